import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

struct FixArguments: ParsableArguments {
  @Flag(help: "Make the edits that mend a finding and change nothing else.")
  var fix = false

  @Flag(help: "With --fix: print a patch instead.")
  var dryRun = false

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
