import CoordinatorGraph

/// A search for the owners of the targets: breadth first from the roots, then from targets that no root
/// reaches.
///
/// It does not recurse over objects. Targets are expanded last, so that a path goes through another target
/// only if there is no other path. It can pause after each step.
struct HeapSearch {
  /// A node that refers to a target.
  struct Holder {
    let owner: Int32
    let ownership: Ownership
  }

  private enum Stage {
    case roots, statics
    /// Everything that the roots reach has been searched.
    case unreachable
    case done
  }

  /// The number of references to a target in its explanation; all are counted.
  static let mostHolders = 8

  var reader: HeapReader
  private(set) var table = HeapTable()
  private(set) var holders: [[Holder]]
  /// Strong references between nodes that no root reaches.
  private(set) var links: [(owner: Int32, target: Int32)] = []
  /// The targets are the first of the nodes.
  let targetCount: Int
  /// Whether a root reaches each target.
  private(set) var isHeld: [Bool] = []
  /// Nodes from this number on, and targets that are not held, are not reached from a root.
  private(set) var heldCount = 0
  private(set) var rootNames: [Int32: String] = [:]

  private let statics: [StaticVariable]
  private let neighbours: [MemoryNode]
  private var stage = Stage.roots
  private var nextStatic = 0
  private var queue: [Int32] = []
  private var next = 0
  private var postponed: [Int32] = []
  private var nextPostponed = 0
  /// A node whose first elements were read, and how many.
  private var unfinished: (node: Int32, elements: Int)?

  init(
    targets: [MemoryNode],
    roots: [(name: String, node: MemoryNode)],
    statics: [StaticVariable],
    neighbours: [MemoryNode],
    limits: RetentionLimits
  ) {
    let abilities = limits.plantedAbilities ?? .ofThisProgram
    reader = HeapReader(plans: TypePlans(abilities: abilities), budget: SearchBudget(limits))
    (self.statics, self.neighbours) = (statics, neighbours)
    for target in targets { _ = table.insert(target) }
    targetCount = table.nodes.count
    holders = [[Holder]](repeating: [], count: targetCount)
    for root in roots { start(at: table.insert(root.node), named: root.name) }
  }

  /// Goes on until so many nodes and elements of collections were read.
  ///
  /// - Returns: Whether the search has ended.
  mutating func advance(by steps: Int) -> Bool {
    reader.steps = steps
    // Other code may have given memory back since.
    reader.plans.memory = SafeMemory()
    while stage != .done, reader.steps > 0 { step() }
    return stage == .done
  }

  /// Whether no root reaches a node.
  func isUnreachable(_ number: Int) -> Bool {
    number < targetCount ? !isHeld[number] : number >= heldCount
  }

  private mutating func step() {
    if let (node, elements) = unfinished {
      unfinished = nil
      return follow(node, after: elements)
    }
    if stage == .statics, nextStatic < statics.count { return readStatic() }
    guard reader.budget.allows(nodes: table.nodes.count), let number = takeNext() else { return endStage() }
    reader.steps -= 1
    follow(number, after: 0)
  }

  private mutating func endStage() {
    (queue, next, postponed, nextPostponed) = ([], 0, [], 0)
    switch stage {
    case .roots: stage = .statics
    case .statics:
      isHeld = (0..<targetCount).map { table.parents[$0] != HeapTable.unreached }
      heldCount = table.nodes.count
      stage = reader.budget.reached != nil ? .done : .unreachable
      guard stage == .unreachable else { return }
      for target in 0..<targetCount where !isHeld[target] { start(at: target) }
      for neighbour in neighbours { start(at: table.insert(neighbour)) }
    case .unreachable, .done: stage = .done
    }
  }

  /// Starts at the objects that a static variable refers to.
  private mutating func readStatic() {
    let variable = statics[nextStatic]
    nextStatic += 1
    reader.steps -= 1
    reader.readValue(of: variable.type, at: variable.address)
    for reference in reader.found where reference.ownership == .strong {
      let number = table.insert(reference.node)
      table.counts[number] += 1
      start(at: number, named: variable.name)
    }
  }

  private mutating func start(at number: Int, named name: String? = nil) {
    let place = Int32(truncatingIfNeeded: number)
    if let name, rootNames[place] == nil { rootNames[place] = name }
    guard table.parents[number] == HeapTable.unreached else { return }
    table.parents[number] = HeapTable.root
    queue.append(place)
  }

  private mutating func takeNext() -> Int32? {
    if next < queue.count {
      next += 1
      return queue[next - 1]
    }
    guard nextPostponed < postponed.count else { return nil }
    nextPostponed += 1
    return postponed[nextPostponed - 1]
  }

  private mutating func follow(_ owner: Int32, after elements: Int) {
    let read = reader.read(table.nodes[Int(owner)], after: elements)
    if reader.isCut { unfinished = (owner, read) }
    for index in reader.found.indices {
      let reference = reader.found[index]
      if reference.ownership == .strong {
        meet(reference.node, from: owner)
      } else if let number = table.number(of: reference.node.address), number < targetCount {
        note(Holder(owner: owner, ownership: reference.ownership), of: number)
      }
    }
  }

  private mutating func meet(_ node: MemoryNode, from owner: Int32) {
    let number = table.insert(node)
    table.counts[number] += 1
    if number < targetCount { note(Holder(owner: owner, ownership: .strong), of: number) }
    if stage == .unreachable, isUnreachable(number) {
      links.append((owner, Int32(truncatingIfNeeded: number)))
    }
    guard table.parents[number] == HeapTable.unreached else { return }
    table.parents[number] = owner
    if number < targetCount, stage != .unreachable {
      postponed.append(Int32(truncatingIfNeeded: number))
    } else {
      queue.append(Int32(truncatingIfNeeded: number))
    }
  }

  private mutating func note(_ holder: Holder, of target: Int) {
    guard holders[target].count < Self.mostHolders else { return }
    let isKnown = holders[target].contains { $0.owner == holder.owner && $0.ownership == holder.ownership }
    if !isKnown { holders[target].append(holder) }
  }
}
