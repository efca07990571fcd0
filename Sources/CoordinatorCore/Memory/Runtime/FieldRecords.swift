/// The compiler's record of the declared properties of one class or struct, with their ownership.
///
/// Source: `FieldDescriptor` and the mangling of reference storage (`Xw`, `Xo`, `Xu`) of the Swift ABI.
struct FieldRecords {
  private static let descriptorFieldsOffset = 16
  private static let recordsOffset = 16
  private static let recordSize = 12

  private let records: UnsafeRawPointer
  let count: Int

  /// The records behind a type descriptor; nil when the type was compiled without reflection metadata.
  init?(typeDescriptor: UnsafeRawPointer) {
    guard let fields = typeDescriptor.relative(at: Self.descriptorFieldsOffset) else { return nil }
    guard fields.load(fromByteOffset: 10, as: UInt16.self) == Self.recordSize else { return nil }
    records = fields + Self.recordsOffset
    count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
  }

  /// How the field of the given number refers to its value.
  func ownership(of field: Int) -> ReferenceStorage {
    guard let name = (records + field * Self.recordSize).relative(at: 4) else { return .unknown }
    return ReferenceStorage(mangledType: name)
  }

  /// The field's name as the source has it; empty when the program was compiled without names.
  func name(of field: Int) -> String {
    (records + field * Self.recordSize).relative(at: 8)
      .map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
  }

  /// The mangled name of the field's type; nil for a case of an enum that has no payload.
  func mangledType(of field: Int) -> UnsafeRawPointer? {
    (records + field * Self.recordSize).relative(at: 4)
  }

  /// Whether the field is an enum case with a boxed payload.
  func isIndirect(_ field: Int) -> Bool {
    records.load(fromByteOffset: field * Self.recordSize, as: UInt32.self) & 1 != 0
  }
}

/// How a property refers to its value.
enum ReferenceStorage {
  case strong, weak, unowned, unownedUnsafe, unknown

  /// Reads the last two letters of a mangled type name. A byte below 0x20 in it starts a symbolic reference
  /// of four bytes (eight from 0x18), which may contain any bytes, including zero.
  init(mangledType name: UnsafeRawPointer) {
    var (position, last, beforeLast) = (0, UInt8(0), UInt8(0))
    while case let byte = name.load(fromByteOffset: position, as: UInt8.self), byte != 0 {
      (beforeLast, last) = (last, byte)
      position += byte < 0x18 ? 5 : byte < 0x20 ? 9 : 1
    }
    self = Self.named(beforeLast, last)
  }

  private static func named(_ beforeLast: UInt8, _ last: UInt8) -> ReferenceStorage {
    guard beforeLast == UInt8(ascii: "X") else { return .strong }
    switch last {
    case UInt8(ascii: "w"): return .weak
    case UInt8(ascii: "o"): return .unowned
    case UInt8(ascii: "u"): return .unownedUnsafe
    default: return .strong
    }
  }
}

extension UnsafeRawPointer {
  /// The address that a relative 32-bit offset at the given place refers to; nil for zero.
  func relative(at offset: Int) -> UnsafeRawPointer? {
    let place = self + offset
    let distance = place.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : place + Int(distance)
  }
}
