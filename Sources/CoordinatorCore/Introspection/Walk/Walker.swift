/// Walks the objects below a root, breadth first.
enum Walker {
  /// The record, the plans that were used, the number of roots (which come first), and the objects by number.
  typealias Result = (record: WalkRecord, plans: PlanTable, rootCount: Int, objects: [AnyObject])

  /// Meets every coordinator, container and screen that the roots lead to, and writes down how they refer to
  /// one another. Takes time and memory in proportion to the objects and references met; the depth of the tree
  /// costs nothing.
  static func walk(_ root: AnyObject, and others: [AnyObject], rules: WalkRules) -> Result {
    var reader = ObjectReader(rules: rules, root: root)
    for root in [root] + others { reader.meetRoot(root) }
    let rootCount = reader.table.objects.count
    if reader.plans.isBlind {
      reader.record.note("nothing tells which objects are coordinators: set WalkRules", about: 0)
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
