/// An effect of the program on objects, at an expression.
///
/// A class, because summaries share effects many times and seldom change them.
final class Effect: Sendable {
  enum Kind: Hashable, Sendable {
    /// `subject` is made; `target` is empty, or the object whose helper makes it.
    case creates
    /// `subject` is assigned to a property of `target`.
    case sets(Name)
    /// A property of `target` is set to nil, or a list is emptied.
    case clears(Name)
    /// `subject` is added to a list of `target`.
    case adds(Name)
    /// `subject` is passed to a method of `target` that a library declares.
    case hands(Name)
    /// `subject` is removed from a list of `target`.
    case removes(Name)
    /// A method of `target` is called with `subject`.
    case calls(Name)
    /// A closure captures `subject`; `target` is empty.
    case captures
  }

  let kind: Kind
  let target: PointsToSet
  let subject: PointsToSet
  /// The place itself, then the calls that lead to it, innermost first.
  let places: Trace
  let condition: String?
  /// Whether another effect may happen in its place.
  let isPossible: Bool
  /// The values that the call around it registers; nil outside of such a call.
  let registration: PointsToSet?
  /// Whether a stored closure has the effect: `makeHome = { Home() }`. The caller of `makeHome` makes the object.
  let isForCaller: Bool
  /// The coordinators whose inherited helper has the effect, if other code calls the helper:
  /// `coordinator.showHelp()`.
  let owner: PointsToSet
  /// Whether its values have a parameter.
  let hasParameter: Bool

  init(
    kind: Kind,
    target: PointsToSet,
    subject: PointsToSet,
    places: Trace,
    condition: String?,
    isPossible: Bool = false,
    registration: PointsToSet? = nil,
    isForCaller: Bool = false,
    owner: PointsToSet = []
  ) {
    (self.kind, self.target, self.subject, self.places) = (kind, target, subject, places)
    (self.condition, self.isPossible) = (condition, isPossible)
    (self.registration, self.isForCaller, self.owner) = (registration, isForCaller, owner)
    hasParameter = target.hasParameter || subject.hasParameter || owner.hasParameter
  }

  /// The place in the current function.
  var place: Place { places.place }
}

extension Effect {
  /// The same effect, with the given parts in place of its own.
  func changed(
    target: PointsToSet? = nil,
    subject: PointsToSet? = nil,
    places: Trace? = nil,
    condition: String? = nil,
    isPossible: Bool = false,
    registration: PointsToSet? = nil,
    isForCaller: Bool = false,
    owner: PointsToSet? = nil
  ) -> Effect {
    Effect(
      kind: kind,
      target: target ?? self.target,
      subject: subject ?? self.subject,
      places: places ?? self.places,
      condition: self.condition ?? condition,
      isPossible: self.isPossible || isPossible,
      registration: registration ?? self.registration,
      isForCaller: self.isForCaller || isForCaller,
      owner: owner ?? self.owner
    )
  }
}

extension Effect: FastHashable {
  // Places and kinds nearly always differ.
  var hashNumber: UInt64 {
    kind.hashNumber &* 31 &+ places.hashNumber
  }

  static func == (left: Effect, right: Effect) -> Bool {
    if left === right { return true }
    return left.kind == right.kind && left.places == right.places && left.subject == right.subject
      && left.target == right.target && left.condition == right.condition
      && left.isPossible == right.isPossible && left.registration == right.registration
      && left.isForCaller == right.isForCaller && left.owner == right.owner
  }
}

extension Effect.Kind {
  /// Whether it configures the sheet of its subject.
  var setsUpSheet: Bool { self == .calls(UIKit.sheet) }

  /// Whether an effect without a known subject still says something.
  var happensWithoutSubject: Bool {
    switch self {
    case .calls, .removes, .clears: true
    case .creates, .sets, .adds, .hands, .captures: false
    }
  }

  fileprivate var hashNumber: UInt64 {
    switch self {
    case .creates: 1
    case .captures: 2
    case .sets(let name): 3 &+ name.hashNumber << 3
    case .clears(let name): 4 &+ name.hashNumber << 3
    case .adds(let name): 5 &+ name.hashNumber << 3
    case .hands(let name): 6 &+ name.hashNumber << 3
    case .removes(let name): 7 &+ name.hashNumber << 3
    case .calls(let name): name.hashNumber << 3
    }
  }
}

extension Effect {
  /// An effect that creates an object at a place.
  convenience init(making type: TypeID, at place: Place, condition: String? = nil) {
    self.init(
      kind: .creates,
      target: [],
      subject: [.object(AllocationSite(type: type, place: place))],
      places: Trace(at: place),
      condition: condition
    )
  }
}

extension Effect {
  /// Whether it sets the first screen of a window, a controller or a coordinator.
  var setsRoot: Bool { kind == .sets(UIKit.root) }

  /// Whether it puts something into a controller that contains others.
  var fillsContainer: Bool {
    switch kind {
    case .calls(let name), .hands(let name): UIKit.fillingMethods.contains(name)
    case .sets(let name), .adds(let name): name == UIKit.filledProperty
    default: false
    }
  }
}

/// An effect, and the function that has it.
///
/// A class, because queries look at many effects and need not copy them.
final class AttributedEffect: Sendable {
  /// The type of the function; nil for global and static functions.
  let type: TypeID?
  let function: Name
  let effect: Effect

  init(type: TypeID?, function: Name, effect: Effect) {
    (self.type, self.function, self.effect) = (type, function, effect)
  }
}

extension AttributedEffect {
  /// The same effect, of each coordinator whose inherited helper has it.
  func ofOwners(_ coordinators: Set<TypeID>) -> [AttributedEffect] {
    let owners = effect.owner.types.filter(coordinators.contains)
    if owners.isEmpty { return [self] }
    return owners.map { AttributedEffect(type: $0, function: function, effect: effect) }
  }
}
