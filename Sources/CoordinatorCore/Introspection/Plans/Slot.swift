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
  var path: String
  var meaning: Meaning
  /// The declared name of the property's type.
  let declaredType: String
  /// Whether the names inside are a property wrapper's own, not the app's.
  var hidesNames = false
}

/// The slots of one walk. Those inside a value are made when it is read.
struct SlotTable {
  private let rules: WalkRules
  private(set) var slots: [Slot] = []
  /// The meaning of each slot, apart because a walk asks for it so often.
  private(set) var meanings: [Slot.Meaning] = []
  private var inner: [Inner: Int] = [:]

  private struct Inner: Hashable {
    let slot: Int
    /// The number of a part's name, or ``element``.
    let name: Int
    let isWrapper: Bool
  }

  private static let element = -1

  init(rules: WalkRules) {
    self.rules = rules
  }

  mutating func add(_ slot: Slot) -> Int {
    slots.append(slot)
    meanings.append(slot.meaning)
    return slots.count - 1
  }

  /// The slot of a property.
  mutating func add(property name: String, of type: Any.Type, hidesNames: Bool) -> Int {
    let meaning = Slot.Meaning(propertyName: name, rules: rules)
    return add(Slot(path: name, meaning: meaning, declaredType: typeName(type), hidesNames: hidesNames))
  }

  mutating func elements(of slot: Int) -> Int {
    let key = Inner(slot: slot, name: Self.element, isWrapper: false)
    return known(key) { slot, _ in slot.path += "[#]" }
  }

  mutating func part(_ name: (number: Int, text: String), of slot: Int, isWrapper: Bool) -> Int {
    if slots[slot].hidesNames || name.text.isEmpty { return slot }
    let key = Inner(slot: slot, name: name.number, isWrapper: isWrapper)
    return known(key) { slot, rules in
      if slot.meaning == .held, !slot.path.contains("#") {
        slot.meaning = Slot.Meaning(propertyName: name.text, rules: rules)
      }
      slot.path = joinedLabel(slot.path, name.text)
      slot.hidesNames = isWrapper
    }
  }

  private mutating func known(_ key: Inner, _ change: (inout Slot, WalkRules) -> Void) -> Int {
    if let known = inner[key] { return known }
    var slot = slots[key.slot]
    change(&slot, rules)
    let number = add(slot)
    inner[key] = number
    return number
  }
}

extension Slot.Meaning {
  /// Whether it refers to a parent, so that a walk must not follow it downwards.
  var leadsUp: Bool { self == .parent || self == .listener }

  /// The purpose of a property, based on its name.
  init(propertyName: String, rules: WalkRules) {
    let name = String(propertyName.drop { $0 == "_" })
    if rules.childrenNames.contains(name) {
      self = .children
    } else if name.namesParent {
      self = .parent
    } else if name.namesListener {
      self = .listener
    } else {
      self = name == "dependency" ? .dependency : .held
    }
  }
}
