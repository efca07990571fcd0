/// The kinds of a member that its name alone suggests.
struct NameTraits: OptionSet {
  let rawValue: UInt16

  /// Adds to a list, a set or a dictionary: `append`.
  static let adds = NameTraits(rawValue: 1)
  /// Removes from one: `removeAll`.
  static let removes = NameTraits(rawValue: 2)
  /// Returns the same object under another type: `any`, `wrappedValue`.
  static let erases = NameTraits(rawValue: 4)
  /// Registers with or resolves from a registry of the program.
  static let isInRegistries = NameTraits(rawValue: 8)
  /// Starts with a capital letter, like names of types.
  static let isUppercase = NameTraits(rawValue: 16)
  /// May register with a registry.
  static let registers = NameTraits(rawValue: 32)
  /// May resolve from a registry.
  static let resolves = NameTraits(rawValue: 64)
  /// Makes an object, if it is a static method.
  static let makes = NameTraits(rawValue: 128)
  /// Calls its closure at once, for each element.
  static let applies = NameTraits(rawValue: 256)
  /// Makes what a storyboard describes.
  static let instantiates = NameTraits(rawValue: 512)
  /// Configures its object in a closure, and returns the object.
  static let setsUp = NameTraits(rawValue: 1024)
  /// A property in which containers keep their dependencies.
  static let isDependency = NameTraits(rawValue: 2048)

  /// Some type of the program has a property of this name.
  static let isProperty = NameTraits(rawValue: 4096)
  /// Some type of the program has a method of this name.
  static let isMethod = NameTraits(rawValue: 8192)

  /// The name of a library's registry.
  static let namesRegistry = NameTraits(rawValue: 16384)

  fileprivate static let isKnown = NameTraits(rawValue: 1 << 15)

  fileprivate init(_ name: Name, _ index: NameIndex, _ relevance: RelevanceFilter) {
    var traits = Self.listed[name] ?? []
    let text = name.text
    if Self.erasing.hasStart(of: text) { traits.insert(.erases) }
    if Self.instantiating.hasStart(of: text) { traits.insert(.instantiates) }
    if Self.removing.hasStart(of: text) { traits.insert(.removes) }
    if text.startsUppercase { traits.insert(.isUppercase) }
    if index.properties[name] != nil { traits.insert(.isProperty) }
    if index.methods[name] != nil { traits.insert(.isMethod) }
    if relevance.isInRegistries(by: name) { traits.insert(.isInRegistries) }
    if ContainerNaming.isRegistering(name) { traits.insert(.registers) }
    if ContainerNaming.isResolving(name) { traits.insert(.resolves) }
    if PackagedRegistry.mayBeOne(name) { traits.insert(.namesRegistry) }
    if CoordinatorNaming.isMaking(name) { traits.insert(.makes) }
    self = traits.union(.isKnown)
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  private static let erasing: AffixList = ["eraseTo"]
  private static let instantiating: AffixList = ["instantiate"]
  /// Extensions that apps write: `children.removeElementByReference(child)`.
  private static let removing: AffixList = [
    "removeElement", "removeObject", "removeReference", "removeIdentical", "removeInstance",
    "removeByReference",
  ]

  /// Traits of well-known names.
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
    (.applies, ["map", "compactMap", "flatMap", "forEach"]),
    // Libraries have them: `label.then { $0.text = "Home" }`.
    (.setsUp, ["then", "apply", "also", "configured"]),
    // Generic base classes of libraries declare these.
    (.isDependency, ["dependency", "dependencies", "component", "container", "parent", "viewController"]),
    (
      .erases, Dialect.erasers + ["any", "erased", "viewable", "wrappedValue"]
    ),
  ]
}

/// Finds the traits of each name once.
struct NameTraitsTable {
  let index: NameIndex
  let relevance: RelevanceFilter
  /// By the number of a name.
  var known: [NameTraits] = []

  mutating func traits(of name: Name) -> NameTraits {
    let place = Int(name.number)
    if place < known.count, known[place].contains(.isKnown) { return known[place] }
    if place >= known.count { known += Array(repeating: [], count: place + 1) }
    known[place] = NameTraits(name, index, relevance)
    return known[place]
  }
}
