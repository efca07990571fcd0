import CoordinatorGraph

/// Reads memory by its shape, and records the references in it.
///
/// It calls no property of the app and writes nothing. Addresses of objects that may have been released are
/// only compared. It recurses on nested values, as deep as their types are, but never on objects.
struct HeapReader {
  /// Collections up to this count are read in an order that the next run has, too.
  let longestSorted = 1000

  var shapes: ShapeTable
  /// The references that the node read last has.
  var found: [HeapReference] = []
  /// The names of the references that were found, recorded only if there is a target.
  private(set) var labels: [String] = []
  /// The address of the only relevant target when names are needed; zero otherwise.
  private var wanted: UInt = 0
  private var trail: [Piece] = []
  private var payloadShapes: [Int: [Int]] = [:]
  /// The parts that could not be read, in words, and in how many nodes.
  private(set) var notes: [String: Int] = [:]
  var budget: SearchBudget

  /// A part of a reference's name.
  enum Piece {
    case none
    case text(String)
    case name(Int)
    case index(Int)
    /// A key, which is named when something was found below it.
    case key
  }

  init(shapes: ShapeTable, budget: SearchBudget) {
    self.shapes = shapes
    self.budget = budget
  }

  /// Takes one value from the budget; false when the budget is used up.
  mutating func spend() -> Bool { budget.spend() }
}

// MARK: - Nodes

extension HeapReader {
  /// Reads a node; ``found`` has its references then.
  mutating func read(_ node: HeapNode) {
    found.removeAll(keepingCapacity: true)
    let address = node.pointer
    switch node.kind {
    case .object: readObject(at: address)
    case .context: readContext(ClosureContext(at: address))
    case .storage(let collection): shapes.collections[collection].read(storage: address, by: &self)
    case .box(let shape):
      read(shape, at: address + HeapNode.headerSize.aligned(to: shapes.shapes[shape].alignment), under: .none)
    case .error: readError(at: address)
    }
  }

  /// Reads a value; ``found`` has its references then.
  mutating func readValue(of type: Any.Type, at address: UnsafeRawPointer) {
    found.removeAll(keepingCapacity: true)
    read(shapes.shape(ofValues: type), at: address, under: .none)
  }

  /// The names of the references from a node to another, in memory order.
  mutating func names(of node: HeapNode, to target: UInt) -> [(label: String, reference: HeapReference)] {
    let (spent, known) = (budget, notes)
    (wanted, labels, trail) = (target, [], [])
    budget.refill()
    read(node)
    defer { (wanted, labels, budget, notes) = (0, [], spent, known) }
    return Array(zip(labels, found))
  }

  private mutating func readObject(at address: UnsafeRawPointer) {
    let reference = Unmanaged<AnyObject>.fromOpaque(address)
    let type: AnyClass = reference._withUnsafeGuaranteedRef { Swift.type(of: $0) }
    switch shapes.shape(ofObjects: type) {
    case .properties(let shape): read(shape, at: address, under: .none)
    case .screen(let shape):
      read(shape, at: address, under: .none)
      readShownScreens(of: reference.takeUnretainedValue())
    case .storage(let collection): shapes.collections[collection].read(storage: address, by: &self)
    }
  }

  /// Stacks, tabs, presentations and windows keep their screens in no property that can be read.
  private mutating func readShownScreens(of object: AnyObject) {
    guard let shown = ShownScreens(of: object) else {
      return note("UIKit reports visible screens only on the main thread")
    }
    for (path, screen) in shown.references {
      let address = UInt(bitPattern: Unmanaged.passUnretained(screen).toOpaque())
      under(.text(path)) { $0.emit(address, .object, .strong) }
    }
  }

  private mutating func readContext(_ context: ClosureContext) {
    switch context.kind {
    case .object: readObject(at: context.address)
    case .captures: read(shapes.shape(of: context), at: context.address, under: .none)
    case .genericBox:
      guard let (type, offset) = context.boxed else { return }
      read(shapes.shape(ofValues: type), at: context.address + offset, under: .none)
    case .unknown: note("a closure of an unknown kind cannot be read")
    }
  }

  /// Source: `SwiftError` of the runtime without Objective-C: header, type, conformance, value.
  private mutating func readError(at address: UnsafeRawPointer) {
    #if canImport(ObjectiveC)
      note("the content of an error cannot be read")
    #else
      let type = unsafeBitCast(address.load(fromByteOffset: 16, as: UnsafeRawPointer.self), to: Any.Type.self)
      let offset = 32.aligned(to: ValueWitnesses(of: type).alignment)
      read(shapes.shape(ofValues: type), at: address + offset, under: .none)
    #endif
  }

  mutating func note(_ text: String) {
    notes[text, default: 0] += 1
  }
}

// MARK: - Names

extension HeapReader {
  /// Names the keys under which the references noted since were found.
  mutating func fillKeys(from first: Int, _ name: () -> String?) {
    guard labels.count > first else { return }
    let key = "[\((name() ?? "?").shortened)]"
    for index in first..<labels.count {
      labels[index] = labels[index].replacingFirst(Self.openKey, with: key)
    }
  }

  private static let openKey: Character = "\u{1}"

  /// Notes a reference.
  mutating func emit(
    _ address: UInt,
    _ kind: HeapNode.Kind,
    _ ownership: Ownership,
    isClosure: Bool = false,
    function: UInt = 0
  ) {
    // The first page is never mapped: such words are not addresses.
    guard address >= 4096 else { return }
    if wanted != 0 {
      guard address == wanted else { return }
      labels.append(label)
    }
    let node = HeapNode(address: address, kind: kind)
    found.append(HeapReference(node: node, ownership: ownership, isClosure: isClosure, function: function))
  }

  private var label: String {
    trail.reduce(into: "") { label, piece in label = joinedLabel(label, text(of: piece)) }
  }

  private func text(of piece: Piece) -> String {
    switch piece {
    case .none: ""
    case .text(let text): text
    case .name(let number): shapes.names[number]
    case .index(let index): "[\(index)]"
    case .key: String(Self.openKey)
    }
  }

  /// Reads a value under a part of a name.
  mutating func under(_ piece: Piece, _ read: (inout HeapReader) -> Void) {
    guard wanted != 0 else { return read(&self) }
    trail.append(piece)
    read(&self)
    trail.removeLast()
  }

  /// The shape of the payload of a case, or nil.
  mutating func payloadShape(of number: Int, tag: Int) -> Int? {
    let cases = shapes.enums[number].cases
    guard cases.indices.contains(tag), cases[tag].payload != nil else { return nil }
    if payloadShapes[number] == nil {
      payloadShapes[number] = cases.map { $0.payload.map { shapes.shape(ofValues: $0) } ?? 0 }
    }
    return payloadShapes[number]?[tag]
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
