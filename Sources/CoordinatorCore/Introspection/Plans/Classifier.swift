/// Tells what the objects of a class are, by what they conform to and the names of their classes.
struct Classifier {
  let rules: WalkRules
  /// Whether an object is of the type that the root's list of children is declared with.
  private var isListed: (AnyObject) -> Bool = { _ in false }
  private var suffixes: [String]

  init(rules: WalkRules, root: AnyObject) {
    self.rules = rules
    suffixes = rules.coordinatorSuffixes
    let lists = Self.childLists(of: root, rules: rules)
    let tests = lists.compactMap { Self.test(ofType: $0) }
    isListed = { object in tests.contains { $0(object) } }
    if lists.isEmpty, let word = Self.lastWord(of: baseName(type(of: root))) { suffixes.append(word) }
  }

  func category(of object: AnyObject) -> ObjectCategory {
    if object is any CoordinatorIntrospectable || isListed(object) { return .coordinator }
    let names = superclassChain(of: type(of: object)).map(baseName)
    if names.contains(where: { name in suffixes.contains { name.hasSuffix($0) } }) { return .coordinator }
    if names.contains(where: rules.navigationClasses.contains) {
      return names.contains { $0.hasPrefix("UITabBar") || $0.hasPrefix("TabBar") } ? .tabs : .navigation
    }
    if names.contains(where: rules.screenClasses.contains) { return .screen }
    if names.contains(where: rules.containerClasses.contains) { return .container }
    return isBox(object) ? .box : .other
  }

  /// Names that say no more than that there is something in a box.
  private static let boxFieldNames: Set<String> = [
    "value", "wrapped", "wrappedValue", "object", "base", "reference", "ref", "content", "storage", "element",
  ]

  private func isBox(_ object: AnyObject) -> Bool {
    let fields = storedFields(of: type(of: object))
    guard fields.count == 1, let field = fields.first else { return false }
    return Self.boxFieldNames.contains(String(field.name.drop { $0 == "_" }))
  }
}

extension Classifier {
  /// The element types of the root's lists of attached children.
  private static func childLists(of root: AnyObject, rules: WalkRules) -> [Any.Type] {
    storedFields(of: type(of: root))
      .filter { rules.childrenNames.contains(String($0.name.drop { $0 == "_" })) }
      .map { elementType(of: $0.type) }
  }

  /// What a collection, an optional or a box of one field holds in the end.
  private static func elementType(of type: Any.Type) -> Any.Type {
    var type = type
    for _ in 0..<8 {
      if let elements = type as? any ElementReading.Type {
        type = elements.elementType
      } else if MetadataKind(of: type) == .structure, let field = storedFields(of: type).onlyElement {
        type = field.type
      } else {
        return type
      }
    }
    return type
  }

  /// A test for the type; nil where it would take every object (`AnyObject`, `Any`).
  private static func test(ofType type: Any.Type) -> ((AnyObject) -> Bool)? {
    func test<Listed>(_: Listed.Type) -> (AnyObject) -> Bool { { $0 is Listed } }
    switch MetadataKind(of: type) {
    case .class: return test(type)
    case .existential: return ExistentialConstraints(of: type).namesType ? test(type) : nil
    default: return nil
    }
  }

  /// `Router` of `AppRouter`.
  private static func lastWord(of name: String) -> String? {
    guard let start = name.lastIndex(where: \.isUppercase), start != name.startIndex else { return nil }
    return String(name[start...])
  }
}

extension Collection {
  fileprivate var onlyElement: Element? { count == 1 ? first : nil }
}
