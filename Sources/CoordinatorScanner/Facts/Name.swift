import Foundation

/// A name in source: an identifier, an operator, or several with dots between them.
///
/// Each text has one number for the life of the process, so comparing names compares numbers. No name is ever removed:
/// there are at most as many names as different words in the source.
struct Name: FastHashable, Sendable {
  private(set) var number: Int32

  init(_ text: String) { number = NameTable.shared.number(of: text) }

  var text: String { NameTable.shared[number] }

  var hashNumber: UInt64 { UInt64(truncatingIfNeeded: number) }

  static func == (left: Name, right: Name) -> Bool { left.number == right.number }

  /// Joins names with dots.
  static func joined(_ names: [Name]) -> Name {
    names.count == 1 ? names[0] : Name(names.map(\.text).joined(separator: "."))
  }

  static let dictionary = Name("Dictionary")
  static let initializer = Name("init")
  static let subscripting = Name("subscript")
  static let own = Name("self")
  static let ownType = Name("Self")
  static let parent = Name("super")
  static let map = Name("map")
  static let flatMap = Name("flatMap")

  /// The name of an unnamed argument: `$0`.
  static func argument(_ position: Int) -> Name {
    arguments.indices.contains(position) ? arguments[position] : Name("$\(position)")
  }

  private static let arguments = (0..<8).map { Name("$\($0)") }
}

// MARK: As a text

extension Name: ExpressibleByStringInterpolation, CustomStringConvertible {
  init(stringLiteral text: String) { self.init(text) }

  var description: String { text }

  // These compare texts, because looking up the number of a literal costs more.
  static func == (left: Name, right: String) -> Bool { left.text == right }

  static func != (left: Name, right: String) -> Bool { left.text != right }

  static func ~= (pattern: String, name: Name) -> Bool { name.text == pattern }

  var first: Character? { text.first }

  func lowercased() -> String { text.lowercased() }

  func hasPrefix(_ prefix: String) -> Bool { text.hasPrefix(prefix) }

  func hasSuffix(_ suffix: String) -> Bool { text.hasSuffix(suffix) }

  /// The last part of a dotted name.
  var lastPart: String { text.lastPart }

  /// All but the last part of a dotted name; nil for a single part.
  var outerPart: Name? { text.outerPart.map { Name($0) } }
}

extension Name: Comparable {
  /// In alphabetical order, which is the same in every run.
  static func < (left: Name, right: Name) -> Bool { left.text < right.text }
}

extension Name? {
  static func == (left: Name?, right: String) -> Bool { left?.text == right }

  static func != (left: Name?, right: String) -> Bool { left?.text != right }
}

extension Sequence<String> {
  func contains(_ name: Name) -> Bool { contains(name.text) }
}

extension Set<String> {
  func contains(_ name: Name) -> Bool { contains(name.text) }
}

// MARK: Numbers

/// All names of the process.
///
/// A lock protects the numbers. Reading a text takes no lock: a text never moves, and is written before its number is
/// known.
private final class NameTable: @unchecked Sendable {
  static let shared = NameTable()

  private static let (chunk, chunks) = (1 << 12, 1 << 13)

  private let lock = NSLock()
  private var numbers: [String: Int32] = [:]
  private let texts: UnsafeMutablePointer<UnsafeMutablePointer<String>?>

  private init() {
    texts = .allocate(capacity: Self.chunks)
    texts.initialize(repeating: nil, count: Self.chunks)
  }

  subscript(number: Int32) -> String {
    let place = Int(number)
    guard let chunk = texts[place / Self.chunk] else { return "" }
    return chunk[place % Self.chunk]
  }

  func number(of text: String) -> Int32 {
    lock.withLock {
      if let known = numbers[text] { return known }
      let number = Int32(truncatingIfNeeded: numbers.count)
      keep(text, at: numbers.count)
      numbers[text] = number
      return number
    }
  }

  private func keep(_ text: String, at place: Int) {
    precondition(place < Self.chunk * Self.chunks, "more than 33 million names")
    if place % Self.chunk == 0 { texts[place / Self.chunk] = .allocate(capacity: Self.chunk) }
    texts[place / Self.chunk]?.advanced(by: place % Self.chunk).initialize(to: text)
  }
}

extension Name {
  /// Without the sign of a binding: `flow` for `$flow`.
  var unbound: Name { text.hasPrefix("$") ? Name(String(text.dropFirst())) : self }
}
