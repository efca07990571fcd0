import Foundation
import TestSupport

/// Programs run as somebody who may read and write nothing that is not theirs.
enum Unprivileged {
  static let isThere =
    geteuid() != 0 || (FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") && canRunTool)

  static func command(_ words: [String], in folder: URL) -> Command {
    if geteuid() != 0 { return Command(words[0], Array(words.dropFirst()), in: folder) }
    let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups"]
    return Command("/usr/bin/setpriv", nobody + words, in: folder)
  }

  static func allow(_ permissions: Int, _ file: URL) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
  }

  /// Whether the tool can be reached by somebody else: the folders above it may be private.
  private static var canRunTool: Bool {
    let folder = FileManager.default.temporaryDirectory
    return (try? command([Tool.path, "--version"], in: folder).run().status) == 0
  }
}
