import CoordinatorGraph

/// Collects the references of one node in memory after another.
struct HeapReader: MemoryVisitor {
  static let countsReferences = true
  static let longestSorted = 1000

  let plans: TypePlans
  /// The references that the node read last has.
  private(set) var found: [MemoryReference] = []
  /// The names of the references that were found, recorded only if there is a target.
  private var labels: [String] = []
  /// The address of the only relevant target when names are needed; zero otherwise.
  private var wanted: UInt = 0
  private var trail: [String] = []
  /// The parts that could not be read, in words, and in how many nodes.
  private(set) var notes: [String: Int] = [:]
  var budget: SearchBudget

  /// How many nodes and elements may still be read in this slice.
  var steps = Int.max
  /// The elements of the node that earlier slices read, and those that were met in this one.
  private var elements = (before: 0, met: 0)
  /// Whether the node has elements for the next slice.
  private(set) var isCut = false

  init(plans: TypePlans, budget: SearchBudget) {
    self.plans = plans
    self.budget = budget
  }

  mutating func nextElement() -> ElementTurn {
    if elements.met < elements.before {
      elements.met += 1
      return .skip
    }
    isCut = steps <= 0
    guard !isCut, budget.spend() else { return .stop }
    steps -= 1
    elements.met += 1
    return .read
  }
}

// MARK: - Nodes

extension HeapReader {
  /// Reads a node, or its elements after those that earlier slices read; ``found`` has its references then.
  ///
  /// - Returns: How many elements were read, in all slices.
  @discardableResult
  mutating func read(_ node: MemoryNode, after elements: Int = 0) -> Int {
    found.removeAll(keepingCapacity: true)
    (self.elements, isCut) = ((elements, 0), false)
    node.isObject ? read(object: node) : read(contentOf: node)
    return self.elements.met
  }

  /// Reads a value; ``found`` has its references then.
  mutating func readValue(of type: Any.Type, at address: UnsafeRawPointer) {
    found.removeAll(keepingCapacity: true)
    read(valueOf: plans.number(ofValues: type), type: type, at: address)
  }

  /// The names of the references from a node to another, in memory order.
  mutating func names(of node: MemoryNode, to target: UInt) -> [(label: String, reference: MemoryReference)] {
    let (spent, known, left) = (budget, notes, steps)
    (wanted, labels, trail, steps) = (target, [], [], .max)
    budget = SearchBudget(budget.limits)
    read(node)
    defer { (wanted, labels, budget, notes, steps) = (0, [], spent, known, left) }
    return Array(zip(labels, found))
  }

  private mutating func read(object node: MemoryNode) {
    guard plans.memory.isObject(node.address), let type = node.type else { return }
    let address = node.pointer
    switch plans.plan(ofObjects: type) {
    case .properties(let plan): read(valueOf: plan, type: type, at: address)
    case .screen(let plan):
      read(valueOf: plan, type: type, at: address)
      readShownScreens(of: node.object)
    case .storage(let collection): plans.collections[collection].read(storage: address, by: &self)
    }
  }

  /// Stacks, tabs, presentations and windows keep their screens in no property that can be read.
  private mutating func readShownScreens(of object: AnyObject) {
    guard let shown = ShownScreens(of: object) else {
      return note("UIKit reports visible screens only on the main thread")
    }
    for (property, index, screen) in shown.references where property != .presented || shown.isOutermost {
      let path = property.rawValue.replacingFirst("#", with: index.map(String.init) ?? "")
      let reference = MemoryReference(node: MemoryNode(of: screen), ownership: .strong)
      under(.unordered(path)) { $0.meet(reference) }
    }
  }

  private mutating func note(_ text: String) {
    notes[text, default: 0] += 1
  }

  mutating func tell(_ note: TypePlan.Note, of type: Any.Type) {
    guard let path = note.path else { return self.note(note.reason) }
    let subject = typeName(type)
    self.note("'\(path.isEmpty ? subject : "\(subject).\(path)")' cannot be read: \(note.reason)")
  }
}

// MARK: - Names

extension HeapReader {
  private static let openKey: Character = "\u{1}"

  /// Notes a reference if an object is at its address: other memory cannot be kept alive during the search.
  mutating func meet(_ reference: MemoryReference) {
    let address = reference.node.address
    if wanted != 0 {
      guard address == wanted else { return }
      labels.append(trail.reduce("", joinedLabel))
    } else if reference.ownership == .strong {
      let isThere =
        reference.node.isObject ? plans.memory.isObject(address) : plans.memory.isReadable(address, count: 16)
      guard isThere else { return note("a reference leads to no object") }
    }
    found.append(reference)
  }

  /// The storage has references of its own. A slice's is that of a whole array.
  mutating func meet(collection: Int, isSlice: Bool, at place: UnsafeRawPointer) {
    let address = place.load(as: UInt.self)
    guard address >= 4096 else { return }
    guard SafeMemory.mayBeObject(address) else { return note("a collection of Objective-C cannot be read") }
    let node = MemoryNode(address: address, kind: isSlice ? .object : .storage(collection: collection))
    meet(MemoryReference(node: node, ownership: .strong))
  }

  mutating func under(_ piece: MemoryPiece, _ read: (inout HeapReader) -> Void) {
    guard wanted != 0 else { return read(&self) }
    under(text(of: piece), read)
  }

  private mutating func under(_ text: String, _ read: (inout HeapReader) -> Void) {
    trail.append(text)
    read(&self)
    trail.removeLast()
  }

  private func text(of piece: MemoryPiece) -> String {
    switch piece {
    case .part(let part, let plan, let isInline):
      isInline && plans.plans[plan].isBox ? "" : plans.names[part.name]
    case .payload(let text), .unordered(let text): text
    case .index(let index): "[\(index)]"
    }
  }

  /// The key is named when something was found below it.
  mutating func read<Value>(entry value: Value, plan: Int, name: () -> String?) {
    let first = labels.count
    withUnsafePointer(to: value) { pointer in
      guard wanted != 0 else { return read(valueOf: plan, type: Value.self, at: UnsafeRawPointer(pointer)) }
      under(String(Self.openKey)) { $0.read(valueOf: plan, type: Value.self, at: UnsafeRawPointer(pointer)) }
    }
    guard labels.count > first else { return }
    let key = "[\((name() ?? "?").shortened)]"
    for index in first..<labels.count {
      labels[index] = labels[index].replacingFirst(Self.openKey, with: key)
    }
  }
}

/// Two parts of a name as one: `sinks`, `["pay"]`.
func joinedLabel(_ first: String, _ second: String) -> String {
  guard let start = second.first else { return first }
  let isSubscript = start == "[" || start == "\u{1}"
  return first.isEmpty || isSubscript ? first + second : "\(first).\(second)"
}

extension String {
  /// The text, cut if it is too long for a name.
  fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }

  fileprivate func replacingFirst(_ character: Character, with text: String) -> String {
    guard let place = firstIndex(of: character) else { return self }
    return self[..<place] + text + self[index(after: place)...]
  }
}
