import ArgumentParser
import CoordinatorDiagrams

/// The options that say how a diagram looks.
struct DiagramArguments: ParsableArguments {
  @Option(help: "Which way the tree grows (TD downwards, LR to the right, BT upwards, RL to the left).")
  var direction = DiagramOptions.Direction.topDown

  @Option(help: "The colours.")
  var theme = Theme.standard

  @Option(help: "What stands above the diagram.")
  var title: String?

  @Flag(help: "Draw a box around the nodes of each module.")
  var groupByModule = false

  /// The options as the renderers take them.
  var options: DiagramOptions {
    DiagramOptions(direction: direction, theme: theme, title: title, groupsByModule: groupByModule)
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

  /// What the shell completes to.
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
