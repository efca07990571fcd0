/// The keys of a configuration. docs/configuration.schema.json lists the same.
enum ConfigurationKeys {
  static let document = [
    "version", "sources", "exclude", "base_types", "roles", "theme", "direction", "strip_suffix",
    "source_link", "outputs",
    "docs", "pages", "language", "hierarchy", "rules", "baseline",
  ]

  /// Options of outputs that have a value.
  static let options = [
    "format", "show", "only", "exclude", "focus", "depth", "direction_of_focus", "reaches", "max_depth",
    "collapse",
    "theme", "direction", "title", "scale", "appearance", "source_url", "layout", "layout_seconds",
    "max_width", "max_height", "for", "strip_suffix",
  ]
  /// Options of outputs without a value.
  static let switches = ["fold", "group_by_module", "legend", "caption", "ascii"]

  static let pages = ["path", "format", "title", "language"]

  static let output = ["path"] + options + switches
}
