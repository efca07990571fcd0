/// Views that lead others without an object for that.
extension LeadingRule {
  /// Why views without a coordinator are coordinators themselves: they are named so, and show several screens and flows.
  var views: Found {
    let views = program.typeIDs.filter(mayCoordinate)
    if views.isEmpty { return [] }
    let shown = ViewReader(program, of: Set(views)).shown
    let showings = Dictionary(grouping: shown.showings, by: \.spot.coordinator)
    return views.compactMap { view in
      // A view with a coordinator leads only if the path of its stack is its own, not that of the coordinator.
      let leaders = leaders(of: view).map(\.name)
      let path = shown.paths[view].flatMap { program.property($0, on: view)?.fact }
      let isOwn = path.map { !$0.isWrapped(SwiftUI.binding) && !leaders.contains($0.name) } ?? false
      if !leaders.isEmpty, !isOwn { return nil }
      let others = program.made(by: view).filter { views.contains($0) && $0 != view }
      let shown = Set((showings[view] ?? []).map(\.screen) + others).sorted()
      guard shown.count > 1 else { return nil }
      let names = shown.prefix(2).map { program[$0].name.text }.joined(separator: " and ")
      return (view, "is a view that is named so, and shows \(names)")
    }
  }

  /// Why views are coordinators in an app without names of coordinators: each has an object of one class to navigate by, as tabs
  /// have: `@State private var router = RouterPath()`.
  var owners: Found {
    var owners: [TypeID: [TypeID]] = [:]
    for view in program.typeIDs where program.inherits(view, from: SwiftUI.view) {
      for property in program[view].properties where property.fact.isWrapped(SwiftUI.state) {
        guard let made = property.fact.initial?.madeType,
          let object = program.sources(of: .named(made, []), in: property.scope).first,
          coordinators.contains(object) || isTool(object)
        else { continue }
        owners[object, default: []].append(view)
      }
    }
    return owners.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.flatMap { object, views in
      let evidence = "is a view with a \(program[object].name) of its own, as other views have"
      return views.map { ($0, evidence) }
    }
  }

  /// Whether a view may coordinate others without an object for that.
  private func mayCoordinate(_ view: TypeID) -> Bool {
    let fact = program[view]
    guard fact.kind == .struct, fact.generics.isEmpty, fact.name.outerPart == nil,
      CoordinatorNaming.isFlowItself(fact.name), program.inherits(view, from: SwiftUI.view)
    else { return false }
    let object = fact.name.text.dropping(suffix: "View").flatMap {
      program.resolve(Name($0), in: Scope(file: fact.file, type: nil))
    }
    return object == nil && !leaders(of: view).contains { FlowViews.Way($0, isMade: false) == .given }
  }

  /// The properties of a view with the coordinator or router of a flow.
  private func leaders(of view: TypeID) -> [PropertyFact] {
    program[view].properties.filter { property in
      let fact = property.fact
      let names = [fact.typeName] + (fact.type?.arguments ?? []).map(\.name)
      return names.contains { name in
        name.map { leads(view, typeNamed: $0, isState: fact.isWrapped(SwiftUI.state), in: property.scope) }
          == true
      }
    }.map(\.fact)
  }

  private func isSubclassed(_ type: TypeID) -> Bool {
    program.family.descendants[type.index].contains { program[$0].kind != .alias }
  }

  /// Whether a view is led by a type of this name: `CartCoordinator`, `CartRouter`.
  private func leads(_ view: TypeID, typeNamed name: Name, isState: Bool, in scope: Scope) -> Bool {
    guard CoordinatorNaming.endsInCoordinating(name) || CoordinatorNaming.isRouting(name) else {
      return false
    }
    guard let leader = program.sources(of: .named(name, []), in: scope).first,
      program[leader].isReference || program[leader].kind == .struct
    else { return true }
    // A router that no view observes is a helper.
    guard coordinators.contains(leader) || program.behaviour.isObserved(leader),
      !program.behaviour.isModelOfCoordinator(leader),
      // A view with a router of any routes leads by it, if no class of the team's own is one for certain routes.
      !(isTool(leader) && (isState || !isSubclassed(leader)))
    else { return false }
    // The view may have this coordinator only to create another view, which the coordinator leads.
    return !program.flowViews.handsOn(leader, view)
  }
}
