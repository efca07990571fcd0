extension Interpreter {
  /// What a name on its own stands for: what is nearest.
  mutating func values(named name: Name, _ arguments: [TypeReference]) -> PointsToSet {
    if let local = locals[name] { return local }
    if name == .own || name == .parent { return thisValue }
    if name == .ownType, let this { return [.type(this)] }
    if !generics.isEmpty, let told = generics[name]?.metatypes { return told }
    if !localFunctions.isEmpty, let fact = localFunctions[name] {
      return [.callable(callLocal(fact, ArgumentValues()))]
    }
    switch meaning(of: name) {
    case .type(let type): return type
    case .external(let type): return arguments.isEmpty ? type : [.externalType(name, arguments)]
    case .nothing: return []
    case .several: break
    }
    if let this, let found = ownMember(name, of: this) { return found }
    if let type = flow.resolve(name, in: scope) { return [.type(type)] }
    if let found = global(name) { return found }
    let reference = TypeReference.named(name, arguments)
    let expanded = flow.expanded(reference, in: scope)
    if expanded != reference { return metatype(expanded) }
    return name.first?.isUppercase == true ? [.externalType(name, arguments)] : []
  }

  /// What a name that stands alone is here.
  func meaning(of name: Name) -> NameMeaning { names.meaning(of: name, in: flow) }

  /// Whether a name may mean more on a type than a method of the program.
  func isMember(_ name: Name, of type: TypeID) -> Bool {
    flow.traits(of: name).contains(.erases) || flow.traits(of: name).contains(.isDependency)
      || flow.property(name, on: type) != nil
  }

  /// The methods that a name may mean on a type here.
  func methods(named name: Name, on type: TypeID) -> [FunctionID] {
    flow.functions(named: name, on: type, from: scope.file)
  }

  /// The functions outside of types that a name may mean here.
  func globalFunctions(named name: Name) -> [FunctionID]? {
    program.index.functions[name].map { $0.count > 1 ? program.near($0, to: scope.file) : $0 }
  }

  /// A property or method of the type around, or of one around that.
  private mutating func ownMember(_ name: Name, of type: TypeID) -> PointsToSet? {
    if flow.property(name, on: type) != nil { return read(name, of: isStatic ? .type(type) : .this) }
    let functions = methods(named: name, on: type)
    if let function = functions.first { return [.function(function, type)] }
    // What a superclass from elsewhere declares.
    if let inherited = inheritedDependency(name, of: type) { return inherited }
    return nil
  }

  private mutating func global(_ name: Name) -> PointsToSet? {
    if let function = globalFunctions(named: name)?.first { return [.function(function, nil)] }
    guard let position = program.index.globals[name] else { return nil }
    let property = program.globals[position]
    if let type = property.fact.type {
      return declared(type, in: Scope(file: property.file, type: nil), of: nil)
    }
    guard let initial = property.fact.initial, entered.insert("global \(name)").inserted else { return [] }
    defer { entered.remove("global \(name)") }
    let outer = (effects, exported)
    defer { (effects, exported) = outer }
    return values(of: initial)
  }

  /// `dependency` and `component` of a generic superclass from elsewhere, as of `Component<HomeDependency>`; the
  /// view of a router.
  func inheritedDependency(_ name: Name, of type: TypeID) -> PointsToSet? {
    if name == .viewOfRouter { return inheritedView(of: type) }
    guard flow.traits(of: name).contains(.isDependency) else { return nil }
    for external in program.externals(of: type) {
      if let first = external.arguments.first { return declared(first, in: external.scope, of: nil) }
    }
    return nil
  }

  private func inheritedView(of type: TypeID) -> PointsToSet? {
    for external in program.externals(of: type) where Dialect.hasView(external.name) {
      if external.arguments.count == 2 { return declared(external.arguments[1], in: external.scope, of: nil) }
    }
    return nil
  }
}
