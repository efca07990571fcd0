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
