/// Objects that work for views of SwiftUI: they say which screen is seen, or give the view of a flow.
struct ViewGivers {
  let program: Program

  /// Whether a type conforms to a protocol of the program that is named like a coordinator.
  func hasOwnProtocol(_ type: TypeID) -> Bool {
    program.ancestors(of: type).contains { above in
      program[above.type].isProtocol && !program[above.type].isExternal
        && CoordinatorNaming.endsInCoordinating(program[above.type].name)
    }
  }

  /// Whether a property says which screen or flow is seen: one of several cases, by a name for such.
  func isStage(_ name: Name, of type: TypeID) -> Bool {
    guard let property = program.property(name, on: type), property.fact.getter == nil,
      !property.fact.isStatic,
      let cases = property.fact.caseType.flatMap({ program.resolve($0, in: property.scope) }),
      program[cases].kind == .enum
    else { return false }
    return CoordinatorNaming.isStage(name) || CoordinatorNaming.isStage(program[cases].name)
  }

  /// Why an object that makes views is a coordinator: by a state for what is seen, a member makes one of several screens.
  func viewReason(of type: TypeID) -> String? {
    let properties = program[type].properties.filter { $0.fact.type?.isView == true }
      .map { (name: $0.fact.name, body: $0.fact.getter ?? [], scope: $0.scope) }
    let functions = program.methods(of: type).filter { $0.fact.returns?.isView == true }
      .map { (name: $0.fact.name, body: $0.fact.body ?? [], scope: $0.scope) }
    return (properties + functions).first { _, body, scope in
      let asked = SiteReader.sites(of: body).compactMap(\.expression.ownName)
      return Set(screens(in: body, scope)).count > 1 && asked.contains { isStage($0, of: type) }
    }.map { "chooses a screen in \($0.name)" }
  }

  /// Why an object that gives a view for its flow is a coordinator.
  func flowReason(of type: TypeID) -> String? {
    guard program[type].isReference, CoordinatorNaming.endsInCoordinating(program[type].name),
      !program.behaviour.listensToSystem(type), !program.controllerFlows.isMadeForView(type)
    else { return nil }
    return rootViewReason(of: type)
  }

  /// Why an object is a coordinator that returns the view of its flow. It creates a screen there, without arguments.
  private func rootViewReason(of type: TypeID) -> String? {
    // A generic type wraps others.
    guard program[type].generics.isEmpty else { return nil }
    return givenView(of: type) { name, body, scope in
      CoordinatorNaming.givesFlow(name) && !screens(in: body, scope).isEmpty
    }.map { "gives its view in \($0)" }
  }

  /// The member in which an object returns one screen as its view: `build`.
  func screenGiver(of type: TypeID) -> Name? {
    guard program[type].generics.isEmpty else { return nil }
    return givenView(of: type) { name, body, scope in
      CoordinatorNaming.givesView(name)
        && ViewTree(body).contains {
          program.resolve($0, in: scope).map(program.screenTypes.isScreen) ?? false
        }
    }
  }

  /// The members of an object that give the view of its whole flow.
  func firstMembers(of type: TypeID) -> [Name] {
    let methods = program.methods(of: type).map(\.fact).filter { fact in
      fact.returns?.isView == true && fact.parameters.allSatisfy(\.isOptional)
    }
    let properties = program[type].properties.map(\.fact).filter { $0.type?.isView == true }
    return (methods.map(\.name) + properties.map(\.name)).filter(CoordinatorNaming.givesView)
  }

  /// Whether a member of a type returns a SwiftUI view.
  func makesView(_ name: Name, of type: TypeID) -> Bool {
    let property = program[type].properties.first { $0.fact.name == name }
    return property?.fact.type?.isView == true
      || program[type].functions.contains {
        program[$0].fact.name == name && program[$0].fact.returns?.isView == true
      }
  }

  /// Whether a member of a name gives a view.
  func givesView(_ name: Name, _ type: TypeID) -> Bool {
    givenView(of: type) { member, _, _ in member == name } != nil
  }

  /// The method that needs nothing, or the property, that gives a view and is of a certain kind.
  private func givenView(of type: TypeID, where isGiving: (Name, [Statement], Scope) -> Bool) -> Name? {
    let method = program.methods(of: type).first { function in
      let fact = function.fact
      return !fact.isStatic && fact.parameters.allSatisfy(\.isOptional) && fact.returns?.isView == true
        && isGiving(fact.name, fact.body ?? [], function.scope)
    }
    let property = program[type].properties.first { property in
      let fact = property.fact
      return !fact.isStatic && fact.type?.isView == true
        && isGiving(fact.name, fact.getter ?? [], property.scope)
    }
    return method?.fact.name ?? property?.fact.name
  }

  /// The screens of the program that some code of a type makes.
  private func screens(in body: [Statement], _ scope: Scope) -> [TypeID] {
    program.made(in: body, scope).filter(program.screenTypes.isScreen)
  }
}
