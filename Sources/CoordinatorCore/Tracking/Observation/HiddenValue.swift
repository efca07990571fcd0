/// Whether a property is `@Published` and has moved its value behind a subject, as it does when something observes it. A walk does
/// not see the value there.
///
/// It copies the value of the property. Only suspicions need that.
func hidesValue(_ property: String, of object: AnyObject) -> Bool {
  var level: Mirror? = Mirror(reflecting: object)
  while let mirror = level {
    let found = mirror.children.first {
      $0.label.map { $0.drop { $0 == "_" } == property.drop { $0 == "_" } } ?? false
    }
    if let found { return hasMoved(found.value) }
    level = mirror.superclassMirror
  }
  return false
}

private func hasMoved(_ wrapper: Any) -> Bool {
  guard "\(type(of: wrapper))".hasPrefix("Published<"),
    let storage = Mirror(reflecting: wrapper).children.first(where: { $0.label == "storage" })?.value,
    let state = Mirror(reflecting: storage).children.first?.label
  else { return false }
  return state != "value"
}
