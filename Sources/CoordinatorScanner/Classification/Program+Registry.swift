extension Program {
  /// What makes a type a registry; nil where it is none. A table of its own, a method that puts something in by its
  /// type, and one that takes it out by that.
  func registry(_ type: TypeID) -> Registry? {
    let fact = self[type]
    let isWrapper = wrapsPackagedRegistry(type)
    guard !fact.isProtocol, !fact.isExternal, isWrapper || keepsTable(type) else { return nil }
    var registry = Registry()
    for owner in [type] + ancestors(of: type).map(\.type) {
      for id in self[owner].functions {
        let function = self[id].fact
        if function.registers { registry.registering.insert(function.name) }
        if function.resolves { registry.resolving.insert(function.name) }
      }
    }
    // What wraps another registry may fill that by itself.
    return registry.registering.isEmpty && !isWrapper || registry.resolving.isEmpty ? nil : registry
  }

  /// Whether it keeps a dictionary, or an object of a package that does this for it.
  private func keepsTable(_ type: TypeID) -> Bool {
    let owners = [type] + ancestors(of: type).map(\.type).filter { !self[$0].isProtocol }
    return owners.contains { owner in
      self[owner].properties.contains { property in
        let fact = property.fact
        guard fact.getter == nil else { return false }
        if let type = fact.type?.unwrapped { return type.isTable }
        return fact.initial?.isTable ?? false
      }
    }
  }
}

extension TypeReference {
  fileprivate var isTable: Bool {
    switch self {
    case .dictionary: true
    case .named(let name, _): ["Dictionary", "NSMapTable"].contains(name.lastPart)
    default: false
    }
  }
}

extension Expression {
  fileprivate var isTable: Bool {
    switch kind {
    case .dictionary: true
    case .call(let callee, _):
      switch callee.kind {
      case .dictionary: true
      case .type(let type): type.unwrapped.isTable
      case .name("Dictionary", _): true
      default: false
      }
    default: false
    }
  }
}

extension FunctionFact {
  private var openTypes: Set<Name> { Set(generics.map(\.name)) }

  private func isOpen(_ type: TypeReference?) -> Bool {
    guard let type = type?.unwrapped, case .named(let name, _) = type else { return false }
    return openTypes.contains(name)
  }

  /// `type: T.Type`, `type: Any.Type`.
  private func isKey(_ parameter: Parameter) -> Bool {
    guard let name = parameter.type?.name, name.hasSuffix(".Type"), let subject = name.outerPart else {
      return false
    }
    return openTypes.contains(subject) || subject == "Any" || subject == "AnyObject"
  }

  /// `factory: () -> T`, `factory: (Resolver) -> Any`.
  private func isFactory(_ parameter: Parameter) -> Bool {
    guard case .function(_, let output)? = parameter.type?.unwrapped else { return false }
    return isOpen(output) || output.unwrapped.name == "Any" || output.unwrapped.name == "AnyObject"
  }

  private var hasTextKey: Bool {
    !parameters.contains(where: isKey)
      && parameters.contains { $0.type?.name == "String" && $0.initial == nil }
  }

  /// Whether it puts something in by its type.
  fileprivate var registers: Bool {
    guard ContainerNaming.isRegistering(name), !isOpen(returns), !hasTextKey else { return false }
    let gives = parameters.contains { isFactory($0) || isOpen($0.type) || $0.type?.name == "Any" }
    let isKeyed = parameters.contains(where: isKey) || !generics.isEmpty
    return gives && isKeyed
  }

  /// Whether it takes something out by its type.
  fileprivate var resolves: Bool {
    guard ContainerNaming.isResolving(name), !hasTextKey, !parameters.contains(where: isFactory) else {
      return false
    }
    if isOpen(returns) { return true }
    let isErased = returns?.unwrapped.name == "Any" || returns?.unwrapped.name == "AnyObject"
    return isErased && parameters.contains(where: isKey)
  }
}
