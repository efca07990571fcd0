/// What the names of variables stand for, with a journal of what they stood for before: to end a closure or a clause
/// costs what was bound in it, not what was bound around it.
struct Locals {
  private(set) var values: [Name: PointsToSet] = [:]
  private var journal: [(name: Name, before: PointsToSet?)] = []

  subscript(name: Name) -> PointsToSet? {
    get { values[name] }
    set {
      journal.append((name, values[name]))
      values[name] = newValue
    }
  }

  /// A point to come back to.
  var mark: Int { journal.count }

  /// Forgets what was bound since.
  mutating func forget(since mark: Int) {
    while journal.count > mark {
      let last = journal.removeLast()
      values[last.name] = last.before
    }
  }

  /// Ends a clause that may not have been gone through: names that were bound in it end, and what others were set to is
  /// joined with what was known before.
  mutating func join(since mark: Int) {
    let after = journal[mark...].map { ($0.name, values[$0.name]) }
    forget(since: mark)
    for (name, values) in after {
      guard let before = self[name], let values, before != values else { continue }
      self[name] = before.union(values)
    }
  }
}
