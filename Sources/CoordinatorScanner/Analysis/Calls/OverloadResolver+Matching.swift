/// A function that a call may mean.
struct Match {
  let function: FunctionID
  /// For each argument, the position of its parameter.
  let places: [Int]

  /// The values of arguments, by the positions of their parameters.
  func values(_ arguments: [EvaluatedArgument], for parameters: [Parameter]) -> ArgumentValues {
    Self.values(arguments, at: places, for: parameters)
  }

  static func values(_ arguments: [EvaluatedArgument], at places: [Int], for parameters: [Parameter])
    -> ArgumentValues
  {
    var found = ArgumentValues(minimumCapacity: arguments.count)
    for (position, argument) in zip(places, arguments) {
      let parameter = parameters.indices.contains(position) ? parameters[position] : nil
      let isVariadic = parameter?.takesSeveral == true
      // A list stays as it is: a function that passes its own list to itself would nest it without end.
      var values = isVariadic && !argument.values.areLists ? [.elements(argument.values)] : argument.values
      // An object where a closure is expected is an autoclosure.
      if parameter?.type?.isFunction == true, !values.isEmpty, values.all.allSatisfy({ $0.knownType != nil })
      {
        values = [.callable(values)]
      }
      if isVariadic {
        found[position, default: []].formUnion(values)
      } else {
        found[position] = values
      }
    }
    return found
  }
}

/// Matches arguments with parameters.
extension OverloadResolver {
  /// With so many arguments, a set of labels is quicker than the list of parameters.
  private static let fewArguments = 16

  /// The functions whose labels fit. The call may mean a function of a library instead, such as a table view's
  /// `register(_:forCellReuseIdentifier:)`.
  func labelled(_ functions: [FunctionID], like arguments: [some CallArgument]) -> [FunctionID] {
    if arguments.count > Self.fewArguments {
      let labels = Set(arguments.compactMap(\.label))
      return functions.filter { labels.isSubset(of: program[$0].fact.parameters.compactMap(\.label)) }
    }
    for argument in arguments {
      guard let label = argument.label else { continue }
      if !functions.allSatisfy({ program[$0].fact.hasParameter(label) }) {
        return functions.filter { id in
          arguments.allSatisfy { $0.label.map(program[id].fact.hasParameter) ?? true }
        }
      }
    }
    return functions
  }

  /// The functions that fit best. Where none fits, any of them may be meant.
  func matches(_ functions: [FunctionID], _ arguments: [EvaluatedArgument]) -> [Match] {
    let all = functions.compactMap { id in
      places(of: arguments, in: id).map { Match(function: id, places: $0) }
    }
    if all.isEmpty { return functions.map { Match(function: $0, places: Array(arguments.indices)) } }
    guard all.count > 1, all.contains(where: { program[$0.function].fact.takesSeveral }) else { return all }
    // Swift prefers a function without variadic parameters.
    let others = all.filter { takesOneByOne($0, arguments) }
    return others.isEmpty ? all : others
  }

  /// Whether each argument has its own parameter, and is a list where the parameter is one.
  private func takesOneByOne(_ match: Match, _ arguments: [EvaluatedArgument]) -> Bool {
    let fact = program[match.function].fact
    return !fact.takesSeveral
      && zip(match.places, arguments).allSatisfy { place, argument in
        let type = fact.parameters[place].type
        return type == nil || isList(argument.values) == (type?.element != nil)
      }
  }

  private func isList(_ values: PointsToSet) -> Bool {
    if case .parameter(let position)? = values.all.first, let type = context.type(ofParameter: position) {
      return type.element != nil
    }
    return values.areLists
  }

  func places(of arguments: [EvaluatedArgument], in id: FunctionID) -> [Int]? {
    let function = program[id]
    return places(of: arguments, in: function.fact.parameters, from: function.scope)
  }

  /// For each argument, the position of its parameter; nil where the arguments do not fit.
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

  /// The next parameter with a label. Only optional parameters are skipped.
  private static func place(of label: Name?, in parameters: [Parameter], from start: Int) -> Int? {
    for place in start..<max(start, parameters.count) {
      if parameters[place].label == label { return place }
      if !parameters[place].isOptional { return nil }
    }
    return nil
  }

  /// The parameter of a closure without a label, which may be a trailing closure.
  ///
  /// Since Swift 5.3, matching skips parameters with defaults that take no closure. It also skips those that take one, if
  /// a later parameter needs it.
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
    if type.isFunction || symbols.expanded(type, in: scope).isFunction { return true }
    guard let name = type.name, symbols.resolve(name, in: scope) == nil else { return false }
    // The source of a typealias of a library is absent, so its name decides whether it is a function:
    // `PresentationHandler`.
    return Self.namesOfClosures.contains { name.hasSuffix($0) }
  }

  private static let namesOfClosures = ["Handler", "Completion", "Callback", "Closure", "Block", "Action"]
}

extension Parameter {
  /// Whether it takes one more argument without a label. A trailing closure is for another parameter.
  fileprivate func takesAnother(_ argument: some CallArgument) -> Bool {
    takesSeveral && (!argument.isClosure || argumentType?.isFunction == true)
  }
}
