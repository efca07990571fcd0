/// Counts how deep expressions and types nest in each other while a file is read, so that what is too deep is left out.
final class Nesting {
  /// Code that people write stays below a tenth of it.
  static let deepest = 256

  private var depth = 0
  /// How many expressions and types were read.
  private(set) var count = 0
  /// The offset of the first that was left out; nil where none was.
  private(set) var firstTooDeep: Int?

  /// Goes one deeper; returns false where that is too deep.
  func enter(at offset: Int) -> Bool {
    guard depth < Self.deepest else {
      firstTooDeep = min(firstTooDeep ?? .max, offset)
      return false
    }
    depth += 1
    count += 1
    return true
  }

  func leave() { depth -= 1 }
}
