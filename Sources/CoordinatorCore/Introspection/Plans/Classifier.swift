/// Classifies the objects of a class by its conformances and its name.
struct Classifier {
  let rules: WalkRules
  /// Whether an object fits the declared element type of the root's list of children.
  private var isListed: (AnyObject) -> Bool = { _ in false }
  private var suffixes: [String]
  /// Whether no rule identifies coordinators, so that a walk finds almost none.
  private(set) var isBlind = false

  init(rules: WalkRules, root: AnyObject) {
    self.rules = rules
    suffixes = rules.coordinatorSuffixes
    let lists = Self.childLists(of: root, rules: rules)
    let tests = lists.compactMap { Self.test(ofType: $0) }
    isListed = { object in tests.contains { $0(object) } }
    if tests.isEmpty, let word = Self.lastWord(of: baseName(type(of: root))) { suffixes.append(word) }
    let conforms = root is any Coordinating || root is any CoordinatorIntrospectable
    isBlind = tests.isEmpty && suffixes.isEmpty && !conforms
  }

  /// The category of an object, based on its class.
  func category(of object: AnyObject) -> ObjectCategory {
    let type: AnyClass = Swift.type(of: object)
    let names = superclassChain(of: type).map(baseName)
    let conforms = object is any Coordinating || object is any CoordinatorIntrospectable
    if conforms || isListed(object) || has(names, suffixIn: suffixes) {
      return .coordinator
    }
    if let screen = screenCategory(of: object, names) { return screen }
    if object is DIContainer || has(names, suffixIn: rules.registrySuffixes) { return .registry }
    if names.contains(where: rules.containerClasses.contains) { return .container }
    return isBox(type) ? .box : .other
  }

  private func screenCategory(of object: AnyObject, _ names: [String]) -> ObjectCategory? {
    if object is PlatformTabs || names.contains("UITabBarController") { return .tabs }
    if object is PlatformNavigation || names.contains(where: rules.navigationClasses.contains) {
      return .navigation
    }
    return object is PlatformScreen || names.contains(where: rules.screenClasses.contains) ? .screen : nil
  }

  private func has(_ names: [String], suffixIn suffixes: [String]) -> Bool {
    names.contains { name in suffixes.contains(where: name.hasSuffix) }
  }

  /// Names of the only property of a box.
  private static let boxFieldNames: Set<String> = [
    "value", "wrapped", "wrappedValue", "object", "base", "reference", "ref", "content", "storage", "element",
  ]

  /// Whether objects of a class are but a place for one reference, or a wrapper around a navigation stack.
  private func isBox(_ type: AnyClass) -> Bool {
    if SystemTypes.isSubjectOfPublished(type) { return true }
    let fields = storedFields(of: type)
    guard fields.count == 1, let field = fields.first else { return false }
    return Self.boxFieldNames.contains(String(field.name.drop { $0 == "_" })) || isNavigation(field.type)
  }

  private func isNavigation(_ type: Any.Type) -> Bool {
    guard let type = type as? AnyClass else { return false }
    return type is PlatformNavigation.Type || type is PlatformTabs.Type
      || superclassChain(of: type).map(baseName).contains(where: rules.navigationClasses.contains)
  }

  /// The element types of the root's lists of attached children.
  ///
  /// All its lists, if the program was compiled without field names.
  private static func childLists(of root: AnyObject, rules: WalkRules) -> [Any.Type] {
    storedFields(of: type(of: root))
      .filter { isChildList($0, rules) }
      .map { elementType(of: $0.type, rules: rules) }
  }

  /// The collection inside a class of the app that acts as a list, such as `ChildStore`. Nil for other classes, and for
  /// coordinators, which have children of their own.
  static func list(inObjectsOf type: AnyClass, rules: WalkRules) -> Any.Type? {
    let fields = storedFields(of: type)
    if fields.contains(where: { isChildList($0, rules) && !$0.name.isEmpty }) { return nil }
    return fields.first { elements(of: $0.type)?.haveSubscripts == true }?.type
  }

  private static func isChildList(_ field: StoredField, _ rules: WalkRules) -> Bool {
    if field.name.isEmpty { return elements(of: field.type)?.haveSubscripts == true }
    return rules.childrenNames.contains(String(field.name.drop { $0 == "_" }))
  }

  /// The innermost element type of a collection, an optional or a single-field box.
  private static func elementType(of type: Any.Type, rules: WalkRules) -> Any.Type {
    var type = type
    for _ in 0..<8 {
      if let elements = elements(of: type) {
        type = elements.type
      } else if let type = type as? AnyClass, let list = list(inObjectsOf: type, rules: rules),
        let elements = elements(of: list)
      {
        return elementType(of: elements.type, rules: rules)
      } else if MetadataKind(of: type) == .structure, let field = storedFields(of: type).onlyElement {
        type = field.type
      } else {
        return type
      }
    }
    return type
  }

  /// A test for the type; nil if it would accept every object (`AnyObject`, `Any`).
  private static func test(ofType type: Any.Type) -> ((AnyObject) -> Bool)? {
    func test<Listed>(_: Listed.Type) -> (AnyObject) -> Bool { { $0 is Listed } }
    switch MetadataKind(of: type) {
    case .class: return _openExistential(type, do: test)
    case .existential:
      return ExistentialConstraints(of: type).namesType ? _openExistential(type, do: test) : nil
    default: return nil
    }
  }

  /// The last word of a name, if coordinators are usually named so: `Router` of `AppRouter`. `Impl` would match too
  /// many classes.
  private static func lastWord(of name: String) -> String? {
    guard let start = name.lastIndex(where: \.isUppercase), start != name.startIndex else { return nil }
    let word = String(name[start...])
    let isMisspelt = word.hasPrefix("Coo") && word.hasSuffix("or")
    return isMisspelt || ["Coordinator", "Router", "Flow", "Navigator"].contains(word) ? word : nil
  }
}

extension Collection {
  fileprivate var onlyElement: Element? { count == 1 ? first : nil }
}

/// The category of an object, based on its class.
enum ObjectCategory: UInt8 {
  case coordinator
  case screen
  /// Shows the screens of others.
  case navigation
  /// Shows the screens of others side by side.
  case tabs
  case container
  /// A container that creates objects by type.
  case registry
  /// A box around one reference: the walk goes through it.
  case box
  /// Not looked into.
  case other

  var isNavigation: Bool { self == .navigation || self == .tabs }

  var isContainer: Bool { self == .container || self == .registry }
}
