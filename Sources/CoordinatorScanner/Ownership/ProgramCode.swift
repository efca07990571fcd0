/// The code of a program, by method and by call, and questions about who may run it.
final class ProgramCode {
  let flow: DataFlow
  let nodes: Set<TypeID>
  let edges: CoordinatorEdges
  let methods: [Method]
  let calls: CallIndex
  /// The positions of the methods of each type.
  private let byType: [TypeID: [Int]]
  private(set) lazy var closures = StoredClosures(self)
  private(set) lazy var removals = ListRemovals(self)
  private(set) lazy var breaks = PropertyBreaks(self)
  private var known: [Name: [TypeID: [Int]]] = [:]
  private var sites: [Int: [ExpressionID: Int]] = [:]

  var program: Program { _read { yield flow.program } }

  init(_ drawing: GraphBuilder) {
    (flow, nodes, edges) = (drawing.flow, drawing.coordinators, drawing.edges)
    methods = flow.methods()
    calls = CallIndex(methods, flow.program)
    var byType: [TypeID: [Int]] = [:]
    for (position, method) in methods.enumerated() {
      if let type = method.type { byType[type, default: []].append(position) }
    }
    self.byType = byType
  }

  func name(_ type: TypeID) -> String { program[type].name.text }

  func positions(of type: TypeID) -> [Int] { byType[type] ?? [] }

  func methods(of type: TypeID) -> [Method] { positions(of: type).map { methods[$0] } }

  /// The methods of a name on a type.
  func methods(named name: Name, of type: TypeID) -> [Int] {
    if let known = known[name]?[type] { return known }
    let found = positions(of: type).filter { methods[$0].name == name && methods[$0].isFunction }
    known[name, default: [:]][type] = found
    return found
  }

  /// The expression of a method at a place.
  func site(at place: Place, in position: Int) -> Site? {
    let method = methods[position]
    if sites[position] == nil {
      let ids = method.sites.indices.map { (method.sites[$0].expression.id, $0) }
      sites[position] = Dictionary(ids) { first, _ in first }
    }
    let id = ExpressionID(line: place.line, number: place.expression)
    return place.file == method.file ? sites[position]?[id].map { method.sites[$0] } : nil
  }

  /// Whether code is of the app itself, not of its tests.
  func isOfApp(file: Int) -> Bool {
    let folders = program.files[file].path.split(separator: "/")
    return !folders.contains { $0.hasSuffix("Tests") || $0.hasSuffix("Tests.swift") }
  }

  /// A stored property of a type or its ancestors.
  func stored(_ name: Name, on type: TypeID) -> Property? {
    guard let property = program.property(name, on: type) else { return nil }
    return property.isRequirement || property.fact.getter != nil ? nil : property
  }

  /// The stored properties of a type and its superclasses.
  func storedProperties(of type: TypeID) -> [Property] {
    let classes = [type] + program.ancestors(of: type).map(\.type).filter { !program[$0].isProtocol }
    return classes.flatMap { program[$0].properties }.filter { $0.fact.getter == nil && !$0.fact.isStatic }
  }

  /// The type that declares a method, which may be a base class of its type.
  func declarer(of method: Method) -> TypeID? { method.function.map { program[$0].owner } ?? method.type }

  func mayBe(_ type: TypeID, _ values: PointsToSet) -> Bool {
    values.types.contains { program.isRelated($0, type) }
  }

  // MARK: Callers

  /// Whether something may call a method of a type.
  func isCalled(_ method: Method) -> Bool {
    guard method.isFunction, let type = method.type else { return true }
    if method.isEntry || Self.openings.contains(method.name) || CoordinatorNaming.isStarting(method.name) {
      return true
    }
    if isMentioned(method.name, on: type) { return true }
    let isUsed = calls.calls(of: method.name).contains { call in
      let caller = methods[call.caller]
      return (call.target.types.isEmpty || mayBe(type, call.target))
        && !(caller.name == method.name && caller.type == method.type)
    }
    return isUsed || isRequiredElsewhere(method, on: type)
  }

  private static let openings: Set = ["init", "deinit", "main", "scene", "application", "body"]

  /// Whether the program uses a method of a type as a value.
  func isMentioned(_ name: Name, on type: TypeID) -> Bool {
    calls.mentions(of: name).contains { position in
      methods[position].type.map { program.isRelated($0, type) } ?? false
    }
  }

  /// Whether a protocol of a library may require it, such as a delegate of the system.
  private func isRequiredElsewhere(_ method: Method, on type: TypeID) -> Bool {
    guard !method.parameters.isEmpty else { return false }
    let isRequiredHere = program.ancestors(of: type).contains { ancestor in
      program[ancestor.type].functions.contains { program[$0].fact.name == method.name }
    }
    return !isRequiredHere
      && program.externals(of: type).contains { external in
        ["Delegate", "DataSource", "Observer"].contains { external.name.lastPart.hasSuffix($0) }
      }
  }

  /// Whether a method runs once in the life of its coordinator: it is the start, or only the start calls it.
  func runsOnce(_ method: Method) -> Bool {
    var seen: Set<SummaryKey> = []
    var open = [method]
    while let next = open.popLast(), seen.count < Self.mostCallers {
      guard seen.insert(next.key).inserted else { continue }
      guard let callers = callersWhenRunOnce(next) else { return false }
      open += callers
    }
    return true
  }

  private static let mostCallers = 64

  /// The callers of a method that runs once; nil where it may run several times.
  private func callersWhenRunOnce(_ method: Method) -> [Method]? {
    guard let type = method.type else { return nil }
    guard method.isFunction else { return [] }
    let callers = calls.calls(of: method.name).filter { $0.target.types.isEmpty || mayBe(type, $0.target) }
    let within = callers.filter { methods[$0.caller].type == type || isInteractor(methods[$0.caller], of: type) }
    if within.contains(where: isLater) { return nil }
    if !opens(method, type) {
      guard !callers.isEmpty, within.count == callers.count, !isMentioned(method.name, on: type) else {
        return nil
      }
    }
    return within.map { methods[$0.caller] }
  }

  private func isInteractor(_ caller: Method, of router: TypeID) -> Bool {
    caller.type.map { Interactors(program: program).isInteractor($0, of: router) } ?? false
  }

  /// Whether a call is in a closure that may run later, any number of times.
  private func isLater(_ call: CallIndex.Call) -> Bool {
    site(at: call.place, in: call.caller)?.isLater ?? true
  }

  /// Whether a method starts a coordinator.
  private func opens(_ method: Method, _ type: TypeID) -> Bool {
    // Others may call a method such as `startGame()` of an interactor again.
    if Interactors(program: program).isInteractor(type) {
      return method.name == .initializer || Dialect.activations.contains(method.name)
    }
    if Self.openings.contains(method.name) || Self.firstWords.contains(method.name) { return true }
    return CoordinatorNaming.isStarting(method.name)
      && program.ancestors(of: type).contains { ancestor in
        program[ancestor.type].functions.contains { program[$0].fact.name == method.name }
      }
  }

  private static let firstWords: Set = [
    "start", "begin", "launch", "run", "didLoad", "viewDidLoad", "didBecomeActive", "commonInit",
  ]
}
