/// What is read on its own: a function or the parts of a property, on a type.
enum SummaryKey: Hashable, Sendable {
  case function(FunctionID, TypeID?)
  /// A function that is given what it takes apart; at ``result`` stands the type that it is asked for.
  case applied(FunctionID, TypeID?, ArgumentValues)
  /// The defaults of a function's parameters.
  case defaults(FunctionID, TypeID?)
  case getter(TypeID, Int, TypeID)
  case initial(TypeID, Int, TypeID)
  case observers(TypeID, Int, TypeID)

  /// The same, whatever it is given.
  var plain: SummaryKey {
    if case .applied(let id, let type, _) = self { return .function(id, type) }
    return self
  }

  /// No parameter's position.
  static let result = -1

  /// What a function is given that it is read for.
  var taken: ArgumentValues {
    if case .applied(_, _, let taken) = self { return taken }
    return ArgumentValues()
  }
}

/// A function as it stands, on a type.
struct ContextFreeKey: FastHashable {
  let function: FunctionID
  let type: TypeID?

  var hashNumber: UInt64 { UInt64(truncatingIfNeeded: function.index << 32 ^ (type?.index ?? -1)) }
}
