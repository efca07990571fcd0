/// The plans of one walk, each made when the first object of its class is met.
struct PlanTable {
  private let classifier: Classifier
  private var planner: ValuePlanner
  private var plans: [ObjectIdentifier: ClassPlan] = [:]
  private var coordinatorPlans: [ObjectIdentifier: ClassPlan] = [:]
  private var boxPlans: [ObjectIdentifier: ValuePlan] = [:]
  private var openedPlans: [OpenedKey: ValuePlan] = [:]
  private(set) var types: [LiveType] = []
  /// Most objects are of the class of the one before.
  private var last: (key: ObjectIdentifier, plan: ClassPlan)?
  /// The slot of what a coordinator tells itself.
  let introspectedSlot: Int

  private struct OpenedKey: Hashable {
    let type: ObjectIdentifier
    let slot: Int
  }

  init(rules: WalkRules, root: AnyObject) {
    classifier = Classifier(rules: rules, root: root)
    planner = ValuePlanner(rules: rules)
    introspectedSlot = planner.addIntrospectedSlot()
  }

  var slots: [Slot] { planner.slots }

  mutating func plan(of object: AnyObject) -> ClassPlan {
    let key = ObjectIdentifier(type(of: object))
    if let last, last.key == key { return last.plan }
    let plan = plans[key] ?? makePlan(of: object, key: key)
    last = (key, plan)
    return plan
  }

  /// A plan for what its place among the children makes a coordinator.
  mutating func coordinatorPlan(of object: AnyObject) -> ClassPlan {
    let key = ObjectIdentifier(type(of: object))
    if let plan = coordinatorPlans[key] { return plan }
    let plan = makePlan(of: type(of: object), category: .coordinator)
    coordinatorPlans[key] = plan
    return plan
  }

  mutating func boxPlan(of object: AnyObject) -> ValuePlan {
    let key = ObjectIdentifier(type(of: object))
    if let plan = boxPlans[key] { return plan }
    let plan = planner.plan(forObjectsOf: type(of: object)).plan
    boxPlans[key] = plan
    return plan
  }

  /// Whether an object among the children is but a box for one.
  func isBoxOfChild(_ object: AnyObject) -> Bool {
    let fields = storedFields(of: type(of: object))
    return fields.count == 1 && fields[0].storage == .weak
  }

  mutating func plan(forValuesOf type: Any.Type, inSlot slot: Int) -> ValuePlan {
    let key = OpenedKey(type: ObjectIdentifier(type), slot: slot)
    if let plan = openedPlans[key] { return plan }
    let plan = planner.plan(forValuesOf: type, inSlot: slot)
    openedPlans[key] = plan
    return plan
  }

  private mutating func makePlan(of object: AnyObject, key: ObjectIdentifier) -> ClassPlan {
    let plan = makePlan(of: type(of: object), category: classifier.category(of: object))
    plans[key] = plan
    if plan.category == .coordinator { coordinatorPlans[key] = plan }
    return plan
  }

  private mutating func makePlan(of type: AnyClass, category: ObjectCategory) -> ClassPlan {
    let isRead = category != .other && category != .box
    let (values, notes) = isRead ? planner.plan(forObjectsOf: type) : (.nothing, [])
    let live = LiveType(
      name: typeName(type),
      module: moduleName(type),
      documentation: (type as? any CoordinatorDocumented.Type)?.coordinatorDocumentation,
      notes: notes,
      index: Int32(truncatingIfNeeded: types.count)
    )
    types.append(live)
    return ClassPlan(type: live, category: category, values: values)
  }
}
