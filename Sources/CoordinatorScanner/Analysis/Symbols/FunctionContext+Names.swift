/// Functions, properties and types that a name means in the function.
extension FunctionContext {
  /// The methods that a name may mean on a type.
  func methods(named name: Name, on type: TypeID) -> [FunctionID] {
    flow.summaries.counted(symbols.functions(named: name, on: type, from: scope.file))
  }

  /// The global functions that a name may mean.
  func globalFunctions(named name: Name) -> [FunctionID]? {
    symbols.globalFunctions(named: name, from: scope.file).map(flow.summaries.counted)
  }

  /// The app's own modifiers of a name: functions in `extension View`. Only code of a view calls them.
  func modifiers(named name: Name) -> [FunctionID] {
    guard traits(of: name).contains(.isMethod), let this, program.screenTypes.isScreen(this) else {
      return []
    }
    return (program.index.methods[name] ?? []).filter { program.screenTypes.isModifier($0) }
  }

  /// Whether a name without a base means a type.
  func isType(_ name: Name) -> Bool {
    let index = program.index
    let isUppercase = traits(of: name).contains(.isUppercase)
    guard isUppercase || index.types[name] != nil || index.inner.contains(name) else { return false }
    if let this, hasMember(name, this) { return false }
    if symbols.resolve(name, in: scope) != nil { return true }
    return isUppercase && index.functions[name] == nil && index.globals[name] == nil
      && symbols.alias(name, in: scope) == nil
  }

  private func hasMember(_ name: Name, _ type: TypeID) -> Bool {
    symbols.property(name, on: type) != nil || traits(of: name).contains(.isDependency)
      || !methods(named: name, on: type).isEmpty
  }

  /// Whether a type may have a property of a name, its own or one of a library.
  func mayHaveProperty(_ name: Name, _ type: TypeID) -> Bool {
    let traits = traits(of: name)
    return traits.contains(.erases) || traits.contains(.isDependency)
      || symbols.property(name, on: type) != nil
  }

  /// Whether a name is a property. A superclass of a library may have unknown properties.
  func isProperty(_ name: Name, of type: TypeID) -> Bool {
    if symbols.property(name, on: type) != nil { return true }
    return !program.externals(of: type).isEmpty && program.index.types[name] == nil
  }

  /// Whether `self` inherits methods from a library.
  var inheritsFromLibrary: Bool {
    guard let this, !isStatic else { return false }
    return program[this].isExternal || !program.externals(of: this).isEmpty
  }

  /// A property that a generic base class of a library declares: `dependency` of `Component<HomeDependency>`, and the view
  /// of a router.
  func inheritedDependency(_ name: Name, of type: TypeID) -> PointsToSet? {
    if name == .viewOfRouter { return inheritedView(of: type) }
    guard traits(of: name).contains(.isDependency) else { return nil }
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

  /// The types that a reference means, as values.
  func metatypes(of reference: TypeReference) -> PointsToSet {
    PointsToSet(
      symbols.parts(of: reference, in: scope).map { part in
        switch part {
        case .source(let id, _): .type(id)
        case .external(let name, let arguments): .externalType(name, arguments)
        }
      }
    )
  }
}
