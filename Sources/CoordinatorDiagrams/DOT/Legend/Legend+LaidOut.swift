extension Legend {
  /// The legend below a graph that Graphviz has laid out: the text is then for the engine `nop2`.
  ///
  /// - The output of Graphviz in its format `plain`; it starts with the bounds of the picture.
  /// - Returns: nil if the text has no bounds.
  package func added(toLaidOut dot: String) -> String? {
    guard let bounds = Self.bounds(of: dot), let end = dot.lastIndex(of: "}") else { return nil }
    let corner = Placement.Point(x: bounds.left, y: bounds.bottom - 12)
    return dot[..<end] + statements(at: corner).map { "  \($0)\n" }.joined() + "}\n"
  }

  /// The first `bb` is the whole graph's.
  private static func bounds(of dot: String) -> (left: Double, bottom: Double)? {
    guard let start = dot.range(of: "bb=\"") else { return nil }
    let numbers = dot[start...].prefix { $0 != "\"" }.split(separator: ",").compactMap { Double($0) }
    return numbers.count == 4 ? (numbers[0], numbers[1]) : nil
  }
}

extension String {
  /// The place behind the first occurrence of a text.
  fileprivate func range(of text: String) -> String.Index? {
    var rest = utf8[...]
    while let found = rest.firstIndex(of: text.utf8.first ?? 0) {
      rest = rest[found...]
      if rest.starts(with: text.utf8) { return rest.index(found, offsetBy: text.utf8.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
