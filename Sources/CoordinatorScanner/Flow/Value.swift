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
  fileprivate var holdsOthers: Bool {
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

/// A few values, each once, in the order in which they were found.
struct Values: Hashable, Sendable {
  private(set) var all: [Value] = []

  /// More than this is as good as unknown.
  static let limit = 64

  init(_ values: [Value] = []) {
    if values.count < 2 {
      all = values
    } else {
      for value in values { insert(value) }
    }
  }

  var isEmpty: Bool { all.isEmpty }

  mutating func insert(_ value: Value) {
    if all.isEmpty {
      all = [value]
    } else if all.count < Self.limit, !all.contains(value) {
      all.append(value)
    }
  }

  /// Adds values that are not among them; returns whether there were any.
  @discardableResult
  mutating func formUnion(_ other: Values) -> Bool {
    let count = all.count
    if all.isEmpty {
      self = other
    } else {
      for value in other.all { insert(value) }
    }
    return all.count > count
  }

  /// Whether both hold the same, in whatever order.
  func isSame(as other: Values) -> Bool {
    all.count == other.all.count && (all == other.all || all.allSatisfy(other.all.contains))
  }

  func union(_ other: Values) -> Values {
    var union = self
    union.formUnion(other)
    return union
  }

  /// Tuples among them with the labels of the declared type.
  func labelled(as reference: TypeReference?) -> Values {
    guard case .tuple(let labels, _)? = reference?.unwrapped else { return self }
    return Values(
      all.map { value in
        guard case .tuple(_, let parts) = value, parts.count == labels.count else { return value }
        return .tuple(labels, parts)
      }
    )
  }

  func flatMap(_ transform: (Value) -> Values) -> Values {
    if all.count == 1 { return transform(all[0]) }
    var found = Values()
    for value in all { found.formUnion(transform(value)) }
    return found
  }

  /// What the closures among them return.
  var called: Values {
    flatMap { value in
      if case .callable(let result) = value { return result }
      return []
    }
  }

  func filter(_ isIncluded: (Value) -> Bool) -> Values {
    all.allSatisfy(isIncluded) ? self : Values(all.filter(isIncluded))
  }

  /// The types of the objects among them, made here or not, those in lists too.
  var types: [TypeID] {
    if all.isEmpty { return [] }
    return flattened.all.compactMap { value in
      switch value {
      case .object(let allocation): allocation.type
      case .typed(let type): type
      default: nil
      }
    }
  }

  /// The objects among them, those in lists, tuples and cases too.
  var flattened: Values {
    guard all.contains(where: \.holdsOthers) else { return self }
    return flatMap { value in
      switch value {
      case .elements(let inner): inner.flattened
      case .tuple(_, let parts), .enumCase(_, let parts): Values(parts.flatMap { $0.flattened.all })
      default: [value]
      }
    }
  }
}

extension Values: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Value...) { self.init(elements) }
}
