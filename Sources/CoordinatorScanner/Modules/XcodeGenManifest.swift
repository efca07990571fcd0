/// The targets of XcodeGen's project.yml. Of YAML, it reads what such files have: mappings and lists by indentation, and
/// short lists and mappings in brackets.
struct XcodeGenManifest {
  let folder: String
  let text: [UInt8]

  var statements: [ModuleStatement] {
    var keys: [(indent: Int, name: String)] = []
    var (paths, tests) = ([(target: String, path: String)](), Set<String>())
    for line in String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let content = line.drop { $0 == " " }
      guard let first = content.first, first != "#" else { continue }
      var indent = line.count - content.count
      var value = content
      // The elements of a list may stand right below their key.
      if first == "-" {
        value = content.dropFirst().drop { $0 == " " }
        indent += 1
      }
      keys.removeAll { $0.indent >= indent }
      let pair = Self.pair(value)
      let below = keys.map(\.name) + (pair.map { [$0.key] } ?? [])
      if let pair, pair.value.isEmpty { keys.append((indent, pair.key)) }
      guard below.count > 2, below[0] == "targets" else { continue }
      let (target, key) = (below[1], below.dropFirst(2).joined(separator: " "))
      if key == "type", pair?.value.contains("test") == true { tests.insert(target) }
      if key == "sources" || key == "sources path" {
        paths += Self.paths(in: pair?.value ?? String(value)).map { (target, $0) }
      }
    }
    return paths.compactMap { target, path in
      ModuleStatement(path, in: folder, module: target, isTest: tests.contains(target))
    }
  }

  /// The key and the value of `key: value`; nil for other text.
  private static func pair(_ text: Substring) -> (key: String, value: String)? {
    guard text.first != "{", text.first != "[", let colon = text.firstIndex(of: ":") else { return nil }
    let rest = text[text.index(after: colon)...]
    guard rest.isEmpty || rest.first == " " else { return nil }
    return (plain(text[..<colon]), plain(rest.split(separator: " #", omittingEmptySubsequences: false)[0]))
  }

  /// The paths in a value: `App`, `[App, Shared]`, `{path: App, group: Code}`.
  private static func paths(in value: String) -> [String] {
    guard let first = value.first else { return [] }
    if first != "[" && first != "{" { return [plain(value[...])] }
    let parts = value.split { "[]{},".contains($0) }.map { plain($0) }.filter { !$0.isEmpty }
    if !value.contains("{") { return parts }
    return parts.compactMap { part in pair(part[...]).flatMap { $0.key == "path" ? $0.value : nil } }
  }

  private static func plain(_ text: Substring) -> String {
    let trimmed = text.drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "\r" }.reversed()
    return String(trimmed.filter { $0 != "\"" && $0 != "'" })
  }
}
