import Foundation
import TestSupport
import Testing

@Suite("Programs that never answer")
struct SlowProgramTests {
  @Test(.timeLimit(.minutes(1)))
  func fontconfigThatNeverAnswersIsStopped() throws {
    try Stranger.with { stranger in
      try ScannedApp.write("#!/bin/sh\nsleep 1000\n", "bin/fc-match", in: stranger.around)
      try Unprivileged.allow(0o755, stranger.around / "bin/fc-match")
      let path = (stranger.around / "bin").path + ":/usr/bin:/bin"
      var command = Command("timeout", ["-s", "KILL", "19", Tool.path, "doctor"], in: stranger.repository)
      command.environment = ["PATH": path]
      let outcome = try command.run()
      #expect(outcome.output.contains("fontconfig's fc-match is missing or does not answer"))
    }
  }
}
