/// How coordinators show screens, line by line.
struct ScreenLabels {
  struct Label {
    let presentation: Presentation
    /// Whether only the name of a helper says so. The lines of that helper may say something else.
    let isHint: Bool
  }

  let flow: DataFlow
  let coordinators: Set<TypeID>

  /// How an effect in the methods of a type shows what it is given; nil where it does not.
  func label(of effect: Effect, by shower: TypeID) -> Label? {
    guard let presentation = presentation(of: effect, by: shower) else { return nil }
    guard case .calls(let name) = effect.kind else {
      // A property of the coordinator's own keeps its screen, and other lines show that.
      let isOwn =
        effect.setsRoot && effect.target.types.contains { $0 == shower && coordinators.contains($0) }
      return Label(presentation: presentation, isHint: isOwn)
    }
    let place = effect.places.first
    let helpers = helpers(named: name, effect.target, shower).filter { id in
      // A helper that calls its own name calls another function.
      place.map { !holds($0, id) } ?? true
    }
    if helpers.isEmpty { return Label(presentation: presentation, isHint: false) }
    return helpers.contains(where: handsOnWhatItIsGiven)
      ? Label(presentation: presentation, isHint: true) : nil
  }

  /// The functions of the sources that a call may mean.
  private func helpers(named name: Name, _ target: PointsToSet, _ shower: TypeID) -> [FunctionID] {
    let types = target.types + (target.all.contains(.this) ? [shower] : [])
    let behind = types.flatMap { type in
      flow.program[type].isProtocol ? [type] + flow.program.family.descendants[type.index] : [type]
    }
    return behind.flatMap { flow.symbols.functions(named: name, on: $0) }.filter {
      flow.program[$0].fact.body != nil
    }
  }

  private func presentation(of effect: Effect, by shower: TypeID) -> Presentation? {
    // The root of a navigation controller is shown in the same way as the navigation controller. A coordinator that receives a
    // screen to show its own upon does not show that screen.
    let isNoScreen = effect.target.types.contains { type in
      flow.program.screenTypes.isNavigationController(type) || coordinators.contains(type) && type != shower
    }
    if effect.setsRoot, isNoScreen { return nil }
    if effect.kind == .hands("init"), let start = startPresentation(of: effect) { return start }
    if case .hands(let name) = effect.kind,
      let known = Dialect.presentation(by: name, on: flow.program.externals(of: shower))
    {
      return known
    }
    return containerPresentation(of: effect) ?? Presentation(effect)
  }

  /// How a controller of the system shows what it contains; nil for others.
  private func containerPresentation(of effect: Effect) -> Presentation? {
    guard effect.fillsContainer else { return nil }
    if effect.target.contains(.tabBarController, in: flow.program) { return .tab }
    return effect.target.contains(.splitViewController, in: flow.program) ? .root : nil
  }

  /// How a base of a library shows the screens that its initializer gets: as roots or as tabs. A navigation
  /// controller among them is no screen.
  private func startPresentation(of effect: Effect) -> Presentation? {
    if effect.subject.types.allSatisfy(flow.program.screenTypes.isNavigationController) { return nil }
    return effect.target.types.flatMap { flow.program.externals(of: $0) }
      .compactMap(Dialect.startPresentation).first
  }

  /// Whether a line stands in a function.
  private func holds(_ place: Place, _ id: FunctionID) -> Bool {
    flow.program[id].file == place.file
      && SiteReader.sites(of: flow.program[id].fact.body ?? []).contains { place.isOf($0.expression) }
  }

  /// Whether a function gives something that it is given to others, or keeps it: what only looks at it shows nothing.
  private func handsOnWhatItIsGiven(_ id: FunctionID) -> Bool {
    let fact = flow.program[id].fact
    let names = Set(fact.parameters.map(\.name))
    return SiteReader.sites(of: fact.body ?? []).contains { site in
      switch site.expression.kind {
      case .call(let callee, let arguments):
        arguments.contains { Self.mentions(names, in: $0.value) }
          || site.bound != nil && Self.mentions(names, in: callee)
      case .assignment(_, let right): Self.mentions(names, in: right)
      case .closure: true
      default: false
      }
    }
  }

  /// Whether an expression mentions one of some names. A closure may capture any of them.
  private static func mentions(_ names: Set<Name>, in expression: Expression) -> Bool {
    expression.all.contains { part in
      if case .name(let name, _) = part.kind { names.contains(name) } else { part.isClosure }
    }
  }
}
