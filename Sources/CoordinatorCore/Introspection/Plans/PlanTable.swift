import CoordinatorGraph

/// The plans of one walk, created on demand for each class. A plan has the same number as its type.
struct PlanTable {
  private let classifier: Classifier
  /// How to read values and objects.
  let types: TypePlans
  var slots: SlotTable
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var coordinatorNumbers: [ObjectIdentifier: Int] = [:]
  private var childBoxes: [ObjectIdentifier: Bool] = [:]

  private(set) var plans: [ClassPlan] = []
  /// The dictionaries of registries, by the number of the plan.
  private(set) var registers: [Int: [Register]] = [:]
  private(set) var liveTypes: [LiveType] = []

  /// The slot for children that a coordinator lists itself.
  let introspectedSlot: Int
  /// The slots for the screens that UIKit reports as visible.
  private(set) var shownSlots: [ShownScreens.Property: Int] = [:]

  init(rules: WalkRules, root: AnyObject) {
    classifier = Classifier(rules: rules, root: root)
    types = TypePlans(abilities: .ofThisProgram)
    var slots = SlotTable(rules: rules)
    func add(_ path: String, _ meaning: Slot.Meaning) -> Int {
      slots.add(Slot(path: path, meaning: meaning, declaredType: ""))
    }
    introspectedSlot = add("introspectedChildren[#]", .children)
    for property in ShownScreens.Property.allCases { shownSlots[property] = add(property.rawValue, .held) }
    self.slots = slots
  }

  /// Whether no rule identifies coordinators.
  var isBlind: Bool { classifier.isBlind }

  /// The number of the plan for an object's class.
  mutating func number(of object: AnyObject) -> Int {
    withExtendedLifetime(object) { number(ofObjectAt: MemoryNode(of: object).pointer) }
  }

  /// The number of the plan for the class of the object at an address.
  mutating func number(ofObjectAt address: UnsafeRawPointer) -> Int {
    let reference = Unmanaged<AnyObject>.fromOpaque(address)
    let type = reference._withUnsafeGuaranteedRef { ObjectIdentifier(Swift.type(of: $0)) }
    return numbers[type] ?? add(classOf: reference.takeUnretainedValue(), type)
  }

  /// The number of the plan for an object that is a coordinator because it is among the children.
  mutating func coordinatorNumber(of object: AnyObject) -> Int {
    let type = ObjectIdentifier(Swift.type(of: object))
    if let number = coordinatorNumbers[type] { return number }
    let number = add(Swift.type(of: object), category: .coordinator)
    coordinatorNumbers[type] = number
    return number
  }

  /// Whether an object among the children is but a box for one.
  mutating func isBoxOfChild(_ object: AnyObject) -> Bool {
    let type = ObjectIdentifier(Swift.type(of: object))
    if let isBox = childBoxes[type] { return isBox }
    let fields = storedFields(of: Swift.type(of: object))
    let isBox = fields.count == 1 && fields[0].storage == .weak
    childBoxes[type] = isBox
    return isBox
  }

  /// Whether an object in the place of a list of children is a list of the app's own: `let children = ChildStore()`.
  func isListOfChildren(_ object: AnyObject) -> Bool {
    Classifier.list(inObjectsOf: Swift.type(of: object), rules: classifier.rules) != nil
  }

  private mutating func add(classOf object: AnyObject, _ type: ObjectIdentifier) -> Int {
    let category = classifier.category(of: object)
    let number = add(Swift.type(of: object), category: category)
    numbers[type] = number
    if category == .coordinator { coordinatorNumbers[type] = number }
    return number
  }

  private mutating func add(_ type: AnyClass, category: ObjectCategory) -> Int {
    let isRead = category.isRead && !(type is DIContainer.Type)
    let plan = isRead ? types.properties(of: type) : .empty
    let registers = category == .registry ? Register.all(of: type) : []
    let registered = Set(registers.map(\.offset))
    let read = plan.parts.filter { types.isWalked($0) && !registered.contains($0.offset) }
    let properties = read.map { part in
      let name = types.names[part.name]
      return (part, slots.add(property: name, of: part.type, hidesNames: part.isWrapper))
    }
    self.registers[plans.count] = registers
    let tellsChildren = type is any CoordinatorIntrospectable.Type
    plans.append(ClassPlan(category: category, tellsChildren: tellsChildren, properties: properties))
    let notes = plan.notes.filter(\.isForWalks)
    liveTypes.append(LiveType(type, notes: notes.map { note in note.text { $0 } }))
    return plans.count - 1
  }
}

extension TypePlan.Note {
  /// The note in words. `whole` completes the path of the note.
  func text(_ whole: (String) -> String) -> String {
    path.map { "'\(whole($0))' cannot be read: \(reason)" } ?? reason
  }
}

extension LiveType {
  fileprivate init(_ type: AnyClass, notes: [String]) {
    let documented = type as? any CoordinatorDocumented.Type
    self.init(
      name: typeName(type),
      module: moduleName(type),
      documentation: documented?.coordinatorDocumentation,
      notes: notes
    )
  }
}

extension Register {
  /// The dictionaries among the properties of a class.
  fileprivate static func all(of type: AnyClass) -> [Register] {
    storedFields(of: type).compactMap { field in
      (field.type as? any EntryReading.Type).map {
        Register(offset: field.offset, path: field.name, type: $0)
      }
    }
  }
}

extension ObjectCategory {
  /// Whether objects of the kind are looked into.
  fileprivate var isRead: Bool { self != .other && self != .box }
}

/// The plan for the objects of one class.
struct ClassPlan {
  let category: ObjectCategory
  /// Whether the class conforms to ``CoordinatorIntrospectable``.
  let tellsChildren: Bool
  /// What to read in each object, and the slots that it is in.
  let properties: [(part: TypePlan.Part, slot: Int)]
}

/// A property of a registry that lists its registrations.
struct Register {
  let offset: Int
  let path: String
  let type: any EntryReading.Type
}

/// The part of a class that goes into a snapshot.
struct LiveType: Sendable {
  let name: String
  let module: String?
  let documentation: String?
  /// Notes on the parts of its objects that cannot be read.
  let notes: [String]
}
