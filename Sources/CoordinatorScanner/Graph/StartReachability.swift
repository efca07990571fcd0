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
    let members = flow.program.lineage(of: type).flatMap(flow.program.members)
    let calling = Set(members.filter(\.callsWhatItIsGiven).map(\.name))
    for member in members {
      let found = SiteReader.sites(of: member.statements, callingAtOnce: calling)
      sites[member.name, default: []] += found.map { (member.file, $0) }
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
    }
    // The initial value of a property exists before any call.
    return found.union(flow.program[type].properties.map(\.fact.name))
  }

  /// Whether a function calls another one only later.
  private func isLater(_ called: Name, in name: Name) -> Bool {
    let calls = (sites[name] ?? []).map(\.site).filter { $0.expression.callee?.name == called }
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

extension MemberCode {
  /// Whether it calls a closure that it is given, and does not only keep it.
  fileprivate var callsWhatItIsGiven: Bool {
    let given = Set(parameters.filter { $0.type?.isFunction == true }.map(\.name))
    return !given.isEmpty
      && SiteReader.sites(of: statements).contains { site in
        !site.isLater && site.expression.callee?.name.map(given.contains) == true
      }
  }
}
