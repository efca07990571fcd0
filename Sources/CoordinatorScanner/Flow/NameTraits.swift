/// What a name says of a method or a member, whoever it belongs to.
struct NameTraits: OptionSet {
  let rawValue: UInt8

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

  fileprivate init(_ name: Name, _ interest: Interest) {
    var traits: NameTraits = []
    if Self.adding.contains(name) { traits.insert(.adds) }
    if Self.removing.contains(name) { traits.insert(.removes) }
    if Self.erasures.contains(name) || name.hasPrefix("eraseTo") { traits.insert(.erases) }
    if interest.isInRegistries(by: name) { traits.insert(.isInRegistries) }
    if name.first?.isUppercase == true { traits.insert(.isUppercase) }
    self = traits
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  private static let adding: Set = ["append", "insert", "updateValue", "add", "push", "enqueue"]
  private static let removing: Set = [
    "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "popLast", "removeObject", "popFirst",
  ]

  /// Members that give the same object in another dress.
  static let erasures: Set = [
    "strongRouter", "weakRouter", "unownedRouter", "router", "anyRouter", "any", "erased", "viewable",
    "wrappedValue",
  ]
}

/// The traits of the names that were asked for: they are asked for at every call.
struct KnownTraits {
  private var known: [Name: NameTraits] = [:]

  mutating func traits(of name: Name, _ interest: Interest) -> NameTraits {
    if let traits = known[name] { return traits }
    let traits = NameTraits(name, interest)
    known[name] = traits
    return traits
  }
}

extension Flow {
  func traits(of name: Name) -> NameTraits { knownTraits.traits(of: name, interest) }
}
