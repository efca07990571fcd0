/// Views that only show the view that they are given: `struct RoutedStack<Root: View>: View`.
extension ScreenTypes {
  /// Whether a view shows only what it is generic over: as it is, with modifiers, or in a stack.
  func showsOnlyWhatItIsGiven(_ type: TypeID) -> Bool {
    guard program[type].kind == .struct else { return false }
    let views = program[type].generics.filter { $0.constraints.contains { $0.name == "View" } }.map(\.name)
    guard !views.isEmpty,
      let body = program[type].properties.first(where: { $0.fact.name == "body" })?.fact.getter
    else {
      return false
    }
    let given = program[type].properties.map(\.fact).filter { fact in
      guard let type = fact.type?.unwrapped else { return false }
      if case .function(let inputs, let output) = type {
        return inputs.isEmpty && output.name.map(views.contains) ?? false
      }
      return type.name.map(views.contains) ?? false
    }
    return ViewTree(body).shows(only: Set(given.map(\.name)))
  }

  /// Whether a view shows only what the coordinator gives that it is made with: `CoordinatorView(coordinator: child)`.
  func showsOnlyItsCoordinator(_ type: TypeID) -> Bool {
    guard program[type].kind == .struct,
      let body = program[type].properties.first(where: { $0.fact.name == "body" })?.fact.getter,
      body.count == 1
    else { return false }
    let generics = program[type].generics.filter {
      $0.constraints.contains { CoordinatorNaming.isCoordinating($0.name ?? "") }
    }
    let coordinators = program[type].properties.map(\.fact).filter { fact in
      guard let name = fact.type?.name else { return false }
      return generics.contains { $0.name == name } || CoordinatorNaming.endsInCoordinating(name)
    }
    switch body[0].kind {
    case .expression(let value), .result(let value?):
      return coordinators.contains { isMember(value, of: $0.name) }
    default: return false
    }
  }

  /// Whether a view is a member of a property, with or without modifiers: `coordinator.rootView`.
  private func isMember(_ view: Expression, of property: Name) -> Bool {
    switch view.kind {
    case .member(let base?, _): base.ownName == property || isMember(base, of: property)
    case .call(let callee, _): isMember(callee, of: property)
    default: false
    }
  }
}
