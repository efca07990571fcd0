/// What modifiers show something for: `item: $flow.sheet`, `for: Page.self`.
extension BuilderCalls {
  /// The type of it, which tells overloaded builders apart that are only named: `content: flow.build(sheet:)`.
  func item(in arguments: [ViewTree.Given]) -> TypeID? {
    for argument in arguments {
      switch (argument.label, argument.value.kind) {
      case ("item", .member(let base?, let name)): return item(name, of: base)
      case ("item", .name(let name, _)) where name.hasPrefix("$"):
        return reader.flatMap { item(Name(String(name.text.dropFirst())), of: $0) }
      case ("for", _):
        guard let reader, let name = argument.value.typeName else { return nil }
        return flow.symbols.resolve(name, in: Scope(file: flow.program[reader].file, type: reader))
      default: continue
      }
    }
    return nil
  }

  /// The type of a property of a coordinator, as a binding names it: `$flow.sheet`.
  private func item(_ name: Name, of binding: Expression) -> TypeID? {
    guard let reader, case .name(let object, _) = binding.kind, object.hasPrefix("$"),
      let coordinator = coordinator(in: Name(String(object.text.dropFirst())), of: reader)
    else { return nil }
    return item(name, of: coordinator)
  }

  /// The type of a property.
  private func item(_ name: Name, of type: TypeID) -> TypeID? {
    guard let property = flow.symbols.property(name, on: type), let type = property.fact.type else {
      return nil
    }
    return BuilderParameters(program: flow.program).only(type, in: property.scope)
  }
}

/// What builders take, which tells them apart.
struct BuilderParameters {
  let program: Program

  /// Whether a function takes one thing, of the given type.
  func takes(_ item: TypeID?, _ id: FunctionID) -> Bool {
    item != nil && self.item(of: id) == item
  }

  /// Whether a function takes one thing, of a type that has the given case.
  func takes(case name: Name?, _ id: FunctionID) -> Bool {
    guard let name, let item = item(of: id) else { return false }
    return program[item].cases.contains { $0.name == name }
  }

  /// The type of the one thing that a function takes.
  private func item(of id: FunctionID) -> TypeID? {
    let function = program[id]
    guard function.fact.parameters.count == 1 else { return nil }
    return function.fact.parameters[0].type.flatMap { only($0, in: function.scope) }
  }

  /// The type of the sources that a reference means.
  func only(_ reference: TypeReference, in scope: Scope) -> TypeID? {
    let parts = program.parts(of: reference.unwrapped, in: scope)
    return parts.count == 1 ? parts[0].source : nil
  }
}
