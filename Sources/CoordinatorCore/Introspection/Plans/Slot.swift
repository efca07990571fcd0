import CoordinatorGraph

/// A place in the objects of one class that can hold a reference, with the facts that a walk needs.
struct Slot {
  /// The meaning of a reference, based on the name of its property.
  enum Meaning: UInt8 {
    /// A list of attached children.
    case children
    /// The way up to the parent.
    case parent
    /// The way up to a listener or delegate.
    case listener
    /// A dependency of a container.
    case dependency
    /// Anything else.
    case held
  }

  /// The property's name, and `#` for each subscript that the value adds: `children[#]`.
  let path: String
  let meaning: Meaning
  let ownership: Ownership
  /// The declared name of the property's type.
  let declaredType: String
}

extension Slot.Meaning {
  /// Whether it refers to a parent, so that a walk must not follow it downwards.
  var leadsUp: Bool { self == .parent || self == .listener }

  /// The purpose of a property, based on its name.
  init(propertyName: String, rules: WalkRules) {
    let name = String(propertyName.drop { $0 == "_" })
    let lowercased = name.lowercased()
    if rules.childrenNames.contains(name) {
      self = .children
    } else if Self.isParent(name) {
      self = .parent
    } else if lowercased.hasSuffix("listener") || lowercased.hasSuffix("delegate") {
      self = .listener
    } else {
      self = name == "dependency" ? .dependency : .held
    }
  }

  /// `parent`, `parents`, `parentCoordinator`; `parentalControl` is a child like any other.
  private static func isParent(_ name: String) -> Bool {
    guard name.lowercased().hasPrefix("parent") else { return false }
    let rest = name.dropFirst("parent".count)
    return rest == "s" || rest.first?.isLowercase != true
  }
}
