import CoordinatorAnalysis
import CoordinatorGraph
import CoordinatorLint

/// A file with the findings that a team knows of.
struct BaselineFile {
  let path: String

  /// Reads the baseline. A missing or invalid file is an error, because all findings would count as new.
  func read() throws(CommandError) -> Baseline {
    if FileStatus(path: path) == nil {
      throw .unreadableText(
        place: path,
        problem: "there is no such baseline; write it with --write-baseline \(path), and commit it"
      )
    }
    let document = Document(place: path, name: path, bytes: try Input.file(path).read())
    do {
      return try Baseline(text: try document.text())
    } catch let error as CommandError {
      throw error
    } catch {
      throw .unreadableText(place: path, problem: "\(error)")
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

/// The descriptions of all rules that coordviz knows.
enum RuleCatalogue {
  /// The rules of all commands, because a snapshot may contain findings of another command.
  static let all: [RuleDescription] = {
    var seen: Set<String> = []
    // A problem of the tree is a rule, and may also be found in source, or be a verdict on a run.
    let inGraphs = Rule.all.map { RuleDescription(of: $0) }
    let inSource = LintRule.all.map { RuleDescription(of: $0) }
    let inRuns = Leak.Verdict.allCases.map(\.rule)
    return (inGraphs + inSource + inRuns + [.unusedSuppression, Architecture.unmatched])
      .filter { seen.insert($0.id).inserted }
  }()

  /// The same, and the rules of a project.
  static func all(of project: Project?) -> [RuleDescription] {
    all + (project?.architecture.rules.map(RuleDescription.init) ?? [])
  }
}

extension RuleDescription {
  /// The description of a rule on source.
  init(of rule: LintRule) {
    self.init(
      id: rule.id,
      severity: rule.severity,
      summary: rule.summary,
      advice: rule.advice,
      page: "docs/reference/rules.md#\(rule.id)"
    )
  }
}
