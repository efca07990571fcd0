public import CoordinatorCore
import CoordinatorDiagrams
public import CoordinatorGraph

/// Expects that the coordinators below a root make this tree.
///
///     expectHierarchy(of: app, matches: """
///       AppCoordinator
///       ├── HomeCoordinator
///       └── LogInCoordinator
///       """)
///
/// Write the tree as `coordviz render --format tree` prints it, with box-drawing characters or in ASCII. If
/// the trees differ, the test fails and shows both, line by line, so that you can copy the new one.
///
/// - Parameters:
///   - root: A coordinator of any class.
///   - tree: The tree; blank lines at its start and end are ignored.
///   - rules: Rules that identify coordinators, screens and containers.
public func expectHierarchy(
  of root: AnyObject,
  matches tree: String,
  rules: WalkRules = WalkRules(),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let snapshot = Snapshot(of: root, rules: rules)
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  expectHierarchy(of: snapshot, matches: tree, at: place)
}

/// Expects that the coordinators of a snapshot make this tree; see ``expectHierarchy(of:matches:rules:)`` for how it is
/// written.
public func expectHierarchy(
  of snapshot: Snapshot,
  matches tree: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  expectHierarchy(of: snapshot, matches: tree, at: place)
}

private func expectHierarchy(of snapshot: Snapshot, matches tree: String, at place: TestPlace) {
  if let difference = hierarchyDifference(snapshot, tree) { TestFailure.record(difference, at: place) }
}

/// The difference between the hierarchy of a snapshot and a tree; nil if they are equal.
func hierarchyDifference(_ snapshot: Snapshot, _ tree: String) -> String? {
  let graph = snapshot.graph.hierarchy()
  let expected = lines(of: tree)
  let isASCII = expected.contains { $0.holds("|-- ") || $0.holds("`-- ") }
  let actual = lines(of: TextTree(ascii: isASCII).render(graph))
  guard expected != actual else { return nil }
  let changes = LineDiff.lines(expected, actual).joined(separator: "\n")
  return """
    The hierarchy differs (- expected, + actual):
    \(changes)
    It is:
    \(actual.isEmpty ? "(no coordinator)" : actual.joined(separator: "\n"))
    """
}

/// The lines without trailing white space, and without blank lines at both ends.
private func lines(of tree: String) -> [String] {
  let lines = tree.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
    String(line.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
  let first = lines.drop { $0.isEmpty }
  return first.reversed().drop { $0.isEmpty }.reversed()
}

/// Compares two texts line by line.
enum LineDiff {
  /// The lines of both texts: `- ` marks lines of the first only, `+ ` lines of the second only.
  static func lines(_ expected: [String], _ actual: [String]) -> [String] {
    let difference = actual.difference(from: expected)
    let removed = Set(difference.removals.compactMap(\.offset))
    let inserted = Set(difference.insertions.compactMap(\.offset))
    var lines: [String] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if old < expected.count, removed.contains(old) {
        lines.append("- " + expected[old])
        old += 1
      } else if new < actual.count, inserted.contains(new) {
        lines.append("+ " + actual[new])
        new += 1
      } else {
        if old < expected.count { lines.append("  " + expected[old]) }
        (old, new) = (old + 1, new + 1)
      }
    }
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int? {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
