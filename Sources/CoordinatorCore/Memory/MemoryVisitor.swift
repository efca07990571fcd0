import CoordinatorGraph

/// Goes through memory by the plans of its types. One visitor follows values, as a walk does; another one
/// collects references, as a search does.
///
/// It calls no property of the app and writes nothing. Addresses of objects that may have been released are
/// only compared. It recurses on nested values, as deep as their types are, but never on objects.
protocol MemoryVisitor {
  /// Whether the visitor needs every reference that keeps an object alive. A walk skips keys, and elements outside of
  /// a slice.
  static var countsReferences: Bool { get }

  /// Collections up to this count are read in an order that the next run has, too.
  static var longestSorted: Int { get }

  var plans: TypePlans { get }

  /// Whether to read the next element of a collection.
  mutating func nextElement() -> ElementTurn

  /// Deals with a reference.
  mutating func meet(_ reference: MemoryReference)

  /// Deals with a collection, whose number in the plans is given, at its place in memory.
  mutating func meet(collection: Int, isSlice: Bool, at place: UnsafeRawPointer)

  /// Reads a value under a part of a name.
  mutating func under(_ piece: MemoryPiece, _ read: (inout Self) -> Void)

  /// Reads the value of an entry whose key may have a name.
  mutating func read<Value>(entry value: Value, plan: Int, name: () -> String?)

  /// Deals with what cannot be read in values of a type, or in objects of a class.
  mutating func tell(_ note: TypePlan.Note, of type: Any.Type)
}

/// What to do with an element of a collection.
enum ElementTurn {
  case read
  /// It was read before.
  case skip
  /// Leave it and all others.
  case stop
}

/// A part of a reference's name.
enum MemoryPiece {
  /// A property, or an element of a tuple, of the plan of the given number. Inline values are part of another.
  case part(TypePlan.Part, of: Int, isInline: Bool)
  /// The payload of a case.
  case payload(String)
  case index(Int)
  /// An element without an index, as a name has it.
  case unordered(String)
}

extension MemoryVisitor {
  /// Whether a part is worth reading.
  private func wants(_ part: TypePlan.Part) -> Bool { Self.countsReferences || plans.isWalked(part) }

  mutating func read(contentOf node: MemoryNode) {
    let address = node.pointer
    switch node.kind {
    case .object: return
    case .context: readContext(at: address)
    case .storage(let collection): plans.collections[collection].read(storage: address, by: &self)
    case .box(let plan):
      read(partsOf: plan, at: address + MemoryNode.headerSize.aligned(to: plans.plans[plan].alignment))
    case .error: readError(at: address)
    }
  }

  /// Reads everything by a plan.
  mutating func read(partsOf number: Int, at address: UnsafeRawPointer, isInline: Bool = false) {
    guard number != 0 else { return }
    let plan = plans.plans[number]
    for part in plan.parts where wants(part) {
      under(.part(part, of: number, isInline: isInline)) { $0.read(part, at: address + part.offset) }
    }
  }

  /// Reads a value whose type was not known before, by its plan.
  mutating func read(valueOf number: Int, type: Any.Type, at address: UnsafeRawPointer) {
    for note in plans.plans[number].notes { tell(note, of: type) }
    read(partsOf: number, at: address)
  }

  mutating func read<Value>(element value: Value, plan: Int, under piece: MemoryPiece) {
    withUnsafePointer(to: value) { pointer in
      under(piece) { $0.read(valueOf: plan, type: Value.self, at: UnsafeRawPointer(pointer)) }
    }
  }

  /// Reads the elements of a collection with contiguous storage.
  mutating func readElements<Element>(in elements: UnsafeBufferPointer<Element>, first: Int) {
    let plan = plans.number(ofValues: Element.self)
    guard plan != 0, let start = elements.baseAddress else { return }
    for index in elements.indices {
      switch nextElement() {
      case .skip: continue
      case .stop: return
      case .read:
        under(.index(first + index)) {
          $0.read(valueOf: plan, type: Element.self, at: UnsafeRawPointer(start + index))
        }
      }
    }
  }

  mutating func readElements<Element>(_ elements: some Sequence<Element>, plan: Int) {
    for element in elements {
      switch nextElement() {
      case .skip: continue
      case .stop: return
      case .read: read(element: element, plan: plan, under: .unordered("[?]"))
      }
    }
  }

  mutating func readEntries<Key, Value>(
    of key: Key.Type,
    _ value: Value.Type,
    _ entries: some Sequence<(key: Key, value: Value)>
  ) {
    let keyPlan = Self.countsReferences ? plans.number(ofValues: key) : 0
    let plan = plans.number(ofValues: value)
    guard plan != 0 || keyPlan != 0 else { return }
    for (key, value) in entries {
      switch nextElement() {
      case .skip: continue
      case .stop: return
      case .read:
        if keyPlan != 0 { read(element: key, plan: keyPlan, under: .unordered("keys[?]")) }
        if plan != 0 { read(entry: value, plan: plan) { ReadingOrder.name(ofKey: key) } }
      }
    }
  }

  mutating func read(_ part: TypePlan.Part, at address: UnsafeRawPointer) {
    switch part.action {
    case .object: meet(address, .object)
    case .weak: readWeak(at: address)
    case .unowned: readUnowned(at: address)
    case .context: meet(address, .context)
    case .storage(let collection): meet(collection: collection, isSlice: false, at: address)
    case .slice(let collection): meet(collection: collection, isSlice: true, at: address)
    case .function: readFunction(at: address)
    case .enumeration(let number): readEnumeration(number, at: address)
    case .existential: readExistential(at: address)
    case .error: meet(address, .error)
    case .inline(let plan): read(partsOf: plan, at: address, isInline: true)
    }
  }

  private mutating func meet(_ place: UnsafeRawPointer, _ kind: MemoryNode.Kind) {
    meet(place.load(as: UInt.self), kind, .strong)
  }

  private mutating func meet(_ address: UInt, _ kind: MemoryNode.Kind, _ ownership: Ownership) {
    guard SafeMemory.mayBeObject(address) else { return }
    meet(MemoryReference(node: MemoryNode(address: address, kind: kind), ownership: ownership))
  }
}

// MARK: - References

extension MemoryVisitor {
  private mutating func readWeak(at address: UnsafeRawPointer) {
    guard let object = WeakWord.object(at: address) else { return }
    meet(memoryAddress(of: object), .object, .weak)
  }

  private mutating func readUnowned(at address: UnsafeRawPointer) {
    if let object = WeakWord.address(ofUnownedAt: address, &plans.memory) { meet(object, .object, .unowned) }
  }

  /// Without a closure, the second word is undefined.
  private mutating func readFunction(at address: UnsafeRawPointer) {
    let function = address.load(as: UInt.self)
    let context = address.load(fromByteOffset: 8, as: UInt.self)
    guard function >= 4096, SafeMemory.mayBeObject(context),
      let closure = ClosureContext(at: context, layout: plans.abilities.layout, &plans.memory)
    else { return }
    let kind = closure.kind == .object ? MemoryNode.Kind.object : .context
    let node = MemoryNode(address: context, kind: kind)
    let code = function & SafeMemory.pointerBits
    meet(MemoryReference(node: node, ownership: .strong, isClosure: true, function: code))
  }

  private mutating func readContext(at address: UnsafeRawPointer) {
    let layout = plans.abilities.layout
    guard let context = ClosureContext(at: UInt(bitPattern: address), layout: layout, &plans.memory) else {
      return
    }
    switch context.kind {
    case .object: meet(UInt(bitPattern: address), .object, .strong)
    case .captures:
      read(valueOf: plans.number(of: context), type: ClosureContext.self, at: address)
    case .genericBox:
      guard let (type, offset) = context.boxed(&plans.memory) else { return }
      read(valueOf: plans.number(ofValues: type), type: type, at: address + offset)
    case .unknown:
      tell(TypePlan.Note(path: nil, reason: "a closure of an unknown kind cannot be read"), of: Any.self)
    }
  }
}

// MARK: - Payloads

extension MemoryVisitor {
  private mutating func readEnumeration(_ number: Int, at address: UnsafeRawPointer) {
    let layout = plans.enums[number]
    let tag = layout.tag(at: address)
    guard let plan = plans.payloadPlan(of: number, tag: tag) else {
      if layout.cases.indices.contains(tag), layout.cases[tag].isBlind {
        tell(TypePlan.Note(path: nil, reason: "the payload of an enum is unknown"), of: layout.type)
      }
      return
    }
    guard plan != 0 else { return }
    let payload = layout.cases[tag]
    under(.payload(payload.name)) { reader in
      reader.readPayload(plan, payload, of: layout, at: address)
    }
  }

  /// Payloads that share bits with the case number are read from a copy of the bits. The copy retains
  /// nothing.
  private mutating func readPayload(
    _ plan: Int,
    _ payload: EnumLayout.Case,
    of layout: EnumLayout,
    at address: UnsafeRawPointer
  ) {
    guard layout.projects else { return readPayload(plan, payload, at: address) }
    let copy = UnsafeMutableRawPointer.allocate(byteCount: layout.size, alignment: layout.alignment)
    defer { copy.deallocate() }
    copy.copyMemory(from: address, byteCount: layout.size)
    layout.project(copy)
    readPayload(plan, payload, at: UnsafeRawPointer(copy))
  }

  private mutating func readPayload(_ plan: Int, _ payload: EnumLayout.Case, at address: UnsafeRawPointer) {
    if payload.isIndirect { return meet(address, .box(plan: plan)) }
    read(valueOf: plan, type: payload.payload ?? Any.self, at: address)
  }

  /// Source: `OpaqueExistentialContainer` of the Swift ABI: three words for the value or its box, then its type.
  private mutating func readExistential(at address: UnsafeRawPointer) {
    guard let type = plans.memory.type(at: address.load(fromByteOffset: 24, as: UInt.self)) else { return }
    let plan = plans.number(ofValues: type)
    guard plan != 0 else { return }
    for note in plans.plans[plan].notes { tell(note, of: type) }
    if ValueWitnesses(of: type).isInline { return read(partsOf: plan, at: address) }
    meet(address, .box(plan: plan))
  }

  /// The compiler opens the box, whose layout is not the same on every system. It copies the value, too.
  private mutating func readError(at address: UnsafeRawPointer) {
    withUnsafePointer(to: address) { pointer in
      let error = UnsafeRawPointer(pointer).assumingMemoryBound(to: (any Error).self).pointee
      readOpened(error)
    }
  }

  private mutating func readOpened<Value>(_ value: Value) {
    withUnsafePointer(to: value) {
      let plan = plans.number(ofValues: Value.self)
      read(valueOf: plan, type: Value.self, at: UnsafeRawPointer($0))
    }
  }
}
