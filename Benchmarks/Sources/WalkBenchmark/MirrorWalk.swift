/// How one finds coordinators with `Mirror`: every stored property of every object, superclasses included.
///
/// - Returns: How many objects were met.
func mirrorWalk(of root: AnyObject, isCoordinator: (Any) -> Bool) -> Int {
  var seen: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
  var pending: [AnyObject] = [root]
  func look(at value: Any) {
    if isCoordinator(value), let object = value as AnyObject? {
      if seen.insert(ObjectIdentifier(object)).inserted { pending.append(object) }
      return
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .collection || mirror.displayStyle == .optional else { return }
    for child in mirror.children { look(at: child.value) }
  }
  while let object = pending.popLast() {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children { look(at: child.value) }
      mirror = level.superclassMirror
    }
  }
  return seen.count
}
