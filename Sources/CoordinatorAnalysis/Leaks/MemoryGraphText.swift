import CoordinatorDiagrams
import CoordinatorGraph

/// The report that the `leaks` tool of macOS prints for a memory graph: trees of objects that nothing refers to.
///
/// Each line of a tree is an object with the property that refers to it:
///
///     2 (64 bytes) ROOT CYCLE: <CartCoordinator 0x600002332540> [32]
///        1 (32 bytes) __strong onPay --> ROOT CYCLE: <Swift closure context 0x600002332660> [32]
///           [capture] --> CYCLE BACK TO <CartCoordinator 0x600002332540> [32]
package struct MemoryGraphText: Sendable {
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
  package private(set) var count: Int?
  /// Whether the text was longer than what is read.
  package private(set) var isCutShort = false

  /// The most lines of trees that are read.
  static let mostLines = 100_000
  /// The most letters of a line that are read.
  static let mostLetters = 1000

  /// Whether a text is such a report.
  package static func looksLike(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return !start.hasPrefix("{") && (start.has("leaks Report Version") || start.has("total leaked bytes"))
  }

  /// Reads a report. Lines of other kinds, such as stacks, are skipped.
  package init(_ bytes: [UInt8]) {
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

extension MemoryGraphText {
  /// The coordinators in the trees as leaks, with what refers to them. Equal ones are counted as one leak.
  package var leaks: [Leak] {
    var (found, places) = ([Leak](), [String: Int]())
    for tree in trees {
      guard let leak = Self.leak(in: tree, number: found.count + 1) else { continue }
      if let place = places[leak.signature] {
        found[place].count += 1
      } else {
        places[leak.signature] = found.count
        found.append(leak)
      }
    }
    return found
  }

  /// How many trees have no coordinator.
  package var others: Int { trees.count { tree in !tree.contains(where: \.isCoordinator) } }

  /// The cycle of a tree through a coordinator, or the way from the tree's root to its first coordinator.
  private static func leak(in tree: [Line], number: Int) -> Leak? {
    var way: [Line] = []
    var first: [Line]?
    for line in tree where line.isStrong {
      while let last = way.last, last.indent >= line.indent { way.removeLast() }
      if line.kind == .back {
        let start = way.firstIndex { !$0.address.isEmpty && $0.address == line.address }
        if let start, let cycle = cycle(Array(way[start...]), closedBy: line) { return leak(cycle, number) }
        continue
      }
      guard way.count < mostSteps else { continue }
      way.append(line)
      if first == nil, line.isCoordinator { first = way }
    }
    return first.map { leak($0, number) }
  }

  /// The longest way that is told.
  private static let mostSteps = 64

  /// A cycle as a way from a coordinator back to it; nil without one.
  private static func cycle(_ lines: [Line], closedBy end: Line) -> [Line]? {
    guard let start = lines.firstIndex(where: \.isCoordinator) else { return nil }
    var first = lines[0]
    (first.reference, first.kind) = (end.reference, .object)
    var way = Array(lines[start...]) + (start > 0 ? [first] + lines[1..<start] : [])
    var last = lines[start]
    if start == 0 { last.reference = end.reference }
    last.kind = .back
    way.append(last)
    return way
  }

  private static func leak(_ way: [Line], _ number: Int) -> Leak {
    let target = way[way.count - 1]
    let isCycle = target.kind == .back
    let isInCycle = isCycle || way.contains { $0.kind == .rootCycle }
    let explanation = Explanation(
      target: Explanation.Subject(
        type: target.type,
        mark: Explanation.Mark(.leaking, .unreachable)
      ),
      answer: isInCycle ? .closedCycle : .unknown(reason: "it was retained once too often, or its owner was"),
      steps: steps(of: way)
    )
    let path = way.map { "\($0.type).\($0.reference)" }.joined(separator: " > ")
    return Leak(
      number: number,
      verdict: .detachedButAlive,
      subject: Leak.Subject(token: number, type: target.type),
      evidence: [Leak.Evidence(.unreachable)],
      explanation: explanation.markingSuspects().withHint(),
      signature: "memory-graph: \(path)"
    )
  }

  /// A reference for each object but the last. A collection is part of the property that has it.
  private static func steps(of way: [Line]) -> [Explanation.Step] {
    var steps: [Explanation.Step] = []
    for (line, next) in zip(way, way.dropFirst()) {
      if line.isStorage, let last = steps.indices.last {
        if !steps[last].reference.hasSuffix("]") { steps[last].reference += "[]" }
        continue
      }
      let name = next.reference.drop { $0 == "_" }
      let reference = line.isClosure ? "captures" : name.isEmpty ? "?" : String(name)
      let type = line.isClosure ? Explanation.Subject.closureType : line.type.isEmpty ? "object" : line.type
      steps.append(Explanation.Step(owner: Explanation.Subject(type: type), reference: reference))
    }
    return steps
  }
}
