import CoordinatorGraph

/// The report that the `leaks` tool of macOS prints for a memory graph: trees of objects that nothing refers to.
///
/// Each line of a tree is an object with the property that refers to it:
///
///     2 (64 bytes) ROOT CYCLE: <CartCoordinator 0x600002332540> [32]
///        1 (32 bytes) __strong onPay --> ROOT CYCLE: <Swift closure context 0x600002332660> [32]
///           [capture] --> CYCLE BACK TO <CartCoordinator 0x600002332540> [32]
public struct MemoryGraphText: Sendable {
  /// An object in a tree.
  struct Line: Hashable {
    var indent: Int
    var kind: Kind
    /// The property that refers to it; empty if unknown.
    var reference: String
    var isStrong: Bool
    var type: String
    var address: String
  }

  enum Kind: Hashable {
    case rootCycle, rootLeak, back, object
  }

  /// The trees, each with its root first.
  private(set) var trees: [[Line]] = []
  /// How many objects leaked, as the tool counts them; nil if the text does not tell.
  public private(set) var count: Int?
  /// Whether the text was longer than what is read.
  public private(set) var isCutShort = false

  /// The most lines of trees that are read.
  static let mostLines = 100_000
  /// The most letters of a line that are read.
  static let mostLetters = 1000

  /// Whether a text is such a report.
  public static func looksLike(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return !start.hasPrefix("{") && (start.has("leaks Report Version") || start.has("total leaked bytes"))
  }

  /// Reads a report. Lines of other kinds, such as stacks, are skipped.
  public init(_ bytes: [UInt8]) {
    var lines = 0
    for raw in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      guard lines < Self.mostLines else {
        isCutShort = true
        return
      }
      let text = String(decoding: raw.prefix(Self.mostLetters), as: UTF8.self)
      if count == nil, let found = Self.count(in: text) { count = found }
      guard let line = Line(text) else { continue }
      lines += 1
      switch line.kind {
      case .rootCycle
      where trees.isEmpty || line.reference.isEmpty && line.indent <= (trees.last?.first?.indent ?? 0),
        .rootLeak where trees.isEmpty || line.indent <= (trees.last?.first?.indent ?? 0):
        trees.append([line])
      default:
        if let root = trees.last?.first, line.indent > root.indent { trees[trees.count - 1].append(line) }
      }
    }
  }

  /// `Process 3200: 6 leaks for 256 total leaked bytes.`
  private static func count(in text: String) -> Int? {
    guard text.has("total leaked bytes"), let words = text.split(separator: ":").last else { return nil }
    return words.split(separator: " ").first.flatMap { Int($0) }
  }
}

extension MemoryGraphText.Line {
  /// Nil for a line that is not of a tree.
  init?(_ text: String) {
    indent = text.prefix { $0 == " " }.count
    var rest = text.dropFirst(indent)
    // `2 (64 bytes) `
    if let first = rest.first, first.isNumber, let end = rest.firstIndex(of: ")") {
      rest = rest[rest.index(after: end)...].drop { $0 == " " }
    }
    (reference, isStrong) = ("", true)
    if let arrow = rest.position(of: "-->") {
      (reference, isStrong) = Self.reference(rest[..<arrow])
      rest = rest[rest.index(arrow, offsetBy: 3)...].drop { $0 == " " }
    }
    kind = .object
    for (words, kind) in Self.kinds where rest.hasPrefix(words) {
      self.kind = kind
      rest = rest.dropFirst(words.count)
    }
    guard rest.first == "<" || rest.hasPrefix("0x") else { return nil }
    guard rest.first == "<" else {
      (type, address) = ("", String(rest.prefix { $0 != " " }))
      return
    }
    let start = rest.position(of: " 0x") ?? rest.lastIndex(of: ">") ?? rest.endIndex
    type = Self.name(rest[rest.index(after: rest.startIndex)..<start])
    address = String(rest[start...].drop { $0 == " " }.prefix { $0 != ">" && $0 != " " })
  }

  private static let kinds: [(String, MemoryGraphText.Kind)] = [
    ("ROOT CYCLE: ", .rootCycle), ("ROOT LEAK: ", .rootLeak), ("CYCLE BACK TO ", .back),
  ]

  /// `__strong _delegate`, `[capture]`, `onPay + 8`.
  private static func reference(_ text: Substring) -> (String, Bool) {
    var words = text.split(separator: " ")
    let ownership = words.first.flatMap { $0.hasPrefix("__") ? $0 : nil }
    if ownership != nil { words.removeFirst() }
    let isStrong = ownership.map { !$0.hasPrefix("__weak") && !$0.hasPrefix("__unsafe") } ?? true
    return (words.first.map(String.init) ?? "", isStrong)
  }

  /// The name of a class without its module: `Shop.CartCoordinator` is `CartCoordinator`.
  private static func name(_ text: Substring) -> String {
    let plain = text.prefix { $0 != "<" }
    guard let dot = plain.lastIndex(of: "."), !plain.contains(" ") else { return String(text) }
    return String(text[text.index(after: dot)...])
  }

  /// Whether it is what a closure captures.
  var isClosure: Bool { type.has("closure context") || type.hasPrefix("__NS") && type.hasSuffix("Block__") }

  /// Whether it is the memory of a collection, which the property before it stands for.
  var isStorage: Bool {
    type.hasPrefix("_ContiguousArrayStorage") || type.hasPrefix("_DictionaryStorage")
      || type.hasPrefix("_SetStorage")
      || type.hasPrefix("__NSArray") || type.hasPrefix("NSMutable") || type.hasSuffix("(Storage)")
  }

  /// Whether it coordinates, by its name.
  var isCoordinator: Bool {
    let name = type.prefix { $0 != "<" }
    return ["Coordinator", "Router", "Navigator", "Flow"].contains { name.hasSuffix($0) }
  }
}

extension StringProtocol {
  fileprivate func position(of words: String) -> Index? {
    guard let first = words.first else { return nil }
    var next = startIndex
    while let found = self[next...].firstIndex(of: first) {
      if self[found...].hasPrefix(words) { return found }
      next = index(after: found)
    }
    return nil
  }

  fileprivate func has(_ words: String) -> Bool { position(of: words) != nil }
}
