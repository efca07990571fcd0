/// Navigation controllers that are made for a child. What the child pushes first on one is no screen that users leave.
struct NewStacks {
  let code: ProgramCode

  /// Whether a method makes a stack, or is given one: `let nav = UINavigationController(); add(Home(nav: nav))`.
  func isMade(in method: Method) -> Bool {
    let given = method.parameters.compactMap { $0.type?.unwrapped.name }
    return (method.sites.compactMap(\.expression.madeType) + given).contains { name in
      UIKit.isStack(name.lastPart) || isRouter(name, in: method)
    }
  }

  /// Whether a child makes the object that it pushes on: in the method, in a property, or as the default of a parameter.
  func isNew(_ host: Name, in method: Method) -> Bool {
    if method.sites.contains(where: { $0.bound == host && $0.expression.madeType != nil }) { return true }
    guard let type = method.type, let property = code.stored(host, on: type)?.fact else { return false }
    let makers = code.program.methods(of: type).map(\.fact).filter { $0.name == .initializer }
    return property.initial != nil
      || makers.flatMap(\.parameters).contains { $0.initial != nil && $0.type == property.type }
  }

  /// Whether a type is a helper that keeps a stack, as a router does.
  private func isRouter(_ name: Name, in method: Method) -> Bool {
    let type = code.program.resolve(name, in: Scope(file: method.file, type: method.type))
    guard let type, code.isHelper(type) else { return false }
    return code.storedProperties(of: type).contains { property in
      property.fact.typeName.map { UIKit.isStack($0.lastPart) } ?? false
    }
  }
}

extension ProgramCode {
  /// Whether a type is neither a coordinator nor a screen. These hear of their own gestures.
  func isHelper(_ type: TypeID) -> Bool { !nodes.contains(type) && !flow.classification.isScreen(type) }
}
