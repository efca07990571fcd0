import Foundation
import TestSupport

/// Commands run on a terminal, by script(1). What they write on stdout and stderr comes on stdout, mixed.
enum Terminal {
  /// Some machines have the command, and no terminals to give it.
  static let isThere = (try? command("true").run().status) == 0

  static func command(_ line: String, in folder: URL? = nil, environment: [String: String] = [:]) -> Command {
    #if os(Linux)
      let arguments = ["-qec", line, "/dev/null"]
    #else
      let arguments = ["-q", "/dev/null", "/bin/sh", "-c", line]
    #endif
    var command = Command("/usr/bin/script", arguments, in: folder)
    command.environment = ["TERM": "xterm", "CI": "", "NO_COLOR": "", "FORCE_COLOR": ""]
      .merging(environment) { $1 }
    return command
  }
}
