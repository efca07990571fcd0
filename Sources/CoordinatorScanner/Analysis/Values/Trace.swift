/// The place of an effect, then the calls that lead to it, innermost first.
///
/// A linked list: the traces of all callers of a function share its cells.
final class Trace: RandomAccessCollection, FastHashable, Sendable {
  /// The outermost call; the place itself where there is none.
  let place: Place
  private let inner: Trace?
  /// The place of the effect itself.
  let origin: Place
  let hashNumber: UInt64
  let endIndex: Int

  init(at place: Place, after inner: Trace? = nil) {
    (self.place, self.inner) = (place, inner)
    origin = inner?.origin ?? place
    hashNumber = (inner?.hashNumber ?? 0) &* 31 &+ place.hashNumber
    endIndex = (inner?.endIndex ?? 0) + 1
  }

  var startIndex: Int { 0 }

  // There are few places, see the longest trace of the recorder.
  subscript(position: Int) -> Place {
    var cell = self
    for _ in position..<endIndex - 1 { cell = cell.inner ?? cell }
    return cell.place
  }

  static func == (left: Trace, right: Trace) -> Bool {
    var (left, right) = (left, right)
    while left !== right {
      guard left.hashNumber == right.hashNumber, left.place == right.place,
        let one = left.inner, let other = right.inner
      else { return left.inner == nil && right.inner == nil && left.place == right.place }
      (left, right) = (one, other)
    }
    return true
  }

  /// Whether it passed the same call twice, by recursion. Once is normal where one line has several functions.
  func comesBack(by call: Place) -> Bool {
    var (count, cell) = (0, self)
    while let next = cell.inner {
      if cell.place == call { count += 1 }
      cell = next
    }
    return count > 1
  }
}
