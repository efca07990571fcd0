/// Code of a child that takes its last screen away.
///
/// A child is done then, and has to tell its owner.
struct OwnExits {
  let lifecycles: Lifecycles
  let type: TypeID

  private var graph: CallGraph { lifecycles.graph }
  private var waysOut: WaysOut { WaysOut(lifecycles: lifecycles) }
  private var name: Name { lifecycles.program[type].name }

  /// The exits that tell nobody.
  var silent: [WayOut] {
    candidates.flatMap(waysOut.split).filter { way in
      isExit(way) && !graph.reach(from: way.bodies).contains { speaks($0) }
    }
  }

  /// Callbacks of screens, and methods that only other types call.
  private var candidates: [WayOut] {
    let callbacks = graph.handlers.all.filter { handler in
      graph.methods[handler.method].type == type
        && !handler.targets.types.contains { lifecycles.nodes.contains($0) }
    }.map { WayOut(name: $0.property, place: $0.place, bodies: $0.bodies) }
    let within = Set(graph.bodies(of: type).flatMap { graph.steps(from: $0) }.map(\.to))
    let taken = Set(callbacks.flatMap(\.bodies))
    let methods = graph.bodies(of: type).filter { body in
      body.closure == nil && !within.contains(body) && !taken.contains(body) && isEntered(graph.methods[body.method])
    }.compactMap { waysOut.way(graph.methods[$0.method].name, $0) }
    return callbacks + methods
  }

  private func isEntered(_ method: Method) -> Bool {
    guard method.isFunction, !Lifecycles.openings.contains(method.name),
      !CoordinatorNaming.isStarting(method.name), !method.statements.isEmpty
    else { return false }
    return lifecycles.isCalled(method)
  }

  private func speaks(_ body: CodeBody) -> Bool {
    guard let speaker = graph.methods[body.method].type, lifecycles.isRelated(speaker, type) else { return false }
    return waysOut.speaksUp(body, of: type)
  }

  // MARK: Screens

  private func isExit(_ way: WayOut) -> Bool {
    let words = Set(removedKinds(way.bodies))
    guard !words.isEmpty else { return false }
    let isNamed = ExitNaming.isExit(way.name, of: name)
    return words.contains { kind in
      let shown = shows.filter { $0.kind == kind }
      if shown.isEmpty { return isNamed && kind == .present && shows.count < 2 }
      return shown.count == 1 && isAtStart(shown[0].place)
    }
  }

  /// How the screens were shown that some code takes away.
  private func removedKinds(_ bodies: [CodeBody]) -> [Presentation] {
    graph.reach(from: bodies) { $0.target.types.contains(type) }.flatMap { body in
      graph.content(of: body).effects.compactMap { effect -> Presentation? in
        switch effect.kind {
        case .calls(let name), .hands(let name):
          guard ExitNaming.takesAway(name), !effect.target.types.contains(where: lifecycles.nodes.contains) else {
            return nil
          }
          return ExitNaming.words(of: name.text).first == "pop" ? .push : .present
        default: return nil
        }
      }
    }
  }

  /// The lines that show a screen.
  var shows: [(kind: Presentation, place: Place)] {
    var seen: Set<Place> = []
    return lifecycles.methods(of: type).flatMap(\.effects).compactMap { effect in
      guard let kind = Presentation(effect), !effect.subject.isEmpty, seen.insert(effect.place).inserted,
        !effect.subject.types.contains(where: lifecycles.nodes.contains)
      else { return nil }
      return (kind == .push ? .push : .present, effect.place)
    }
  }

  /// Whether the start of the child has a line.
  func isAtStart(_ place: Place) -> Bool {
    let starts = lifecycles.methods(of: type).filter { CoordinatorNaming.isStarting($0.name) }.map(\.name)
    let bodies = starts.flatMap { graph.bodies(named: $0, of: type) }
    return graph.reach(from: bodies) { $0.target.types.contains(type) }.contains { body in
      graph.content(of: body).sites.contains { place.isOf($0.expression) }
        && graph.methods[body.method].file == place.file
    }
  }
}
