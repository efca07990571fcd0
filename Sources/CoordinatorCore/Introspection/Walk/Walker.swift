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
    if reader.plans.isBlind {
      reader.record.note("no rule identifies the coordinators: set WalkRules", about: 0)
    }
    var next = 0
    while next < reader.table.objects.count {
      reader.readObject(next)
      next += 1
      while let late = reader.recognized.popLast() { reader.readObject(late) }
    }
    return (reader.finish(), reader.plans, rootCount, reader.table.objects)
  }
}
