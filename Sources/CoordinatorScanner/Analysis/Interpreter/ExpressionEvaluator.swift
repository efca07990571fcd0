/// Evaluates expressions. Those that name, call, assign or run something have evaluators of their own.
struct ExpressionEvaluator: Evaluator {
  let interpreter: Interpreter

  /// The values of an expression. Its effects are recorded.
  func values(of expression: Expression, as expected: Expected? = nil) -> PointsToSet {
    context.flow.summaries.spend(1)
    return switch expression.kind {
    case .name(let name, let arguments): members.values(named: name, arguments)
    case .member(let base?, UIKit.sheet): libraries.sheet(of: base, at: expression.id)
    case .member(let base, let name): members.member(base, name, as: expected)
    case .call(let callee, let arguments):
      calls.call(callee, SourceCall(arguments: arguments, site: expression.id, expected: expected))
    case .index(let base, let arguments): index(base, arguments)
    case .closure(let closure): closures.value(of: closure, at: expression.id, as: expected)
    case .tuple(let parts): tuple(parts, as: expected)
    case .array(let parts): [.elements(join(parts, as: context.element(of: expected) ?? typeOfCases(parts)))]
    case .dictionary(let keys, let parts): dictionary(keys, parts, as: expected)
    case .cast(let value, let type): cast(value, to: type, at: expression.id)
    case .choice(let parts): join(parts, as: expected)
    case .assignment(let left, let right): assignments.assign(right, to: left, at: expression.id)
    case .addition(let left, let right): assignments.add(right, to: left, at: expression.id)
    case .block(let statements): interpreter.block(statements, as: expected)
    case .type(let type): context.metatypes(of: type)
    case .text, .nothing, .flag: []
    case .other(let parts): discard(parts)
    }
  }

  func values(of expression: Expression, as type: TypeReference?) -> PointsToSet {
    values(of: expression, as: context.expected(type))
  }

  /// The values of the base of a member. In `.shared.child`, the base `.shared` omits its type, and has the type of
  /// the whole expression.
  func values(ofBase base: Expression, as expected: Expected?) -> PointsToSet {
    let values = values(of: base, as: expected != nil && base.start.member != nil ? expected : nil)
    guard values.all.contains(where: \.isCase), mayBeAnotherCase(base) else { return values }
    return values.flatMap { value in
      if case .enumCase(let type?, _, _) = value { [.typed(type)] } else { [value] }
    }
  }

  /// Whether an expression is a property, which may hold another case than the analysis knows.
  private func mayBeAnotherCase(_ base: Expression) -> Bool {
    switch base.kind {
    case .name(let name, _):
      let fact = context.this.flatMap { symbols.property(name, on: $0)?.fact }
      let isFixed = fact.map { $0.isConstant && $0.initial != nil } ?? false
      return name != .own && environment[name] == nil && !isFixed
    case .member: return base.caseName == nil
    default: return false
    }
  }

  private func join(_ parts: [Expression], as expected: Expected? = nil) -> PointsToSet {
    parts.reduce(into: PointsToSet()) { $0.formUnion(values(of: $1, as: expected)) }
  }

  /// The type that the first case in a list says for the others: `[Tab.home, .cart]`.
  private func typeOfCases(_ parts: [Expression]) -> Expected? {
    guard parts.contains(where: \.leavesTypeOut) else { return nil }
    return parts.lazy.compactMap { ($0.callee ?? $0).caseType }.first.flatMap {
      context.expected(.named($0, []))
    }
  }

  private func discard(_ parts: [Expression]) -> PointsToSet {
    _ = join(parts)
    return []
  }

  private func tuple(_ parts: [Argument], as expected: Expected?) -> PointsToSet {
    let expected = context.parts(of: expected, count: parts.count)
    let values = parts.enumerated().map { self.values(of: $1.value, as: expected?[$0]) }
    return [.tuple(parts.map(\.label), values)]
  }

  private func dictionary(_ keys: [Expression], _ parts: [Expression], as expected: Expected?) -> PointsToSet
  {
    _ = join(keys)
    return [.elements(join(parts, as: context.element(of: expected)))]
  }

  private func index(_ base: Expression, _ arguments: [Argument]) -> PointsToSet {
    for argument in arguments { _ = values(of: argument.value) }
    let found = values(of: base)
    return found.elements.union(found.flatMap(subscripted))
  }

  private func subscripted(_ value: AbstractValue) -> PointsToSet {
    guard let type = context.type(of: value) else { return [] }
    return context.methods(named: .subscripting, on: type).first
      .flatMap { program[$0].fact.returns }.map { context.declared($0, of: type) } ?? []
  }

  /// A cast. A screen from a storyboard counts as made where the code casts it to its type.
  private func cast(_ value: Expression, to type: TypeReference, at site: ExpressionID) -> PointsToSet {
    let values = context.cast(values(of: value, as: type), to: type)
    // The caller of a static method of the screen makes the screen.
    guard !context.isStatic, instantiates(value), case .typed(let type)? = values.all.first,
      values.all.count == 1, context.classification.isScreen(type)
    else { return values }
    return recorder.recordObject(of: type, at: site)
  }

  /// Whether an expression calls a storyboard for a screen.
  private func instantiates(_ value: Expression) -> Bool {
    value.callee?.member?.hasPrefix("instantiate") ?? false
  }
}
