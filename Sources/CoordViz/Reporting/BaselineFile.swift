import CoordinatorAnalysis
import CoordinatorGraph

/// A file with the findings that a team knows of.
struct BaselineFile {
  let path: String

  /// Reads the baseline. A missing or invalid file is an error, because all findings would count as new.
  func read() throws(CommandError) -> Baseline {
    if FileStatus(path: path) == nil {
      throw CommandError(
        path,
        "there is no such baseline; write it with --write-baseline \(path), and commit it"
      )
    }
    let document = Document(place: path, name: path, bytes: try Input.file(path).read())
    do {
      return try Baseline(text: try document.text())
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(path, "\(error)")
    }
  }

  /// Writes the findings as known ones. It keeps the reasons in the file, and the entries of other rules.
  func write(
    _ findings: [Finding],
    of rules: RuleSelection,
    reportingTo diagnostics: Diagnostics
  ) throws(CommandError) {
    // A pipe or a terminal has no old entries, and reading one would wait.
    let old = FileStatus(path: path)?.isRegularFile == true ? try read() : Baseline(of: [])
    let counts = old.compared(with: findings, of: rules).counts
    let text = old.rewritten(for: findings, of: rules).text()
    try Output.file(path).write(Product(text: text, as: .text), reportingTo: diagnostics)
    diagnostics.note("\(path): \(counts)")
  }
}
