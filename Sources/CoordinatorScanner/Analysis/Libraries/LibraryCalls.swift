/// Models calls of functions without source: the values that they return, and the closures that they call.
///
/// UIKit, SwiftUI, factories, streams and wrappers of coordinators are here. ``ListCalls`` and ``RegistryCalls`` model other
/// kinds of libraries, with the names from `Dialects/`.
struct LibraryCalls: Evaluator {
  let interpreter: Interpreter

  /// The values that a method returns; nil if they are unknown.
  func result(of name: Name, on receiver: AbstractValue?, _ call: EvaluatedCall) -> PointsToSet? {
    let arguments = call.arguments
    let traits = context.traits(of: name)
    if traits.contains(.instantiates) {
      // A closure that makes the screen with the coder of the storyboard.
      let made = arguments.values.called
      if !made.isEmpty { return made }
      let named = screens(namedIn: arguments)
      if !named.isEmpty {
        return named.reduce(into: []) { $0.formUnion(recorder.recordObject(of: $1, at: call.site)) }
      }
    }
    if let made = factory(of: name, on: receiver, arguments) { return made }
    if traits.contains(.applies), let made = made(from: call) { return made }
    if let lent = lendOwner(to: name, on: receiver, arguments) { return lent }
    guard let receiver else { return nil }
    if traits.contains(.setsUp), arguments.count == 1, let closure = arguments[0].closure {
      closures.runAgain(closure, [[receiver]])
      return [receiver]
    }
    // A modifier of SwiftUI returns a view that shows the receiver.
    return isView(receiver) ? [receiver] : nil
  }

  /// The screens that identifiers of a storyboard name: `LoginViewController.identifier`, `String(describing:
  /// LoginViewController.self)`. The caller of a static method of a screen makes that screen.
  private func screens(namedIn arguments: [EvaluatedArgument]) -> [TypeID] {
    let names = arguments.compactMap(\.source).flatMap(Self.alternatives).compactMap { part -> Name? in
      switch part.kind {
      case .call(_, let given): given.only.flatMap { $0.label == "describing" ? $0.value.typeName : nil }
      case .member(let base?, let name): UIKit.identifiers.contains(name) ? base.typeName : nil
      default: nil
      }
    }
    return names.compactMap { symbols.resolve($0, in: context.scope) }.filter { screen in
      let isOwn = context.isStatic && context.scope.type.map { program.isRelated($0, screen) } ?? true
      return context.classification.isScreen(screen) && !isOwn
    }
  }

  /// The values of which an expression is one: of `isNew ? a : b`, both.
  private static func alternatives(of value: Expression) -> [Expression] {
    if case .choice(let parts) = value.kind { parts.flatMap(alternatives) } else { [value] }
  }

  /// The list that a closure makes from an unknown list: `(0..<3).map { Page(number: $0) }`. Nil if no screen or
  /// coordinator is in it.
  private func made(from call: EvaluatedCall) -> PointsToSet? {
    let makers = call.values.filter(\.isMaker)
    let built =
      makers.isEmpty ? [] : calls.call(makers, call.with([EvaluatedArgument(values: [])]))
    let made = call.values.called.union(built).filter { context.flow.relevance.isRelevant($0, .shown) }
    return made.isEmpty ? nil : [.elements(made)]
  }

  private func isView(_ value: AbstractValue) -> Bool {
    guard let type = context.type(of: value) else { return false }
    return program[type].kind == .struct && context.classification.isScreen(type)
  }

  /// Calls a static method of a type, or makes an object of a nested type.
  func callStatic(_ name: Name, of outer: Name, _ generics: [TypeReference], _ call: EvaluatedCall)
    -> PointsToSet
  {
    if context.traits(of: name).contains(.isUppercase) || name == .initializer {
      return make(outer, generics, call)
    }
    recorder.record(.calls(name), [.externalType(outer, generics)], call.values, at: call.site)
    return []
  }

  /// Reads the sheet controller of a screen. Code that configures it shows the screen as a sheet.
  func sheet(of base: Expression, at site: ExpressionID) -> PointsToSet {
    let screens = expressions.values(of: base)
    let shown = screens.filter { context.isScreen($0) || $0.isParameter }
    recorder.record(.calls(UIKit.sheet), [], shown, at: site)
    return screens.flatMap { members.read(UIKit.sheet, of: $0) }
  }

  // MARK: Passing objects on

  /// Passes arguments to a transition of a library. A trigger calls the coordinator behind its label:
  /// `.route(.search, on: flights)`.
  func handOver(transition name: Name, _ arguments: [EvaluatedArgument], at site: ExpressionID) {
    let label = Dialect.triggers.methods.contains(name) ? Dialect.triggers.label : nil
    let routed = arguments.filter { label != nil && $0.label == label }
    let rest = arguments.filter { label == nil || $0.label != label }
    recorder.record(.hands(name), context.thisValue, rest.values, at: site)
    if !routed.isEmpty { recorder.record(.calls(name), routed.values, rest.values, at: site) }
  }

  /// Passes arguments to a method of a library.
  func handOver(
    _ arguments: [EvaluatedArgument],
    to name: Name,
    of receiver: AbstractValue,
    at site: ExpressionID
  ) {
    // The parent or delegate of a new object is no child of it.
    let passed = arguments.filter {
      name != .initializer || $0.label.map { !CoordinatorNaming.isWayUp($0) } ?? true
    }
    recorder.record(.hands(name), [receiver], passed.values, at: site)
  }
}

// MARK: Objects

extension LibraryCalls {
  /// Makes an object of a type. A wrapper of a coordinator counts as the coordinator, and a container of screens as the
  /// screens.
  func make(_ name: Name, _ generics: [TypeReference], _ call: EvaluatedCall) -> PointsToSet {
    let (arguments, site) = (call.arguments, call.site)
    if let made = makeFactory(name, arguments) ?? ListCalls.make(name, arguments) { return made }
    if context.flow.relevance.keepsEverything || name == .tabBarController {
      recorder.record(.calls("\(name).init"), context.thisValue, [], at: site)
    }
    let values = arguments.values
    recorder.record(.hands(.initializer), [.external(name, generics)], values, at: site)
    if CoordinatorNaming.isWrapper(name) {
      let wrapped = values.flattened.filter {
        context.isCoordinator($0) || $0.isParameter && Dialect.wraps(name)
      }
      if !wrapped.isEmpty { return wrapped }
    }
    let built = SwiftUI.viewBuilders.contains(name) ? values.called : []
    let isContainer = name == .navigationController || name == .hostingController
    let shown = values.union(built).flattened.filter { value in
      context.isScreen(value) || value.isView || isContainer && isGiven(value)
    }
    return shown.union(kept(by: name, shown, arguments)).union([.external(name, generics)])
  }

  /// The properties of a value whose type has no source. The label of each screen counts as a property: `module.view`
  /// is the controller of `Module(view: controller, output: model)`.
  private func kept(by name: Name, _ shown: PointsToSet, _ arguments: [EvaluatedArgument]) -> PointsToSet {
    guard !shown.isEmpty, !SystemClasses.isKnown(name), arguments.contains(where: { $0.label != nil }) else {
      return []
    }
    return [.tuple(arguments.map(\.label), arguments.map { $0.values.filter(shown.contains) })]
  }

  /// Whether a helper puts a value into a controller for its caller: a parameter, or the screen that it extends.
  private func isGiven(_ value: AbstractValue) -> Bool {
    value.isParameter || value == .this && context.isInScreen
  }
}
