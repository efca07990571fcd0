/// Something that the program does to objects, at a line.
struct Effect: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// `subject` is made; `target` is empty.
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

  var kind: Kind
  var target: Values
  var subject: Values
  /// The line itself, then the lines of the calls that lead to it, innermost first.
  var places: [Place]
  var condition: String?
  /// Whether what happens is one of several that one line may do.
  var isPossible = false
  /// What is registered by the call that it stands in, as for what a factory asks a registry; nil outside of such calls.
  var registration: Values?

  /// Whether it makes what a closure in a property returns: that is made by who calls the closure.
  var isForCaller = false

  /// The line in the function that is read.
  var place: Place { places[places.count - 1] }

  /// Lines and what happens there nearly always tell effects apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(places)
  }
}

/// What a function does and returns, in terms of what it is given.
struct Summary: Equatable, Sendable {
  let returns: Values
  let effects: [Effect]
  /// Those that say more where the function is called: what is made, and what depends on parameters.
  let openEffects: [Effect]
  /// The positions of parameters that are asked for what too many types may answer: only who calls it can tell.
  let unclear: Set<Int>
  /// What is put into parameters that are `inout`, by their positions.
  let filled: ByPosition
  /// The effects, to look for one among them.
  let known: KnownEffects

  init(
    returns: Values = Values(),
    effects: [Effect] = [],
    unclear: Set<Int> = [],
    filled: ByPosition = ByPosition()
  ) {
    (self.returns, self.effects, self.unclear, self.filled) = (returns, effects, unclear, filled)
    known = KnownEffects(effects)
    openEffects = effects.filter { effect in
      effect.kind == .creates || effect.target.hasParameter || effect.subject.hasParameter
    }
  }

  static func == (left: Summary, right: Summary) -> Bool {
    left.returns == right.returns && left.effects == right.effects && left.unclear == right.unclear
      && left.filled == right.filled
  }
}

/// Effects as a set, which is made when one is looked for: of most functions, none ever is. One thread follows a program,
/// and looks.
final class KnownEffects: @unchecked Sendable {
  private let all: [Effect]
  private lazy var set = Set(all)

  init(_ all: [Effect]) { self.all = all }

  func has(_ effect: Effect) -> Bool { !all.isEmpty && set.contains(effect) }
}

extension Effect {
  /// Whether it has come by a call at a line twice: by a recursion, of which another turn tells nothing new. Once it may,
  /// where several functions stand on one line.
  func comesBack(by call: Place) -> Bool {
    places.dropFirst().count { $0 == call } > 1
  }
}
