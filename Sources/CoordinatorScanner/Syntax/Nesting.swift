/// Counts how deep expressions and types nest, so that the reader can skip those that nest too deep.
final class Nesting {
  /// Code that people write stays below a tenth of it.
  static let deepest = 256

  private var depth = 0
  /// The number of expressions and types.
  private(set) var count = 0
  /// The offset of the first skipped one.
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
