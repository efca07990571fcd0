import ArgumentParser
import CoordinatorDiagrams

/// Where a product is shown.
enum HostChoice: Equatable, ExpressibleByArgument {
  /// Somewhere that shows Markdown.
  case markdown(MarkdownHost)
  /// A browser.
  case html

  init?(argument: String) {
    guard argument != "html" else { self = .html; return }
    guard let host = MarkdownHost(rawValue: argument) else { return nil }
    self = .markdown(host)
  }

  /// Its name in an option.
  var name: String {
    switch self {
    case .markdown(let host): host.rawValue
    case .html: "html"
    }
  }

  static let allValueStrings = MarkdownHost.allCases.map(\.rawValue) + ["html"]
  static let defaultCompletionKind = CompletionKind.list(allValueStrings)
}

/// The option for the website that shows the output.
struct HostArguments: ParsableArguments {
  @Option(
    name: .customLong("host"),
    help: ArgumentHelp(
      """
      The website that shows the output: Markdown within the limits of GitHub or GitLab, a DocC article with pictures, or \
      an HTML page.
      """,
      valueName: "host"
    )
  )
  var choice: HostChoice?

  /// The host, if it shows Markdown.
  var host: MarkdownHost? {
    guard case .markdown(let host) = choice else { return nil }
    return host
  }

  /// Whether it is an HTML page, which is a separate format.
  var isPage: Bool { choice == .html }

  /// The output, as a page if the host is one.
  func decide<Format>(_ output: OutputArguments<Format>, page: Format) -> OutputArguments<Format> {
    var output = output
    if isPage { output.format = page }
    return output
  }

  /// Checks the options of an output, whose format a host determines.
  func check<Format>(_ output: OutputArguments<Format>, page: Format) throws {
    try check(output.format?.rawValue, output.file)
    if host == nil { _ = try decide(output, page: page).chosen() }
  }

  /// Reports options that cannot be combined with a host.
  ///
  /// - Parameters:
  ///   - format: The format that was also requested.
  ///   - output: The output file.
  func check(_ format: String?, _ output: String?) throws {
    guard let choice else { return }
    if let format {
      throw ValidationError("--host \(choice.name) determines the format. Remove --format \(format).")
    }
    if host == .docc, output?.ending != "md" {
      throw ValidationError(
        "A DocC article needs a file, next to which its pictures are written. Add -o Documentation.docc/Structure.md."
      )
    }
  }
}
