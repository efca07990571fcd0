import CoordinatorGraph
import Foundation

/// The files that a recording names as the compiler does: `Shop/Cart.swift` is the file `Cart.swift` of the module `Shop`.
struct RecordedFiles {
  /// The paths of the files with a name.
  private let paths: [String: [String]]

  /// Finds the Swift files below the given folders. A folder that cannot be read has none.
  init(below folders: [String]) {
    var options = ScanOptions()
    options.cache = nil
    let found = try? FoundSources(NamedSources(paths: folders, options)).files.map(\.path)
    paths = Dictionary(grouping: found ?? [], by: \.lastPathName)
  }

  /// The findings with paths of files, which editors and code hosts can open.
  ///
  /// - Parameter folders: The app's sources; those of the configuration, or found by a look around, if empty.
  static func located(_ findings: [Finding], below folders: [String]) throws -> [Finding] {
    let isRecorded = { (file: String) in FileStatus(path: file) == nil }
    // Lines from the source have paths already; those of the run, in the same finding, do not.
    let isSearched =
      !folders.isEmpty || findings.contains { $0.location.map { isRecorded($0.file) } ?? false }
    guard isSearched else { return findings }
    guard
      let sources = folders.isEmpty
        ? try? AppSources(of: ConfigurationArguments.parse([]).project()).paths : folders
    else { return findings }
    let files = RecordedFiles(below: sources)
    return findings.map(files.located)
  }

  private func located(_ finding: Finding) -> Finding {
    var finding = finding
    finding.location = finding.location.map {
      SourceLocation(file: path(of: $0.file) ?? $0.file, line: $0.line)
    }
    finding.message = located(finding.message)
    finding.fix = finding.fix.map(located)
    finding.details = finding.details.map(located)
    return finding
  }

  /// The only path that a name can mean; nil if there is none, or several.
  private func path(of file: String) -> String? {
    let found = paths[file.lastPathName] ?? []
    guard found.count > 1, let module = file.pathNames.first else { return found.first }
    let inModule = found.filter { $0.pathNames.dropLast().contains(module) }
    return inModule.count == 1 ? inModule[0] : nil
  }

  private func located(_ text: String) -> String {
    let places = text.split { " (`\n".contains($0) }.compactMap { word in
      word.range(of: ".swift:").map { String(word[..<$0.upperBound]) }
    }
    return Set(places).filter { $0.contains("/") }.reduce(text) { text, place in
      path(of: String(place.dropLast())).map { text.replacingOccurrences(of: place, with: $0 + ":") } ?? text
    }
  }
}
