import Foundation
import TestSupport
import Testing

@Suite("Opening source from the live view", .serialized)
struct ServeEditorTests {
  /// A server of one file of source, with an editor that writes what it was asked for.
  private func withServer(_ body: (URL, RunningServer) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      let source = """
        final class AppCoordinator {
          var childCoordinators: [AnyObject] = []
          func start() { let home = HomeCoordinator(); childCoordinators.append(home); home.start() }
        }
        final class HomeCoordinator { var childCoordinators: [AnyObject] = []; func start() {} }
        """
      try source.write(to: folder / "App.swift", atomically: true, encoding: .utf8)
      let editor = folder / "code"
      // The file is there at once with all words.
      let script = "#!/bin/sh\nprintf '%s\\n' \"$@\" >\"$0.part\" && mv \"$0.part\" \"$0.asked\"\n"
      try script.write(to: editor, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor.path)
      let path = "\(folder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      let server = try RunningServer(["App.swift", "--no-cache", "--no-config"], in: folder, path: path)
      for _ in 0..<100 where try !server.get("snapshot.json").body.contains("AppCoordinator") {
        usleep(100_000)
      }
      try body(folder, server)
    }
  }

  private func ask(_ server: RunningServer, _ query: String, _ head: String...) throws -> Int {
    let line = "POST /\(server.token)/open?\(query) HTTP/1.1"
    let all = ["Host: 127.0.0.1:\(server.port)", "Content-Length: 0"] + head
    return try HTTPConversation(port: server.port).ask(line, all, "").status
  }

  @Test func aFileOfTheScanIsOpenedAtItsLine() throws {
    try withServer { (folder, server) throws -> Void in
      #expect(try ask(server, "file=App.swift&line=1") == 200)
      let asked = folder / "code.asked"
      for _ in 0..<50 where !FileManager.default.fileExists(atPath: asked.path) { usleep(100_000) }
      let words = try String(contentsOf: asked, encoding: .utf8).split(separator: "\n")
      #expect(words.first == "--goto" && words.count == 2)
      #expect(words.last?.hasSuffix("/App.swift:1") == true)
    }
  }

  @Test func nothingElseIsOpened() throws {
    try withServer { (folder, server) throws -> Void in
      for file in ["/etc/passwd", "../App.swift", "Other.swift", "code", "-n", ""] {
        #expect(try ask(server, "file=\(file)&line=1") == 404, "\(file)")
      }
      #expect(try ask(server, "file=App.swift&line=0") == 400)
      #expect(try ask(server, "file=App.swift&line=1;x") == 400)
      #expect(try ask(server, "file=App.swift&line=1", "Origin: http://evil.example") == 403)
      #expect(try server.get("open?file=App.swift&line=1").status == 405)
      #expect(!FileManager.default.fileExists(atPath: (folder / "code.asked").path))
    }
  }

  @Test func aServerOfAppsOpensNothing() throws {
    #expect(try ask(try RunningServer(), "file=App.swift&line=1") == 404)
  }
}
