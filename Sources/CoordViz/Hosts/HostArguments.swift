import ArgumentParser
import CoordinatorDiagrams

extension MarkdownHost: ExpressibleByArgument {}

/// The option for the website that shows the output.
struct HostArguments: ParsableArguments {
  @Option(
    help: """
      The website that shows the output: Markdown within the limits of GitHub or GitLab, or a DocC article with pictures.
      """
  )
  var host: MarkdownHost?

  /// Checks the options of an output, whose format a host determines.
  func check<Format>(_ output: OutputArguments<Format>) throws {
    guard let host else { return _ = try output.chosen() }
    if let format = output.format {
      throw ValidationError(
        "--host \(host.rawValue) determines the format. Remove --format \(format.rawValue)."
      )
    }
    if host == .docc, output.file?.ending != "md" {
      throw ValidationError(
        "A DocC article needs a file, next to which its pictures are written. Add -o Documentation.docc/Structure.md."
      )
    }
  }
}
