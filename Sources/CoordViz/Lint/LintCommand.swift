import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph
import CoordinatorLint
import CoordinatorScanner

struct LintCommand: ParsableCommand, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract:
      "Find lifecycle bugs in source: coordinators that are never retained, never removed, or retained too long.",
    discussion: """
      Report each finding with its file and line. Nothing is compiled or run:
        coordviz lint Sources
      Use it in a build phase of Xcode, and on GitHub:
        coordviz lint Sources --reporter xcode
        coordviz lint Sources --reporter github-actions-logging --strict
      Report only new findings:
        coordviz lint Sources --baseline known.txt
      Fix what one edit fixes:
        coordviz lint Sources --fix
      Disable a rule for the next line with a comment:
        // coordviz:disable:next child-never-removed stays as long as the app
      The exit code is 1 if there is an error, or with --strict any finding; otherwise 0.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Folders and Swift files of one app (default: the app's sources).",
      valueName: "path"
    ),
    completion: .file(extensions: ["swift"])
  )
  var paths: [String] = []

  @OptionGroup(title: "Scanning") var scanning: ScanArguments
  @OptionGroup(title: "Configuration") var configuration: ConfigurationArguments
  @OptionGroup(title: "Reporting") var reporting: ReportingArguments
  @OptionGroup(title: "Reporting") var format: ReportFormatArguments
  @OptionGroup(title: "Fixing") var fixing: FixArguments
  @OptionGroup(title: "Messages") var messages: MessageArguments

  func validate() throws {
    try reporting.check(configuration, checking: RuleCatalogue.ofLint)
    if paths.contains("-") {
      throw ValidationError("lint reads files, not stdin. Name the folders or files to lint.")
    }
  }

  func run() throws {
    let diagnostics = messages.diagnostics
    let project = try configuration.project()
    let reporting = try self.reporting.with(format).deciding(project)
    let paths = try paths.isEmpty ? AppSources(of: project).paths : paths
    let scan = try scan(paths, project, diagnostics)
    let linted = scan.lint(withGraph: fixing.fix, reportingTo: diagnostics)
    guard let left = try fixed(linted, of: scan, reporting, project, diagnostics) else { return }
    let findings = project?.judged(left) ?? left
    let count = try reporting.report(
      findings,
      in: paths.map(Input.file),
      of: project,
      checking: RuleCatalogue.ofLint,
      reportingTo: diagnostics,
      isColoured: isColoured,
      closing: { $0.summary(in: scan.files.count) }
    )
    if count == 0 { try reportNothing(in: paths, scan.files.count, linted.nearMisses, diagnostics) }
  }

  private func scan(_ paths: [String], _ project: Project?, _ diagnostics: Diagnostics) throws -> SourceScan {
    try diagnostics.during("reading \(paths.joined(separator: ", "))") {
      try SourceScan(paths: paths, scanning.options(project, configuration), reportingTo: diagnostics)
    }
  }

  /// Fixes what edits fix if that is asked for, and returns the findings that are left; nil if edits are only shown.
  private func fixed(
    _ linted: LintedSource,
    of scan: SourceScan,
    _ reporting: ReportingArguments,
    _ project: Project?,
    _ diagnostics: Diagnostics
  ) throws -> [Finding]? {
    guard fixing.fix else { return linted.findings }
    let selection = try reporting.selection(of: project, checking: RuleCatalogue.ofLint)
    let wanted = linted.findings.filter {
      selection.contains($0.rule) && project?.judged([$0]).isEmpty != true
    }
    let new = try reporting.newOnes(of: wanted, selection, reportingTo: Diagnostics(level: .quiet))
    let fixes = diagnostics.during("trying fixes") { SourceFixes(scan, linted, for: new) }
    try fixing.write(fixes, to: Output(argument: reporting.output), reportingTo: diagnostics)
    return fixing.dryRun ? nil : fixes.findings
  }

  /// Colours are for terminals.
  private var isColoured: Bool {
    guard reporting.output == nil else { return false }
    return messages.color.isColoured(isTerminal: Descriptor.standardOutput.isTerminal)
  }

  /// Source without coordinators has no findings, but was not checked either.
  private func reportNothing(
    in paths: [String],
    _ count: Int,
    _ nearMisses: [NearMiss]?,
    _ diagnostics: Diagnostics
  ) throws {
    guard let nearMisses else {
      return reporting.noteNothing(in: paths.joined(separator: ", "), counted(count, "file"), to: diagnostics)
    }
    let place = paths.joined(separator: " ")
    MissingCoordinators(place: place, fileCount: count, nearMisses: nearMisses).report(to: diagnostics)
    if reporting.strict { throw ExitCode(ExitCodes.findings) }
  }
}

extension [Finding] {
  /// `11 warnings, 0 errors in 594 files`.
  fileprivate func summary(in files: Int) -> String {
    let severities: [Finding.Severity] = [.warning, .error, .note]
    let counts = severities.map { severity in (severity, count { $0.severity == severity }) }
    let words = counts.filter { $0 != .note || $1 > 0 }.map { counted($1, $0.rawValue) }
    return "\(words.joined(separator: ", ")) in \(counted(files, "file"))"
  }
}

struct FixArguments: ParsableArguments {
  @Flag(help: "Make the edits that fix a finding and change nothing else.") var fix = false

  @Flag(help: "With --fix: print a patch instead.") var dryRun = false

  func validate() throws {
    if dryRun, !fix { throw ValidationError("--dry-run shows what --fix would change. Add --fix.") }
  }

  /// Writes the edited files, or the patch.
  func write(_ fixes: SourceFixes, to output: Output, reportingTo diagnostics: Diagnostics)
    throws(CommandError)
  {
    let contents = fixes.contents
    if dryRun {
      let patch = contents.map { SourcePatch($0.file.path, from: $0.file.bytes, to: $0.bytes).text }.joined()
      return try output.write(Product(bytes: Array(patch.utf8), as: .bytes), reportingTo: diagnostics)
    }
    for (file, bytes) in contents {
      try Output.file(file.place).write(Product(bytes: bytes, as: .bytes), reportingTo: diagnostics)
    }
    diagnostics.note("fixed \(counted(fixes.kept.count, "finding")) in \(counted(contents.count, "file"))")
  }
}

struct LintedSource: Sendable {
  let facts: [FileFacts]
  let findings: [Finding]
  /// The changes that fix findings, where these are known.
  let changes: [Finding: SourceChange]
  /// The graph of the source, which fixes must not change.
  let graph: Graph?
  /// Types that look like coordinators, if the source has no coordinators; otherwise nil.
  let nearMisses: [NearMiss]?
}

extension SourceScan {
  func lint(withGraph: Bool, reportingTo diagnostics: Diagnostics) -> LintedSource {
    let facts = factsWithWarnings(reportingTo: diagnostics)
    return diagnostics.during("linting \(files.count) files") { linted(facts, withGraph: withGraph) }
  }

  /// Lints facts of its files.
  func linted(_ facts: [FileFacts], withGraph: Bool) -> LintedSource {
    // Source may be nested deeply; workers have the stack for it.
    Workers.map([Program(facts, baseTypes: baseTypes)], jobs: 1) { program in
      let scanned = ScannedProgram(program, for: .lint)
      let (findings, changes) = scanned.lint()
      return LintedSource(
        facts: facts,
        findings: findings,
        changes: changes,
        graph: withGraph ? try? scanned.snapshot().graph : nil,
        nearMisses: scanned.hasCoordinators
          ? nil : scanned.nearMisses(atMost: MissingCoordinators.mostNearMisses)
      )
    }[0]
  }
}
