import CoordinatorGraph

extension Program {
  /// How a property refers to what it holds.
  func ownership(of property: Name, on type: TypeID) -> Ownership {
    guard let (owner, position) = self.property(property, on: type) else { return .unknown }
    return self[owner].properties[position].fact.hold.ownership
  }
}

extension ReferenceStrength {
  var ownership: Ownership {
    switch self {
    case .strong: .strong
    case .weak: .weak
    case .unowned: .unowned
    }
  }
}
