/// Something that the program does to objects, at a line.
///
/// An object, since it is handed from callee to caller many times, and seldom changed.
final class Effect: Sendable {
  enum Kind: Hashable, Sendable {
    /// `subject` is made; `target` is empty, or the object whose helper makes it.
    case creates
    /// `subject` is put into a property of `target`.
    case sets(Name)
    /// A property of `target` is set to nil, or a list to nothing.
    case clears(Name)
    /// `subject` joins a list of `target`.
    case adds(Name)
    /// `subject` is handed to a method of `target` that is not in the sources, or to the dialect's own declaration.
    case hands(Name)
    /// `subject` leaves a list of `target`; the list's name where it is known.
    case removes(Name)
    /// A method of `target` is called; `subject` is what it is given.
    case calls(Name)
    /// A closure keeps `subject`; `target` is empty.
    case captures
  }

  let kind: Kind
  let target: PointsToSet
  let subject: PointsToSet
  /// The line itself, then the lines of the calls that lead to it, innermost first.
  let places: [Place]
  let condition: String?
  /// Whether what happens is one of several that one line may do.
  let isPossible: Bool
  /// What is registered by the call that it stands in, as for what a factory asks a registry; nil outside of such calls.
  let registration: PointsToSet?
  /// Whether it makes what a closure in a property returns: that is made by who calls the closure.
  let isForCaller: Bool
  /// Whether it says something of a parameter.
  let hasParameter: Bool

  init(
    kind: Kind,
    target: PointsToSet,
    subject: PointsToSet,
    places: [Place],
    condition: String?,
    isPossible: Bool = false,
    registration: PointsToSet? = nil,
    isForCaller: Bool = false
  ) {
    (self.kind, self.target, self.subject, self.places) = (kind, target, subject, places)
    (self.condition, self.isPossible) = (condition, isPossible)
    (self.registration, self.isForCaller) = (registration, isForCaller)
    hasParameter = target.hasParameter || subject.hasParameter
  }

  /// The line in the function that is read.
  var place: Place { places[places.count - 1] }
}

extension Effect {
  /// The same in a closure that who calls it makes things by.
  var forCaller: Effect { changed(isForCaller: true) }

  /// The same in a call that registers something.
  func registering(_ values: PointsToSet) -> Effect { changed(registration: values) }

  /// The same, of what `self` and the parameters stand for.
  func concerning(_ target: PointsToSet, _ subject: PointsToSet) -> Effect {
    changed(target: target, subject: subject)
  }

  /// The same as a caller sees it.
  func told(
    _ target: PointsToSet,
    _ subject: PointsToSet,
    at place: Place,
    in condition: String?,
    isPossible: Bool
  )
    -> Effect
  {
    var way: [Place] = []
    way.reserveCapacity(places.count + 1)
    way += places
    way.append(place)
    return changed(
      target: target,
      subject: subject,
      places: way,
      condition: condition,
      isPossible: isPossible
    )
  }

  private func changed(
    target: PointsToSet? = nil,
    subject: PointsToSet? = nil,
    places: [Place]? = nil,
    condition: String? = nil,
    isPossible: Bool = false,
    registration: PointsToSet? = nil,
    isForCaller: Bool = false
  ) -> Effect {
    Effect(
      kind: kind,
      target: target ?? self.target,
      subject: subject ?? self.subject,
      places: places ?? self.places,
      condition: self.condition ?? condition,
      isPossible: self.isPossible || isPossible,
      registration: registration ?? self.registration,
      isForCaller: self.isForCaller || isForCaller
    )
  }
}

extension Effect: FastHashable {
  // Lines and what happens there nearly always tell effects apart.
  var hashNumber: UInt64 {
    places.reduce(kind.hashNumber) { $0 &* 31 &+ $1.hashNumber }
  }

  static func == (left: Effect, right: Effect) -> Bool {
    if left === right { return true }
    return left.kind == right.kind && left.places == right.places && left.subject == right.subject
      && left.target == right.target && left.condition == right.condition
      && left.isPossible == right.isPossible && left.registration == right.registration
      && left.isForCaller == right.isForCaller
  }
}

extension Effect.Kind {
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
  /// Whether it has come by a call at a line twice: by a recursion, of which another turn tells nothing new. Once it may,
  /// where several functions stand on one line.
  func comesBack(by call: Place) -> Bool {
    places.dropFirst().count { $0 == call } > 1
  }
}
