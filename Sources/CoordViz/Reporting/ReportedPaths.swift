import CoordinatorGraph
import Foundation

/// Decides how a report prints the path of a file: Xcode opens absolute paths only. Code hosts need paths from the top of
/// the repository. People read paths from their folder.
struct ReportedPaths {
  /// The folders that paths of findings may start from, the likeliest first.
  private let starts: [String]
  private let here: String

  init(_ inputs: [Input], current: String = FileManager.default.currentDirectoryPath) {
    here = ProjectRoot.real(current)
    let first = inputs.lazy.compactMap(\.path).first.map(ProjectRoot.real)
    let isFolder = first.flatMap(FileStatus.init)?.isFolder ?? true
    let top = ProjectRoot(of: first ?? here, isFolder: isFolder, current: here).path
    starts = [top, ProjectRoot.checkout(above: here) ?? here, here]
  }

  /// A finding with its path as the reporter needs it. Places that are no files, such as a `#fileID`, stay unchanged.
  func placed(_ finding: Finding, for reporter: ReporterName) -> Finding {
    guard let location = finding.location else { return finding }
    var finding = finding
    finding.location = SourceLocation(file: path(location.file, for: reporter), line: location.line)
    return finding
  }

  /// The path from the top of the repository; nil for stdin, folders and revisions.
  func artifact(of inputs: [Input]) -> String? {
    inputs.lazy.compactMap(\.path).filter { FileStatus(path: $0)?.isRegularFile == true }.first
      .map { fromTop(ProjectRoot.real($0)) }
  }

  /// A path from the top of the repository, for findings.
  func fromTop(_ absolute: String) -> String {
    absolute.isBelow(starts[0]) ? absolute.rest(below: starts[0]) : absolute
  }

  private func path(_ file: String, for reporter: ReporterName) -> String {
    guard let absolute = absolute(file) else { return file }
    switch reporter {
    case .xcode: return absolute
    case .text: return fromHere(absolute)
    case .gitHub, .json, .sarif, .markdown: return fromTop(absolute)
    }
  }

  private func absolute(_ file: String) -> String? {
    if file.isAbsolutePath { return file }
    return starts.lazy.map { ProjectRoot.withoutDots("\($0)/\(file)") }
      .first { FileStatus(path: $0)?.isRegularFile == true }
  }

  private func fromHere(_ absolute: String) -> String {
    guard absolute.isBelow(starts[0]) || absolute.isBelow(here) else {
      return absolute
    }
    let (from, to) = (here.pathNames, absolute.pathNames)
    let common = zip(from, to).prefix { $0 == $1 }.count
    return (from.dropFirst(common).map { _ in ".." } + to.dropFirst(common)).joined(separator: "/")
  }
}
