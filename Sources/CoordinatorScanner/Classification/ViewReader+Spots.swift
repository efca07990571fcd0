/// The views that stacks, tabs and modifiers show, depending on the state of a coordinator.
extension ViewReader {
  /// A coordinator's own view has its first screen at the top.
  func firstSpot(_ context: Context) -> Spot? {
    guard context.extent == .top else { return nil }
    return owner.map { Spot(coordinator: $0, state: "body", label: .root) }
  }

  /// The coordinator whose first screen a stack or tabs show. Other views may be next to them.
  private func flowSpot(_ context: Context) -> Spot? {
    if context.isOpen { return owner.map { Spot(coordinator: $0, state: "body", label: .root) } }
    return context.spot.flatMap { $0.coordinator == owner && $0.label == .root ? $0 : nil }
  }

  /// - Parameter label: How it shows what it contains; nil where its state says that.
  mutating func readStack(
    _ arguments: [ViewTree.Given],
    _ context: Context,
    showing label: Presentation? = .root
  ) {
    let bound = spot(boundIn: arguments, label)
    let path =
      bound ?? flowSpot(context).map { Spot(coordinator: $0.coordinator, state: $0.state, label: label) }
    if let path { flows[view, default: []].insert(path.coordinator) }
    if let bound, paths[bound.coordinator] == nil { paths[bound.coordinator] = bound.state }
    let isWhole = path != nil || isOfValue && [.top, .part].contains(context.extent)
    var inner = isWhole ? context.with(.whole(label), path) : context
    (inner.isInStack, inner.path) = (true, path)
    read(arguments, inner)
  }

  mutating func readTabs(_ arguments: [ViewTree.Given], _ context: Context) {
    let label: Presentation = context.isPaged ? .root : .tab
    let own = flowSpot(context).map { Spot(coordinator: $0.coordinator, state: $0.state, label: label) }
    let bound = spot(boundIn: arguments, label) ?? own
    if let bound { flows[view, default: []].insert(bound.coordinator) }
    if !context.isPaged { for argument in arguments { collectTabs(argument.tree) } }
    var inner = context.with(.whole(label), bound)
    (inner.isPaged, inner.tabSpot) = (false, bound)
    read(arguments, inner)
  }

  /// A view that shows `coordinator.build(coordinator.page)` shows the flow of the coordinator.
  mutating func collectFlow(_ name: Name, of base: Expression, _ context: Context) {
    guard context.isOpen, let owner, base.name.flatMap({ known[$0] }) == owner,
      makesView(name, of: owner)
    else { return }
    flows[view, default: []].insert(owner)
  }

  /// A link leads to its destination, also where the state of a coordinator opens it. Its label stays where the link is.
  mutating func readLink(_ given: [ViewTree.Given], _ context: Context) {
    let isClosed = given.contains { $0.label == "value" || $0.label == "state" }
    let named = given.firstIndex { $0.label == "destination" }
    let destination =
      named ?? (isClosed ? nil : given.firstIndex { $0.value.isClosure && $0.label != "label" })
    let value = destination.flatMap {
      given[$0].value.isClosure ? nil : state(in: given[$0].value, surroundings)
    }
    let bound =
      spot(boundIn: given, .push)
      ?? value.map { Spot(coordinator: $0.coordinator, state: $0.name, label: .push) }
    for (place, argument) in given.enumerated() {
      read([argument], place == destination ? context.with(.whole(.push), bound) : context.part)
    }
  }

  /// Takes the members that tabs show. Modifiers show theirs elsewhere.
  private mutating func collectTabs(_ tree: ViewTree) {
    switch tree.kind {
    case .view: for given in tree.given { collectTabs(given.tree) }
    case .call(let name, _, let base):
      if case .member = base.kind {} else { collectTabs(base) }
      if SwiftUI.modifiers[name.text] != nil { return }
      for given in tree.given where !given.value.isClosure { collectTabs(given.tree) }
    case .member(let name, let base): collectTab(name, of: base)
    case .several, .branches: for child in tree.children { collectTabs(child) }
    case .name, .alias, .part: break
    }
  }

  private mutating func collectTab(_ name: Name, of base: Expression) {
    guard let keeper = base.name.flatMap({ known[$0] }), child(name, of: base) != nil else { return }
    tabs[keeper, default: []].insert(name)
    flows[view, default: []].insert(keeper)
  }

  /// The coordinator that a coordinator of the view keeps in a property.
  func child(_ name: Name, of base: Expression) -> TypeID? {
    guard let keeper = base.name.flatMap({ known[$0] }), !CoordinatorNaming.isWayUp(name) else { return nil }
    return program.flowViews.kept(in: keeper, among: coordinators)[name]
  }

  /// How a modifier shows its closure, and whether a coordinator decides that.
  func shown(by modifier: Name, _ arguments: [ViewTree.Given], _ context: Context) -> Context {
    guard let label = SwiftUI.modifiers[modifier.text] else { return context.part }
    var spot = spot(boundIn: arguments, label)
    if spot == nil, label == .push, let path = context.path, arguments.first?.label == "for" {
      spot = Spot(coordinator: path.coordinator, state: path.state, label: label)
    }
    // Views in the body of a coordinator's own view are that coordinator's.
    spot = spot ?? owner.map { Spot(coordinator: $0, state: "body", label: label) }
    return context.with(.whole(label), spot)
  }

  /// The type that a modifier passes to its closure: `for: Page.self`, or the type of the bound property.
  func pageType(of arguments: [ViewTree.Given]) -> TypeID? {
    if let first = arguments.first, first.label == "for" {
      let name = first.value.typeName
      let stand = name.flatMap { surroundings.given[$0] }
      return (stand?.value.typeName ?? name).flatMap {
        program.resolve($0, in: stand?.surroundings.scope ?? scope)
      }.flatMap(page)
    }
    guard let spot = spot(boundIn: arguments, .root),
      let property = program.property(spot.state, on: spot.coordinator)
    else { return nil }
    return property.fact.type?.name.flatMap { program.resolve($0, in: property.scope) }.flatMap(page)
  }

  /// The type of the items in `Page.allCases`.
  func pageType(ofCases list: Expression) -> TypeID? {
    guard case .member(let base?, "allCases") = list.kind else { return nil }
    return base.typeName.flatMap { resolve($0) }.flatMap(page)
  }

  /// A type that says which screen to show. A coordinator is not a page: it shows its own screens.
  private func page(_ type: TypeID) -> TypeID? {
    [.enum, .struct].contains(program[type].kind) && !CoordinatorNaming.isCoordinating(program[type].name)
      ? type : nil
  }

  private static let bindings: Set = ["path", "selection", "item", "isPresented", "isActive"]

  /// The state of a coordinator that a stack, tabs or a modifier are bound to: `path: $flow.path`.
  func spot(boundIn arguments: [ViewTree.Given], _ label: Presentation?) -> Spot? {
    for argument in arguments {
      let value = argument.value
      // `Router($flow.routes)` has no label for it.
      let isBound =
        argument.label.map { Self.bindings.contains($0.text) } ?? (value.base ?? value).name?.hasPrefix("$")
      guard isBound == true else { continue }
      if let (coordinator, state) = state(in: value, surroundings) {
        return Spot(coordinator: coordinator, state: state, label: label)
      }
    }
    return nil
  }

  // MARK: What is shown

  mutating func record(_ name: Name?, _ tree: ViewTree, _ context: Context) {
    guard let name, let screen = program.resolve(name, in: scope) else { return }
    let place = Place(file: scope.file, at: tree.id)
    if let stores { record(screen, of: stores, tree, context) }
    // A generic view can show any view.
    let first = program[screen].generics.isEmpty ? firstSpot(context) : nil
    for spot in [context.spot, first].compactMap(\.self) {
      record(screen, spot, at: place, context.condition)
    }
  }

  private mutating func record(_ screen: TypeID, _ spot: Spot, at place: Place, _ condition: String?) {
    guard program.screenTypes.isScreen(screen), !coordinators.contains(screen),
      view == spot.coordinator || !program.flowViews.isFlow(screen, among: [spot.coordinator])
    else { return }
    let showing = Showing(spot: spot, view: view, screen: screen, place: place, condition: condition)
    if seen.insert(showing).inserted { showings.append(showing) }
    if spot.label == .root { flows[view, default: []].insert(spot.coordinator) }
  }
}

extension ViewReader {
  /// A view for each case of a coordinator's state is among its first screens.
  func context(of tests: [Statement], _ context: Context) -> Context {
    guard context.isOpen, let test = tests.first else { return context }
    guard case .member(let base?, let state)? = test.subject?.kind,
      let coordinator = base.name.flatMap({ known[$0] }),
      coordinator == owner || program.behaviour.isStage(state, of: coordinator)
    else {
      if let spot = chosen(by: tests) { return context.with(.whole(.root), spot) }
      return owner == nil || scope.type == owner || asksCoordinator(tests) ? context : context.with(.within)
    }
    return context.with(.whole(.root), Spot(coordinator: coordinator, state: state, label: .root))
  }

  /// The flag by which a view shows something, of a coordinator that it is not named after: `if coordinator.isLoggedIn`.
  private func chosen(by tests: [Statement]) -> Spot? {
    for site in SiteReader.sites(of: tests) {
      guard case .member(let base?, let state) = site.expression.kind,
        let coordinator = base.name.flatMap({ known[$0] }), coordinator != owner,
        program.behaviour.hasOwnProtocol(coordinator), program.property(state, on: coordinator) != nil
      else { continue }
      return Spot(coordinator: coordinator, state: state, label: .root)
    }
    return nil
  }

  private func asksCoordinator(_ tests: [Statement]) -> Bool {
    SiteReader.sites(of: tests).contains { $0.expression.name.map { known[$0] != nil } ?? false }
  }

  /// Whether a member of a type returns a SwiftUI view.
  private func makesView(_ name: Name, of type: TypeID) -> Bool {
    let property = program[type].properties.first { $0.fact.name == name }
    return property?.fact.type?.isView == true
      || program[type].functions.contains {
        program[$0].fact.name == name && program[$0].fact.returns?.isView == true
      }
  }
}
