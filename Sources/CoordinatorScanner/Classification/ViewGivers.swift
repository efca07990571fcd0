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

  /// Whether a property decides which screen is shown: it is an enum, and its name or type says so, as
  /// `var step: Step`.
  func isStage(_ name: Name, of type: TypeID) -> Bool {
    guard let property = program.property(name, on: type), property.fact.getter == nil,
      !property.fact.isStatic
    else { return false }
    return property.fact.caseTypes.compactMap { program.resolve($0, in: property.scope) }.contains { cases in
      program[cases].kind == .enum
        && (CoordinatorNaming.isStage(name) || CoordinatorNaming.isStage(program[cases].name))
    }
  }

  /// Why an object that makes views is a coordinator: a member chooses one of several screens by a state such as
  /// `step`.
  func viewReason(of type: TypeID) -> String? {
    members(of: type).first { member in
      let asked = SiteReader.sites(of: member.code).compactMap(\.expression.ownName)
      return Set(screens(in: member)).count > 1 && asked.contains { isStage($0, of: type) }
    }.map { "chooses a screen in \($0.name)" }
  }

  /// Why a class that makes views for the pages of its superclass is a coordinator:
  /// `class CartRouter: Router<CartPage>`, with `override func view(for page: CartPage) -> AnyView`.
  func pagesReason(of type: TypeID) -> String? {
    guard let path = program.navigation.path(of: type), program.property(path, on: type)?.scope.type != type
    else { return nil }
    return members(of: type).first { !$0.needsNothing && $0.scope.type == type && !screens(in: $0).isEmpty }
      .map { "makes the views of its pages in \($0.name)" }
  }

  /// Why an object is a coordinator that returns the view of its flow. It creates a screen there, without arguments.
  func flowReason(of type: TypeID) -> String? {
    // A generic type wraps others.
    guard program[type].isReference, CoordinatorNaming.endsInCoordinating(program[type].name),
      program[type].generics.isEmpty, !program.behaviour.listensToSystem(type),
      !program.controllerFlows.isMadeForView(type)
    else { return nil }
    return ownMembers(of: type).first { CoordinatorNaming.givesFlow($0.name) && !screens(in: $0).isEmpty }
      .map { "gives its view in \($0.name)" }
  }

  /// The member in which an object returns one screen as its view: `build`.
  func screenGiver(of type: TypeID) -> Name? {
    guard program[type].generics.isEmpty else { return nil }
    return ownMembers(of: type).first { member in
      CoordinatorNaming.givesView(member.name)
        && ViewTree(member.code).contains {
          program.resolve($0, in: member.scope).map(program.screenTypes.isScreen) ?? false
        }
    }?.name
  }

  /// The member in which an object makes the views of a state that another one keeps: `view(for: page)`.
  func pagesGiver(of type: TypeID) -> Name? {
    guard CoordinatorNaming.endsInCoordinating(program[type].name), program[type].generics.isEmpty else {
      return nil
    }
    return members(of: type).first {
      !$0.isStatic && CoordinatorNaming.givesView($0.name) && Set(screens(in: $0)).count > 1
        && takesPage($0)
    }?.name
  }

  private func takesPage(_ member: Member) -> Bool {
    member.parameters.contains { parameter in
      program.sources(of: parameter.type, in: member.scope).contains { !program[$0].isReference }
    }
  }

  /// The members of an object that give the view of its whole flow.
  func firstMembers(of type: TypeID) -> [Name] {
    members(of: type).filter(\.needsNothing).map(\.name).filter(CoordinatorNaming.givesView)
  }

  /// Whether a member of a type returns a SwiftUI view.
  func makesView(_ name: Name, of type: TypeID) -> Bool { members(of: type).contains { $0.name == name } }

  /// Whether a member of an object gives a view and needs nothing.
  func givesView(_ name: Name, _ type: TypeID) -> Bool { ownMembers(of: type).contains { $0.name == name } }

  /// A method or a property that returns a view.
  private struct Member {
    let name: Name
    let isStatic: Bool
    let parameters: [Parameter]
    let code: [Statement]
    let scope: Scope

    var needsNothing: Bool { parameters.allSatisfy(\.isOptional) }
  }

  private func members(of type: TypeID) -> [Member] {
    let methods = program.methods(of: type).filter { $0.fact.returns?.isView == true }.map {
      Member(
        name: $0.fact.name,
        isStatic: $0.fact.isStatic,
        parameters: $0.fact.parameters,
        code: $0.fact.body ?? [],
        scope: $0.scope
      )
    }
    let properties = program[type].properties.filter { $0.fact.type?.isView == true }.map {
      Member(
        name: $0.fact.name,
        isStatic: $0.fact.isStatic,
        parameters: [],
        code: $0.fact.getter ?? [],
        scope: $0.scope
      )
    }
    return methods + properties
  }

  private func ownMembers(of type: TypeID) -> [Member] {
    members(of: type).filter { !$0.isStatic && $0.needsNothing }
  }

  /// The screens of the program that a member makes, also by a factory.
  private func screens(in member: Member) -> [TypeID] {
    let declared = DeclaredTypes(program: program)
    let results = SiteReader.sites(of: member.code).flatMap { site in
      member.scope.type.map { declared.results(of: site.expression, in: $0) } ?? []
    }
    let made = program.made(in: member.code, member.scope)
    return (made + results.flatMap { declared.sources(in: $0, member.scope) })
      .filter(program.screenTypes.isScreen)
  }
}
