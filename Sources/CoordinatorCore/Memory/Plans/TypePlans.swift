/// The plans of one search or walk, created on demand, each type once. Plans refer to one another by number, so
/// that a type may contain itself.
final class TypePlans {
  /// What may be read in this program.
  let abilities: Abilities
  var memory = SafeMemory()
  private(set) var plans: [TypePlan] = [.empty]
  private(set) var names: [String] = [""]
  private(set) var enums: [EnumLayout] = []
  private(set) var collections: [any CollectionReading.Type] = []
  private var numbersOfNames: [String: Int] = ["": 0]
  private var numbersOfEnums: [ObjectIdentifier: Int] = [:]
  private var numbersOfCollections: [ObjectIdentifier: Int] = [:]
  private var valuePlans: [ObjectIdentifier: Int] = [:]
  private var classPlans: [ObjectIdentifier: ClassPlan] = [:]
  private var contextPlans: [UInt: Int] = [:]
  private var payloadPlans: [Int: [Int]] = [:]
  private var last: (type: ObjectIdentifier, plan: ClassPlan)?

  init(abilities: Abilities) {
    self.abilities = abilities
  }

  /// How to read the objects of a class.
  enum ClassPlan {
    /// Objects with properties.
    case properties(plan: Int)
    /// Screens and windows: UIKit also refers to the screens that they show.
    case screen(plan: Int)
    /// The storage of an array.
    case storage(collection: Int)
  }

  /// The plan for values of a type; zero if there is nothing in them.
  func number(ofValues type: Any.Type, depth: Int = 0) -> Int {
    if let known = valuePlans[ObjectIdentifier(type)] { return known }
    var planner = TypePlanner(plans: self)
    planner.add(valuesOf: type, depth: depth)
    let number = finish(planner, alignment: ValueWitnesses(of: type).alignment)
    valuePlans[ObjectIdentifier(type)] = number
    return number
  }

  func plan(ofObjects type: AnyClass) -> ClassPlan {
    let identifier = ObjectIdentifier(type)
    if let last, last.type == identifier { return last.plan }
    let plan = classPlans[identifier] ?? make(type)
    classPlans[identifier] = plan
    last = (identifier, plan)
    return plan
  }

  private func make(_ type: AnyClass) -> ClassPlan {
    if let element = elementType(ofArrayStorage: type) {
      return .storage(collection: collection(arrayReading(of: element)))
    }
    var planner = TypePlanner(plans: self)
    planner.add(propertiesOf: type)
    let number = finish(planner, alignment: 8)
    return ShownScreens.mayShow(type) ? .screen(plan: number) : .properties(plan: number)
  }

  /// The plan for the properties of a class; empty for storage.
  func properties(of type: AnyClass) -> TypePlan {
    switch plan(ofObjects: type) {
    case .properties(let number), .screen(let number): plans[number]
    case .storage: .empty
    }
  }

  /// The plan for a closure's context.
  func number(of context: ClosureContext) -> Int {
    if let known = contextPlans[context.identity] { return known }
    let (captures, areAll, areShared) = context.captures(&memory)
    var planner = TypePlanner(plans: self)
    for capture in captures { planner.add(capture) }
    if !areAll { planner.note(nil, "a closure has an unknown capture") }
    let number = finish(planner, alignment: 8)
    if areShared { contextPlans[context.identity] = number }
    return number
  }

  private func finish(_ planner: TypePlanner, alignment: Int) -> Int {
    var plan = planner.plan
    plan.alignment = alignment
    plan.walkedCount = plan.parts.filter(isWalked).count
    if plan.isEmpty && alignment <= 16 { return 0 }
    plans.append(plan)
    return plans.count - 1
  }

  /// Whether a walk reads a part: closures are for searches, and libraries keep no coordinators.
  func isWalked(_ part: TypePlan.Part) -> Bool {
    switch part.action {
    case .function, .context: false
    case .inline(let plan): plans[plan].walkedCount > 0
    default: !part.isOfLibrary
    }
  }

  func name(_ text: String) -> Int {
    if let known = numbersOfNames[text] { return known }
    names.append(text)
    numbersOfNames[text] = names.count - 1
    return names.count - 1
  }

  func collection(_ type: any CollectionReading.Type) -> Int {
    if let known = numbersOfCollections[ObjectIdentifier(type)] { return known }
    collections.append(type)
    numbersOfCollections[ObjectIdentifier(type)] = collections.count - 1
    return collections.count - 1
  }

  /// The number of an enum; nil if the program does not describe its cases.
  func enumeration(_ type: Any.Type) -> Int? {
    if let known = numbersOfEnums[ObjectIdentifier(type)] { return known }
    guard abilities.enums, let layout = EnumLayout(of: type, layout: abilities.layout) else { return nil }
    enums.append(layout)
    numbersOfEnums[ObjectIdentifier(type)] = enums.count - 1
    return enums.count - 1
  }

  /// The plan for the payload of a case, or nil.
  func payloadPlan(of number: Int, tag: Int) -> Int? {
    let cases = enums[number].cases
    guard cases.indices.contains(tag), cases[tag].payload != nil else { return nil }
    if payloadPlans[number] == nil {
      payloadPlans[number] = cases.map { $0.payload.map { self.number(ofValues: $0) } ?? 0 }
    }
    return payloadPlans[number]?[tag]
  }
}
