/// The code of a program, by method and by call, and questions about who may run it.
final class ProgramCode {
  let flow: DataFlow
  let nodes: Set<TypeID>
  let edges: CoordinatorEdges
  let methods: [Method]
  let calls: CallIndex
  private let byType: [TypeID?: [Method]]
  private(set) lazy var closures = StoredClosures(self)
  private(set) lazy var removals = ListRemovals(self)
  private(set) lazy var breaks = PropertyBreaks(self)
  /// The properties of the program that have a value, by name.
  private(set) lazy var properties = Dictionary(
    grouping: (program.types.flatMap(\.properties) + program.globals).filter { !$0.isRequirement },
    by: \.fact.name
  )
  private(set) lazy var completions = StreamCompletions(self)
  /// The methods that return something, by name.
  private lazy var makers = Dictionary(grouping: methods.filter(\.returnsValue), by: \.name)
  private var named: [Field: [Method]] = [:]
  private var called: [SummaryKey: Bool] = [:]
  /// The expressions of methods in closures for the elements of streams.
  var ofStreams: [SummaryKey: Set<ExpressionID>] = [:]

  var program: Program { _read { yield flow.program } }

  init(_ drawing: GraphBuilder) {
    (flow, nodes, edges) = (drawing.flow, drawing.coordinators, drawing.edges)
    methods = flow.methods()
    calls = CallIndex(methods, flow.program)
    byType = Dictionary(grouping: methods, by: \.type)
  }

  func name(_ type: TypeID) -> String { program[type].name.text }

  func methods(of type: TypeID) -> [Method] { byType[type] ?? [] }

  /// The methods of the app's own classes, without its tests and test doubles.
  var ofApp: [(method: Method, type: TypeID)] {
    methods.compactMap { method in
      guard let type = method.type, program[type].isReference, isOfApp(file: method.file),
        !flow.classification.isTestDouble(type)
      else { return nil }
      return (method, type)
    }
  }

  /// The methods of a name on a type.
  func methods(named name: Name, of type: TypeID) -> [Method] {
    named.value(of: Field(type: type, name: name)) {
      methods(of: type).filter { $0.name == name && $0.isFunction }
    }
  }

  /// Whether the program implements a method of all types.
  func implement(_ types: [TypeID], _ method: Name) -> Bool {
    !types.isEmpty
      && types.allSatisfy { type in
        program.functions(named: method, on: type).contains { program[$0].fact.body != nil }
      }
  }

  /// The types that a parameter of a method is declared to be; empty where that is not known.
  func types(ofParameter position: Int, of method: Method) -> [TypeID] {
    guard method.parameters.indices.contains(position) else { return [] }
    return program.sources(of: method.parameters[position].type, in: method.scope)
  }

  /// The types that a property is declared to be.
  func types(of property: Property) -> [TypeID] {
    program.sources(of: property.fact.type, in: property.scope)
  }

  /// The types of the values that code sets a property to.
  func typesSet(_ property: Name, of type: TypeID) -> [TypeID] {
    flow.fields[Field(type: type, name: property)]?.types ?? []
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

  /// Whether an object keeps what a property has.
  func isKept(_ property: Property) -> Bool { property.fact.hold == .strong && !property.fact.isStatic }

  /// The stored properties of a type and its superclasses.
  func storedProperties(of type: TypeID) -> [Property] {
    program.lineage(of: type).filter { $0 == type || !program[$0].isProtocol }
      .flatMap { program[$0].properties }.filter { $0.fact.getter == nil && !$0.fact.isStatic }
  }

  /// The type that declares a method, which may be a base class of its type.
  func declarer(of method: Method) -> TypeID? { method.function.map { program[$0].owner } ?? method.type }

  func mayBe(_ type: TypeID, _ values: PointsToSet) -> Bool {
    values.types.contains { program.isRelated($0, type) }
  }

  /// The methods of a name that return something, those that others inherit once.
  func bodies(of name: Name) -> [Method] {
    var (bodies, seen) = ([Method](), Set<FunctionID>())
    for method in makers[name] ?? [] {
      // Not with map and filter: the optimizer of Swift 6.3.1 fails on that.
      guard let function = method.function, seen.insert(function).inserted else { continue }
      bodies.append(method)
    }
    return bodies
  }

  /// A closure that calls a method of a type and does not keep the object: `{ [weak self] in self?.close() }`.
  func weakCall(of name: Name, on type: TypeID) -> String? {
    guard let called = methods(named: name, of: type).first else { return nil }
    let arguments = called.parameters.enumerated().map { position, parameter in
      parameter.label.map { "\($0): $\(position)" } ?? "$\(position)"
    }
    return "{ [weak self] in self?.\(name)(\(arguments.joined(separator: ", "))) }"
  }

  // MARK: Callers

  /// Whether something may call a method of a type, directly or through others.
  func isCalled(_ method: Method) -> Bool {
    if let known = called[method.key] { return known }
    var seen: Set<SummaryKey> = [method.key]
    var open = [method]
    var isFound = false
    while let next = open.popLast() {
      if isOpen(next) || called[next.key] == true || seen.count > Self.mostCallers {
        isFound = true
        break
      }
      open += callers(of: next).filter { seen.insert($0.key).inserted }
    }
    called[method.key] = isFound
    return isFound
  }

  /// Whether code outside of the program may call a method, or code that is not followed.
  private func isOpen(_ method: Method) -> Bool {
    guard let function = method.function, let type = method.type, !program[function].fact.isStatic else {
      return true
    }
    // Calls by users and the system are unknown, so the code of screens and of other objects counts as run.
    return !nodes.contains(type) || method.isEntry || Self.openings.contains(method.name)
      || CoordinatorNaming.isStarting(method.name)
      || isMentioned(method.name, on: type) || isRequiredElsewhere(method, on: type)
  }

  private func callers(of method: Method) -> [Method] {
    guard let type = method.type else { return [] }
    return calls.calls(of: method.name).filter { $0.target.types.isEmpty || mayBe(type, $0.target) }
      .map(\.caller)
  }

  private static let openings: Set = ["init", "deinit", "main", "scene", "application", "body"]

  /// Whether the program uses a method of a type as a value.
  func isMentioned(_ name: Name, on type: TypeID) -> Bool {
    (calls.mentionsOfOthers[name] ?? []).contains { program.isRelated($0, type) }
      || calls.mentions(of: name).contains { $0.type.map { program.isRelated($0, type) } ?? false }
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
    let callers = calls.calls(of: method.name).filter {
      ($0.target.types.isEmpty ? fits($0, method) : mayBe(type, $0.target)) && isCalled($0.caller)
    }
    let within = callers.filter { isWithin($0, of: method.name, on: type) }
    if within.contains(where: isLater) { return nil }
    if !opens(method, type) {
      guard !callers.isEmpty, within.count == callers.count, !isMentioned(method.name, on: type) else {
        return nil
      }
    }
    return within.map(\.caller)
  }

  /// Whether the arguments of a call fit the parameters of a method. `cell.configure(tour)` is no call of `configure(_:in:)`.
  private func fits(_ call: CallIndex.Call, _ method: Method) -> Bool {
    guard case .call(_, let arguments)? = call.caller.site(at: call.place)?.expression.kind,
      !arguments.isEmpty
    else { return true }
    let labels = Set(method.parameters.map(\.label))
    let needed = method.parameters.count { !$0.isOptional }
    let isOpen = method.parameters.contains(where: \.takesSeveral)
    return arguments.count >= needed && (isOpen || arguments.count <= method.parameters.count)
      && arguments.allSatisfy { $0.value.isClosure || $0.label == nil || labels.contains($0.label) }
  }

  /// Whether an object calls its own method, or its interactor does: `makeTab(page)`, `pages.map(makeTab)`.
  private func isWithin(_ call: CallIndex.Call, of name: Name, on type: TypeID) -> Bool {
    guard let caller = call.caller.type,
      case .call(let callee, let arguments)? = call.caller.site(at: call.place)?.expression.kind
    else { return false }
    if caller == type {
      return callee.isOwn || callee.callsAtOnce && arguments.contains { $0.value.ownName == name }
    }
    return callee.base?.name == .router && Interactors(program: program).isInteractor(caller, of: type)
  }

  /// Whether a call is in a closure that may run later, any number of times.
  private func isLater(_ call: CallIndex.Call) -> Bool {
    call.caller.site(at: call.place).map { isLater($0, in: call.caller) } ?? true
  }

  /// Whether a method starts a coordinator.
  private func opens(_ method: Method, _ type: TypeID) -> Bool {
    // Others may call a method such as `startGame()` of an interactor again.
    if Interactors(program: program).isInteractor(type) {
      return method.name == .initializer || method.name == Dialect.activation
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

/// Interactors, which decide which children their routers attach.
struct Interactors {
  let program: Program

  func isInteractor(_ type: TypeID) -> Bool {
    !program[type].isProtocol && program.baseNames(of: type).contains(where: Dialect.isInteractor)
  }

  /// Whether a class is the interactor of a router: it has a property for a router of that type.
  func isInteractor(_ type: TypeID, of router: TypeID) -> Bool {
    guard isInteractor(type), let property = program.property(.router, on: type) else { return false }
    return program.sources(of: property.fact.type, in: property.scope)
      .contains { program.inherits(router, from: $0) }
  }
}
