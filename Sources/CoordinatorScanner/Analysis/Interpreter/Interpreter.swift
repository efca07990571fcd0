/// Interprets the statements of one function over abstract values.
///
/// It is the intraprocedural part of the analysis (abstract interpretation, Cousot and Cousot, 1977). Branches join, loops
/// run once, and ``recorder`` notes the effects. ``ExpressionEvaluator`` tells the values that an expression may have.
final class Interpreter: Evaluator {
  let context: FunctionContext
  let recorder: EffectRecorder
  var environment = Environment()
  /// What `self` is.
  var thisValue: PointsToSet
  /// What the function returns.
  var returns = PointsToSet()
  /// The type that `return` expects.
  var expectedResult: Expected?
  /// Parameters whose declared type has too many subtypes. A caller may know which subtype it passes.
  private(set) var unclear: Set<Int> = []
  /// The arguments with which the function calls closures among its parameters.
  private(set) var passed: [PassedArguments] = []
  /// How many closures around the current one are evaluated again.
  var rereadings = 0
  /// How many closures are around the current expression.
  var closureDepth = 0
  /// What is under evaluation, and must not be entered again.
  var entered: Set<Entered> = []

  enum Entered: Hashable {
    case local(Name)
    case global(Name)
    /// The default of a parameter.
    case initial(FunctionID, Int)
  }

  init(_ context: FunctionContext, condition: String? = nil) {
    self.context = context
    thisValue = context.thisValue
    recorder = EffectRecorder(context, condition: condition)
  }

  var interpreter: Interpreter { self }

  /// Notes that a value may have too many types. The caller may know the type of a parameter.
  func leaveOpen(_ value: AbstractValue) {
    if case .parameter(let position) = value { unclear.insert(position) }
  }

  /// Notes that a closure among the parameters is called with objects that matter.
  func pass(_ arguments: [PointsToSet], to closure: Int) {
    let passing = PassedArguments(closure: closure, arguments: arguments)
    guard passed.count < Self.mostPassed, !passed.contains(passing),
      arguments.contains(where: mayBePassed)
    else { return }
    passed.append(passing)
  }

  /// Whether values tell a closure more than its declared type: a coordinator or a screen that some line makes.
  func mayBePassed(_ values: PointsToSet) -> Bool {
    values.all.contains { value in
      switch value {
      case .object(let made): context.flow.relevance.isRelevant(made.type, .shown)
      case .parameter: true
      default: false
      }
    }
  }

  private static let mostPassed = 8

  /// The summary of what was interpreted so far.
  var summary: FunctionSummary {
    FunctionSummary(
      returns: returns,
      effects: recorder.effects,
      unclear: unclear,
      passed: passed,
      isCutOff: recorder.exported.isFull
    )
  }
}
