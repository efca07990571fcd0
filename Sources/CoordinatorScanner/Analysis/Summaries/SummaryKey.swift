/// A function or a part of a property, on the type that it is called on. Each key has a summary.
enum SummaryKey: Hashable, Sendable {
  case function(FunctionID, TypeID?)
  /// A function for known arguments. The position ``result`` has the type that the call expects, and ``receiver`` the cases
  /// of the enum whose method it is.
  case applied(FunctionID, TypeID?, ArgumentValues)
  /// The default values of parameters.
  case defaults(FunctionID, TypeID?)
  /// A getter, for any receiver or for these cases of an enum.
  case getter(TypeID, Int, TypeID, PointsToSet = [])
  case initial(TypeID, Int, TypeID)
  case observers(TypeID, Int, TypeID)

  /// The same function for any arguments.
  var plain: SummaryKey {
    if case .applied(let id, let type, _) = self { .function(id, type) } else { self }
  }

  /// Positions that no parameter has.
  static let (receiver, result) = (-2, -1)

  /// The known arguments.
  var taken: ArgumentValues {
    if case .applied(_, _, let taken) = self { taken } else { ArgumentValues() }
  }
}

extension SummaryKey {
  /// The getter of a property, on a type that has it. It knows which cases it is asked of: `var flow` may switch over
  /// `self`.
  static func getter(_ property: Property, on type: TypeID, of receiver: PointsToSet = []) -> SummaryKey {
    .getter(property.scope.type ?? type, property.position, type, receiver.knownCases)
  }

  /// The initial value of a property, on a type that has it.
  static func initial(_ property: Property, on type: TypeID) -> SummaryKey {
    .initial(property.scope.type ?? type, property.position, type)
  }
}

/// A function for any arguments, on a type.
struct ContextFreeKey: FastHashable {
  let function: FunctionID
  let type: TypeID?

  var hashNumber: UInt64 { UInt64(truncatingIfNeeded: function.index << 32 ^ (type?.index ?? -1)) }
}
