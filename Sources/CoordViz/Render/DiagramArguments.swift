import ArgumentParser
import CoordinatorDiagrams
import CoordinatorPages

struct Looks {
  var options: DiagramOptions
  /// Whether a picture says which part of the graph it shows.
  var hasCaption = true
  /// Whether a tree is drawn with ASCII alone.
  var ascii: Bool
  /// How many tokens an outline for an assistant may have.
  var budget = AgentOutline.usualBudget
  /// The words around a picture in a page.
  var captions = Captions.english
}

struct DiagramArguments: ParsableArguments {
  /// Where a picture is shown.
  enum Place: String, CaseIterable, ExpressibleByArgument {
    /// The column of a README on GitHub.
    case readme
  }

  @Option(
    help:
      "The direction of the tree (TD: down, LR: to the right, BT: up, RL: to the left)."
  )
  var direction: DiagramOptions.Direction?

  @Option(help: "The colours (default: default, or plain for pictures of changes).") var theme: Theme?

  @Option(help: "The title above the diagram.") var title: String?

  @Flag(help: "Do not say below a picture which part of the graph it shows.") var noCaption = false

  @Option(
    help: ArgumentHelp(
      "The end of names to omit in pictures (default: the word that all coordinators share; none: omit nothing).",
      valueName: "suffix"
    )
  )
  var stripSuffix: String?

  @Option(
    help: ArgumentHelp("The greatest width of a picture; the layout adapts to it.", valueName: "points")
  )
  var maxWidth: Double?

  @Option(
    help: ArgumentHelp("The greatest height of a picture; the layout adapts to it.", valueName: "points")
  )
  var maxHeight: Double?

  @Option(
    name: .customLong("for"),
    help: "The place that shows the picture (readme: 830 points wide, and an overview of more than 60 nodes)."
  )
  var place: Place?

  @Option(
    help: ArgumentHelp("The size of a PNG, from 0.1 to 10; use 2 for sharp screens.", valueName: "factor")
  )
  var scale = 1.0

  @Option(
    help: """
      The background of a picture (both: an SVG follows the reader's setting; light or dark: fixed, also for a PNG).
      """
  )
  var appearance = Appearance.both

  @Flag(help: "Draw no legend.") var noLegend = false

  @Option(
    help: ArgumentHelp(
      "Link a picture to source: https://example.org/blob/main/{file}#L{line}.",
      valueName: "template"
    )
  )
  var sourceURL: String?

  @Flag(help: "Draw a tree with ASCII characters only.") var ascii = false

  @Option(help: "The language of a page (en, ko; default: en).") var lang: Captions?

  func validate() throws {
    for (option, length) in [("--max-width", maxWidth), ("--max-height", maxHeight)] {
      guard let length, !(100...100_000).contains(length) else { continue }
      throw ValidationError("\(option) \(length) is out of range. Use a number from 100 to 100000.")
    }
    guard (0.1...10).contains(scale) else {
      throw ValidationError(
        "--scale \(scale) is out of range. Use a number from 0.1 to 10, such as --scale 2."
      )
    }
    do {
      _ = try sourceLink
    } catch {
      throw ValidationError("--source-url: \(error).")
    }
  }

  /// The greatest size of a picture; the given lengths come before those of the place.
  private var sizeLimit: SizeLimit {
    let usual = place == .readme ? SizeLimit.readme : SizeLimit()
    return SizeLimit(width: maxWidth ?? usual.width, height: maxHeight ?? usual.height)
  }

  private var sourceLink: SourceLink? {
    get throws(DiagramError) {
      guard let sourceURL else { return nil }
      return try SourceLink(template: sourceURL)
    }
  }

  /// The options as the renderers take them. The project decides those that were not given.
  func looks(_ project: Project?, usual: Theme = .standard) -> Looks {
    var options = DiagramOptions(
      direction: direction ?? project?.direction ?? .topDown,
      theme: theme ?? project?.theme ?? usual,
      title: title,
      appearance: appearance,
      hasLegend: !noLegend,
      dotsPerInch: scale == 1 ? nil : 96 * scale,
      // Checked by validate().
      sourceLink: (try? sourceLink) ?? project?.sourceLink
    )
    options.suffix = LabelSuffix(argument: stripSuffix ?? project?.configuration.stripSuffix)
    options.sizeLimit = sizeLimit
    return Looks(
      options: options,
      hasCaption: !noCaption,
      ascii: ascii,
      captions: lang ?? project?.captions ?? .english
    )
  }
}

extension LabelSuffix {
  /// What `--strip-suffix` and the configuration mean; nil: by the names themselves.
  init(argument: String?) {
    self = argument.map { $0 == "none" ? .kept : .given($0) } ?? .shared
  }
}

extension DiagramOptions.Direction: ExpressibleByArgument {
  /// The direction of the given name, in capitals or not.
  public init?(argument: String) { self.init(named: argument) }
}

extension Theme: ExpressibleByArgument {
  /// The theme of the given name.
  public init?(argument: String) { self.init(named: argument) }

  /// The name, as `--help` shows the default.
  public var defaultValueDescription: String { name }

  /// The names of all themes.
  public static var allValueStrings: [String] { all.map(\.name) }

  /// The shell's completions.
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension Appearance: ExpressibleByArgument {}

extension Captions: ExpressibleByArgument {}
