import CoordinatorGraph

extension Configuration {
  /// The configuration as YAML with every key, in the order of the documentation.
  public func yaml() -> String {
    var lines = ["version: 1"]
    lines += list("sources", sources) + list("exclude", exclude) + list("base_types", baseTypes)
    lines += mapping("roles", roles.map { ($0.pattern, $0.role.rawValue) })
    lines +=
      value("theme", theme) + value("direction", direction) + value("strip_suffix", stripSuffix)
      + value("source_link", sourceLink)
    lines += outputs.isEmpty ? ["outputs: []"] : ["outputs:"] + outputs.flatMap(\.lines)
    lines += list("docs", docs)
    lines += pages.isEmpty ? ["pages: []"] : ["pages:"] + pages.flatMap(\.lines)
    lines += value("language", language) + value("hierarchy", hierarchy)
    lines += mapping("rules", rules.sorted { $0.key < $1.key }.map { ($0.key, $0.value?.rawValue ?? "off") })
    lines += value("baseline", baseline)
    return lines.map { $0 + "\n" }.joined()
  }

  private func value(_ key: String, _ value: String?) -> [String] {
    ["\(key): \(value.map(YAMLLines.written) ?? "null")"]
  }

  private func list(_ key: String, _ values: [String]) -> [String] {
    ["\(key): [\(values.map(YAMLLines.written).joined(separator: ", "))]"]
  }

  private func mapping(_ key: String, _ pairs: [(String, String)]) -> [String] {
    guard !pairs.isEmpty else { return ["\(key): {}"] }
    return ["\(key):"] + pairs.map { "  \(YAMLLines.written($0)): \($1)" }
  }
}

extension Configuration.Picture {
  fileprivate var lines: [String] {
    ["  - path: \(YAMLLines.written(path))"]
      + options.map { option in
        let key = option.name.map { $0 == "-" ? "_" : String($0) }.joined()
        switch (option.name, option.values.count) {
        case ("no-legend", _): return "    legend: false"
        case (_, 0): return "    \(key): true"
        default: return "    \(key): [\(option.values.map(YAMLLines.written).joined(separator: ", "))]"
        }
      }
  }
}

extension Configuration.Pages {
  fileprivate var lines: [String] {
    let options = [("format", format), ("title", title), ("language", language)]
    return ["  - path: \(YAMLLines.written(path))"]
      + options.compactMap { key, value in value.map { "    \(key): \(YAMLLines.written($0))" } }
  }
}

extension YAMLLines {
  /// A text in a form that is valid at any place.
  fileprivate static func written(_ text: String) -> String {
    YAMLLines(escapesStars: false).scalar(text, inFlow: true)
  }
}
