/// Finds methods that end a coordinator and forget a part of it.
struct StopForgets {
  static let superRule = SourceRule(
    id: "stop-without-super",
    severity: .warning,
    summary: "a method that ends a coordinator and does not call the one that it overrides",
    advice: "What the base class releases stays in memory. Call super."
  )

  static let childRule = SourceRule(
    id: "stop-forgets-child",
    severity: .warning,
    summary: "a method that ends some children of a coordinator and forgets another",
    advice: "The forgotten child goes on running. End it, too."
  )

  let lifecycles: Lifecycles

  private var graph: CallGraph { lifecycles.graph }

  /// Overrides without a call of super.
  var withoutSuper: [RuleViolation] {
    stops.compactMap { position in
      let method = lifecycles.methods[position]
      guard let type = method.type, let function = method.function,
        lifecycles.program[function].fact.isOverride,
        lifecycles.program[function].owner == type, !callsSuper(method),
        let base = graph.inherited(method.name, by: type).first, releases(base)
      else { return nil }
      return RuleViolation(
        place: Place(file: method.file, line: lifecycles.program[function].fact.line),
        type: type,
        message:
          "`\(method.name)` of \(lifecycles.name(type)) never calls `super.\(method.name)()`, which releases its children; call it"
      )
    }
  }

  /// Methods that end one child and not another.
  var withoutChild: [RuleViolation] {
    stops.flatMap { position -> [RuleViolation] in
      let method = lifecycles.methods[position]
      guard let type = method.type, let function = method.function, method.parameters.isEmpty,
        lifecycles.program[function].owner == type
      else { return [] }
      let names = named(from: position, type)
      let holders = holders(of: type)
      guard let ended = holders.first(where: names.contains), !names.contains(where: isAll) else { return [] }
      return holders.filter { !names.contains($0) }.map { forgotten in
        RuleViolation(
          place: Place(file: method.file, line: lifecycles.program[function].fact.line),
          type: type,
          message:
            "`\(method.name)` of \(lifecycles.name(type)) ends the child in `\(ended)` but not the one in `\(forgotten)`; end that, too"
        )
      }
    }
  }

  /// The methods that end a coordinator.
  private var stops: [Int] {
    lifecycles.methods.indices.filter { position in
      let method = lifecycles.methods[position]
      return method.isFunction && Self.names.contains(method.name) && !method.statements.isEmpty
        && method.type.map(lifecycles.nodes.contains) ?? false
    }
  }

  private static let names: Set<Name> = [
    "stop", "finish", "end", "tearDown", "teardown", "cleanUp", "cleanup", "shutdown", "invalidate",
    "stopAll",
    "finishAll", "removeAllChildren", "stopChildren", "complete", "deactivate",
  ]

  private func callsSuper(_ method: Method) -> Bool {
    method.sites.contains { site in
      guard case .member(let base?, let name) = site.expression.kind else { return false }
      return base.name == .parent && name == method.name
    }
  }

  /// Whether a method removes children or reports the end.
  private func releases(_ body: CodeBody) -> Bool {
    graph.reach(from: [body]).contains { reached in
      graph.content(of: reached).effects.contains { effect in
        switch effect.kind {
        case .removes, .clears: true
        case .calls(let name): CoordinatorNaming.isDetaching(name)
        default: false
        }
      }
        || graph.methods[reached.method].type.map {
          WaysOut(lifecycles: lifecycles).speaksUp(reached, of: $0)
        }
          ?? false
    }
  }

  /// The slots and lists of children that something fills.
  private func holders(of type: TypeID) -> [Name] {
    let tenures = WaysOut(lifecycles: lifecycles).tenures.filter { $0.owner == type }
    var seen: Set<Name> = []
    return tenures.compactMap(\.property).filter { seen.insert($0).inserted }.sorted { $0.text < $1.text }
  }

  /// The names of a type's members in all that a method runs.
  private func named(from position: Int, _ type: TypeID) -> Set<Name> {
    let bodies = graph.reach(from: [CodeBody(method: position)]) { $0.target.types.contains(type) }
    return Set(
      bodies.flatMap { graph.content(of: $0).sites }.filter(\.expression.isOwn).compactMap(\.expression.name)
    )
  }

  /// Whether a name is that of all children, computed from several properties.
  private func isAll(_ name: Name) -> Bool { name.lowercased().hasPrefix("all") }
}
