import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

extension ReportingArguments {
  /// Checks the names of rules, so that the error comes with the usage of the command.
  func check(_ configuration: ConfigurationArguments, checking checked: Set<String>? = nil) throws {
    let project: Project?
    // What is wrong with a configuration is said when the command runs.
    do { project = try configuration.project() } catch { return }
    _ = try selection(of: project, checking: checked)
  }

  /// The options, with the configured baseline if none was given.
  func deciding(_ project: Project?) throws(CommandError) -> ReportingArguments {
    var options = self
    if writeBaseline == nil, baseline == nil { options.baseline = try project?.baseline }
    return options
  }

  /// Tells findings, or writes them down as known.
  ///
  /// - Parameters:
  ///   - project: The project whose own rules may be among them.
  ///   - checked: The rules that the command checks; nil for all.
  ///   - closing: A last line about the reported findings, on stderr.
  /// - Returns: The number of findings, including those that the baseline knows.
  /// - Throws: `ExitCode` 1 if a reported finding fails the command.
  @discardableResult
  func report(
    _ found: [Finding],
    in inputs: [Input],
    of project: Project? = nil,
    checking checked: Set<String>? = nil,
    reportingTo diagnostics: Diagnostics,
    isColoured: Bool = false,
    closing: ([Finding]) -> String? = { _ in nil }
  ) throws -> Int {
    let selection = try selection(of: project, checking: checked)
    let findings = found.filter { selection.contains($0.rule) }
    if let writeBaseline {
      try BaselineFile(path: writeBaseline).write(findings, of: selection, reportingTo: diagnostics)
      return findings.count
    }
    let new = try newOnes(of: findings, selection, reportingTo: diagnostics)
    let (name, paths) = (try chosenReporter(), ReportedPaths(inputs))
    let reporter = name.reporter(artifact: paths.artifact(of: inputs), isColoured: isColoured)
    let text = reporter.report(new.map { paths.placed($0, for: name) }, rules: RuleCatalogue.all(of: project))
    try Output(argument: output).write(
      Product(text: text, as: name.content(isColoured: isColoured)),
      reportingTo: diagnostics
    )
    if !new.isEmpty, let line = closing(new) { diagnostics.note(line) }
    guard !fails(new) else { throw ExitCode(ExitCodes.findings) }
    return findings.count
  }

  /// The same, but `tell` reports the findings, or nobody.
  func judge(
    _ found: [Finding],
    reportingTo diagnostics: Diagnostics,
    tell: ([Finding]) throws -> Void = { _ in }
  ) throws -> Int {
    let selection = try selection()
    let findings = found.filter { selection.contains($0.rule) }
    let new = try newOnes(of: findings, selection, reportingTo: diagnostics)
    try tell(new)
    guard !fails(new) else { throw ExitCode(ExitCodes.findings) }
    return findings.count
  }

  /// The findings that are not in the baseline; all findings without a baseline.
  func newOnes(
    of findings: [Finding],
    _ selection: RuleSelection,
    reportingTo diagnostics: Diagnostics
  ) throws(CommandError) -> [Finding] {
    guard let baseline else { return findings }
    let comparison = try BaselineFile(path: baseline).read().compared(with: findings, of: selection)
    diagnostics.note("\(baseline): \(comparison.counts)")
    for entry in comparison.gone { diagnostics.detail("\(baseline): gone: \(entry.fingerprint)") }
    return comparison.new
  }

  /// Whether the command fails for them.
  private func fails(_ findings: [Finding]) -> Bool {
    findings.contains { strict || $0.severity == .error }
  }
}
