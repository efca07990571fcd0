/// Says how parts of a view are shown, and which coordinator decides that.
struct ViewPlacement {
  let scope: ViewScope
  /// The coordinator whose flow the view is the frame of.
  let owner: TypeID?

  /// The spot of a view that a coordinator's own view always shows.
  func ownSpot(_ label: Presentation?) -> ViewSpot? {
    owner.map { ViewSpot(coordinator: $0, state: "body", label: label) }
  }

  /// The coordinator whose first screen a stack or tabs show. Other views may be next to them.
  private func flowSpot(_ context: ViewContext) -> ViewSpot? {
    if context.isOpen { return ownSpot(.root) }
    return context.spot.flatMap { $0.coordinator == owner && $0.label == .root ? $0 : nil }
  }

  /// The state that a stack or tabs are bound to, or the flow whose first screens they show.
  func container(_ arguments: [ViewTree.Given], _ label: Presentation?, _ context: ViewContext) -> ViewSpot? {
    let bound = scope.spot(boundIn: arguments, label)
    // The path of a view's own stack may be in an object that others have, too. The first screen is the view's.
    if let bound, label == .root, isOwn, context.isOpen, bound.coordinator != owner { return ownSpot(label) }
    return bound
      ?? flowSpot(context).map { ViewSpot(coordinator: $0.coordinator, state: $0.state, label: label) }
  }

  /// Whether the code is of a view that is a coordinator itself.
  var isOwn: Bool { owner != nil && owner == scope.code.type }

  /// The argument that a link leads to, and the state of a coordinator that opens it.
  func link(_ given: [ViewTree.Given]) -> (destination: Int?, spot: ViewSpot?) {
    let isClosed = given.contains { $0.label == "value" || $0.label == "state" }
    let destination =
      given.firstIndex { $0.label == "destination" }
      ?? (isClosed ? nil : given.firstIndex { $0.value.isClosure && $0.label != "label" })
    let value = destination.flatMap { given[$0].value.isClosure ? nil : scope.state(in: given[$0].value) }
    let spot = value.map { ViewSpot(coordinator: $0.coordinator, state: $0.name, label: .push) }
    return (destination, scope.spot(boundIn: given, .push) ?? spot ?? (isOwn ? ownSpot(.push) : nil))
  }

  /// How a modifier shows its closure, and whether a coordinator decides that.
  func modifier(_ label: Presentation?, _ arguments: [ViewTree.Given], _ context: ViewContext)
    -> ViewContext
  {
    var spot = scope.spot(boundIn: arguments, label)
    if spot == nil, label == .push, let path = context.path, arguments.first?.label == "for" {
      spot = ViewSpot(coordinator: path.coordinator, state: path.state, label: label)
    }
    // Views in the body of a coordinator's own view are that coordinator's.
    return context.with(.whole(label), spot ?? ownSpot(label))
  }

  /// How the views of a builder are shown. Views that a coordinator builds belong to that coordinator, wherever the
  /// call is.
  func builder(_ name: Name, _ type: TypeID, _ base: Expression, _ context: ViewContext)
    -> ViewContext?
  {
    guard scope.coordinators.contains(type) else { return context.spot == nil ? nil : context }
    guard scope.coordinator(base) == type else { return nil }
    func own(_ label: Presentation) -> ViewContext {
      context.with(.whole(label), ViewSpot(coordinator: type, state: name, label: label))
    }
    switch context.extent {
    case .top where owner == type, .whole where context.spot?.coordinator == type: return context
    case .top where context.isInStack: return own(.root)
    case .whole(let label?): return own(label)
    default: return nil
    }
  }

  /// A view for each case of a coordinator's state is among its first screens.
  func choice(_ tests: [Statement], among branches: Int, _ context: ViewContext) -> ViewContext {
    // The screens of a flow may have a bar above them.
    if isOwn, context.extent == .within, branches > 1 {
      return context.with(.whole(.root), ownSpot(.root))
    }
    guard context.isOpen, let test = tests.first else { return context }
    if let (coordinator, state) = test.subject.flatMap(stage),
      coordinator == owner || scope.program.viewGivers.isStage(state, of: coordinator)
    {
      return context.with(.whole(.root), ViewSpot(coordinator: coordinator, state: state, label: .root))
    }
    if let spot = chosen(by: tests) { return context.with(.whole(.root), spot) }
    let asksCoordinator = SiteReader.sites(of: tests).contains { scope.coordinator($0.expression) != nil }
    return owner == nil || isOwn || asksCoordinator ? context : context.with(.within)
  }

  /// The state of a coordinator that a choice is about: `flow.step`, `flow.machine.current`.
  private func stage(_ subject: Expression) -> (coordinator: TypeID, state: Name)? {
    var next = subject
    while case .member(let base?, let state) = next.kind {
      if let coordinator = scope.coordinator(base) { return (coordinator, state) }
      next = base
    }
    return nil
  }

  /// The flag in `if coordinator.isLoggedIn` that decides what a view shows, if the coordinator belongs to another
  /// view.
  private func chosen(by tests: [Statement]) -> ViewSpot? {
    for site in SiteReader.sites(of: tests) {
      guard case .member(let base?, let state) = site.expression.kind,
        let coordinator = scope.coordinator(base), coordinator != owner,
        scope.program.viewGivers.hasOwnProtocol(coordinator),
        scope.program.property(state, on: coordinator) != nil
      else { continue }
      return ViewSpot(coordinator: coordinator, state: state, label: .root)
    }
    return nil
  }
}
