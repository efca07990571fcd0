/// The code that runs when a coordinator starts. Stored closures and subscriptions run later.
struct StartReachability {
  private let flow: DataFlow
  private let type: TypeID
  /// The expressions of the type's functions and properties, by their names.
  private var sites: [Name: [(file: Int, site: Site)]] = [:]
  /// The names of the functions that it leads to, within the type.
  private(set) var functions: Set<Name> = []

  init(of type: TypeID, _ flow: DataFlow) {
    (self.flow, self.type) = (flow, type)
    let bodies = Self.bodies(of: type, flow.program)
    let calling = Set(bodies.filter(\.callsWhatItIsGiven).map(\.name))
    for body in bodies {
      let found = SiteReader.sites(of: body.statements, callingAtOnce: calling)
      sites[body.name, default: []] += found.map { (body.file, $0) }
    }
    functions = reached()
  }

  private func reached() -> Set<Name> {
    let calls = flow.callsWithin[type] ?? [:]
    var open = Set(calls.keys.filter { CoordinatorNaming.isStarting($0) || $0 == "init" })
    open.formUnion(["init", "start"])
    var found: Set<Name> = []
    while let name = open.popFirst() {
      guard found.insert(name).inserted else { continue }
      open.formUnion((calls[name] ?? []).filter { !found.contains($0) && !isLater($0, in: name) })
      open.formUnion(methodsForElements(in: name).subtracting(found))
    }
    // The initial value of a property exists before any call.
    return found.union(flow.program[type].properties.map(\.fact.name))
  }

  /// The methods of the type that a function hands to what calls them for each element at once: `tabs.map(makeTab)`.
  private func methodsForElements(in name: Name) -> Set<Name> {
    var found: Set<Name> = []
    for (_, site) in sites[name] ?? [] where !site.isLater {
      guard case .call(let callee, let arguments) = site.expression.kind,
        let method = callee.member, NameTraits.applying.contains(method)
      else { continue }
      found.formUnion(arguments.compactMap(\.value.name))
    }
    return found.filter { !flow.symbols.functions(named: $0, on: type).isEmpty }
  }

  /// Whether a function calls another one only later.
  private func isLater(_ called: Name, in name: Name) -> Bool {
    let calls = (sites[name] ?? []).map(\.site).filter { site in
      guard case .call(let callee, _) = site.expression.kind else { return false }
      return callee.name == called
    }
    return !calls.isEmpty && calls.allSatisfy(\.isLater)
  }

  /// Whether an expression is reached.
  func leads(to place: Place) -> Bool {
    flow.functionNames(at: place, of: type).contains { functions.contains($0) && !isLater(place, in: $0) }
  }

  private func isLater(_ place: Place, in name: Name) -> Bool {
    let meant = (sites[name] ?? []).filter { $0.file == place.file && place.isOf($0.site.expression) }
    return !meant.isEmpty && meant.allSatisfy(\.site.isLater)
  }
}

extension StartReachability {
  /// A function or a property of a type, as it is written.
  private struct Body {
    let name: Name
    let file: Int
    let statements: [Statement]
    var parameters: [Parameter] = []

    /// Whether it calls a closure that it is given, and does not only keep it.
    var callsWhatItIsGiven: Bool {
      let given = Set(parameters.filter { $0.type?.isFunction == true }.map(\.name))
      return !given.isEmpty
        && SiteReader.sites(of: statements).contains { site in
          guard !site.isLater, case .call(let callee, _) = site.expression.kind else { return false }
          return callee.name.map(given.contains) ?? false
        }
    }
  }

  private static func bodies(of type: TypeID, _ program: Program) -> [Body] {
    ([type] + program.ancestors(of: type).map(\.type)).flatMap { owner in
      let functions = program[owner].functions.map { id in
        Body(
          name: program[id].fact.name,
          file: program[id].file,
          statements: program[id].fact.body ?? [],
          parameters: program[id].fact.parameters
        )
      }
      let properties = program[owner].properties.map { property in
        Body(name: property.fact.name, file: property.file, statements: property.fact.statements)
      }
      return functions + properties
    }
  }
}
