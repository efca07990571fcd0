/// The compiler's description of the memory layout of a type's values.
///
/// Source: `ValueWitnessTable` of the Swift ABI. It opens no existential, and so also works for types that
/// cannot be copied.
struct ValueWitnesses {
  private let table: UnsafeRawPointer

  init(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    table = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
  }

  /// Bytes of a value.
  var size: Int { table.load(fromByteOffset: 64, as: Int.self) }

  var alignment: Int { Int(flags & 0xFF) + 1 }

  /// Whether copying a value is copying bytes, so that no reference can be among them.
  var isTrivial: Bool { flags & 0x1_0000 == 0 }

  /// Whether an existential stores the value inline, not in a box.
  var isInline: Bool { flags & 0x2_0000 == 0 }

  private var flags: UInt32 { table.load(fromByteOffset: 80, as: UInt32.self) }
}

extension ValueWitnesses {
  typealias TagOfEnum = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  typealias ProjectPayload = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  /// The functions that return the case of an enum's value, and project its payload; nil for other types.
  var enumFunctions: (tag: TagOfEnum, project: ProjectPayload)? {
    guard flags & 0x20_0000 != 0 else { return nil }
    return (
      unsafeBitCast(table.load(fromByteOffset: 88, as: UnsafeRawPointer.self), to: TagOfEnum.self),
      unsafeBitCast(table.load(fromByteOffset: 96, as: UnsafeRawPointer.self), to: ProjectPayload.self)
    )
  }
}

extension Int {
  /// The number, or the next one that is a multiple of an alignment.
  func aligned(to alignment: Int) -> Int {
    (self + alignment - 1) & ~(alignment - 1)
  }
}
