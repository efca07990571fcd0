import CoordinatorGraph

extension HeapReader {
  /// Reads a value, or the properties of an object, by shape.
  mutating func read(_ number: Int, at address: UnsafeRawPointer, under piece: Piece) {
    guard number != 0 else { return }
    let shape = shapes.shapes[number]
    for text in shape.notes { note(text) }
    under(piece) { reader in
      for leaf in shape.leaves {
        reader.under(.name(leaf.name)) { $0.read(leaf, at: address + leaf.offset) }
      }
    }
  }

  /// Reads the elements of a collection with contiguous storage.
  mutating func readElements<Element>(
    of type: Element.Type,
    in bytes: UnsafeRawBufferPointer,
    stride: Int
  ) {
    let shape = shapes.shape(ofValues: type)
    guard shape != 0, stride > 0, let start = bytes.baseAddress else { return }
    for index in 0..<(bytes.count / stride) {
      guard spend() else { return }
      read(shape, at: start + index * stride, under: .index(index))
    }
  }

  private mutating func read(_ leaf: Shape.Leaf, at address: UnsafeRawPointer) {
    switch leaf.action {
    case .object: emit(address.load(as: UInt.self), .object, .strong)
    case .weak: readWeak(at: address)
    case .unowned: emit(address.load(as: UInt.self), .object, .unowned)
    case .context: emit(address.load(as: UInt.self), .context, .strong, isClosure: true)
    case .storage(let collection):
      emit(address.load(as: UInt.self), .storage(collection: collection), .strong)
    case .function: readFunction(at: address)
    case .enumeration(let number): readEnumeration(number, at: address)
    case .existential: readExistential(at: address)
    case .error: emit(address.load(as: UInt.self), .error, .strong)
    }
  }

  private mutating func readWeak(at address: UnsafeRawPointer) {
    // Through a mutable pointer, or else the weak reference is copied first.
    let storage = UnsafeMutableRawPointer(mutating: address).assumingMemoryBound(to: WeakWord.self)
    guard let object = storage.pointee.object else { return }
    emit(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), .object, .weak)
  }

  /// Without a closure, the second word is undefined.
  private mutating func readFunction(at address: UnsafeRawPointer) {
    let function = address.load(as: UInt.self)
    guard function >= 4096 else { return }
    let context = address.load(fromByteOffset: 8, as: UInt.self)
    guard let pointer = UnsafeRawPointer(bitPattern: context), context >= 4096 else { return }
    let isObject = ClosureContext(at: pointer).kind == .object
    emit(context, isObject ? .object : .context, .strong, isClosure: true, function: function)
  }
}

// MARK: - Payloads

extension HeapReader {
  private mutating func readEnumeration(_ number: Int, at address: UnsafeRawPointer) {
    let layout = shapes.enums[number]
    let tag = layout.tag(at: address)
    guard let shape = payloadShape(of: number, tag: tag) else {
      if layout.cases.indices.contains(tag), layout.cases[tag].isBlind {
        note("the payload of an enum is unknown")
      }
      return
    }
    guard shape != 0 else { return }
    under(.text(layout.cases[tag].name)) { reader in
      reader.readPayload(shape, isIndirect: layout.cases[tag].isIndirect, of: layout, at: address)
    }
  }

  /// Payloads that share bits with the case number are read from a copy of the bits. The copy retains
  /// nothing.
  private mutating func readPayload(
    _ shape: Int,
    isIndirect: Bool,
    of layout: EnumLayout,
    at address: UnsafeRawPointer
  ) {
    guard layout.projects else { return readPayload(shape, isIndirect: isIndirect, at: address) }
    let copy = UnsafeMutableRawPointer.allocate(byteCount: layout.size, alignment: layout.alignment)
    defer { copy.deallocate() }
    copy.copyMemory(from: address, byteCount: layout.size)
    layout.project(copy)
    readPayload(shape, isIndirect: isIndirect, at: UnsafeRawPointer(copy))
  }

  private mutating func readPayload(_ shape: Int, isIndirect: Bool, at address: UnsafeRawPointer) {
    guard isIndirect else { return read(shape, at: address, under: .none) }
    emit(address.load(as: UInt.self), .box(shape: shape), .strong)
  }

  /// Source: `OpaqueExistentialContainer` of the Swift ABI: three words for the value or its box, then its type.
  private mutating func readExistential(at address: UnsafeRawPointer) {
    guard let metadata = address.load(fromByteOffset: 24, as: UnsafeRawPointer?.self) else { return }
    let type = unsafeBitCast(metadata, to: Any.Type.self)
    let shape = shapes.shape(ofValues: type)
    guard shape != 0 else { return }
    if ValueWitnesses(of: type).isInline { return read(shape, at: address, under: .none) }
    emit(address.load(as: UInt.self), .box(shape: shape), .strong)
  }
}

/// The memory layout of a weak property; its witness tables, if any, follow.
private struct WeakWord {
  weak var object: AnyObject?
}
