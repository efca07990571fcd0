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

/// The option that says where a product is shown.
struct HostArguments: ParsableArguments {
  @Option(
    name: .customLong("host"),
    help: ArgumentHelp(
      """
      Where it is shown: as Markdown that keeps the limits of GitHub or GitLab, as an article of DocC with its pictures, or \
      as a page for browsers.
      """,
      valueName: "host"
    )
  )
  var choice: HostChoice?

  /// The host, where it shows Markdown.
  var host: MarkdownHost? {
    guard case .markdown(let host) = choice else { return nil }
    return host
  }

  /// Whether it is an HTML page, which is a separate format.
  var isPage: Bool { choice == .html }

  /// Reports options that cannot be combined with a host.
  ///
  /// - Parameters:
  ///   - format: The format that was also requested.
  ///   - output: where it is written.
  func check(_ format: String?, _ output: String?) throws {
    guard let choice else { return }
    if let format {
      throw ValidationError("--host \(choice.name) says what is written. Leave out --format \(format).")
    }
    if host == .docc, output?.ending != "md" {
      throw ValidationError(
        "An article of DocC stands in a file beside its pictures. Add -o Documentation.docc/Structure.md."
      )
    }
  }
}
