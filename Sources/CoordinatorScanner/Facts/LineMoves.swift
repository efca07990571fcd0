/// Where the lines of a file are after an edit that moved them and changed nothing else: a comment, an empty line, another format.
///
/// A scan compares lines of one file, but never counts with them. So a result stays right if each of its lines moves, and their
/// order is the same.
package struct LineMoves: Sendable {
  private let moves: [Int: Int]

  /// The moves from one version of a file to another; nil if the two say something else, if two lines became one, or
  /// one became two.
  package init?(from old: FileFacts, to new: FileFacts) {
    let (before, after) = (old.withoutLines(), new.withoutLines())
    guard before.bytes == after.bytes else { return nil }
    var moves: [Int: Int] = [:]
    for (line, moved) in zip(before.lines, after.lines) {
      guard moves.updateValue(moved, forKey: line) ?? moved == moved else { return nil }
    }
    let moved = moves.sorted { $0.key < $1.key }.map(\.value)
    guard zip(moved, moved.dropFirst()).allSatisfy(<) else { return nil }
    self.moves = moves
  }

  /// The new number of a line; nil if nothing that matters is on it.
  package subscript(line: Int) -> Int? { moves[line] }
}

extension FileFacts {
  /// The facts as bytes without lines, and the lines in the order of the facts.
  fileprivate func withoutLines() -> (bytes: [UInt8], lines: [Int]) {
    var writer = FactWriter(writesLines: false)
    write(to: &writer)
    return (writer.finished, writer.lines)
  }
}
