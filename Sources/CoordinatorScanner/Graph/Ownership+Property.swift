import CoordinatorGraph

extension Ownership {
  /// How a property refers to what it holds.
  init(of property: Name, on type: TypeID, _ program: Program) {
    self = program.property(property, on: type)?.fact.hold.ownership ?? .unknown
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
