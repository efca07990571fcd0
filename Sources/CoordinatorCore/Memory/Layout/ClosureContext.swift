/// The captures of a closure, read with the compiler's capture descriptor.
///
/// A context has a header, the generic arguments, and then the captures, each with its own alignment. A
/// closure that captured only one object has no context: its context pointer is that object.
struct ClosureContext {
  enum Kind {
    /// The object that replaces the context.
    case object
    /// A closure's captures, or a captured variable.
    case captures
    /// A captured variable of a type known only at run time.
    case genericBox
    /// Of a kind that this library does not know.
    case unknown
  }

  struct Capture {
    enum Content {
      case value(Any.Type, ReferenceStorage)
      case object, box, function
    }

    let content: Content
    let offset: Int
  }

  let kind: Kind
  /// A key that is equal for contexts with the same layout.
  let identity: UInt
  private let address: UInt
  private let firstOffset: Int
  private let layout: RuntimeLayout

  /// The context at an address that may be wrong.
  init?(at address: UInt, layout: RuntimeLayout, _ memory: inout SafeMemory) {
    guard let metadata = memory.address(at: address), let word = memory.word(at: metadata) else { return nil }
    (self.address, self.layout, identity) = (address, layout, metadata)
    switch word {
    case 0x400: kind = .captures
    case 0x500: kind = .genericBox
    default: kind = memory.isObject(address) ? .object : .unknown
    }
    let first = memory.word(at: metadata + layout.firstCapture) ?? 0
    firstOffset = Int(UInt32(truncatingIfNeeded: first))
  }

  /// The type of a captured variable, and the offset of its value; only for ``Kind/genericBox``.
  func boxed(_ memory: inout SafeMemory) -> (type: Any.Type, offset: Int)? {
    memory.address(at: identity + layout.captureDescriptor).flatMap { memory.type(at: $0) }
      .map { ($0, firstOffset) }
  }

  /// The captures up to the first unknown one, whether these are all, and whether other contexts with the
  /// same identity have the same captures.
  func captures(_ memory: inout SafeMemory) -> (known: [Capture], areAll: Bool, areShared: Bool) {
    guard let place = memory.address(at: identity + layout.captureDescriptor),
      let descriptor = Descriptor(at: place, &memory)
    else { return ([], false, true) }
    var offset = firstOffset + descriptor.bindingCount * 8
    var (known, areShared) = ([Capture](), true)
    for index in 0..<descriptor.captureCount {
      guard let type = descriptor.capture(index),
        let content = content(of: type, descriptor, &areShared, &memory)
      else { return (known, false, areShared) }
      offset = offset.aligned(to: content.alignment)
      // A guess that leads out of what can be read is no capture.
      guard memory.isReadable(address + UInt(offset)) else { return (known, false, areShared) }
      known.append(Capture(content: content, offset: offset))
      offset += content.size
    }
    return (known, true, areShared)
  }

  private func content(
    of type: MangledType,
    _ descriptor: Descriptor,
    _ areShared: inout Bool,
    _ memory: inout SafeMemory
  ) -> Capture.Content? {
    if type.isBox { return .box }
    if let known = type.resolved() { return .value(known, type.storage) }
    if type.isFunction { return .function }
    if type.isGenericClass { return .object }
    guard let binding = descriptor.binding(of: type) else { return nil }
    areShared = false
    let argument = memory.address(at: address + UInt(firstOffset + binding * 8))
    return argument.flatMap { memory.type(at: $0) }.map { .value($0, .strong) }
  }
}

extension ClosureContext.Capture.Content {
  fileprivate var size: Int {
    switch self {
    case .value(let type, _): ValueWitnesses(of: type).size
    case .object, .box: 8
    case .function: 16
    }
  }

  fileprivate var alignment: Int {
    if case .value(let type, _) = self { return ValueWitnesses(of: type).alignment }
    return 8
  }
}

/// Source: `CaptureDescriptor` of the Swift ABI. It has three counts and a name for each capture. Then come
/// two names for each type that only the context knows: its parameter, and its position (`B0` is the first
/// word).
private struct Descriptor {
  /// No closure has more of anything.
  private static let most = 1000

  private let pointer: UnsafeRawPointer
  let captureCount: Int
  let sourceCount: Int
  let bindingCount: Int

  init?(at address: UInt, _ memory: inout SafeMemory) {
    guard let pointer = UnsafeRawPointer(bitPattern: address), address & 3 == 0,
      LoadedFile.exists(at: address), memory.isReadable(address, count: 12)
    else { return nil }
    self.pointer = pointer
    captureCount = Int(pointer.load(as: UInt32.self))
    sourceCount = Int(pointer.load(fromByteOffset: 4, as: UInt32.self))
    bindingCount = Int(pointer.load(fromByteOffset: 8, as: UInt32.self))
    let isKnown = captureCount <= Self.most && sourceCount <= Self.most && bindingCount <= Self.most
    let size = UInt(12 + 4 * captureCount + 8 * sourceCount)
    guard isKnown, memory.isReadable(address, count: size) else { return nil }
  }

  func capture(_ index: Int) -> MangledType? {
    pointer.relative(at: 12 + 4 * index).flatMap(MangledType.init(guess:))
  }

  /// The word of the context that holds the type of a generic parameter.
  func binding(of type: MangledType) -> Int? {
    for index in 0..<sourceCount {
      let place = 12 + 4 * captureCount + 8 * index
      guard let name = pointer.relative(at: place).flatMap(MangledType.init(guess:)), name.isSame(as: type)
      else { continue }
      let source = pointer.relative(at: place + 4).flatMap(MangledType.init(guess:))
      return source?.number(after: "B").flatMap { $0 < bindingCount ? $0 : nil }
    }
    return nil
  }
}
