/// A cubic Bézier curve.
struct Bezier {
  let start: Point
  let first: Point
  let second: Point
  let end: Point

  /// The point at a share of the way, from 0 to 1.
  func point(at share: Double) -> Point {
    let rest = 1 - share
    return start * (rest * rest * rest) + first * (3 * rest * rest * share)
      + second * (3 * rest * share * share) + end * (share * share * share)
  }

  /// About how long it is.
  var length: Double {
    let (ends, detour) = (start.distance(to: end), first.distance(to: second))
    return (ends + start.distance(to: first) + detour + second.distance(to: end)) / 2
  }

  /// Points along the curve, without its ends.
  func samples(_ count: Int) -> [Point] {
    (1...count).map { point(at: Double($0) / Double(count + 1)) }
  }
}
