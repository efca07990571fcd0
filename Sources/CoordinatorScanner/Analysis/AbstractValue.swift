/// What an expression may come to.
enum AbstractValue: FastHashable, Sendable {
  /// An object that is made at a known line.
  case object(AllocationSite)
  /// Something of a type of the program, or of a type below it.
  case typed(TypeID)
  /// Something of a type that is not in the sources.
  case external(Name, [TypeReference])
  /// A type of the program itself.
  case type(TypeID)
  case externalType(Name, [TypeReference])
  /// The object whose method is read.
  case this
  /// What the method that is read was given.
  case parameter(Int)
  /// A function that is not called yet, and the type that it is called on.
  case function(FunctionID, TypeID?)
  /// `HomeCoordinator.init`.
  case maker(TypeID)
  /// Something to call that returns this.
  case callable(PointsToSet)
  case tuple([Name?], [PointsToSet])
  /// Several of this.
  case elements(PointsToSet)
  case enumCase(Name, [PointsToSet])
  /// The view that routers show as their own. Who gets it does not get the router.
  case view(PointsToSet)
}

extension AbstractValue {
  var isTuple: Bool {
    if case .tuple = self { return true }
    return false
  }

  /// Whether it is a list, a tuple or a case.
  var isCollection: Bool {
    switch self {
    case .elements, .tuple, .enumCase: true
    default: false
    }
  }

  /// Whether it is taken apart by what uses it.
  var hasParts: Bool {
    switch self {
    case .elements(let inner), .callable(let inner): !inner.isEmpty
    case .tuple, .enumCase, .function, .maker, .type, .externalType: true
    default: false
    }
  }
}

extension AbstractValue {
  /// Whether it is the view of a router.
  var isView: Bool {
    if case .view = self { return true }
    return false
  }
}

extension AbstractValue {
  var hashNumber: UInt64 {
    switch self {
    case .object(let made): made.place.hashNumber &* 31 &+ UInt64(truncatingIfNeeded: made.type.index)
    case .typed(let type): 1 &+ UInt64(truncatingIfNeeded: type.index) << 8
    case .external(let name, _): 2 &+ name.hashNumber << 8
    case .type(let type): 3 &+ UInt64(truncatingIfNeeded: type.index) << 8
    case .externalType(let name, _): 4 &+ name.hashNumber << 8
    case .this: 5
    case .parameter(let position): 6 &+ UInt64(truncatingIfNeeded: position) << 8
    case .function(let function, let type):
      7 &+ UInt64(truncatingIfNeeded: function.index) << 8 &+ UInt64(truncatingIfNeeded: type?.index ?? -1)
        << 32
    case .maker(let type): 8 &+ UInt64(truncatingIfNeeded: type.index) << 8
    case .callable(let inner): inner.fingerprint &* 31 &+ 9
    case .elements(let inner): inner.fingerprint &* 31 &+ 10
    case .view(let inner): inner.fingerprint &* 31 &+ 11
    case .tuple(_, let parts): Self.hashNumber(of: parts, 12)
    case .enumCase(let name, let parts): Self.hashNumber(of: parts, 13 &+ name.hashNumber << 8)
    }
  }

  private static func hashNumber(of parts: [PointsToSet], _ start: UInt64) -> UInt64 {
    parts.reduce(start) { $0 &* 31 &+ $1.fingerprint }
  }
}

/// An object of the program: what it is, and the line that makes it.
struct AllocationSite: Hashable, Sendable {
  let type: TypeID
  let place: Place
}
