import CoordinatorGraph

/// Properties of children that refer to their parents.
extension SourceLookup {
  package func callToParent(of child: String, in owner: String, variable: String?, method: String) -> String?
  {
    guard let child = type(child), let owner = type(owner) else { return nil }
    let types = program.lineage(of: child).filter { !program[$0].isProtocol }
    let ways = types.flatMap { program[$0].properties }.filter { property in
      CoordinatorNaming.isWayUp(property.fact.name) && has(method, property)
        && isSet(property.fact.name, of: child, by: owner, in: variable)
    }
    guard let way = ways.only, !method.hasSuffix(")") else { return nil }
    let isOptional = way.fact.type.map { $0 != $0.unwrapped } ?? false
    return "\(way.fact.name)\(isOptional ? "?" : "").\(method)self)"
  }

  package func ending(of child: String, calling method: String) -> String? {
    guard let child = type(child) else { return nil }
    let name = Name(String(method.prefix { $0 != "(" }))
    let found = functions(of: child).filter { function in
      guard function.isOrdinary, function.fact.parameters.isEmpty, !function.fact.isStatic,
        let line = function.fact.body?.only, let call = line.result ?? line.expressions.only
      else { return false }
      return calls(name, call)
    }
    return found.only.map { "\($0.fact.name)" }
  }

  /// Whether the type of a property has a method.
  private func has(_ call: String, _ property: Property) -> Bool {
    let scope = Scope(file: property.file, type: nil)
    guard let type = property.fact.typeName.flatMap({ program.resolve($0, in: scope) }) else { return false }
    return functions(of: type).contains { $0.fact.name == String(call.prefix { $0 != "(" }) }
  }

  /// Whether the parent sets a property of its children, or of the one in a variable, or they do when they are made.
  private func isSet(_ property: Name, of child: TypeID, by owner: TypeID, in variable: String?) -> Bool {
    let byChild = functions(of: child).contains { function in
      function.fact.name == "init" && !function.lines { sets(property, $0) { $0.isOwn } }.isEmpty
    }
    return byChild
      || functions(of: owner).contains { function in
        let children = Set(function.fact.parameters.map(\.name.text) + [variable].compactMap(\.self))
        return !function.lines {
          sets(property, $0) { $0.base?.ownName.map { children.contains($0.text) } == true }
        }.isEmpty
      }
  }

  private func sets(_ property: Name, _ expression: Expression, _ isMeant: (Expression) -> Bool) -> Bool {
    guard case .assignment(let left, let right) = expression.kind, left.name == property else { return false }
    return right.kind != .nothing && isMeant(left)
  }
}
