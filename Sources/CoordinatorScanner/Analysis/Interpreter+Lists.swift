extension Interpreter {
  /// A method of a list; nil where the receiver is none, or the method is none of a list's.
  mutating func callList(
    _ base: Expression,
    _ receivers: PointsToSet,
    _ name: Name,
    _ arguments: [Argument],
    at site: ExpressionID
  ) -> PointsToSet? {
    let traits = flow.traits(of: name)
    if traits.contains(.adds), let found = addToList(base, receivers, name, arguments, at: site) {
      return found
    }
    if traits.contains(.removes), isList(base, receivers) {
      return removeFromList(base, name, arguments, at: site)
    }
    guard receivers.all.contains(where: \.isList) else { return nil }
    let elements = elements(of: receivers)
    switch name {
    case "map", "compactMap", "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "mapValues",
      "compactMapValues":
      return [.elements(transform(elements, arguments, at: site).spread)]
    case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled":
      _ = transform(elements, arguments, at: site)
      return [.elements(elements)]
    case "enumerated": return [.elements([.tuple(["offset", "element"], [[], elements])])]
    case "reduce": return fold(elements, arguments, at: site)
    case "forEach", "contains", "allSatisfy", "firstIndex":
      _ = transform(elements, arguments, at: site)
      return []
    case "first", "last", "randomElement", "popLast", "min", "max":
      _ = transform(elements, arguments, at: site)
      return elements
    default: return callStream(of: elements, receivers, name, arguments, at: site)
    }
  }

  /// What `reduce` makes of the elements of a list: what its closure gives, or puts into what it is given.
  private mutating func fold(_ elements: PointsToSet, _ arguments: [Argument], at site: ExpressionID)
    -> PointsToSet
  {
    guard let start = arguments.first, case .closure(let closure)? = arguments.last?.value.kind else {
      return join(read(arguments))
    }
    let total = values(of: start.value)
    let found = readFilling(closure, [total, elements])
    return total.union(start.label == "into" ? found.filled : found.returned)
  }

  /// What a collection is made of: `Dictionary(uniqueKeysWithValues: pairs)`, `Array(children)`; nil for other types.
  func collection(_ name: Name, of given: [EvaluatedArgument]) -> PointsToSet? {
    guard let first = given.first, first.label != "repeating" else { return nil }
    switch name {
    case "Array", "Set", "ArraySlice", "ContiguousArray": return [.elements(elements(of: first.values))]
    case "Dictionary":
      let values = elements(of: first.values).flatMap { $0.isTuple ? PointsToSet([$0]).part(1) : [$0] }
      return [.elements(values)]
    default: return nil
    }
  }

  /// `map` and `flatMap` of an optional: what they give to their closure is the object itself.
  mutating func callOptional(
    _ receivers: PointsToSet,
    _ name: Name,
    _ arguments: [Argument],
    at site: ExpressionID
  )
    -> PointsToSet?
  {
    guard name == .map || name == .flatMap, !receivers.isEmpty,
      receivers.all.allSatisfy({ isSingle($0, without: name) })
    else { return nil }
    return transform(receivers, arguments, at: site)
  }

  /// Whether a value is one object, of a type that has no such method of its own.
  private func isSingle(_ value: AbstractValue, without method: Name) -> Bool {
    if case .parameter(let position) = value, type(ofParameter: position)?.parts.isEmpty != false {
      return false
    }
    guard let type = type(of: value), methods(named: method, on: type).isEmpty else { return false }
    return !program.externals(of: type).contains { base in
      ["Sequence", "Collection", "Publisher", "Subject", "ObservableType"].contains {
        base.name.hasSuffix($0)
      }
    }
  }

  private mutating func addToList(
    _ base: Expression,
    _ receivers: PointsToSet,
    _ name: Name,
    _ arguments: [Argument],
    at site: ExpressionID
  ) -> PointsToSet? {
    guard isList(base, receivers) || ["append", "insert"].contains(name) && receivers.isEmpty else {
      return nil
    }
    let given = read(arguments, addedTo: base)
    let added = given.first { $0.label != "at" && $0.label != "forKey" }.map(\.values) ?? []
    let several = given.first?.label == "contentsOf" ? elements(of: added) : added
    if case .name(let local, _) = base.kind, locals[local] != nil {
      locals[local] = (locals[local] ?? []).union([.elements(several)])
    } else if let slot = slot(base) {
      note(.adds(slot.name), slot.owner, several, at: site)
    }
    return []
  }

  /// What is added is expected to be what the list is declared to hold.
  private mutating func read(_ arguments: [Argument], addedTo list: Expression) -> [EvaluatedArgument] {
    guard arguments.contains(where: { $0.value.leavesTypeOut }) else { return read(arguments) }
    let all = expected(at: list)
    var given: [EvaluatedArgument] = []
    for argument in arguments {
      given.append(read(argument, as: argument.label == "contentsOf" ? all : element(of: all)))
    }
    return given
  }

  private mutating func removeFromList(
    _ base: Expression,
    _ name: Name,
    _ arguments: [Argument],
    at site: ExpressionID
  ) -> PointsToSet {
    let given = read(arguments)
    if let slot = slot(base) {
      let kind: Effect.Kind = name == "removeAll" && given.isEmpty ? .clears(slot.name) : .removes(slot.name)
      // A key or a place says nothing of what stands there.
      let isByPlace = given.contains { $0.label == "forKey" || $0.label == "at" }
      note(kind, slot.owner, isByPlace ? [] : join(given), at: site)
    }
    return elements(of: values(of: base))
  }

  /// Whether an expression is a list: by its values, else by what its property is declared to be.
  private mutating func isList(_ base: Expression, _ receivers: PointsToSet) -> Bool {
    if receivers.all.contains(where: \.isList) { return true }
    guard receivers.isEmpty, let slot = slot(base) else { return false }
    return slot.owner.all.contains { owner in
      guard let type = type(of: owner), let (declaring, position) = flow.property(slot.name, on: type)
      else {
        return slot.name.lowercased().hasPrefix("child")
      }
      return program[declaring].properties[position].fact.type?.element != nil
    }
  }

  /// Functions that are handed on by their names are called, as a closure in their place would be read.
  mutating func applyFunctions(_ given: [EvaluatedArgument], at site: ExpressionID) {
    for argument in given where !argument.isClosure {
      let functions = argument.values.filter(\.isNamedFunction)
      if !functions.isEmpty { _ = call(functions, [EvaluatedArgument(label: nil, values: [])], at: site) }
    }
  }

  /// What a closure or a function makes of the elements of a list.
  mutating func transform(_ elements: PointsToSet, _ arguments: [Argument], at site: ExpressionID)
    -> PointsToSet
  {
    var found = PointsToSet()
    for argument in arguments {
      if case .closure(let closure) = argument.value.kind {
        found.formUnion(read(closure, [elements]))
      } else if let path = argument.value.keyPath {
        found.formUnion(read(path, of: elements))
      } else {
        let values = values(of: argument.value)
        let given = EvaluatedArgument(label: nil, values: elements)
        if case .name(let name, _) = argument.value.kind, mayInherit(name) {
          handOver([given], to: name, of: .this, at: site)
        }
        found.formUnion(values.all.contains(where: \.isCallable) ? call(values, [given], at: site) : [])
      }
    }
    return found
  }
}

extension Interpreter {
  /// What stands at the end of a key path.
  private mutating func read(_ path: [Name], of values: PointsToSet) -> PointsToSet {
    var found = values
    for name in path { found = found.flatMap { read(name, of: $0) } }
    return found
  }
}

extension AbstractValue {
  var isList: Bool {
    if case .elements = self { return true }
    return false
  }
}

extension AbstractValue {
  fileprivate var isNamedFunction: Bool {
    if case .function = self { return true }
    return false
  }
}

extension PointsToSet {
  /// The elements of the lists among them, and the others.
  fileprivate var spread: PointsToSet {
    flatMap { value in
      if case .elements(let inner) = value { return inner }
      return [value]
    }
  }
}
