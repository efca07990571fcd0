/// Evaluates one kind of code of a function. All evaluators of the function share its interpreter.
protocol Evaluator {
  var interpreter: Interpreter { get }
}

extension Evaluator {
  var context: FunctionContext { interpreter.context }
  var environment: Environment {
    _read { yield interpreter.environment }
    nonmutating _modify { yield &interpreter.environment }
  }
  var program: Program { _read { yield interpreter.context.flow.program } }
  var recorder: EffectRecorder { interpreter.recorder }
  var resolver: OverloadResolver { OverloadResolver(context: interpreter.context) }
  var symbols: SymbolLookup { interpreter.context.symbols }

  var assignments: AssignmentEvaluator { AssignmentEvaluator(interpreter: interpreter) }
  var calls: CallEvaluator { CallEvaluator(interpreter: interpreter) }
  var closures: ClosureEvaluator { ClosureEvaluator(interpreter: interpreter) }
  var expressions: ExpressionEvaluator { ExpressionEvaluator(interpreter: interpreter) }
  var functionCalls: FunctionCalls { FunctionCalls(interpreter: interpreter) }
  var initializerCalls: InitializerCalls { InitializerCalls(interpreter: interpreter) }
  var libraries: LibraryCalls { LibraryCalls(interpreter: interpreter) }
  var lists: ListCalls { ListCalls(interpreter: interpreter) }
  var members: MemberEvaluator { MemberEvaluator(interpreter: interpreter) }
  var methodCalls: MethodCalls { MethodCalls(interpreter: interpreter) }
  var registries: RegistryCalls { RegistryCalls(interpreter: interpreter) }
}
