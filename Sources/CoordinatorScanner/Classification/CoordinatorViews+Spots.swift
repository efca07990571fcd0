/// The views that stacks, tabs and modifiers show, depending on the state of a coordinator.
extension CoordinatorViews {
  /// A coordinator's own view has its first screen at the top.
  func firstSpot(_ context: Context) -> Spot? {
    guard case .top = context else { return nil }
    return owner.map { Spot(coordinator: $0, state: "body", label: .root) }
  }

  /// The coordinator whose first screen a stack or tabs show. They may stand beside other views.
  func flowSpot(_ context: Context) -> Spot? {
    switch context {
    case .top, .within: frame.map { Spot(coordinator: $0, state: "body", label: .root) }
    case .spot(let spot): spot.coordinator == frame && spot.label == .root ? spot : nil
    case .none: nil
    }
  }

  mutating func readStack(_ arguments: [ViewTree.Given], _ context: Context) {
    let outer = path
    let bound = spot(boundIn: arguments, .root)
    path = bound ?? flowSpot(context)
    if let path { flows[view, default: []].insert(path.coordinator) }
    if let bound, paths[bound.coordinator] == nil { paths[bound.coordinator] = bound.state }
    read(arguments, path.map { .spot($0) } ?? context)
    path = outer
  }

  mutating func readTabs(_ arguments: [ViewTree.Given], _ context: Context) {
    let label: Presentation = isPaged ? .root : .tab
    let own = flowSpot(context).map { Spot(coordinator: $0.coordinator, state: $0.state, label: label) }
    let bound = spot(boundIn: arguments, label) ?? own
    if let bound { flows[view, default: []].insert(bound.coordinator) }
    if !isPaged { for argument in arguments { takeTabs(argument.tree) } }
    let outer = (isPaged, tabSpot)
    (isPaged, tabSpot) = (false, bound)
    read(arguments, bound.map { .spot($0) } ?? .none)
    (isPaged, tabSpot) = outer
  }

  /// A view that shows `coordinator.build(coordinator.page)` shows the flow of the coordinator.
  mutating func takeFlow(_ name: Name, of base: Expression, _ context: Context) {
    guard context == .top || context == .within, let frame, base.name.flatMap({ known[$0] }) == frame,
      makesView(name, of: frame)
    else { return }
    flows[view, default: []].insert(frame)
  }

  /// A link that the state of a coordinator opens leads to its destination. Its label stays where the link is.
  mutating func readLink(_ arguments: [ViewTree.Given], _ spot: Spot) {
    let named = arguments.firstIndex { $0.label == "destination" }
    let destination = named ?? arguments.firstIndex { $0.value.isClosure && $0.label != "label" }
    for (place, argument) in arguments.enumerated() {
      read([argument], place == destination ? .spot(spot) : .none)
    }
  }

  /// Takes the members that tabs show. Modifiers show theirs elsewhere.
  private mutating func takeTabs(_ tree: ViewTree) {
    switch tree.kind {
    case .view: for given in tree.given { takeTabs(given.tree) }
    case .call(let name, _, let base):
      if case .member = base.kind {} else { takeTabs(base) }
      if SwiftUI.modifiers[name.text] != nil { return }
      for given in tree.given where !given.value.isClosure { takeTabs(given.tree) }
    case .member(let name, let base): takeTab(name, of: base)
    case .several, .branches: for child in tree.children { takeTabs(child) }
    case .name, .part: break
    }
  }

  private mutating func takeTab(_ name: Name, of base: Expression) {
    guard let (coordinator, _) = child(name, of: base) else { return }
    tabs[coordinator, default: []].insert(name)
    flows[view, default: []].insert(coordinator)
  }

  /// The coordinator that a coordinator of the view keeps in a property.
  func child(_ name: Name, of base: Expression) -> (keeper: TypeID, child: TypeID)? {
    guard let keeper = base.name.flatMap({ known[$0] }), !CoordinatorNaming.isWayUp(name),
      let child = program.flowViews.kept(in: keeper, among: coordinators)[name]
    else { return nil }
    return (keeper, child)
  }

  /// How a modifier shows its closure, if a coordinator decides that.
  func shown(by modifier: Name, _ arguments: [ViewTree.Given]) -> Context {
    guard let label = SwiftUI.modifiers[modifier.text] else { return .none }
    if let spot = spot(boundIn: arguments, label) { return .spot(spot) }
    guard label == .push, let path, arguments.first?.label == "for" else { return .none }
    return .spot(Spot(coordinator: path.coordinator, state: path.state, label: label))
  }

  /// The type that a modifier passes to its closure: `for: Page.self`, or the type of the bound property.
  func pageType(of arguments: [ViewTree.Given]) -> TypeID? {
    let scope = Scope(file: file, type: view)
    if let first = arguments.first, first.label == "for" {
      return first.value.typeName.flatMap { program.resolve($0, in: scope) }.flatMap(page)
    }
    guard let spot = spot(boundIn: arguments, .root),
      let property = program.property(spot.state, on: spot.coordinator)
    else { return nil }
    return property.fact.type?.name.flatMap { program.resolve($0, in: property.scope) }.flatMap(page)
  }

  /// A type that says which screen to show. A coordinator is not a page: it shows its own screens.
  private func page(_ type: TypeID) -> TypeID? {
    [.enum, .struct].contains(program[type].kind) && !CoordinatorNaming.isCoordinating(program[type].name)
      ? type : nil
  }

  /// The state of a coordinator that a stack, tabs or a modifier are bound to: `path: $flow.path`.
  func spot(boundIn arguments: [ViewTree.Given], _ label: Presentation) -> Spot? {
    for argument in arguments where Self.bindings.contains(argument.label?.text ?? "") {
      guard case .member(let base?, let state) = argument.value.kind, let name = base.name?.text,
        name.hasPrefix("$"), let coordinator = known[Name(String(name.dropFirst()))]
      else { continue }
      return Spot(coordinator: coordinator, state: state, label: label)
    }
    return nil
  }
}

extension CoordinatorViews {
  /// Whether a member of a type returns a SwiftUI view.
  private func makesView(_ name: Name, of type: TypeID) -> Bool {
    let property = program[type].properties.first { $0.fact.name == name }
    return property?.fact.type?.isView == true
      || program[type].functions.contains {
        program[$0].fact.name == name && program[$0].fact.returns?.isView == true
      }
  }
}
