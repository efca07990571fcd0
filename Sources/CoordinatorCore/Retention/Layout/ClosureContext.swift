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

  /// Whether this layout was verified on the platform. On others, closures are reported as unknown.
  static var isProved: Bool {
    #if os(Linux) && (arch(x86_64) || arch(arm64))
      true
    #else
      false
    #endif
  }

  let address: UnsafeRawPointer
  private let metadata: UnsafeRawPointer

  init(at address: UnsafeRawPointer) {
    self.address = address
    metadata = address.load(as: UnsafeRawPointer.self)
  }

  /// A key that is equal for contexts with the same layout.
  var identity: UnsafeRawPointer { metadata }

  var kind: Kind {
    switch metadata.load(as: UInt.self) {
    case 0x400: .captures
    case 0x500: .genericBox
    case 0, 0x800...: .object
    default: .unknown
    }
  }

  private var firstOffset: Int { Int(metadata.load(fromByteOffset: 8, as: UInt32.self)) }

  /// The type of a captured variable, and the offset of its value; only for ``Kind/genericBox``.
  var boxed: (type: Any.Type, offset: Int)? {
    guard let type = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else { return nil }
    return (unsafeBitCast(type, to: Any.Type.self), firstOffset)
  }
}

extension ClosureContext {
  /// The captures up to the first unknown one, whether these are all, and whether other contexts with the
  /// same identity have the same captures.
  func captures() -> (known: [Capture], areAll: Bool, areShared: Bool) {
    guard let pointer = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else {
      return ([], false, true)
    }
    let descriptor = Descriptor(pointer: pointer)
    var offset = firstOffset + descriptor.bindingCount * 8
    var (known, areShared) = ([Capture](), true)
    for index in 0..<descriptor.captureCount {
      guard let type = descriptor.capture(index), let content = content(of: type, descriptor, &areShared)
      else {
        return (known, false, areShared)
      }
      offset = offset.aligned(to: content.alignment)
      known.append(Capture(content: content, offset: offset))
      offset += content.size
    }
    return (known, true, areShared)
  }

  private func content(
    of type: MangledType,
    _ descriptor: Descriptor,
    _ areShared: inout Bool
  ) -> Capture.Content? {
    if type.isBox { return .box }
    if let known = type.resolved() { return .value(known, type.storage) }
    if type.isFunction { return .function }
    if type.isGenericClass { return .object }
    guard let binding = descriptor.binding(of: type) else { return nil }
    areShared = false
    let argument = address.load(fromByteOffset: firstOffset + binding * 8, as: UnsafeRawPointer?.self)
    return argument.map { .value(unsafeBitCast($0, to: Any.Type.self), .strong) }
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
  let pointer: UnsafeRawPointer

  var captureCount: Int { Int(pointer.load(as: UInt32.self)) }
  var sourceCount: Int { Int(pointer.load(fromByteOffset: 4, as: UInt32.self)) }
  var bindingCount: Int { Int(pointer.load(fromByteOffset: 8, as: UInt32.self)) }

  func capture(_ index: Int) -> MangledType? {
    pointer.relative(at: 12 + 4 * index).map(MangledType.init)
  }

  /// The word of the context that holds the type of a generic parameter.
  func binding(of type: MangledType) -> Int? {
    for index in 0..<sourceCount {
      let place = 12 + 4 * captureCount + 8 * index
      guard let name = pointer.relative(at: place).map(MangledType.init), name.isSame(as: type) else {
        continue
      }
      let source = pointer.relative(at: place + 4).map(MangledType.init)
      return source?.number(after: "B").flatMap { $0 < bindingCount ? $0 : nil }
    }
    return nil
  }
}
