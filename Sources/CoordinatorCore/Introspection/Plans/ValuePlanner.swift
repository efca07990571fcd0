import CoordinatorGraph

/// Makes plans for the values that properties store, and the slots that the plans refer to.
struct ValuePlanner {
  /// Nested structs are followed this far; deeper values are reported, never skipped silently.
  private static let deepestNesting = 8

  let rules: WalkRules
  private(set) var slots: [Slot] = []
  /// The meaning and the ownership of each slot, apart because a walk asks for them so often.
  private(set) var meanings: [Slot.Meaning] = []
  private(set) var ownerships: [Ownership] = []
  /// Why the fields planned last cannot all be seen through.
  private(set) var notes: [String] = []

  init(rules: WalkRules) {
    self.rules = rules
  }

  /// Plans for everything that objects of a class store, and notes on unreadable parts.
  mutating func plan(forObjectsOf type: AnyClass) -> (
    fields: [(offset: Int, plan: ValuePlan)], notes: [String]
  ) {
    notes = blindLevels(of: type).map { "\(typeName($0)) was compiled without reflection metadata" }
    let fields = storedFields(of: type)
    if fields.contains(where: { $0.name.isEmpty }) {
      notes.append("\(typeName(type)) was compiled without the names of its properties")
    }
    let isObservable = fields.contains { $0.name == "_$observationRegistrar" }
    let parts = fields.map { field in
      (offset: field.offset, plan: plan(for: field, in: Place(property: field, isObservable: isObservable)))
    }
    return (parts.filter { !$0.plan.isNothing }, notes)
  }

  /// A slot for a reference that is not a field.
  mutating func addSlot(path: String, meaning: Slot.Meaning) -> Int {
    add(Slot(path: path, meaning: meaning, ownership: .unknown, declaredType: ""))
  }

  /// A plan for a value that came to light in a slot while reading, such as an enum's payload.
  mutating func plan(forValuesOf type: Any.Type, inSlot slot: Int) -> ValuePlan {
    let known = slots[slot]
    var place = Place(path: known.path, meaning: known.meaning, declaredType: known.declaredType)
    place.isOpened = true
    return plan(for: type, in: place)
  }
}

/// The place of a value in an object.
private struct Place {
  var path: String
  var meaning: Slot.Meaning?
  var declaredType: String
  var nesting = 0
  /// Whether the type was discovered while reading. An unreadable part is then a property of one object, not
  /// of its class.
  var isOpened = false
  /// The names of fields inside are the storage's own, not the app's.
  var hidesNames = false

  init(path: String, meaning: Slot.Meaning?, declaredType: String) {
    self.path = path
    self.meaning = meaning
    self.declaredType = declaredType
  }

  /// A property wrapper stores `name` as `_name`, and so does observation.
  init(property: StoredField, isObservable: Bool) {
    let isWrapped = property.name.hasPrefix("_") && mayBeWrapper(property.type)
    let name = isWrapped || isObservable ? String(property.name.drop { $0 == "_" }) : property.name
    self.init(path: name, meaning: nil, declaredType: typeName(property.type))
    hidesNames = isWrapped
  }

  func inside(_ field: String) -> Place {
    var place = self
    place.nesting += 1
    // Elements of a tuple without labels are called `.0`, `.1`.
    if !hidesNames { place.path += field.hasPrefix(".") ? field : ".\(field)" }
    return place
  }

  /// The same place, one struct deeper.
  func below() -> Place {
    var place = self
    place.nesting += 1
    return place
  }

  func element(of type: any ElementReading.Type) -> Place {
    var place = self
    place.nesting += 1
    if type.hasSubscripts { place.path += "[#]" }
    return place
  }
}

extension ValuePlanner {
  private mutating func plan(for field: StoredField, in place: Place) -> ValuePlan {
    switch field.storage {
    case .strong: plan(for: field.type, in: place)
    case .weak: .weakReference(slot: slot(place, .weak))
    case .unowned: .address(slot: slot(place, .unowned))
    case .unownedUnsafe: cannotSee(place, "it is unowned(unsafe)")
    case .unknown: planForUnknownStorage(of: field, in: place)
    }
  }

  /// The program does not say whether the field is weak or unowned. Only `weak` has to be optional.
  private mutating func planForUnknownStorage(of field: StoredField, in place: Place) -> ValuePlan {
    let isOptional = MetadataKind(of: field.type) == .optional
    return isOptional ? cannotSee(place, "it is weak or unowned") : .address(slot: slot(place, .unowned))
  }

  private mutating func plan(for type: Any.Type, in place: Place) -> ValuePlan {
    if type == Void.self, place.nesting == 0 { return cannotSee(place, "its type cannot be copied") }
    guard !holdsNoObject(type), let kind = MetadataKind(of: type) else { return .nothing }
    if let elements = type as? any ElementReading.Type { return plan(forElementsOf: elements, in: place) }
    switch kind {
    case .class, .objectiveCClass: return .reference(slot: slot(place))
    case .existential: return plan(forExistential: type, in: place)
    case .extendedExistential: return .copied(type, slot: slot(place))
    case .structure where isBlind(type), .enumeration where isBlind(type):
      return cannotSee(place, "\(typeName(type)) was compiled without reflection metadata")
    case .structure, .tuple: return plan(forFieldsOf: type, in: place)
    case .enumeration: return plan(forEnumeration: type, in: place)
    default: return .nothing
    }
  }

  private mutating func plan(forExistential type: Any.Type, in place: Place) -> ValuePlan {
    let constraints = ExistentialConstraints(of: type)
    if constraints.isError { return .error(slot: slot(place)) }
    return constraints.isClassBound ? .reference(slot: slot(place)) : .existential(slot: slot(place))
  }

  private mutating func plan(forElementsOf type: any ElementReading.Type, in place: Place) -> ValuePlan {
    let element = plan(for: type.elementType, in: place.element(of: type))
    // An optional reference is a reference that may be zero. A nested optional is different: its nil is
    // another address without an object.
    let isOptional = MetadataKind(of: type) == .optional
    let isNested = MetadataKind(of: type.elementType) == .optional
    if isOptional, !isNested, case .reference = element { return element }
    return element.isNothing ? .nothing : .elements(type, element)
  }

  /// A struct with one relevant field is a box: its field's name adds nothing to the property's name, so the
  /// path omits it.
  private mutating func plan(forFieldsOf type: Any.Type, in place: Place) -> ValuePlan {
    guard place.nesting < Self.deepestNesting else {
      return .blind(reason: "\(place.path) is nested too deeply")
    }
    let fields = storedFields(of: type)
    let parts = fields.map { ($0, plan(for: $0, in: place.inside($0.name))) }.filter { !$0.1.isNothing }
    if parts.count == 1, let only = parts.first?.0 {
      return .fields([(only.offset, plan(for: only, in: place.below()))])
    }
    return parts.isEmpty ? .nothing : .fields(parts.map { ($0.0.offset, $0.1) })
  }

  private mutating func plan(forEnumeration type: Any.Type, in place: Place) -> ValuePlan {
    if type is any CustomReflectable.Type {
      return cannotSee(place, "its enum has a custom mirror")
    }
    return .enumeration(enumerationReading(of: type), slot: slot(place))
  }

  private mutating func cannotSee(_ place: Place, _ reason: String) -> ValuePlan {
    let note = "'\(place.path)' cannot be read: \(reason)"
    if place.isOpened { return .blind(reason: note) }
    notes.append(note)
    return .nothing
  }

  private mutating func slot(_ place: Place, _ ownership: Ownership = .strong) -> Int {
    let property = String(place.path.prefix { $0 != "[" })
    let names = property.split(separator: ".").map { Slot.Meaning(propertyName: String($0), rules: rules) }
    let told = names.first { $0 != .held }
    return add(
      Slot(
        path: place.path,
        meaning: place.meaning ?? told ?? .held,
        ownership: ownership,
        declaredType: place.declaredType
      )
    )
  }

  private mutating func add(_ slot: Slot) -> Int {
    slots.append(slot)
    meanings.append(slot.meaning)
    ownerships.append(slot.ownership)
    return slots.count - 1
  }
}

/// The size of values of a type that is known only at run time.
enum MemoryLayoutSize {
  static func of(_ type: Any.Type) -> Int {
    func size<Opened>(_: Opened.Type) -> Int { MemoryLayout<Opened>.size }
    return _openExistential(type, do: size)
  }
}
