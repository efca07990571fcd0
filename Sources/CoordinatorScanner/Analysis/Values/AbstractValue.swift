/// A value that an expression may have: an object, a type, a closure, a list.
enum AbstractValue: FastHashable, Sendable {
  /// An object that a known expression makes.
  case object(AllocationSite)
  /// Some object of a type of the program, or of its subtypes.
  case typed(TypeID)
  /// Some object of a type of a library.
  case external(Name, [TypeReference])
  /// A type of the program itself.
  case type(TypeID)
  case externalType(Name, [TypeReference])
  /// The `self` of the function.
  case this
  /// An argument of the function.
  case parameter(Int)
  /// A function as a value, and the type that it is called on.
  case function(FunctionID, TypeID?)
  /// `HomeCoordinator.init` as a value.
  case maker(TypeID)
  /// A closure that returns these values.
  case callable(PointsToSet)
  case tuple([Name?], [PointsToSet])
  /// A list of these values.
  case elements(PointsToSet)
  /// A case of an enum. Its type is nil where a library may declare it.
  case enumCase(TypeID?, Name, [PointsToSet])
  /// The view of a router. A caller that gets the view does not get the router.
  case view(PointsToSet)
}

/// An object of the program: its type, and the expression that makes it.
struct AllocationSite: Hashable, Sendable {
  let type: TypeID
  let place: Place
}

extension AbstractValue {
  /// The type of an object; nil where the value is no object, or where only the caller knows its type.
  var knownType: TypeID? {
    switch self {
    case .object(let allocation): allocation.type
    case .typed(let type): type
    default: nil
    }
  }

  /// The type of the program that the value itself is.
  var metatype: TypeID? {
    if case .type(let type) = self { type } else { nil }
  }

  /// The type of an object, or the type that the value itself is.
  var namedType: TypeID? { knownType ?? metatype }

  var isTuple: Bool { if case .tuple = self { true } else { false } }
  var isList: Bool { if case .elements = self { true } else { false } }
  var isCase: Bool { if case .enumCase = self { true } else { false } }
  var isView: Bool { if case .view = self { true } else { false } }
  var isParameter: Bool { if case .parameter = self { true } else { false } }
  var isExternal: Bool { if case .external = self { true } else { false } }
  var isMaker: Bool { if case .maker = self { true } else { false } }
  var isFunction: Bool { if case .function = self { true } else { false } }

  var isCallable: Bool {
    switch self {
    case .function, .callable, .maker: true
    default: false
    }
  }

  /// Whether it is a list, a tuple or a case.
  var isCollection: Bool {
    switch self {
    case .elements, .tuple, .enumCase: true
    default: false
    }
  }

  /// Whether functions take it apart, so that they are summarized for it.
  var hasParts: Bool {
    switch self {
    case .elements(let inner), .callable(let inner): !inner.isEmpty
    case .tuple, .enumCase, .function, .maker, .type, .externalType: true
    default: false
    }
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
    case .enumCase(_, let name, let parts): Self.hashNumber(of: parts, 13 &+ name.hashNumber << 8)
    }
  }

  private static func hashNumber(of parts: [PointsToSet], _ start: UInt64) -> UInt64 {
    parts.reduce(start) { $0 &* 31 &+ $1.fingerprint }
  }
}

/// The values that a value holds.
extension AbstractValue {
  var parts: [PointsToSet] {
    switch self {
    case .elements(let inner), .callable(let inner), .view(let inner): [inner]
    case .tuple(_, let parts), .enumCase(_, _, let parts): parts
    default: []
    }
  }

  /// Combines its parts, without making a list of them.
  @inline(__always)
  func reduceParts<Result>(_ start: Result, _ combine: (Result, PointsToSet) -> Result) -> Result {
    switch self {
    case .elements(let inner), .callable(let inner), .view(let inner): combine(start, inner)
    case .tuple(_, let parts), .enumCase(_, _, let parts): parts.reduce(start, combine)
    default: start
    }
  }

  /// The same with other values in it.
  func holding(_ change: (PointsToSet) -> PointsToSet) -> AbstractValue {
    switch self {
    case .elements(let inner): .elements(change(inner))
    case .callable(let inner): .callable(change(inner))
    case .view(let inner): .view(change(inner))
    case .tuple(let labels, let parts): .tuple(labels, parts.map(change))
    case .enumCase(let type, let name, let parts): .enumCase(type, name, parts.map(change))
    default: self
    }
  }

  var holdsOthers: Bool { !parts.isEmpty }

  /// Whether both hold values in the same places.
  func isShaped(like other: AbstractValue) -> Bool {
    switch (self, other) {
    case (.elements, .elements), (.callable, .callable), (.view, .view): true
    case (.tuple(let labels, let own), .tuple(let others, let parts)):
      labels == others && own.count == parts.count
    case (.enumCase(let type, let name, let own), .enumCase(let otherType, let other, let parts)):
      type == otherType && name == other && own.count == parts.count
    default: false
    }
  }

  /// One value for two of the same shape, with the values of both in each place.
  func together(with other: AbstractValue) -> AbstractValue {
    let others = other.parts
    var place = 0
    return holding { part in
      defer { place += 1 }
      return part.union(others[place])
    }
  }
}
