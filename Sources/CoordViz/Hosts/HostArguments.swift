import ArgumentParser
import CoordinatorDiagrams

extension MarkdownHost: ExpressibleByArgument {}

/// The option that says where a product is shown.
struct HostArguments: ParsableArguments {
  @Option(
    help: """
      Where it is shown: as Markdown that keeps the limits of GitHub or GitLab, or as an article of DocC with its pictures.
      """
  )
  var host: MarkdownHost?

  /// What does not go together with a host.
  ///
  /// - Parameters:
  ///   - format: what was asked for beside it.
  ///   - output: where it is written.
  func check(_ format: String?, _ output: String?) throws {
    guard let host else { return }
    if let format {
      throw ValidationError("--host \(host.rawValue) says what is written. Leave out --format \(format).")
    }
    if host == .docc, output?.ending != "md" {
      throw ValidationError(
        "An article of DocC stands in a file beside its pictures. Add -o Documentation.docc/Structure.md."
      )
    }
  }
}
