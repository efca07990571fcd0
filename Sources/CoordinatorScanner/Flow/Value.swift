/// What an expression may come to.
enum Value: Hashable, Sendable {
  /// An object that is made at a known line.
  case object(Allocation)
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
  case callable(Values)
  case tuple([Name?], [Values])
  /// Several of this.
  case elements(Values)
  case enumCase(Name, [Values])
  /// The view that routers of RIBs show as their own: `child.viewControllable`. To hand it on hands on no router.
  case view(Values)
}

extension Value {
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

extension Value {
  /// Whether it is the view of a router.
  var isView: Bool {
    if case .view = self { return true }
    return false
  }
}

/// An object of the program: what it is, and the line that makes it.
struct Allocation: Hashable, Sendable {
  let type: TypeID
  let place: Place
}
