extension SourceFile {
  /// The modules that the file imports, in its order.
  var imports: [String] {
    code.split(whereSeparator: { $0.isNewline || $0 == ";" }).compactMap { Self.module(importedBy: $0) }
  }

  private static func module(importedBy line: Substring) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("@") || levels.contains($0) }
    guard words.first == "import" else { return nil }
    let name = words.dropFirst().drop { kinds.contains($0) }.first
    return name?.split(separator: ".").first.map(String.init)
  }

  private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
  ]
}
