import CoordinatorGraph

/// The settings of a project: `.coordviz.yml`, as docs/reference/configuration.md describes it. Paths are as written,
/// relative to the folder of the file.
public struct Configuration: Hashable, Sendable {
  /// The input of commands that name none.
  public var sources: [String] = []
  /// The sources to ignore: patterns of paths.
  public var exclude: [String] = []
  /// Types whose subclasses and conforming types are coordinators.
  public var baseTypes: [String] = []
  /// The parts that coordinators play, by patterns of their names; the first that matches counts.
  public var roles: [Part] = []
  /// The colours of diagrams.
  public var theme: String?
  /// Which way trees grow.
  public var direction: String?
  /// The end of names that pictures omit.
  public var stripSuffix: String?
  /// How pictures link to source: a template with `{file}` and `{line}`.
  public var sourceLink: String?
  /// The pictures that `coordviz render` draws if it names neither input nor output.
  public var outputs: [Picture] = []
  /// The documents whose blocks `coordviz docs` fills.
  public var docs: [String] = []
  /// The documentation that `coordviz docs` writes.
  public var pages: [Pages] = []
  /// The language of the documentation.
  public var language: String?
  /// The folder with images of screens.
  public var thumbnails: String?
  /// The file that `coordviz snapshot` writes and checks.
  public var hierarchy: String?
  /// How much each rule matters; nil: it is off.
  public var rules: [String: Finding.Severity?] = [:]
  /// The rules about edges: first those of `forbidden`, then those of `allowed`.
  public var edgeRules: [EdgeRule] = []
  /// The file of findings that are known.
  public var baseline: String?

  /// The defaults, used without a file.
  public init() {}

  /// A part that coordinators play.
  public struct Part: Hashable, Sendable {
    /// A pattern of names.
    public var pattern: String
    /// The part.
    public var role: Node.Role
  }

  /// A file that is drawn.
  public struct Picture: Hashable, Sendable {
    /// The file.
    public var path: String
    /// The line with the request, from 1.
    public var line: Int
    /// The options of `coordviz render`, without dashes in front; one that is no more than there has no values.
    public var options: [Option]
  }

  /// A folder of documentation.
  public struct Pages: Hashable, Sendable {
    /// The folder.
    public var path: String
    /// The line with the request, from 1.
    public var line: Int
    /// The format of the pages.
    public var format: String?
    /// The title above the pages.
    public var title: String?
    /// Their language, if it differs from the default.
    public var language: String?

    /// A folder; all but its path has a default.
    public init(
      path: String,
      line: Int = 1,
      format: String? = nil,
      title: String? = nil,
      language: String? = nil
    ) {
      self.path = path
      self.line = line
      self.format = format
      self.title = title
      self.language = language
    }
  }

  /// An option with its values.
  public struct Option: Hashable, Sendable {
    /// `max-depth`.
    public var name: String
    /// Its values; empty for a switch.
    public var values: [String]
  }

  /// Words that other code defines: any other word is an error, which suggests the nearest.
  public struct Words: Hashable, Sendable {
    /// The ids of all rules.
    public var rules: [String]
    /// The names of all themes.
    public var themes: [String]
    /// The names of all directions.
    public var directions: [String]
    /// The names of all languages.
    public var languages: [String]
    /// The names of all documentation formats.
    public var media: [String]

    /// The given words.
    public init(
      rules: [String],
      themes: [String],
      directions: [String],
      languages: [String] = [],
      media: [String] = []
    ) {
      self.rules = rules
      self.themes = themes
      self.directions = directions
      self.languages = languages
      self.media = media
    }
  }
}

/// The keys of a configuration. docs/configuration.schema.json lists the same.
enum ConfigurationKeys {
  static let document = [
    "version", "sources", "exclude", "base_types", "roles", "theme", "direction", "strip_suffix",
    "source_link", "outputs",
    "docs", "pages", "language", "thumbnails", "hierarchy", "rules", "forbidden", "allowed",
    "baseline",
  ]

  /// Options of outputs that have a value.
  static let options = [
    "format", "show", "only", "exclude", "focus", "depth", "direction_of_focus", "reaches", "max_depth",
    "collapse",
    "theme", "direction", "title", "scale", "appearance", "source_url",
    "max_width", "max_height", "for", "strip_suffix",
  ]
  /// Options of outputs without a value.
  static let switches = ["fold", "legend", "caption", "ascii"]

  static let pages = ["path", "format", "title", "language"]

  /// Keys of rules about edges, and of the nodes at their ends.
  static let allowed = ["name", "severity", "comment", "from", "to", "edges"]
  static let forbidden = allowed + ["max_depth"]
  static let nodes = ["name", "not_name", "module", "not_module", "role", "kind"]

  /// The keys of the nodes that edges lead to.
  static func target(isAllowed: Bool) -> [String] { nodes + (isAllowed ? [] : ["reachable"]) }

  static let output = ["path"] + options + switches
}
