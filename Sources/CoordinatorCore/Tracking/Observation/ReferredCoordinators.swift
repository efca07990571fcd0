import CoordinatorGraph

extension ObjectReader {
  /// The coordinators in the stored properties of a screen. Reads only that object.
  static func coordinators(referredToBy screen: AnyObject, root: AnyObject, rules: WalkRules) -> [AnyObject] {
    var reader = ObjectReader(rules: rules, root: root)
    reader.meetRoot(screen)
    guard reader.record.objects.first?.category.isScreen == true else { return [] }
    reader.readObject(0)
    let owned = reader.record.unresolved.filter { $0.link.ownership == .strong || $0.link.ownership == .weak }
    let objects = owned.compactMap { reference in
      UnsafeRawPointer(bitPattern: reference.address).map {
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
      }
    }
    return objects.filter { object in
      let number = reader.classes.number(of: object)
      return reader.classes.plans[number].category == .coordinator
    }
  }
}
