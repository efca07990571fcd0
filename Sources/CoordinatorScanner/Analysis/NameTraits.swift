/// What a name says of a method or a member, whoever it belongs to.
struct NameTraits: OptionSet {
  let rawValue: UInt16

  /// Puts something into a list, a set or a dictionary: `append`.
  static let adds = NameTraits(rawValue: 1)
  /// Takes something out: `removeAll`.
  static let removes = NameTraits(rawValue: 2)
  /// Gives the same object in another dress: `any`, `wrappedValue`.
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

  /// Some type of the program has a property of this name.
  static let isProperty = NameTraits(rawValue: 4096)
  /// Some type of the program has a method of this name.
  static let isMethod = NameTraits(rawValue: 8192)

  /// Is what a package calls its registry.
  static let namesRegistry = NameTraits(rawValue: 16384)

  fileprivate static let isKnown = NameTraits(rawValue: 1 << 15)

  fileprivate init(_ name: Name, in flow: DataFlow) {
    let index = flow.program.index
    var traits = Self.listed[name] ?? []
    let text = name.text
    if Self.erasing.hasStart(of: text) { traits.insert(.erases) }
    if Self.instantiating.hasStart(of: text) { traits.insert(.instantiates) }
    if Self.removing.hasStart(of: text) { traits.insert(.removes) }
    if text.startsUppercase { traits.insert(.isUppercase) }
    if index.properties.contains(name) { traits.insert(.isProperty) }
    if index.methods[name] != nil { traits.insert(.isMethod) }
    if flow.relevance.isInRegistries(by: name) { traits.insert(.isInRegistries) }
    if ContainerNaming.isRegistering(name) { traits.insert(.registers) }
    if ContainerNaming.isResolving(name) { traits.insert(.resolves) }
    if PackagedRegistry.known.mayBeOne(name) { traits.insert(.namesRegistry) }
    if CoordinatorNaming.isMaking(name) { traits.insert(.makes) }
    self = traits.union(.isKnown)
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  private static let erasing: AffixList = ["eraseTo"]
  private static let instantiating: AffixList = ["instantiate"]
  /// What teams add to lists of objects: `children.removeElementByReference(child)`.
  private static let removing: AffixList = [
    "removeElement", "removeObject", "removeReference", "removeIdentical", "removeInstance",
    "removeByReference",
  ]

  static let applying: [Name] = ["map", "compactMap", "flatMap", "forEach"]

  /// What is told of a name by itself.
  private static let listed: [Name: NameTraits] = {
    var listed: [Name: NameTraits] = [:]
    for (traits, names) in lists {
      for name in names { listed[name, default: []].insert(traits) }
    }
    return listed
  }()

  private static let lists: [(NameTraits, [Name])] = [
    (.adds, ["append", "insert", "updateValue", "add", "push", "enqueue"]),
    (
      .removes,
      [
        "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "popLast", "removeObject",
        "popFirst",
      ]
    ),
    (.applies, applying),
    // Packages have them: `label.then { $0.text = "Home" }`.
    (.setsUp, ["then", "apply", "also", "configured"]),
    // What a generic superclass from elsewhere declares.
    (.isDependency, ["dependency", "dependencies", "component", "container", "parent", "viewController"]),
    // Members that give the same object in another dress.
    (
      .erases, Dialect.erasers + ["any", "erased", "viewable", "wrappedValue"]
    ),
  ]
}

/// The traits of the names that were asked for: they are asked for at every call.
struct KnownTraits {
  /// By the number of a name.
  private var known: [NameTraits] = []

  /// Nil where a name was not asked for yet.
  subscript(name: Name) -> NameTraits? {
    get {
      let place = Int(name.number)
      return place < known.count && known[place].contains(.isKnown) ? known[place] : nil
    }
    set {
      let place = Int(name.number)
      if place >= known.count { known += Array(repeating: [], count: place + 1) }
      known[place] = newValue ?? []
    }
  }
}

extension DataFlow {
  func traits(of name: Name) -> NameTraits {
    if let known = knownTraits[name] { return known }
    let traits = NameTraits(name, in: self)
    knownTraits[name] = traits
    return traits
  }
}

extension String {
  /// Whether it starts with a capital letter of any script.
  fileprivate var startsUppercase: Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80 ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) : first?.isUppercase == true
  }
}
