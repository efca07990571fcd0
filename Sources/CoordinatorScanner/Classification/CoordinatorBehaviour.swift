/// Says whether a type may be a coordinator by its name and behaviour.
struct CoordinatorBehaviour {
  let program: Program

  static let isDecided = "is a base type by decision"

  /// Why subtypes of a type without source are coordinators; nil if they are not.
  func reason(_ base: ClassHierarchy.ExternalAncestor) -> String? {
    if program.baseTypes.contains(base.name) || program.baseTypes.contains(base.name.lastPart) {
      return "inherits from \(base.name.lastPart), which \(Self.isDecided)"
    }
    return Dialect.reason(for: base, imports: program.imports)
  }

  /// Whether a method without source attaches its arguments. All methods and cases of a library's base do, unless
  /// they are named like `pop` or `dismiss`.
  func attaches(_ method: Name, to owner: TypeID) -> Bool {
    if CoordinatorNaming.isDetaching(method) { return false }
    if CoordinatorNaming.isAttaching(method) { return true }
    return program.externals(of: owner).contains { reason($0) != nil }
  }

  /// Whether a type is named like a coordinator, and may be one by what it does.
  func mayCoordinate(_ type: TypeID) -> Bool {
    let fact = program[type]
    guard
      CoordinatorNaming.isCoordinating(fact.name) || CoordinatorNaming.isFlow(fact.name),
      !CoordinatorNaming.isStore(fact.name), !isLookAlike(type), !isNested(type)
    else { return false }
    return fact.isReference || fact.kind == .struct && program.controllerFlows.startsByShowing(type)
  }

  /// Whether a type is nested, like the `Coordinator` of a `UIViewRepresentable`. An `enum` without cases
  /// is only a namespace.
  func isNested(_ type: TypeID) -> Bool {
    guard program[type].name.outerPart != nil else { return false }
    if program.controllerFlows.isMadeForView(type) { return true }
    guard let outer = program.outerType(of: type) else { return true }
    return program[outer].kind != .enum || !program[outer].cases.isEmpty || isNested(outer)
  }

  /// Whether a router can lead an app: it starts and has the window. Other routers are helpers, or belong to one
  /// screen.
  func mayRoute(_ type: TypeID) -> Bool {
    let fact = program[type]
    return fact.isReference && fact.name.outerPart == nil && CoordinatorNaming.isRouter(fact.name)
      && !isLookAlike(type)
      && program.methods(of: type).contains {
        CoordinatorNaming.isStarting($0.fact.name) && !$0.fact.isStatic
      }
      && fact.properties.contains { $0.fact.type?.name == .window && $0.fact.hold == .strong }
  }

  /// Whether a router, flow or navigator can lead views of SwiftUI: they observe it.
  func mayRouteViews(_ type: TypeID) -> Bool {
    program[type].isReference && CoordinatorNaming.isRouting(program[type].name) && isObserved(type)
      && !isLookAlike(type) && !isNested(type) && !isModelOfCoordinator(type)
  }

  /// Whether another type is the coordinator by its name, as `CartCoordinator` beside `CartCoordinatorModel`.
  func isModelOfCoordinator(_ type: TypeID) -> Bool {
    guard let name = CoordinatorNaming.modelled(program[type].name), CoordinatorNaming.isCoordinating(name)
    else { return false }
    return program.resolve(name, in: Scope(file: program[type].file, type: nil)) != nil
  }

  /// Whether a type is a service: its classes start nothing, and neither they nor their direct supertypes are bases
  /// or named like coordinators.
  func isService(_ type: TypeID, below bases: Set<TypeID>) -> Bool {
    func isNamed(_ type: TypeID) -> Bool {
      bases.contains(type) || CoordinatorNaming.isCoordinatingOrRouting(program[type].name)
    }
    let classes = program.lineage(of: type).filter { program[$0].isReference }
    if classes.contains(where: isNamed) || classes.contains(where: starts) { return false }
    let named = classes.flatMap { owner in
      program[owner].inherited.compactMap {
        program.resolve($0.type.name ?? "", in: Scope(file: program[owner].file, type: owner))
      }
    }
    return !named.contains(where: isNamed)
  }

  /// Whether a property of a struct may refer to a coordinator above the owner of the struct.
  func mayCarryWayUp(_ name: Name, in type: TypeID) -> Bool {
    guard let property = program.property(name, on: type) else { return false }
    return property.fact.hold != .strong || CoordinatorNaming.isWayUp(name)
  }

  func starts(_ type: TypeID) -> Bool {
    program[type].functions.contains { CoordinatorNaming.isStarting(program[$0].fact.name) }
  }

  /// Whether the start of a type shows the flow of this type. `CoordinatorPresentation.run(presented: controller)`
  /// shows another flow.
  func startsFlow(_ type: TypeID) -> Bool {
    let isNamed = CoordinatorNaming.endsInCoordinatingOrFlow(program[type].name)
    return program.methods(of: type).map(\.fact).contains { fact in
      CoordinatorNaming.isStarting(fact.name) && (isNamed || fact.parameters.allSatisfy(\.isOptional))
    }
  }

  /// Whether views of SwiftUI follow what an object says.
  func isObserved(_ type: TypeID) -> Bool {
    program[type].has(attribute: SwiftUI.observable)
      || program.externals(of: type).contains { $0.name.lastPart == SwiftUI.observed.text }
  }

  /// Whether an object is a delegate or a data source of the system, such as the delegate of a map or of a drop.
  func listensToSystem(_ type: TypeID) -> Bool {
    program.externals(of: type).contains { $0.name.hasSuffix("Delegate") || $0.name.hasSuffix("DataSource") }
  }

  /// Whether a type with the name of a coordinator is a view, a screen or a view model.
  func isLookAlike(_ type: TypeID) -> Bool {
    program.externals(of: type).contains { external in
      let name = Name(external.name.lastPart)
      return UIKit.isLookAlikeBase(name) || name == SwiftUI.view || name == "ViewModel"
    }
  }
}
