/// Property wrappers and boxes that keep their objects weakly, as their own source shows: `@WeakReference var parent`,
/// `let parent: Weak<AppCoordinator>`.
struct WeakWrappers {
  private let program: Program
  /// The types whose only references are weak.
  private let types: Set<TypeID>

  /// A wrapper of a library, whose source is not here.
  private static let usual: Set = ["Weak"]

  init(_ program: Program) {
    self.program = program
    types = Set(program.typeIDs.filter { Self.isWeak(program[$0], in: program) })
  }

  /// Whether a stored property keeps its object weakly although it is not declared as weak.
  func keep(_ property: Property) -> Bool {
    let fact = property.fact
    guard fact.hold == .strong, fact.getter == nil else { return false }
    if fact.attributes.contains(where: { isWrapper($0, in: property.scope) }) { return true }
    let type = fact.type?.element ?? fact.type
    return (type?.name ?? fact.initial?.madeType).map { isBox($0, in: property.scope) } ?? false
  }

  private func isWrapper(_ name: String, in scope: Scope) -> Bool {
    guard let type = program.resolve(Name(name), in: scope) else { return Self.usual.contains(name) }
    return types.contains(type) && program[type].has(attribute: "propertyWrapper")
  }

  private func isBox(_ name: Name, in scope: Scope) -> Bool {
    guard !types.isEmpty, let type = program.resolve(name, in: scope) else { return false }
    return types.contains(type)
  }

  /// Whether a type only keeps an object weakly. It is generic or has no methods, and no other property can keep the
  /// object.
  private static func isWeak(_ type: SourceType, in program: Program) -> Bool {
    guard [.class, .struct].contains(type.kind) else { return false }
    let stored = type.properties.map(\.fact).filter { $0.getter == nil && !$0.isStatic }
    let parameters = Set(type.generics.map(\.name))
    guard stored.contains(where: { $0.hold == .weak }) else { return false }
    guard !parameters.isEmpty || type.functions.allSatisfy({ program[$0].fact.name == "init" }) else {
      return false
    }
    return stored.allSatisfy { fact in
      fact.hold == .weak || fact.type?.name.map { plain.contains($0) && !parameters.contains($0) } == true
    }
  }

  /// Types that keep no object.
  private static let plain: Set<Name> = ["Bool", "Int", "ObjectIdentifier", "String", "UUID", "UInt"]
}
