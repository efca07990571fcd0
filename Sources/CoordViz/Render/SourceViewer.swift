import ArgumentParser
import CoordinatorDiagrams
import Foundation

/// What opens the source behind a picture. Xcode is not here: it documents no address for a line of a file.
enum SourceViewer: String, CaseIterable, ExpressibleByArgument {
  case vscode, github

  /// The links to files, whose paths start at the current folder.
  func link() throws -> SourceLink {
    switch self {
    case .vscode:
      // https://code.visualstudio.com/docs/configure/command-line#_opening-vs-code-with-urls
      let folder = FileManager.default.currentDirectoryPath
      return try SourceLink(template: "vscode://file\(folder.inURL)/{file}:{line}")
    case .github: return try Self.github()
    }
  }

  /// The commit that is checked out, as the host of `origin` shows it.
  private static func github() throws -> SourceLink {
    guard let page = Self.line(["config", "--get", "remote.origin.url"]).flatMap(Self.page(of:)) else {
      throw problem("this repository has no remote named origin on GitHub; use --source-url")
    }
    guard let commit = Self.line(["rev-parse", "HEAD"]) else {
      throw problem("there is no commit yet; commit first")
    }
    let folder = Self.line(["rev-parse", "--show-prefix"]) ?? ""
    return try SourceLink(template: "\(page)/blob/\(commit)/\(folder.inURL){file}#L{line}")
  }

  private static func problem(_ text: String) -> CommandError {
    .noDrawing(place: "--open-in github", problem: text)
  }

  /// The one line that git answers; nil where it fails or says nothing.
  private static func line(_ arguments: [String]) -> String? {
    let outcome = Git.run(arguments)
    let text = String(decoding: outcome.output, as: UTF8.self).trimmingCharacters(in: .newlines)
    return outcome.end == .exited(0) && !text.isEmpty ? text : nil
  }

  /// The page of a repository, from `git@github.com:owner/name.git` or `https://github.com/owner/name`. No credentials
  /// that the address may hold get into it.
  static func page(of remote: String) -> String? {
    let form =
      /(?:https:\/\/(?:[^@\/]*@)?|ssh:\/\/git@|git@)(github[\w.-]*)[\/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?/
    return remote.wholeMatch(of: form).map { "https://\($0.1)/\($0.2)" }
  }
}

extension String {
  /// A path as a part of a template for links.
  fileprivate var inURL: String {
    addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: "'")))
      ?? self
  }
}
