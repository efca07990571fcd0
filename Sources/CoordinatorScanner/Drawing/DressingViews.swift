/// Views for whichever view they are given, that show it and no more: `struct RoutedStack<Root: View>: View`.
extension Program {
  /// Whether a view shows only what it is generic over: as it is, with modifiers, or in a stack.
  func showsOnlyWhatItIsGiven(_ type: TypeID) -> Bool {
    guard self[type].kind == .struct else { return false }
    let views = self[type].generics.filter { $0.constraints.contains { $0.name == "View" } }.map(\.name)
    guard !views.isEmpty,
      let body = self[type].properties.first(where: { $0.fact.name == "body" })?.fact.getter
    else {
      return false
    }
    let given = self[type].properties.map(\.fact).filter { fact in
      guard let type = fact.type?.unwrapped else { return false }
      if case .function(let inputs, let output) = type {
        return inputs.isEmpty && output.name.map(views.contains) ?? false
      }
      return type.name.map(views.contains) ?? false
    }
    return body.shows(only: Set(given.map(\.name)))
  }
}

extension [Statement] {
  /// Whether what stands here is one view of some names.
  fileprivate func shows(only names: Set<Name>) -> Bool {
    guard count == 1 else { return false }
    switch self[0].kind {
    case .expression(let value), .result(let value?): return value.shows(only: names)
    default: return false
    }
  }
}

extension Expression {
  fileprivate func shows(only names: Set<Name>) -> Bool {
    switch kind {
    case .name(let name, _): return names.contains(name)
    case .member(let base?, let name): return base.name == .own && names.contains(name)
    case .call(let callee, let arguments):
      switch callee.kind {
      case .name(let name, _) where BuilderCalls.stacks.contains(name):
        return arguments.last?.value.isClosureShowing(only: names) ?? false
      case .member(let base?, _) where base.name != .own: return base.shows(only: names)
      default: return arguments.isEmpty && callee.shows(only: names)
      }
    default: return false
    }
  }

  private func isClosureShowing(only names: Set<Name>) -> Bool {
    if case .closure(let closure) = kind { return closure.body.shows(only: names) }
    return false
  }
}
