extension Interpreter {
  /// Makes an object of a type of the program.
  mutating func make(_ type: TypeID, _ given: [EvaluatedArgument], at site: ExpressionID) -> PointsToSet {
    let kind = program[type].kind
    if kind == .protocol { return [.typed(type)] }
    if kind == .extension {
      return makeExternal(program[type].name, [], given, at: site).union([.typed(type)])
    }
    if flow.classification.isEraser(type) { return join(given).flattened.filter { isErased($0) } }
    let made = AbstractValue.object(AllocationSite(type: type, place: Place(file: scope.file, at: site)))
    note(.creates, [], [made], at: site)
    // Beside those of extensions a struct has the one that the compiler makes; beside its own, a class may inherit some.
    let initializers = meant(methods(named: .initializer, on: type), by: given)
    if initializers.isEmpty {
      for argument in given {
        guard let property = argument.label ?? trailingProperty(for: argument, given, of: type) else {
          continue
        }
        note(.sets(property), [made], argument.values, at: site)
      }
    } else {
      _ = invoke(initializers, on: [made], of: type, given, at: site)
    }
    // What a coordinator is given to make others by, it calls when it wants to.
    if flow.classification.isCoordinator(type) {
      for argument in given { leaveToCallers(of: argument.values.flattened, effectsFrom: 0) }
    }
    // What a wrapper of the team's own is given is shown with it, as with one of the system.
    let content = contents(given).flattened.filter { isScreen($0) || $0.isView }
    return content.isEmpty || !program.wrapsScreens(type, flow.classification)
      ? [made] : PointsToSet([made]).union(content)
  }

  /// What is given, and what closures make that are given nothing themselves, as those of views.
  private func contents(_ given: [EvaluatedArgument]) -> PointsToSet {
    given.reduce(into: PointsToSet()) { found, argument in
      found.formUnion(argument.values)
      guard let closure = argument.closure, closure.parameters.isEmpty, !closure.namesArgument else { return }
      found.formUnion(argument.values.called)
    }
  }

  /// The property that a closure behind the brackets is for, where the compiler writes the initializer.
  private func trailingProperty(
    for argument: EvaluatedArgument,
    _ given: [EvaluatedArgument],
    of type: TypeID
  ) -> Name? {
    guard argument.isClosure else { return nil }
    let labels = given.compactMap(\.label)
    return program[type].properties.map(\.fact).first { fact in
      !fact.isStatic && fact.getter == nil && fact.type?.isFunction == true && !labels.contains(fact.name)
    }?.name
  }

  /// Makes an object of a type from elsewhere. What wraps a coordinator counts as the coordinator.
  mutating func makeExternal(
    _ name: Name,
    _ arguments: [TypeReference],
    _ given: [EvaluatedArgument],
    at site: ExpressionID
  )
    -> PointsToSet
  {
    if let made = factory(made: name, given) ?? collection(name, of: given) { return made }
    if flow.relevance.keepsEverything || name == .tabBarController {
      note(.calls("\(name).init"), thisValue, [], at: site)
    }
    note(.hands(.initializer), [.external(name, arguments)], join(given), at: site)
    if Self.isWrapper(name) {
      let wrapped = join(given).flattened.filter { isCoordinator($0) || isHanded($0, to: name) }
      if !wrapped.isEmpty { return wrapped }
    }
    // What a screen of the system shows is shown with it.
    let held = Self.holdsViews(name) ? join(given).called : []
    let shown = join(given).union(held).flattened.filter { value in
      isScreen(value) || value.isView || Self.isContainer(name) && isGiven(value)
    }
    return shown.union([.external(name, arguments)]).union(stream(name, by: .initializer, given))
  }

  /// Whether a controller of the system is seen for the screens that it is made with.
  private static func isContainer(_ name: Name) -> Bool {
    name == .navigationController || name == .hostingController
  }

  /// Whether a value is what a helper puts into a controller for others: what it is given, or the screen that it extends.
  private func isGiven(_ value: AbstractValue) -> Bool {
    switch value {
    case .parameter: true
    case .this: this.map { flow.classification.isScreen($0) } ?? false
    default: false
    }
  }

  /// Whether views of SwiftUI that a closure makes are shown there and then.
  private static func holdsViews(_ name: Name) -> Bool {
    ["NavigationStack", "NavigationView", "Group", "VStack", "ZStack", "ScrollView"].contains(name)
  }

  /// Whether a value can be the coordinator that an eraser of types dresses.
  private func isErased(_ value: AbstractValue) -> Bool {
    switch value {
    case .parameter: true
    case .this: this.map { flow.classification.isCoordinator($0) } ?? false
    default: isCoordinator(value)
    }
  }

  /// Arguments of what values are. What wraps a coordinator takes one of the type that its own is declared with:
  /// `NavigationViewCoordinator(.init())`, where a `NavigationViewCoordinator<Cart>` is expected.
  mutating func read(_ arguments: [Argument], of callees: PointsToSet, as expected: Expected?)
    -> [EvaluatedArgument]
  {
    guard case .externalType(let name, let told)? = callees.all.first, Self.isWrapper(name), let expected,
      arguments.count == 1, arguments[0].value.leavesTypeOut
    else { return read(arguments, of: .values(callees)) }
    let reference = flow.expanded(expected.reference, in: expected.scope)
    let content = told.isEmpty && reference.name == name ? reference.arguments : told
    return [read(arguments[0], as: content.count == 1 ? expected.with(content[0]) : nil)]
  }

  /// Whether a value is what a helper is given to wrap as a coordinator.
  private func isHanded(_ value: AbstractValue, to wrapper: Name) -> Bool {
    if case .parameter = value { return Dialect.wraps(wrapper) }
    return false
  }

  private static func isWrapper(_ name: Name) -> Bool {
    let name = name.lastPart
    return name.hasPrefix("Any") || name.hasSuffix("Coordinator") || name.hasSuffix("Router")
      || name.hasPrefix("Strong")
  }

  func isScreen(_ value: AbstractValue) -> Bool {
    switch value {
    case .object(let allocation): flow.classification.isScreen(allocation.type)
    case .typed(let type): flow.classification.isScreen(type)
    default: false
    }
  }

  func isCoordinator(_ value: AbstractValue) -> Bool {
    switch value {
    case .object(let allocation): flow.classification.isCoordinator(allocation.type)
    case .typed(let type): flow.classification.isCoordinator(type)
    default: false
    }
  }
}

extension Closure {
  /// Whether it names what it is given: `$0`.
  fileprivate var namesArgument: Bool {
    SiteReader.sites(of: body).contains { $0.expression.name == .argument(0) }
  }
}
