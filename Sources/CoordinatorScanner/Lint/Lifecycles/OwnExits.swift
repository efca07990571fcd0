/// Code of a child that takes its last screen away.
///
/// The child is done then, and has to tell its owner.
struct OwnExits {
  let lifecycles: Lifecycles
  let type: TypeID

  private var graph: CallGraph { lifecycles.graph }
  private var waysOut: WaysOut { WaysOut(lifecycles: lifecycles) }
  private var name: Name { lifecycles.program[type].name }

  /// The exits that tell nobody, each at the line that takes the screen away.
  var silent: [WayOut] {
    let shows = shows
    var seen: Set<Place> = []
    return candidates.flatMap { waysOut.split($0, of: type) }.compactMap { way in
      guard let end = end(of: way, shows), !graph.reach(from: way, isListening: true).contains(where: speaks),
        seen.insert(end.place).inserted
      else { return nil }
      var way = way
      way.place = end.place
      return way
    }
  }

  /// Closures that the child stores, and methods that only other types call.
  private var candidates: [WayOut] {
    let callers = graph.callers(within: type)
    let ofChildren = codeForChildren
    return graph.bodies(of: type).compactMap { body -> WayOut? in
      let method = graph.methods[body.method]
      if let closure = body.closure {
        guard !ofChildren.contains(body), !isReturned(body) else { return nil }
        let name =
          graph.handlers.all.first { $0.bodies == [body] }?.property
          ?? graph.code(of: body.method).streams[closure] ?? method.name
        return WayOut(name: name, place: Place(file: method.file, at: closure), bodies: [body])
      }
      guard callers[body]?.isEmpty ?? true, isEntered(method), !ofChildren.contains(body) else { return nil }
      return waysOut.way(method.name, body)
    }
  }

  private func isEntered(_ method: Method) -> Bool {
    guard method.isFunction, !Lifecycles.openings.contains(method.name),
      !CoordinatorNaming.isStarting(method.name), !method.statements.isEmpty
    else { return false }
    return lifecycles.isCalled(method) || isRequired(method)
  }

  /// Whether a protocol of a screen asks for a method, so that the screen calls it.
  private func isRequired(_ method: Method) -> Bool {
    lifecycles.program.ancestors(of: type).map(\.type).contains { above in
      lifecycles.program[above].isProtocol && !lifecycles.flow.classification.isCoordinator(above)
        && lifecycles.program[above].functions.contains { lifecycles.program[$0].fact.name == method.name }
        && CoordinatorNaming.isListener(lifecycles.program[above].name)
    }
  }

  /// The code that hears of the end of the type's own children.
  private var codeForChildren: Set<CodeBody> {
    let tenures = waysOut.tenures.filter { $0.owner == type }
    let heard = tenures.flatMap {
      waysOut.callbacks($0) + waysOut.listeners($0) + waysOut.delegateMethods($0)
    }
    return Set(heard.flatMap(\.bodies))
  }

  /// Whether a method returns the stream that a closure listens to, so that others hear of it too.
  private func isReturned(_ body: CodeBody) -> Bool {
    guard let closure = body.closure, let stream = graph.code(of: body.method).streams[closure] else {
      return false
    }
    return lifecycles.methods(of: type).contains { method in
      method.statements.contains { statement in
        guard case .result(let value?) = statement.kind else { return false }
        return value.names.contains(stream)
      }
    }
  }

  private func speaks(_ body: CodeBody) -> Bool {
    guard let speaker = graph.methods[body.method].type, lifecycles.isRelated(speaker, type) else {
      return false
    }
    return waysOut.speaksUp(body, of: type)
  }

  // MARK: Screens

  /// A line that shows a screen.
  struct Show {
    let kind: Presentation
    let place: Place
    let isAtStart: Bool
    /// Whether the system tells of its end.
    let isOfSystem: Bool
  }

  /// The call of a way out that takes the last screen away.
  private func end(of way: WayOut, _ shows: [Show]) -> Effect? {
    let isNamed = ExitNaming.isExit(way.name, of: name)
    for body in graph.reach(from: way, where: { $0.target.types.contains(type) }) {
      for effect in graph.content(of: body).effects where waysOut.takesAway(effect) {
        let shown = shows.filter { $0.kind == effect.shownKind }
        if shown.isEmpty, isNamed, effect.shownKind == .present, shows.count < 2, !fillsContainer {
          return effect
        }
        if shown.count == 1, shown[0].isAtStart { return effect }
      }
    }
    return nil
  }

  /// Whether its first screen is the root of a container, which others show.
  private var fillsContainer: Bool {
    lifecycles.methods(of: type).flatMap(\.own).contains { Presentation($0) == .root }
  }

  private func isOfSystem(_ screen: AbstractValue) -> Bool {
    if case .external(let name, _) = screen { return UIKit.tellingControllers.contains(name) }
    return false
  }

  /// The lines that show a screen.
  var shows: [Show] {
    let starts = lifecycles.methods(of: type).filter { CoordinatorNaming.isStarting($0.name) }.map(\.name)
    let bodies = starts.flatMap { graph.bodies(named: $0, of: type) }
    let atStart = Set(
      graph.reach(from: bodies) { $0.target.types.contains(type) }.flatMap { body in
        graph.content(of: body).sites.map {
          Place(file: graph.methods[body.method].file, at: $0.expression.id)
        }
      }
    )
    var seen: Set<Place> = []
    return lifecycles.methods(of: type).flatMap(\.own).compactMap { effect in
      guard let kind = Presentation(effect), !effect.subject.isEmpty || effect.isShow,
        seen.insert(effect.place).inserted,
        !effect.subject.types.contains(where: lifecycles.nodes.contains)
      else { return nil }
      let isTold = effect.subject.all.contains(where: isOfSystem)
      // A container is filled before it is shown.
      if kind == .root || kind == .tab { return nil }
      return Show(
        kind: kind == .push ? .push : .present,
        place: effect.place,
        isAtStart: atStart.contains(effect.place),
        isOfSystem: isTold
      )
    }
  }
}

extension Effect {
  /// Whether its name alone says that it shows something.
  fileprivate var isShow: Bool {
    guard case .calls(let name) = kind else { return false }
    return ["present", "pushViewController"].contains(name)
  }

  /// How the screen was shown that it takes away.
  fileprivate var shownKind: Presentation? {
    switch kind {
    case .calls(let name), .hands(let name):
      ExitNaming.words(of: name.text).first == "pop" ? .push : .present
    default: nil
    }
  }
}
