import Foundation
import TestSupport

/// Commands run on a terminal, by script(1). What they write on stdout and stderr comes on stdout, mixed.
enum Terminal {
  static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

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
