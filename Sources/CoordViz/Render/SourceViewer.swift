import ArgumentParser
import CoordinatorDiagrams
import Foundation

/// What opens the source behind a picture. Xcode is not here: it documents no address for a line of a file.
enum SourceViewer: String, CaseIterable, ExpressibleByArgument {
  case vscode, github

  /// The links to the files of an app, which is found by what was read first.
  func link(for input: Input?) throws -> SourceLink {
    let path = input?.isSource == true ? input?.place ?? "." : "."
    let isFolder = FileStatus(path: path)?.isFolder == true
    let root = ProjectRoot(of: ProjectRoot.real(path), isFolder: isFolder).path
    switch self {
    case .vscode:
      // https://code.visualstudio.com/docs/configure/command-line#_opening-vs-code-with-urls
      return try SourceLink(template: "vscode://file\(root.inURL)/{file}:{line}")
    case .github: return try Self.github(root)
    }
  }

  /// The commit that is checked out, as the host of `origin` shows it.
  private static func github(_ root: String) throws -> SourceLink {
    guard let page = line(["config", "--get", "remote.origin.url"], root).flatMap(page(of:)) else {
      throw problem("this repository has no remote named origin on GitHub; use --source-url")
    }
    guard let commit = line(["rev-parse", "HEAD"], root) else {
      throw problem("there is no commit yet; commit first")
    }
    return try SourceLink(template: "\(page)/blob/\(commit)/{file}#L{line}")
  }

  private static func problem(_ text: String) -> CommandError {
    .noDrawing(place: "--open-in github", problem: text)
  }

  /// The one line that git answers; nil where it fails or says nothing.
  private static func line(_ arguments: [String], _ folder: String) -> String? {
    let outcome = Git.run(["-C", folder] + arguments)
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
