/// The coordinators that one expression makes, and what happens to them.
struct Child {
  let made: AllocationSite
  /// The effects that make it, in the methods of all callers.
  var makings: [AttributedEffect] = []
  /// The effects that store it.
  var keepings: [Keeping] = []
  /// The effects that store a weak reference to it.
  var glances: [AttributedEffect] = []
  /// The calls of its methods.
  var calls: [AttributedEffect] = []
  /// The values of its properties, by name.
  var settings: [Name: PointsToSet] = [:]
  /// The makings in functions that get it from a builder, start it and do not store it.
  var drops: [AttributedEffect] = []
  /// Whether it reaches code that the analysis does not know.
  var isLost = false
  /// Whether a method presents the child itself: `router.push(child)`.
  var isShown = false

  struct Keeping {
    let owner: TypeID
    /// The list or the slot; nil for a method of a library.
    let property: Name?
    let isList: Bool
    let attributed: AttributedEffect
  }

  var type: TypeID { made.type }

  /// The first making in a coordinator, or else the first one anywhere.
  func making(in nodes: Set<TypeID>) -> AttributedEffect? {
    makings.filter { $0.type.map(nodes.contains) ?? false }.min { $0.effect.place < $1.effect.place }
      ?? makings.min { $0.effect.place < $1.effect.place }
  }
}

extension Child {
  static func all(in flow: DataFlow, _ nodes: Set<TypeID>, _ methods: [Method], _ calls: CallIndex) -> [Child]
  {
    var reader = ChildReader(flow: flow, nodes: nodes)
    for attributed in flow.attributedEffects { reader.read(attributed) }
    for method in methods { reader.readReturns(of: method, calls) }
    reader.loseUnclear()
    reader.findDrops(methods)
    return reader.children.values.sorted {
      ($0.made.place, $0.made.type) < ($1.made.place, $1.made.type)
    }
  }
}

/// Collects the effects on each child.
private struct ChildReader {
  let flow: DataFlow
  let nodes: Set<TypeID>
  var children: [AllocationSite: Child] = [:]
  /// The values that each function stores.
  private var unclear: [FunctionKey: PointsToSet] = [:]

  init(flow: DataFlow, nodes: Set<TypeID>) { (self.flow, self.nodes) = (flow, nodes) }

  /// The functions of a name on a type.
  private struct FunctionKey: Hashable {
    let type: TypeID?
    let function: Name

    init(_ attributed: AttributedEffect) { (type, function) = (attributed.type, attributed.function) }

    init(_ method: Method) { (type, function) = (method.type, method.name) }
  }

  mutating func read(_ attributed: AttributedEffect) {
    let effect = attributed.effect
    for made in allocations(in: effect.subject) {
      var child = children[made] ?? Child(made: made)
      take(&child, attributed)
      children[made] = child
    }
    for made in allocations(in: effect.target) {
      var child = children[made] ?? Child(made: made)
      switch effect.kind {
      case .calls(let name):
        child.calls.append(attributed)
        if isDisguise(name, of: made.type) { child.isLost = true }
      case .sets(let name): child.settings[name, default: []].formUnion(effect.subject)
      default: break
      }
      children[made] = child
    }
  }

  private func allocations(in values: PointsToSet) -> [AllocationSite] {
    var seen: Set<AllocationSite> = []
    return values.flattened.all.compactMap { value in
      guard case .object(let made) = value, nodes.contains(made.type),
        !flow.classification.isEraser(made.type)
      else {
        return nil
      }
      return seen.insert(made).inserted ? made : nil
    }
  }

  /// Whether a method may return the same object under another type: a type eraser, or a method of a library.
  private func isDisguise(_ name: Name, of type: TypeID) -> Bool {
    if name.lowercased().contains("eras") || name.lowercased().hasPrefix("any") { return true }
    return flow.program.functions(named: name, on: type).isEmpty && !CoordinatorNaming.isStarting(name)
  }

  private func take(_ child: inout Child, _ attributed: AttributedEffect) {
    let effect = attributed.effect
    switch effect.kind {
    case .creates: child.makings.append(attributed)
    case .adds(let list): keep(&child, attributed, in: list, isList: true)
    case .sets(let name): keep(&child, attributed, in: name, isList: false)
    case .hands(let method): hand(&child, attributed, to: method)
    case .calls(let method):
      if !isKnown(method, of: effect.target) { child.isLost = true }
      if Presentation(effect) != nil { child.isShown = true }
    case .captures: child.isLost = true
    case .clears, .removes: break
    }
  }

  private func keep(_ child: inout Child, _ attributed: AttributedEffect, in name: Name, isList: Bool) {
    let owners = attributed.effect.target.types
    if owners.isEmpty { child.isLost = true }
    for owner in owners {
      switch strength(of: name, on: owner) {
      case .strong:
        child.keepings.append(
          Child.Keeping(owner: owner, property: name, isList: isList, attributed: attributed)
        )
      case .weak, .unowned: child.glances.append(attributed)
      }
    }
  }

  private func strength(of property: Name, on type: TypeID) -> ReferenceStrength {
    flow.program.property(property, on: type)?.fact.hold ?? .strong
  }

  private func hand(_ child: inout Child, _ attributed: AttributedEffect, to method: Name) {
    if CoordinatorNaming.isDetaching(method) { return }
    let owners = attributed.effect.target.types.filter(nodes.contains)
    if owners.isEmpty { child.isLost = true }
    for owner in owners {
      // A case that holds the child is no list.
      let isList = flow.program.behaviour.attaches(method, to: owner)
      child.keepings.append(
        Child.Keeping(owner: owner, property: nil, isList: isList, attributed: attributed)
      )
    }
  }

  /// Whether the program implements a method.
  private func isKnown(_ method: Name, of target: PointsToSet) -> Bool {
    let types = target.types
    guard !types.isEmpty else { return false }
    return types.allSatisfy { type in
      let functions = flow.program.functions(named: method, on: type)
      return functions.contains { flow.program[$0].fact.body != nil }
    }
  }

  /// A function without a known caller may give its result to any code.
  mutating func readReturns(of method: Method, _ calls: CallIndex) {
    let returned = allocations(in: method.returns)
    if returned.isEmpty || calls.hasCall(of: method, flow.program) { return }
    for made in returned { children[made]?.isLost = true }
  }
}

extension ChildReader {
  /// A value of a known type that the same function stores may be this child.
  fileprivate mutating func loseUnclear() {
    for attributed in flow.attributedEffects where attributed.effect.isKeeping {
      let subject = attributed.effect.subject.flattened
      let unknown: PointsToSet = attributed.effect.isUnclear ? [.external("Coordinator", [])] : []
      unclear[FunctionKey(attributed), default: []].formUnion(subject.isEmpty ? unknown : subject)
    }
    for (made, child) in children where child.keepings.isEmpty {
      if child.makings.contains(where: { isUnclear($0, made) }) { children[made]?.isLost = true }
    }
  }

  private func isUnclear(_ making: AttributedEffect, _ made: AllocationSite) -> Bool {
    unclear[FunctionKey(making)]?.all.contains { mayBe(made.type, $0) } ?? false
  }

  /// Each caller of a builder stores or drops the child.
  fileprivate mutating func findDrops(_ methods: [Method]) {
    var returned: [AllocationSite: Set<FunctionKey>] = [:]
    for method in methods {
      for made in allocations(in: method.returns) { returned[made, default: []].insert(FunctionKey(method)) }
    }
    for (made, child) in children where !child.isLost {
      let drops = drops(of: child, returned[made] ?? [])
      children[made]?.drops = drops
    }
  }

  private func drops(of child: Child, _ returned: Set<FunctionKey>) -> [AttributedEffect] {
    let asking = child.makings.filter { $0.effect.places.count > 1 }
    let kept = Set(child.keepings.map { FunctionKey($0.attributed) })
    // If the builder stores it, it stores it for all callers.
    guard kept.isSubset(of: asking.map(FunctionKey.init)) else { return [] }
    let started = Set(child.calls.filter(\.isStart).map(FunctionKey.init))
    return asking.filter { making in
      let reading = FunctionKey(making)
      return !making.effect.isPossible && started.contains(reading) && !kept.contains(reading)
        && !returned.contains(reading) && !isUnclear(making, child.made)
    }
  }

  private func mayBe(_ type: TypeID, _ value: AbstractValue) -> Bool {
    switch value {
    case .typed(let other): other != type && flow.program.inherits(type, from: other)
    case .external(let name, _): CoordinatorNaming.isCoordinating(name) || CoordinatorNaming.isRouting(name)
    default: false
    }
  }
}

extension Effect {
  /// Whether an unknown value that it stores may be a coordinator.
  fileprivate var isUnclear: Bool {
    switch kind {
    case .sets(let name): CoordinatorNaming.isCoordinating(name) || CoordinatorNaming.isRouting(name)
    case .adds(let name): CoordinatorNaming.isChildList(name)
    case .hands(let name): CoordinatorNaming.isAttaching(name) && target.types.isEmpty == false
    default: false
    }
  }

  fileprivate var isKeeping: Bool {
    switch kind {
    case .sets(let name): !CoordinatorNaming.isWayUp(name)
    case .adds, .hands: true
    default: false
    }
  }
}

extension AttributedEffect {
  fileprivate var isStart: Bool {
    if case .calls(let name) = effect.kind { return CoordinatorNaming.isStarting(name) }
    return false
  }
}
