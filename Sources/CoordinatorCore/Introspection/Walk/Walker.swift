/// Walks the objects below a root, breadth first.
enum Walker {
  /// The record, the plans that were used, the number of roots (which come first), and the objects by number.
  typealias Result = (record: WalkRecord, plans: PlanTable, rootCount: Int, objects: [AnyObject])

  /// Visits every coordinator, container and screen that the roots reach, and records the references between
  /// them. Time and memory are linear in the objects and references; the depth of the tree costs nothing.
  static func walk(_ root: AnyObject, and others: [AnyObject], rules: WalkRules) -> Result {
    var reader = ObjectReader(rules: rules, root: root)
    for root in [root] + others { reader.meetRoot(root) }
    let rootCount = reader.table.objects.count
    if reader.classes.isBlind {
      reader.record.note("no rule identifies the coordinators: set WalkRules", about: 0)
    }
    if let refusal = MainActorCheck.refusal(of: root) {
      reader.record.note(refusal, about: 0)
      return (reader.finish(), reader.classes, rootCount, reader.table.objects)
    }
    var next = 0
    reader.readAll(from: &next)
    while reader.meetCoordinatorsOfScreens(root: root, rules: rules) { reader.readAll(from: &next) }
    return (reader.finish(), reader.classes, rootCount, reader.table.objects)
  }
}

extension ObjectReader {
  /// Reads the objects from a number on, and those that they lead to.
  mutating func readAll(from next: inout Int) {
    while next < table.objects.count {
      readObject(next)
      next += 1
      while let late = recognized.popLast() { readObject(late) }
    }
  }
}
