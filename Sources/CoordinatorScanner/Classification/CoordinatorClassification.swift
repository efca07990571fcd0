/// The role of each type in the program, and the reason.
struct CoordinatorClassification: Sendable {
  /// Types whose objects are coordinators.
  fileprivate(set) var coordinators: Set<TypeID> = []
  /// Types that make coordinators of those below them.
  fileprivate(set) var bases: Set<TypeID> = []
  fileprivate(set) var testDoubles: Set<TypeID> = []
  fileprivate(set) var screens: Set<TypeID> = []
  fileprivate(set) var erasers: Set<TypeID> = []
  fileprivate(set) var reasons: [TypeID: ClassificationReason] = [:]
  /// The values that are composed of one another.
  fileprivate(set) var compositions = Compositions()
  /// Inherited functions whose calls alone show what these types make with them.
  fileprivate var attributedByCalls: [InheritedFunction: CallAttribution] = [:]
  /// Why types that look like coordinators are not coordinators.
  fileprivate(set) var refusals: [TypeID: String] = [:]

  /// Whether the type is a coordinator or a base of coordinators.
  func isCoordinator(_ type: TypeID) -> Bool { coordinators.contains(type) || bases.contains(type) }

  /// Whether a type is a base of so many coordinators that it does not say which one a value is.
  func isBroad(_ type: TypeID, _ program: Program) -> Bool {
    bases.contains(type) && program.concreteTypes(below: type).count > 4
  }

  /// Whether its objects are shown: view controllers and views.
  func isScreen(_ type: TypeID) -> Bool { screens.contains(type) }

  /// Whether it only dresses another coordinator, as `AnyCoordinator` does.
  func isEraser(_ type: TypeID) -> Bool { erasers.contains(type) }

  /// Whether it replaces another type in tests and previews.
  func isTestDouble(_ type: TypeID) -> Bool { testDoubles.contains(type) }

  /// Why only the calls of an inherited function show what a coordinator makes with it. Nil where its code shows it, too.
  func attribution(of function: FunctionID, on type: TypeID) -> CallAttribution? {
    attributedByCalls[InheritedFunction(function: function, type: type)]
  }
}

extension CoordinatorClassification {
  /// Finds the coordinators: first the bases, then the types that inherit, then those that behave like coordinators.
  init(of program: Program) {
    for type in program.typeIDs where TestDoubles(program: program).isTestDouble(type) {
      testDoubles.insert(type)
    }
    for type in program.typeIDs {
      if let reason = ClassificationReason(ClassificationRule.bases, self, program, type) {
        bases.insert(type)
        reasons[type] = reason
      }
    }
    for type in program.typeIDs where canCoordinate(type, program) {
      if let reason = ClassificationReason(ClassificationRule.types, self, program, type) {
        decide(type, reason, program)
      }
    }
    compositions = Compositions(of: program)
    decide(compositions.leaders.map { ($0.key, $0.value) }, by: .leadsByParts, program)
    decideByOthers(program)
    decide(leading(program).views, by: .viewOfScreens, program)
    // One view that is named like a flow is no hierarchy.
    if coordinators.count < 2, coordinators.allSatisfy({ reasons[$0]?.rule == .viewOfScreens }) {
      decideWithoutNames(program)
    }
    for type in program.typeIDs where isWrapper(type, program) { erasers.insert(type) }
    for type in program.typeIDs where canCoordinate(type, program) && !coordinators.contains(type) {
      if program.screenTypes.isScreen(type) { screens.insert(type) }
    }
    attributedByCalls = InheritedCallResolver(program).makersAttributedByCalls(self)
  }

  /// Whether a type wraps coordinators and is not a coordinator, by its name: `AnyCoordinator`.
  private func isWrapper(_ type: TypeID, _ program: Program) -> Bool {
    let name = program[type].name
    return canCoordinate(type, program) && !coordinators.contains(type) && !bases.contains(type)
      && (CoordinatorNaming.isEraser(name) || program.externals(of: type).contains { Dialect.wraps($0.name) })
      && CoordinatorNaming.endsInCoordinating(name)
      && program.family.descendants[type.index].isEmpty
      && program[type].properties.allSatisfy { $0.fact.hold == .strong }
  }

  private func canCoordinate(_ type: TypeID, _ program: Program) -> Bool {
    program[type].isReference || program[type].kind == .struct
  }

  private func leading(_ program: Program) -> LeadingRule {
    LeadingRule(program: program, coordinators: coordinators)
  }

  /// Finds types that are coordinators because views observe them, or because they keep other coordinators.
  private mutating func decideByOthers(_ program: Program) {
    let tools = program.navigation.tools(of: coordinators)
    var open = program.typeIDs.filter { type in
      !coordinators.contains(type) && !tools.contains(type)
        && (program.behaviour.mayCoordinate(type) && CoordinatorNaming.endsInCoordinating(program[type].name)
          || program.behaviour.mayRoute(type) || program.behaviour.mayRouteViews(type)
          || program.controllerFlows.mayContainFlows(type))
    }
    let observed = open.filter(program.behaviour.isObserved)
    decide(leading(program).found(amongObserved: observed, "is named so"), by: .shownByState, program)
    decide(among: &open, by: .keepsCoordinators, program) { $0.found(amongKeepers: $1) }
    // This rule comes after the one for keepers: its types may be services, which must not make their keepers
    // coordinators.
    let followed = followed(among: open, program)
    decide(among: &open, by: .keptForView, program) { rule, open in
      let types = followed.filter { open.contains($0.key) }
      return types.isEmpty ? [] : rule.found(amongKept: types)
    }
  }

  /// Finds what leads an app where no name or base tells the coordinators, but that of one view. A model may have the path of a
  /// stack, or say which sheet is shown.
  private mutating func decideWithoutNames(_ program: Program) {
    let observed = program.typeIDs.filter { type in
      program[type].isReference && program.behaviour.isObserved(type) && !program.behaviour.isLookAlike(type)
        && !program.behaviour.isNested(type)
    }
    let cause = "leads views in an app without names of coordinators"
    decide(leading(program).found(amongObserved: observed, cause), by: .leadsWithoutName, program)
    decide(leading(program).owners, by: .leadsWithoutName, program)
  }

  /// Coordinators that serve a part of a flow, each with the reason: a view keeps it as its coordinator, or it gives
  /// views or controllers.
  private func followed(among types: [TypeID], _ program: Program) -> [TypeID: String] {
    var found: [TypeID: String] = [:]
    let observed = types.filter(program.behaviour.isObserved)
    for type in types {
      let giver =
        program.behaviour.isObserved(type)
        ? program.viewGivers.screenGiver(of: type)
        : program.controllerFlows.controllerGiver(of: type) ?? program.viewGivers.pagesGiver(of: type)
      if let giver { found[type] = "gives a screen in \(giver)" }
    }
    // A router of any routes is a tool.
    let own = observed.filter { program[$0].generics.isEmpty }
    for type in program.flowViews.followedByViews(among: Set(own)) {
      found[type] = "a view has it as its coordinator"
    }
    return found
  }

  /// Repeats a rule until it finds no more coordinators: each new coordinator may prove others.
  private mutating func decide(
    among open: inout [TypeID],
    by rule: ClassificationRule,
    _ program: Program,
    _ find: (LeadingRule, _ open: [TypeID]) -> LeadingRule.Found
  ) {
    while true {
      open.removeAll { coordinators.contains($0) || refusals[$0] != nil }
      let found = find(leading(program), open)
      if found.isEmpty { return }
      decide(found, by: rule, program)
    }
  }

  private mutating func decide(_ found: LeadingRule.Found, by rule: ClassificationRule, _ program: Program) {
    for (type, evidence) in found {
      decide(type, ClassificationReason(rule: rule, evidence: evidence), program)
    }
  }

  private mutating func decide(_ type: TypeID, _ reason: ClassificationReason, _ program: Program) {
    if testDoubles.contains(type) {
      refusals[type] = "stands in for another type: by its name it is a double"
      return
    }
    if CoordinatorNaming.isEraser(program[GenericAliases.declaration(of: type, in: program)].name) {
      erasers.insert(type)
      refusals[type] = "dresses another coordinator: by its name it erases types"
      return
    }
    if let adapted = adaptedProperty(of: type, program) {
      erasers.insert(type)
      refusals[type] = "dresses another coordinator: it starts \(adapted), of another base, and shows nothing"
      return
    }
    if let method = navigationMethod(of: type, program) {
      refusals[type] = "is a navigation container: \(method) takes the coordinators that it shows"
      return
    }
    coordinators.insert(type)
    reasons[type] = reason
  }

  /// The property of a generic class that adapts coordinators of one base to another base, and shows nothing itself:
  /// `final class RxChild<Result>: Coordinator { let base: BaseCoordinator<Result> }`.
  private func adaptedProperty(of type: TypeID, _ program: Program) -> Name? {
    let generics = program[type].generics.map(\.name)
    let bodies = program[type].functions.map { program[$0].fact }
    guard program[type].isReference, !generics.isEmpty, program.made(by: type).isEmpty,
      !bodies.contains(where: { $0.calls(oneOf: UIKit.showing) })
    else { return nil }
    let started = bodies.flatMap { SiteReader.sites(of: $0.body ?? []) }.compactMap { site in
      site.expression.callee?.member.map(CoordinatorNaming.isStarting) == true
        ? site.expression.receiver : nil
    }
    return program[type].properties.first { property in
      guard started.contains(property.fact.name), let kept = property.fact.type,
        kept.arguments.contains(where: { $0.name.map(generics.contains) ?? false })
      else { return false }
      return program.sources(of: kept, in: property.scope).contains {
        bases.contains($0) && !program.inherits(type, from: $0)
      }
    }?.fact.name
  }

  /// A method that tells a container such as `NavigationStackCoordinator` which coordinator to show.
  private func navigationMethod(of type: TypeID, _ program: Program) -> Name? {
    guard CoordinatorNaming.isNavigationContainer(program[type].name) else { return nil }
    let methods = program[type].functions.filter { id in
      let function = program[id]
      guard CoordinatorNaming.isShowing(function.fact.name),
        let parameter = function.fact.parameters.first?.type
      else { return false }
      let taken = program.parts(of: parameter, in: function.scope).compactMap(\.source)
      return taken.contains(where: bases.contains)
    }
    return methods.count > 1 ? program[methods[0]].fact.name : nil
  }
}

/// Questions about types, by subject.
extension Program {
  var behaviour: CoordinatorBehaviour { CoordinatorBehaviour(program: self) }
  var childLists: ChildLists { ChildLists(program: self) }
  var navigation: NavigationMeans { NavigationMeans(program: self) }
  var controllerFlows: ControllerFlows { ControllerFlows(program: self) }
  var viewGivers: ViewGivers { ViewGivers(program: self) }
  var screenTypes: ScreenTypes { ScreenTypes(program: self) }
  var containerTypes: ContainerTypes { ContainerTypes(program: self) }
  var flowViews: FlowViews { FlowViews(program: self) }
}

extension Program {
  /// The one type below a protocol or class that is no test double.
  func implementation(of base: TypeID) -> TypeID? {
    let doubles = TestDoubles(program: self)
    return concreteTypes(below: base).filter { !doubles.isTestDouble($0) }.only
  }
}

/// Types that replace others in tests and previews.
struct TestDoubles {
  let program: Program

  /// Whether a type replaces another in tests and previews.
  func isTestDouble(_ type: TypeID) -> Bool {
    let name = program[type].name
    if CoordinatorNaming.isTestDouble(name) { return true }
    guard CoordinatorNaming.isPreview(name) else { return false }
    if isForDebugging(type) { return true }
    return CoordinatorNaming.previewed(name).map { standsIn(type, for: $0) } ?? false
  }

  private func isForDebugging(_ type: TypeID) -> Bool {
    guard let condition = program[type].condition else { return false }
    return condition.has("DEBUG") && !condition.has("!DEBUG")
  }

  /// Whether a type has the same bases as the type with that name, or a base with that name.
  private func standsIn(_ type: TypeID, for original: String) -> Bool {
    let bases = Set(program.baseNames(of: type))
    if bases.contains(where: { $0.lastPart.hasPrefix(original) }) { return true }
    guard let other = program.resolve(Name(original), in: Scope(file: program[type].file, type: nil)) else {
      return false
    }
    return other != type && !bases.isDisjoint(with: program.baseNames(of: other))
  }
}
