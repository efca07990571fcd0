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
    lines += value("language", language) + value("thumbnails", thumbnails) + value("hierarchy", hierarchy)
    lines += mapping("rules", rules.sorted { $0.key < $1.key }.map { ($0.key, $0.value?.rawValue ?? "off") })
    for (key, rules) in [
      ("forbidden", edgeRules.filter { !$0.isAllowed }), ("allowed", edgeRules.filter(\.isAllowed)),
    ] {
      lines += rules.isEmpty ? ["\(key): []"] : ["\(key):"] + rules.flatMap(\.lines)
    }
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
        // `--no-legend` and `--no-caption` have the keys `legend` and `caption`.
        if key.hasPrefix("no_") { return "    \(key.dropFirst(3)): false" }
        switch option.values.count {
        case 0: return "    \(key): true"
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

extension Configuration.EdgeRule {
  fileprivate var lines: [String] {
    let to = to.pairs + (isReachable ? [("reachable", "true")] : [])
    let pairs: [(String, String?)] = [
      ("severity", severity.rawValue), ("comment", comment.map(YAMLLines.written)),
      ("from", from.pairs.mapping),
      ("to", to.mapping), ("edges", edges.map(\.rawValue).list), ("max_depth", maxDepth.map(String.init)),
    ]
    return ["  - name: \(YAMLLines.written(name))"]
      + pairs.compactMap { key, value in value.map { "    \(key): \($0)" } }
  }
}

extension Configuration.NodeChoice {
  fileprivate var pairs: [(String, String)] {
    let lists = [
      ("name", name), ("not_name", notName), ("module", module), ("not_module", notModule),
      ("role", role.map(\.rawValue)), ("kind", kind.map(\.rawValue)),
    ]
    return lists.compactMap { key, values in values.list.map { (key, $0) } }
  }
}

extension [(String, String)] {
  /// `{name: [Home]}`; nil if it is empty, because an empty choice means all nodes.
  fileprivate var mapping: String? {
    isEmpty ? nil : "{" + map { "\($0): \($1)" }.joined(separator: ", ") + "}"
  }
}

extension [String] {
  /// `[Home, Login]`; nil if it is empty.
  fileprivate var list: String? {
    isEmpty ? nil : "[" + map(YAMLLines.written).joined(separator: ", ") + "]"
  }
}

extension YAMLLines {
  /// A text in a form that is valid at any place.
  fileprivate static func written(_ text: String) -> String {
    YAMLLines(escapesStars: false).scalar(text, inFlow: true)
  }
}
