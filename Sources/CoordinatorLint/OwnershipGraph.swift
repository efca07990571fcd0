import CoordinatorScanner

/// The graph of who keeps whom. Its nodes are objects as code knows them: the `self` of a type, and what one expression
/// makes.
package struct OwnershipGraph: Sendable {
  package let facts: OwnershipFacts
  /// The references that nothing breaks, by the object that has them.
  private var lasting: [OwnedObject: [StrongReference]] = [:]

  package init(_ facts: OwnershipFacts) {
    self.facts = facts
    for reference in facts.references where !reference.isBroken {
      lasting[reference.from, default: []].append(reference)
    }
  }

  func name(_ type: Int) -> String { facts.types[type].name }

  func references(from object: OwnedObject) -> [StrongReference] { lasting[object] ?? [] }

  /// The objects of some types that code makes and that keep others, with the type of that code. Screens come first, so
  /// that a chain ends with what leads back to them.
  func made(of types: Set<Int>) -> [(object: OwnedObject, code: Int)] {
    var seen: Set<OwnedObject> = []
    let made = facts.references.filter { reference in
      reference.from.site != nil && reference.to.site != nil && !reference.isBroken
        && types.contains(reference.from.type) && seen.insert(reference.from).inserted
    }
    let screens = made.filter { facts.types[$0.from.type].isScreen }
    let others = made.filter { !facts.types[$0.from.type].isScreen }
    return (screens + others).map { ($0.from, $0.code) }
  }

  /// Whether a coordinator keeps another one, directly or through others.
  func keeps(_ above: Int, _ below: Int) -> Bool {
    var seen: Set<Int> = [above]
    var open = [above]
    while let next = open.popLast() {
      let kept = facts.kept[next] ?? []
      if kept.contains(below) { return true }
      open += kept.filter { seen.insert($0).inserted }
    }
    return false
  }

  /// The types whose objects coordinators and screens keep, and these themselves, in this order.
  var roots: [Int] {
    let coordinators = facts.types.indices.filter { facts.types[$0].isCoordinator }
    let screens = facts.types.indices.filter { facts.types[$0].isScreen && !facts.types[$0].isCoordinator }
    var below: [Int: [Int]] = [:]
    for reference in facts.references { below[reference.from.type, default: []].append(reference.to.type) }
    var found = coordinators + screens
    var seen = Set(found)
    var next = 0
    while next < found.count {
      found += (below[found[next]] ?? []).filter { seen.insert($0).inserted }
      next += 1
    }
    return found
  }
}
