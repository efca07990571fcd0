import CoordinatorGraph

/// A search for the owners of the targets: breadth first from the roots, then from targets that no root
/// reaches.
///
/// It does not recurse over objects. Targets are expanded last, so that a path goes through another target
/// only if there is no other path.
struct HeapSearch {
  /// A node that refers to a target.
  struct Holder {
    let owner: Int32
    let ownership: Ownership
  }

  /// The number of references to a target in its explanation; all are counted.
  static let mostHolders = 8

  var reader: HeapReader
  var table = HeapTable()
  private(set) var holders: [[Holder]]
  /// Strong references between nodes that no root reaches.
  private(set) var links: [(owner: Int32, target: Int32)] = []
  /// The targets are the first of the nodes.
  let targetCount: Int
  /// Whether a root reaches each target.
  private(set) var isHeld: [Bool] = []
  /// Nodes from this number on, and targets that are not held, are not reached from a root.
  private(set) var heldCount = 0

  /// Whether everything that the roots reach has been searched.
  private var isSecondPass = false
  private var queue: [Int32] = []
  private var next = 0
  private var postponed: [Int32] = []
  private var nextPostponed = 0

  init(targets: [MemoryNode], limits: RetentionLimits) {
    let abilities = (limits.plantedAbilities ?? .ofThisProgram).reading(closures: limits.readsClosures)
    reader = HeapReader(plans: TypePlans(abilities: abilities), budget: SearchBudget(limits))
    for target in targets { _ = table.insert(target) }
    targetCount = table.nodes.count
    holders = [[Holder]](repeating: [], count: targetCount)
  }

  /// Searches from the roots, then from the targets and their neighbours that they do not reach.
  ///
  /// - Returns: The numbers of the roots, those of static variables included.
  mutating func run(
    roots: [MemoryNode],
    statics: [StaticVariable],
    neighbours: [MemoryNode]
  ) -> (roots: [Int], statics: [(number: Int, name: String)]) {
    let roots = roots.map { table.insert($0) }
    for number in roots { start(at: number) }
    finishQueue()
    let ofStatics = statics.flatMap { read($0) }
    finishQueue()
    let numbers = (roots: roots, statics: ofStatics)
    isHeld = (0..<targetCount).map { table.parents[$0] != HeapTable.unreached }
    heldCount = table.nodes.count
    isSecondPass = true
    guard !reader.budget.isUsedUp else { return numbers }
    for target in 0..<targetCount where !isHeld[target] { start(at: target) }
    for neighbour in neighbours { start(at: table.insert(neighbour)) }
    finishQueue()
    return numbers
  }

  /// Starts at the objects that a static variable refers to.
  private mutating func read(_ variable: StaticVariable) -> [(number: Int, name: String)] {
    reader.readValue(of: variable.type, at: variable.address)
    return reader.found.filter { $0.ownership == .strong }.map { reference in
      let number = table.insert(reference.node)
      table.counts[number] += 1
      start(at: number)
      return (number, variable.name)
    }
  }

  /// Whether no root reaches a node.
  func isUnreachable(_ number: Int) -> Bool {
    number < targetCount ? !isHeld[number] : number >= heldCount
  }
}

extension HeapSearch {
  private mutating func start(at number: Int) {
    guard table.parents[number] == HeapTable.unreached else { return }
    table.parents[number] = HeapTable.root
    queue.append(Int32(truncatingIfNeeded: number))
  }

  private mutating func finishQueue() {
    while let number = takeNext() {
      guard reader.allows(nodes: table.nodes.count) else { break }
      follow(number)
    }
    (queue, next, postponed, nextPostponed) = ([], 0, [], 0)
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

  private mutating func follow(_ owner: Int32) {
    reader.read(table.nodes[Int(owner)])
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
    if isSecondPass, isUnreachable(number) {
      links.append((owner, Int32(truncatingIfNeeded: number)))
    }
    guard table.parents[number] == HeapTable.unreached else { return }
    table.parents[number] = owner
    if number < targetCount, !isSecondPass {
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
