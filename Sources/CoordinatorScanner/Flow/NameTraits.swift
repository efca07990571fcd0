/// What a name says of a method or a member, whoever it belongs to.
struct NameTraits: OptionSet {
  let rawValue: UInt16

  /// Puts something into a list, a set or a dictionary: `append`.
  static let adds = NameTraits(rawValue: 1)
  /// Takes something out: `removeAll`.
  static let removes = NameTraits(rawValue: 2)
  /// Gives the same object in another dress: `strongRouter`, `eraseToAnyPublisher`.
  static let erases = NameTraits(rawValue: 4)
  /// Fills or asks one of the program's registries.
  static let isInRegistries = NameTraits(rawValue: 8)
  /// Starts as names of types do.
  static let isUppercase = NameTraits(rawValue: 16)
  /// May put something into a registry.
  static let registers = NameTraits(rawValue: 32)
  /// May take something out of a registry.
  static let resolves = NameTraits(rawValue: 64)
  /// Makes an object, as a static method.
  static let makes = NameTraits(rawValue: 128)
  /// Calls what it is given at once, for each element.
  static let applies = NameTraits(rawValue: 256)
  /// Makes what a storyboard describes.
  static let instantiates = NameTraits(rawValue: 512)
  /// Sets its object up in a closure, and gives the object.
  static let setsUp = NameTraits(rawValue: 1024)
  /// What a container or its base keeps what it asks for in.
  static let isDependency = NameTraits(rawValue: 2048)

  fileprivate static let isKnown = NameTraits(rawValue: 1 << 15)

  fileprivate init(_ name: Name, _ interest: Interest) {
    var traits: NameTraits = []
    if Self.adding.contains(name) { traits.insert(.adds) }
    if Self.removing.contains(name) { traits.insert(.removes) }
    if Self.erasures.contains(name) || name.hasPrefix("eraseTo") { traits.insert(.erases) }
    if interest.isInRegistries(by: name) { traits.insert(.isInRegistries) }
    if name.first?.isUppercase == true { traits.insert(.isUppercase) }
    if ContainerWords.isRegistering(name) { traits.insert(.registers) }
    if ContainerWords.isResolving(name) { traits.insert(.resolves) }
    if Words.isMaking(name) { traits.insert(.makes) }
    if Self.applying.contains(name) { traits.insert(.applies) }
    if name.hasPrefix("instantiate") { traits.insert(.instantiates) }
    if Self.settingUp.contains(name) { traits.insert(.setsUp) }
    if Self.dependencies.contains(name) { traits.insert(.isDependency) }
    self = traits.union(.isKnown)
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  private static let adding: Set = ["append", "insert", "updateValue", "add", "push", "enqueue"]
  private static let removing: Set = [
    "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "popLast", "removeObject", "popFirst",
  ]
  static let applying: Set = ["map", "compactMap", "flatMap", "forEach"]
  /// Packages have them: `label.then { $0.text = "Home" }`.
  private static let settingUp: Set = ["then", "apply", "also", "configured"]
  private static let dependencies: Set = ["dependency", "dependencies", "component", "container", "parent"]

  /// Members that give the same object in another dress.
  private static let erasures: Set = [
    "strongRouter", "weakRouter", "unownedRouter", "router", "anyRouter", "any", "erased", "viewable",
    "wrappedValue",
  ]
}

/// The traits of the names that were asked for: they are asked for at every call.
struct KnownTraits {
  /// By the number of a name.
  private var known: [NameTraits] = []

  mutating func traits(of name: Name, _ interest: Interest) -> NameTraits {
    let place = Int(name.number)
    if place < known.count, known[place].contains(.isKnown) { return known[place] }
    if place >= known.count { known += Array(repeating: [], count: place + 1) }
    known[place] = NameTraits(name, interest)
    return known[place]
  }
}

extension Flow {
  func traits(of name: Name) -> NameTraits { knownTraits.traits(of: name, interest) }
}
