import CoordinatorAnalysis
import CoordinatorGraph

/// A file with the findings that a team knows of.
struct BaselineFile {
  let path: String

  /// What it holds. A file that is not there, or that holds something else, is an error: nothing would be known then.
  func read() throws(CommandError) -> Baseline {
    let document = Document(place: path, name: path, bytes: try Input.file(path).read())
    do {
      return try Baseline(text: try document.text())
    } catch let error as BaselineError {
      throw .unreadableText(place: path, problem: error.description)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .unreadableText(place: path, problem: "\(error)")
    }
  }

  /// Makes the findings known. The reasons in the file are kept, and so is what it says of other rules.
  func write(
    _ findings: [Finding],
    of rules: RuleSelection,
    telling diagnostics: Diagnostics
  ) throws(CommandError) {
    let old = FileStatus(path: path) == nil ? Baseline(of: []) : try read()
    let counts = old.compared(with: findings, of: rules).counts
    let text = old.rewritten(for: findings, of: rules).text()
    try Output.file(path).write(Array(text.utf8), telling: diagnostics)
    diagnostics.note("\(path): \(counts)")
  }
}
