/// An argument, read or not.
protocol CallArgument {
  var label: Name? { get }
  var isClosure: Bool { get }
}

extension Interpreter.EvaluatedArgument: CallArgument {}

extension Argument: CallArgument {
  var isClosure: Bool { value.isClosure }
}

extension Interpreter {
  /// A function that a call may mean, and the parameter that each of its arguments goes to, by position.
  struct Match {
    let function: FunctionID
    let places: [Int]

    /// What is given, by the position of the parameter that it goes to.
    func arguments(_ given: [EvaluatedArgument], for parameters: [Parameter]) -> ArgumentValues {
      Self.arguments(given, at: places, for: parameters)
    }

    static func arguments(_ given: [EvaluatedArgument], at places: [Int], for parameters: [Parameter])
      -> ArgumentValues
    {
      var entries: [ArgumentValues.Entry] = []
      entries.reserveCapacity(given.count)
      for (position, argument) in zip(places, given) {
        let isOneOfSeveral = parameters.indices.contains(position) && parameters[position].takesSeveral
        // A list that is handed on stays one: a function that hands its own to itself would nest it without an end.
        let values =
          isOneOfSeveral && !argument.values.areLists ? [.elements(argument.values)] : argument.values
        if isOneOfSeveral, entries.last?.position == position {
          entries[entries.count - 1].values.formUnion(values)
        } else {
          entries.append(ArgumentValues.Entry(position: position, values: values))
        }
      }
      return ArgumentValues(ascending: entries)
    }
  }

  /// Those of some functions of a name that a call may mean by its labels: none where it means one that is not in the
  /// sources, as a table's `register(_:forCellReuseIdentifier:)` beside the team's own `register(_:)`.
  func meant(_ functions: [FunctionID], by arguments: [some CallArgument]) -> [FunctionID] {
    for argument in arguments {
      guard let label = argument.label else { continue }
      if !functions.allSatisfy({ program[$0].fact.hasParameter(label) }) {
        return functions.filter { program[$0].fact.hasParameters(of: arguments) }
      }
    }
    return functions
  }

  /// The functions that fit best.
  func fitting(_ functions: [FunctionID], _ given: [EvaluatedArgument]) -> [Match] {
    let all = functions.compactMap { id in
      places(of: given, in: id).map { Match(function: id, places: $0) }
    }
    // Where arguments fit none, any may be meant.
    if all.isEmpty { return functions.map { Match(function: $0, places: Array(given.indices)) } }
    guard all.count > 1, all.contains(where: { program[$0.function].fact.takesSeveral }) else { return all }
    // As in Swift, a function that takes one argument for each parameter comes before one that takes several.
    let singles = all.filter { takesOneByOne($0, given) }
    return singles.isEmpty ? all : singles
  }

  /// Whether each argument has a parameter of its own, and is a list where that is one.
  private func takesOneByOne(_ match: Match, _ given: [EvaluatedArgument]) -> Bool {
    let fact = program[match.function].fact
    return !fact.takesSeveral
      && zip(match.places, given).allSatisfy { place, argument in
        let type = fact.parameters[place].type
        return type == nil || isList(argument.values) == (type?.element != nil)
      }
  }

  /// Whether values are lists, as those that are known or those that a parameter is declared to take.
  private func isList(_ values: PointsToSet) -> Bool {
    if case .parameter(let position)? = values.all.first, declaredParameters.indices.contains(position) {
      return declaredParameters[position].type?.element != nil
    }
    return values.areLists
  }

  func places(of given: [EvaluatedArgument], in id: FunctionID) -> [Int]? {
    let function = program[id]
    let scope = Scope(file: function.file, type: function.owner)
    return places(of: given, in: function.fact.parameters, from: scope)
  }

  /// The position of the parameter that each argument goes to; nil where they do not fit.
  ///
  /// - Parameter scope: Where the parameters are written.
  func places(of arguments: [some CallArgument], in parameters: [Parameter], from scope: Scope) -> [Int]? {
    var found: [Int] = []
    found.reserveCapacity(arguments.count)
    for (order, argument) in arguments.enumerated() {
      if let last = found.last, argument.label == nil, parameters[last].takesAnother(argument) {
        found.append(last)
        continue
      }
      let start = found.last.map { $0 + 1 } ?? 0
      let next = arguments.indices.contains(order + 1) ? arguments[order + 1].label : nil
      let isBare = argument.label == nil && argument.isClosure
      let place =
        isBare
        ? placeOfClosure(in: parameters, from: start, before: next, scope)
        : Self.place(of: argument.label, in: parameters, from: start)
      guard let place else { return nil }
      found.append(place)
    }
    let rest = parameters[min(found.last.map { $0 + 1 } ?? 0, parameters.count)...]
    return rest.allSatisfy(\.isOptional) ? found : nil
  }

  /// The next parameter with a label; only those that callers may leave out are passed over.
  private static func place(of label: Name?, in parameters: [Parameter], from start: Int) -> Int? {
    for place in start..<max(start, parameters.count) {
      if parameters[place].label == label { return place }
      if !parameters[place].isOptional { return nil }
    }
    return nil
  }

  /// The parameter that a closure without a label goes to, whether it stands in the brackets or behind them.
  ///
  /// As Swift has it since 5.3: parameters with defaults that take no closures are passed over, and so are those that do
  /// where one further on needs it.
  private func placeOfClosure(
    in parameters: [Parameter],
    from start: Int,
    before label: Name?,
    _ scope: Scope
  ) -> Int? {
    var found: Int?
    for place in start..<max(start, parameters.count) {
      let parameter = parameters[place]
      if let label, parameter.label == label, found != nil { break }
      let takesClosures = takesClosures(parameter, scope)
      if !parameter.isOptional { return takesClosures ? place : found ?? place }
      if takesClosures { found = found ?? place }
    }
    return found
  }

  private func takesClosures(_ parameter: Parameter, _ scope: Scope) -> Bool {
    guard let type = parameter.argumentType else { return false }
    if type.isFunction { return true }
    if flow.expanded(type, in: scope).isFunction { return true }
    guard let name = type.name, flow.resolve(name, in: scope) == nil else { return false }
    // A typealias of a package, as `PresentationHandler`, is known by its name alone.
    return Self.namesOfClosures.contains { name.hasSuffix($0) }
  }

  private static let namesOfClosures = ["Handler", "Completion", "Callback", "Closure", "Block", "Action"]
}

extension FunctionFact {
  fileprivate func hasParameter(_ label: Name) -> Bool { parameters.contains { $0.label == label } }

  fileprivate var takesSeveral: Bool { parameters.contains(where: \.takesSeveral) }

  fileprivate func hasParameters(of arguments: [some CallArgument]) -> Bool {
    arguments.allSatisfy { $0.label.map(hasParameter) ?? true }
  }
}

extension PointsToSet {
  fileprivate var areLists: Bool { !isEmpty && all.allSatisfy(\.isList) }
}

extension Parameter {
  /// Whether an argument without a label goes to it after another one did: not what stands behind the brackets.
  fileprivate func takesAnother(_ argument: some CallArgument) -> Bool {
    takesSeveral && (!argument.isClosure || argumentType?.isFunction == true)
  }
}
