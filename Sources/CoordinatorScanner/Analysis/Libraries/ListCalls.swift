/// Models methods of lists, dictionaries and optionals.
struct ListCalls: Evaluator {
  let interpreter: Interpreter

  /// Calls a method of a list or an optional; nil for other receivers and other methods.
  func call(_ base: Expression, _ receivers: PointsToSet, _ name: Name, _ call: SourceCall) -> PointsToSet? {
    let traits = context.traits(of: name)
    if traits.contains(.adds), let found = add(to: base, receivers, name, call) { return found }
    if traits.contains(.removes), isList(base, receivers) { return remove(from: base, name, call) }
    return receivers.all.contains(where: \.isList)
      ? callQuery(of: receivers.elements, name, call) : callOptional(receivers, name, call)
  }

  private func callQuery(of elements: PointsToSet, _ name: Name, _ call: SourceCall) -> PointsToSet? {
    switch name {
    case "map", "compactMap", "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "mapValues",
      "compactMapValues":
      return [.elements(transform(elements, call).spread)]
    case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled":
      _ = transform(elements, call)
      return [.elements(elements)]
    case "enumerated": return [.elements([.tuple(["offset", "element"], [[], elements])])]
    case "reduce": return fold(elements, call.arguments)
    case "forEach", "contains", "allSatisfy", "firstIndex":
      _ = transform(elements, call)
      return []
    case "first", "last", "randomElement", "popLast", "min", "max":
      _ = transform(elements, call)
      // `first { $0 === home }`, `first { $0 is Home }`
      let found = call.arguments.lazy.compactMap { removed(where: $0.value) }.first
      return found.map { $0.hasParameter ? elements : $0 } ?? elements
    default: return nil
    }
  }

  /// A property of a list.
  static func member(_ name: Name, of elements: PointsToSet) -> PointsToSet {
    switch name {
    case "first", "last": elements
    case "values", "lazy", "indices", "keys", "publisher": [.elements(elements)]
    default: []
    }
  }

  /// Makes a collection: `Dictionary(uniqueKeysWithValues: pairs)`, `Array(children)`. Nil for other types.
  static func make(_ name: Name, _ arguments: [EvaluatedArgument]) -> PointsToSet? {
    guard let first = arguments.first, first.label != "repeating" else { return nil }
    let elements = first.values.elements
    switch name {
    case "Array", "Set", "ArraySlice", "ContiguousArray": return [.elements(elements)]
    case "Dictionary": return [.elements(elements.flatMap { $0.isTuple ? PointsToSet([$0]).part(1) : [$0] })]
    default: return nil
    }
  }

  /// `reduce`: the values that the closure returns, or assigns to its first argument.
  private func fold(_ elements: PointsToSet, _ arguments: [Argument]) -> PointsToSet {
    guard let start = arguments.first, case .closure(let closure)? = arguments.last?.value.kind else {
      return calls.evaluate(arguments).values
    }
    let total = expressions.values(of: start.value)
    let found = closures.run(closure, [total, elements])
    return total.union(start.label == "into" ? found.filled : found.returned)
  }

  /// Applies a closure, a function or a key path to elements.
  func transform(_ elements: PointsToSet, _ call: SourceCall) -> PointsToSet {
    var found = PointsToSet()
    for argument in call.arguments {
      if case .closure(let closure) = argument.value.kind {
        found.formUnion(closures.result(of: closure, [elements]))
      } else if let path = argument.value.keyPath {
        found.formUnion(
          path.reduce(elements) { values, name in values.flatMap { members.read(name, of: $0) } }
        )
      } else {
        let values = expressions.values(of: argument.value)
        let evaluated = call.with([EvaluatedArgument(values: elements)])
        if case .name(let name, _) = argument.value.kind, calls.mayInherit(name) {
          libraries.handOver(evaluated.arguments, to: name, of: .this, at: call.site)
        }
        if values.all.contains(where: \.isCallable) { found.formUnion(calls.call(values, evaluated)) }
      }
    }
    return found
  }

  /// Calls functions among the arguments of an unknown list, as closures in their place would run.
  func applyFunctions(_ call: EvaluatedCall) {
    for argument in call.arguments where !argument.isClosure {
      let functions = argument.values.filter(\.isFunction)
      if functions.isEmpty { continue }
      _ = calls.call(functions, call.with([EvaluatedArgument(values: [])]))
    }
  }

  // MARK: Optionals

  /// `map` and `flatMap` of an optional pass the object itself to their closure.
  private func callOptional(_ receivers: PointsToSet, _ name: Name, _ call: SourceCall) -> PointsToSet? {
    guard name == .map || name == .flatMap, !receivers.isEmpty,
      receivers.all.allSatisfy({ isSingle($0, without: name) })
    else { return nil }
    return transform(receivers, call)
  }

  /// Whether a value is one object, of a type without such a method.
  private func isSingle(_ value: AbstractValue, without method: Name) -> Bool {
    if case .parameter(let position) = value, context.type(ofParameter: position)?.parts.isEmpty != false {
      return false
    }
    guard let type = context.type(of: value), context.methods(named: method, on: type).isEmpty else {
      return false
    }
    return !program.externals(of: type).contains { base in
      ["Sequence", "Collection", "Publisher", "Subject", "ObservableType"].contains {
        base.name.hasSuffix($0)
      }
    }
  }
}

// MARK: Changes

extension ListCalls {
  private func add(to base: Expression, _ receivers: PointsToSet, _ name: Name, _ call: SourceCall)
    -> PointsToSet?
  {
    guard isList(base, receivers) || ["append", "insert"].contains(name) && receivers.isEmpty else {
      return nil
    }
    let evaluated = evaluate(call.arguments, addedTo: base)
    let added = evaluated.first { $0.label != "at" && $0.label != "forKey" }.map(\.values) ?? []
    let several = evaluated.first?.label == "contentsOf" ? added.elements : added
    if case .name(let local, _) = base.kind, environment[local] != nil {
      environment.join([.elements(several)], into: local)
    } else if let target = assignments.target(base) {
      recorder.record(.adds(target.name), target.owner, several, at: call.site)
    }
    return []
  }

  /// The list tells the type of an element that leaves its type out.
  private func evaluate(_ arguments: [Argument], addedTo list: Expression) -> [EvaluatedArgument] {
    guard arguments.contains(where: { $0.value.leavesTypeOut }) else { return calls.evaluate(arguments) }
    let all = assignments.expected(at: list)
    let element = context.element(of: all)
    return calls.evaluate(arguments, as: arguments.map { $0.label == "contentsOf" ? all : element })
  }

  private func remove(from base: Expression, _ name: Name, _ call: SourceCall) -> PointsToSet {
    let evaluated = calls.evaluate(call.arguments)
    if let target = assignments.target(base) {
      let isAll = name == "removeAll" && evaluated.isEmpty
      let kind: Effect.Kind = isAll ? .clears(target.name) : .removes(target.name)
      // A key or an index does not tell which element goes.
      let isByPlace = evaluated.contains { $0.label == "forKey" || $0.label == "at" }
      let removed = call.arguments.lazy.compactMap { self.removed(where: $0.value) }.first ?? evaluated.values
      recorder.record(kind, target.owner, isByPlace ? [] : removed, at: call.site)
    }
    return expressions.values(of: base).elements
  }

  /// The elements that a test selects in a removal or a search. The test compares them with an object, or asks for a
  /// type: `{ $0 === home }`, `{ $0 is Home }`. Nil for other tests.
  func removed(where test: Expression, isKeeping: Bool = false) -> PointsToSet? {
    guard case .closure(let closure) = test.kind else { return nil }
    let element = closure.parameters.first?.name ?? .argument(0)
    let pair = isKeeping ? test.resultOfClosure?.differing : test.resultOfClosure?.same
    if let other = pair.flatMap({ Self.other(than: element, in: $0) }) {
      let values = expressions.values(of: other)
      if !values.isEmpty { return values }
    }
    let types = Self.testedTypes(closure, element, isKeeping: isKeeping)
    return types.isEmpty ? nil : types.map(objects).reduce([]) { $0.union($1) }
  }

  /// What a comparison compares an element with: `home` of `$0 === home`, `$0.id == home.id`.
  private static func other(than element: Name, in pair: [Expression]) -> Expression? {
    for (own, other) in [(pair[0], pair[1]), (pair[1], pair[0])] where other.isReference {
      if case .name(element, _) = own.kind { return other }
      if case .member(let base?, let name) = own.kind, case .name(element, _) = base.kind,
        other.member == name
      {
        return other.base
      }
    }
    return nil
  }

  /// The types that a closure asks its argument for: `Home` of `{ $0 is Home }`, `{ ($0 as? Home)?.id == id }`.
  ///
  /// - Parameter isKeeping: Whether the closure asks for what stays: `{ !($0 is Home) }`.
  private static func testedTypes(_ closure: Closure, _ element: Name, isKeeping: Bool) -> [TypeReference] {
    let sites = SiteReader.sites(of: closure.body).map(\.expression)
    let negated = Set(sites.compactMap { $0.negated?.id })
    return sites.filter { negated.contains($0.id) == isKeeping && $0.parts.first?.name == element }
      .compactMap { $0.askedType }
  }

  /// The objects of a type that a removal asks for: `removeAll { $0 is Home }`. The caller may tell the type.
  private func objects(of reference: TypeReference) -> PointsToSet {
    if let name = reference.name, context.generics.contains(where: { $0.name == name }) {
      let position = context.parameters.firstIndex { $0.argumentType?.name?.metatypeName == name }
      return position.map { [.parameter($0)] } ?? []
    }
    return context.declared(reference)
  }

  /// Whether an expression is a list, by its values or by the declared type of its property.
  private func isList(_ base: Expression, _ receivers: PointsToSet) -> Bool {
    if receivers.all.contains(where: \.isList) { return true }
    guard receivers.isEmpty, let target = assignments.target(base) else { return false }
    return target.owner.all.contains { owner in
      guard let type = context.type(of: owner), let list = symbols.property(target.name, on: type)
      else { return target.name.lowercased().hasPrefix("child") }
      return list.fact.type?.element != nil
    }
  }
}
