/// The distances of a picture, in points.
enum Spacing {
  /// Between two siblings.
  static let siblings = 18.0
  /// From a node down to the line that its children hang from.
  static let stem = 16.0
  /// From that line down to a child.
  static let drop = 22.0
  /// Between lines that run side by side, and the most that all of them take.
  static let lines = 8.0
  static let mostLines = 40.0
  /// Between leaves in a stack.
  static let stack = 10.0
  /// From the side of a node to the line that its stack hangs from, and from there to the leaves.
  static let spine = 14.0
  static let branch = 15.0
  /// Around words.
  static let words = 4.0
  /// How far the first loop of a node reaches, and each further one more.
  static let loop = 22.0
  static let nextLoop = 9.0
  /// The radius of rounded corners.
  static let corner = 8.0

  /// Where the lines of a bundle run, from its middle, the first of them leftmost.
  static func offsets(of count: Int) -> [Double] {
    let step = count > 1 ? min(lines, mostLines / Double(count - 1)) : 0
    return (0..<count).map { (Double($0) - Double(count - 1) / 2) * step }
  }

  /// How much deeper the last line of a bundle turns off than the first.
  static func turns(of count: Int) -> Double { count > 1 ? min(Double(count - 1) * 6, mostLines) : 0 }
}
