extension ClassificationRule {
  /// What makes a type a base: whatever inherits from it is a coordinator.
  static let bases: [(rule: ClassificationRule, evidence: Evidence)] = [
    (
      ClassificationRule(
        id: "base-by-decision",
        summary: "it inherits from a type that `base_types` or `--base-type` names"
      ),
      { _, program, type in
        program.baseTypes.contains(program[type].name) ? Program.isDecided : nil
      }
    ),
    (
      ClassificationRule(
        id: "base-with-children",
        summary: """
          it inherits from a protocol or class that is named like a coordinator or router and has a list of children, \
          as `var childCoordinators: [Coordinator]`
          """
      ),
      { _, program, type in program.childListOfBase(type) }
    ),
    (
      ClassificationRule(
        id: "base-with-path",
        summary: "it inherits from a class that has the `NavigationPath` of all below it"
      ),
      { _, program, type in
        program.mayBeCoordinatorBase(type) && !program[type].isProtocol ? program.stackReason(of: type) : nil
      }
    ),
    (
      ClassificationRule(
        id: "base-of-its-kind",
        summary: """
          it inherits from a class that starts and takes others of its kind, as by `coordinate(to:)`, and one of them \
          shows a screen or navigates
          """
      ),
      { _, program, type in
        program.mayBeCoordinatorBase(type) && !program[type].isProtocol
          ? program.leadingReason(of: type) : nil
      }
    ),
    (
      ClassificationRule(id: "base-that-starts", summary: "it conforms to a protocol that requires `start`"),
      { _, program, type in program.isProtocolBase(type) ? program.requiredStart(of: type) : nil }
    ),
    (
      ClassificationRule(
        id: "base-with-own-kind",
        summary: """
          it conforms to a protocol with a list of its own kind, as `var coordinators: [Coordinator]`, and one of the \
          conforming types shows a screen or navigates
          """
      ),
      { _, program, type in program.isProtocolBase(type) ? program.ownKindList(of: type) : nil }
    ),
    (
      ClassificationRule(
        id: "base-that-navigates",
        summary: """
          it conforms to a protocol that requires something to navigate with, or a `body` or `rootView` of SwiftUI
          """
      ),
      { _, program, type in program.isProtocolBase(type) ? program.requiredNavigation(of: type) : nil }
    ),
  ]
}

extension Program {
  static let isDecided = "is a base type by decision"

  /// Whether a type is named like what coordinators or routers inherit from.
  private func mayBeBase(_ type: TypeID) -> Bool {
    let fact = self[type]
    guard fact.kind == .protocol || fact.kind == .class || fact.kind == .actor, fact.name.outerPart == nil
    else { return false }
    let isNamed = CoordinatorNaming.isCoordinating(fact.name) || CoordinatorNaming.isRouting(fact.name)
    return isNamed && !CoordinatorNaming.isListener(fact.name) && !CoordinatorNaming.isStore(fact.name)
  }

  fileprivate func mayBeCoordinatorBase(_ type: TypeID) -> Bool {
    mayBeBase(type) && CoordinatorNaming.isCoordinating(self[type].name)
  }

  fileprivate func isProtocolBase(_ type: TypeID) -> Bool {
    self[type].isProtocol && mayBeCoordinatorBase(type)
  }

  fileprivate func childListOfBase(_ type: TypeID) -> String? {
    guard mayBeBase(type), let list = childList(of: type),
      !self[type].isProtocol || CoordinatorNaming.isCoordinating(self[type].name) || attaches(type)
    else { return nil }
    return "has the list \(list)"
  }

  fileprivate func requiredStart(of type: TypeID) -> String? {
    let start = self[type].functions.first { CoordinatorNaming.isStarting(self[$0].fact.name) }
    return start.map { "requires \(self[$0].fact.name)()" }
  }

  fileprivate func ownKindList(of type: TypeID) -> String? {
    guard let list = ownKindLists(of: type).first(where: CoordinatorNaming.isKindList),
      leadsToScreens(anyBelow: type)
    else { return nil }
    return "has the list \(list)"
  }

  fileprivate func requiredNavigation(of type: TypeID) -> String? {
    (navigation(of: type) ?? requiredView(of: type)).map { "requires \($0)" }
  }

  /// The view of SwiftUI that a protocol asks for.
  private func requiredView(of type: TypeID) -> String? {
    let property = self[type].properties.map(\.fact).first { fact in
      ["body", "rootView"].contains(fact.name)
        && ["AnyView", "Body", "Content", "RootView", "View"].contains(fact.type?.name)
    }
    return property?.name.text
  }

  /// Whether something that conforms to a protocol navigates: services have lists of their own kind, too.
  private func leadsToScreens(anyBelow type: TypeID) -> Bool {
    concreteTypes(below: type).contains { navigation(of: $0) != nil || showsOwnScreen($0) }
  }

  /// Why what inherits from a class is a coordinator: it starts, and leads to others of its kind, as by `coordinate(to:)`.
  fileprivate func leadingReason(of type: TypeID) -> String? {
    let below = family.descendants[type.index]
    guard starts(type), ([type] + below).contains(where: { navigation(of: $0) != nil || showsOwnScreen($0) })
    else { return nil }
    if below.isEmpty { return nil }
    let leading = self[type].functions.map { self[$0].fact }.first { fact in
      CoordinatorNaming.isAttaching(fact.name) && fact.parameters.first?.type?.name == self[type].name
    }
    return leading.map { "starts, and takes others of its kind in \($0.name)" }
  }

  private func attaches(_ type: TypeID) -> Bool {
    self[type].functions.contains {
      CoordinatorNaming.isAttaching(self[$0].fact.name) && !self[$0].fact.parameters.isEmpty
    }
  }
}
