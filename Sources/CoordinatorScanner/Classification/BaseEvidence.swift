extension ClassificationRule {
  /// The rules on bases. Each type that inherits from a base is a coordinator.
  static let bases: [(rule: ClassificationRule, evidence: Evidence)] = [
    base("base-by-decision", "it inherits from a type that `base_types` or `--base-type` names") {
      $0.program.baseTypes.contains($0.program[$1].name) ? CoordinatorBehaviour.isDecided : nil
    },
    base(
      "base-with-children",
      """
      it inherits from a protocol or class that is named like a coordinator or router and has a list of children, as \
      `var childCoordinators: [Coordinator]`
      """
    ) { $0.childListOfBase($1) },
    base("base-with-path", "it inherits from a class that has the `NavigationPath` of all below it") {
      $0.isClassBase($1) ? $0.stackReason(of: $1) : nil
    },
    base(
      "base-of-its-kind",
      """
      it inherits from a class that starts and takes others of its kind, as by `coordinate(to:)`, and one of them shows \
      a screen or navigates
      """
    ) { $0.isClassBase($1) ? $0.leadingReason(of: $1) : nil },
    base("base-that-starts", "it conforms to a protocol that requires `start`") {
      $0.isProtocolBase($1) ? $0.requiredStart(of: $1) : nil
    },
    base(
      "base-with-own-kind",
      """
      it conforms to a protocol with a list of its own kind, as `var coordinators: [Coordinator]`, and one of the \
      conforming types shows a screen or navigates
      """
    ) { $0.isProtocolBase($1) ? $0.ownKindList(of: $1) : nil },
    base(
      "base-that-navigates",
      """
      it conforms to a protocol that requires something to navigate with, or a `body`, `view` or `rootView` of SwiftUI
      """
    ) { $0.isProtocolBase($1) ? $0.requiredNavigation(of: $1) : nil },
    base(
      "base-of-flows",
      """
      it conforms to a protocol that requires `start`, and that has a list of its own kind, as `var subflows: [Flow]`, \
      or is named like a flow; and one of the conforming types shows a screen that it makes
      """
    ) { $0.requiredFlow(of: $1) },
    base(
      "base-of-flow-views",
      """
      it conforms to a protocol of any name that requires the view of a flow, as `func body()`, of classes only, and one of \
      them that views observe makes another, or at least half are named like coordinators and have the path of a stack
      """
    ) { $0.requiredFlowView(of: $1) },
    base(
      "base-of-family",
      """
      it inherits from a class or protocol that is named like a flow, as `Flow` or `FlowController`; of the types below \
      that, one makes another, and one shows a screen that it makes
      """
    ) { $0.familyReason(of: $1) },
    base(
      "base-of-children",
      "it conforms to the protocol of the children that a base lists, as `protocol Parent: Child { var children: [Child] }`"
    ) { $0.listOfChildren($1) },
  ]

  private static func base(
    _ id: String,
    _ summary: String,
    _ find: @escaping @Sendable (BaseEvidence, TypeID) -> String?
  ) -> (rule: ClassificationRule, evidence: Evidence) {
    rule(id, summary) { _, program, type in find(BaseEvidence(program: program), type) }
  }
}

/// Says what makes a class or a protocol a base, for the rules above.
private struct BaseEvidence {
  let program: Program

  /// Whether a type is named like what coordinators or routers inherit from.
  private func mayBeBase(_ type: TypeID) -> Bool {
    let fact = program[type]
    guard fact.kind == .protocol || fact.kind == .class || fact.kind == .actor, fact.name.outerPart == nil
    else { return false }
    return CoordinatorNaming.isCoordinatingOrRouting(fact.name)
      && !CoordinatorNaming.isListener(fact.name) && !CoordinatorNaming.isStore(fact.name)
  }

  private func mayBeCoordinatorBase(_ type: TypeID) -> Bool {
    mayBeBase(type) && CoordinatorNaming.isCoordinating(program[type].name)
  }

  func isClassBase(_ type: TypeID) -> Bool {
    !program[type].isProtocol && mayBeCoordinatorBase(type)
  }

  func isProtocolBase(_ type: TypeID) -> Bool {
    program[type].isProtocol && mayBeCoordinatorBase(type)
      && CoordinatorNaming.endsInCoordinating(program[type].name)
  }

  func childListOfBase(_ type: TypeID) -> String? {
    guard mayBeBase(type), let list = program.childLists.list(of: type),
      !program[type].isProtocol || CoordinatorNaming.isCoordinating(program[type].name) || attaches(type)
    else { return nil }
    return "has the list \(list)"
  }

  /// Why a protocol is the type of children: `protocol Parent: Child { var children: [Child] }`.
  func listOfChildren(_ type: TypeID) -> String? {
    guard program[type].isProtocol, mayBeBase(type) else { return nil }
    return program.family.descendants[type.index].lazy.compactMap { base in
      guard childListOfBase(base) != nil, let list = program.childLists.list(of: base),
        let property = program.property(list, on: base), let element = property.fact.type?.element,
        program.parts(of: element, in: property.scope).contains(where: { $0.source == type })
      else { return nil }
      return "is what \(program[base].name) lists in \(list)"
    }.first
  }

  /// Why a class is a base: it has the navigation path of all classes below it.
  func stackReason(of type: TypeID) -> String? {
    guard !program[type].isProtocol, !program.family.descendants[type.index].isEmpty,
      !program.behaviour.isLookAlike(type),
      CoordinatorNaming.endsInCoordinating(program[type].name)
    else { return nil }
    return program.navigation.path(of: type).map { "navigates by \($0)" }
  }

  func requiredStart(of type: TypeID) -> String? {
    let start = program[type].functions.first { CoordinatorNaming.isStarting(program[$0].fact.name) }
    return start.map { "requires \(program[$0].fact.name)()" }
  }

  func ownKindList(of type: TypeID) -> String? {
    guard let list = program.childLists.listsOfOwnKind(of: type).first(where: CoordinatorNaming.isKindList),
      leadsToScreens(anyBelow: type)
    else { return nil }
    return "has the list \(list)"
  }

  func requiredNavigation(of type: TypeID) -> String? {
    (program.navigation.member(of: type) ?? requiredView(of: type)).map { "requires \($0)" }
  }

  /// Why types that conform to a protocol of any name are flows: they start, and one shows a screen. An operation
  /// starts too, but shows no screen.
  func requiredFlow(of type: TypeID) -> String? {
    guard program[type].isProtocol, program[type].name.outerPart == nil, let start = requiredStart(of: type),
      CoordinatorNaming.endsInFlow(program[type].name)
        || !program.childLists.listsOfOwnKind(of: type).isEmpty,
      program.concreteTypes(below: type).contains(where: program.controllerFlows.showsMadeScreen)
    else { return nil }
    return "\(start), as flows do"
  }

  /// Why types that conform to a protocol of any name are flows of SwiftUI. One of them gives a view and makes another
  /// flow. Or one gives a view, and at least half are named like coordinators and have the path of a stack.
  func requiredFlowView(of type: TypeID) -> String? {
    guard program[type].isProtocol, !program[type].isExternal, program[type].name.outerPart == nil else {
      return nil
    }
    let required = program.lineage(of: type).flatMap { above in
      program.methods(of: above).map(\.fact).filter(\.parameters.isEmpty).map(\.name)
        + program[above].properties.map(\.fact.name)
    }
    let flows = program.concreteTypes(below: type)
    let kinds = Set(flows)
    let navigators = flows.count {
      CoordinatorNaming.isCoordinatingOrRouting(program[$0].name) && program.navigation.path(of: $0) != nil
    }
    let mostNavigate = navigators > 1 && navigators * 2 >= flows.count
    guard flows.allSatisfy({ program[$0].isReference }) else { return nil }
    let view = required.filter(CoordinatorNaming.givesView).first { view in
      flows.contains { flow in
        program.behaviour.isObserved(flow) && program.viewGivers.givesView(view, flow)
          && (mostNavigate || makes(oneOf: kinds, flow))
      }
    }
    return view.map { "requires \($0), the view of a flow" }
  }

  /// Why the types below a class or protocol that is named like a flow are coordinators: they make each other, and show
  /// screens.
  func familyReason(of type: TypeID) -> String? {
    let name = program[type].name
    guard program[type].isProtocol || program[type].isReference, name.outerPart == nil,
      CoordinatorNaming.isFlow(name)
    else { return nil }
    let family = program.concreteTypes(below: type)
    let kinds = Set(family)
    guard family.contains(where: program.controllerFlows.showsMadeScreen),
      let maker = family.first(where: { makes(oneOf: kinds, $0) })
    else { return nil }
    return "is of a family whose \(program[maker].name) makes another"
  }

  private func makes(oneOf family: Set<TypeID>, _ type: TypeID) -> Bool {
    program.made(by: type).contains { $0 != type && family.contains($0) }
  }

  /// The view of SwiftUI that a protocol asks for.
  private func requiredView(of type: TypeID) -> String? {
    let property = program[type].properties.map(\.fact).first { fact in
      ["body", "rootView", "view"].contains(fact.name)
        && ["AnyView", "Body", "Content", "RootView", "View"].contains(fact.type?.name)
    }
    return property?.name.text
  }

  /// Whether a type that conforms to a protocol navigates. Services have lists of services, too.
  private func leadsToScreens(anyBelow type: TypeID) -> Bool {
    program.concreteTypes(below: type).contains {
      program.navigation.member(of: $0) != nil || program.controllerFlows.showsOwnScreen($0)
    }
  }

  /// Why what inherits from a class is a coordinator: it starts, and leads to others of its kind, as by `coordinate(to:)`.
  func leadingReason(of type: TypeID) -> String? {
    let below = program.family.descendants[type.index]
    guard program.behaviour.starts(type),
      ([type] + below).contains(where: {
        program.navigation.member(of: $0) != nil || program.controllerFlows.showsOwnScreen($0)
      })
    else { return nil }
    if below.isEmpty { return nil }
    let leading = program.methods(of: type).map(\.fact).first { fact in
      CoordinatorNaming.isAttaching(fact.name) && fact.parameters.first?.type?.name == program[type].name
    }
    return leading.map { "starts, and takes others of its kind in \($0.name)" }
  }

  private func attaches(_ type: TypeID) -> Bool {
    program.methods(of: type).contains {
      CoordinatorNaming.isAttaching($0.fact.name) && !$0.fact.parameters.isEmpty
    }
  }
}
