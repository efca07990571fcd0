/// A property that a class, a struct or a tuple stores.
struct StoredField {
  /// The property's name as the source has it; empty when the program was compiled without names.
  let name: String
  let type: Any.Type
  /// Bytes from the start of the value or object.
  let offset: Int
  let storage: ReferenceStorage
  /// Whether its value never changes once it is set: a constant, or a lazy property.
  let isForGood: Bool
}

/// The properties that a type stores, those of its superclasses first. Reads no value and calls no code of
/// the app's.
func storedFields(of type: Any.Type) -> [StoredField] {
  guard let functions = ReflectionFunctions.ofThisProgram else { return [] }
  guard MetadataKind(of: type)?.hasStoredFields == true else { return [] }
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  let storage = ReferenceStorages(of: type, functions: functions)
  return (0..<functions.count(metadata)).map { index in
    var field = ReflectionFunctions.FieldMetadata()
    let fieldType = functions.metadata(metadata, index, &field)
    defer { field.free?(field.name) }
    let stored = field.name.map { String(cString: $0) } ?? ""
    return StoredField(
      name: sourceName(stored),
      type: unsafeBitCast(fieldType, to: Any.Type.self),
      offset: functions.offset(metadata, index),
      storage: field.isStrong ? .strong : storage[index],
      isForGood: !field.isVariable || stored.hasPrefix(lazyPrefix)
    )
  }
}

extension StoredField {
  /// Whether a property of source is stored here; wrapped ones have a `_` before their names.
  func stores(_ property: some StringProtocol) -> Bool {
    name.drop { $0 == "_" } == property.drop { $0 == "_" }.prefix { $0 != "[" && $0 != "." }
  }
}

/// The class that declares a property of objects of a class: perhaps a superclass.
func declaringClass(of property: String, in type: AnyClass) -> AnyClass? {
  superclassChain(of: type).last { storedFields(of: $0).contains { $0.stores(property) } }
}

/// `lazy var name` is stored as `$__lazy_storage_$_name`.
private func sourceName(_ stored: String) -> String {
  stored.hasPrefix(lazyPrefix) ? String(stored.dropFirst(lazyPrefix.count)) : stored
}

private let lazyPrefix = "$__lazy_storage_$_"

extension MetadataKind {
  /// Whether the runtime can list the type's fields: it traps on an existential.
  fileprivate var hasStoredFields: Bool {
    self == .class || self == .structure || self == .tuple
  }
}

/// The ownership of each field as the compiler recorded it, over all levels of a class.
private struct ReferenceStorages {
  private var all: [ReferenceStorage] = []

  init(of type: Any.Type, functions: ReflectionFunctions) {
    if let object = type as? AnyClass {
      for level in superclassChain(of: object).reversed() { add(level, functions) }
    } else if MetadataKind(of: type) == .structure {
      add(
        unsafeBitCast(type, to: UnsafeRawPointer.self).pointer(at: 8).flatMap(FieldRecords.init),
        upTo: functions.count(unsafeBitCast(type, to: UnsafeRawPointer.self))
      )
    }
  }

  subscript(index: Int) -> ReferenceStorage {
    index < all.count && all[index] != .strong ? all[index] : .unknown
  }

  private mutating func add(_ level: AnyClass, _ functions: ReflectionFunctions) {
    let count = functions.count(unsafeBitCast(level, to: UnsafeRawPointer.self))
    add(ClassMetadata(of: level)?.descriptor.flatMap(FieldRecords.init), upTo: count)
  }

  /// Adds a level's records. If their number differs from the runtime's, all ownership stays unknown.
  private mutating func add(_ records: FieldRecords?, upTo count: Int) {
    let missing = max(0, count - all.count)
    if let records, records.count == missing {
      all += (0..<missing).map(records.ownership)
    } else {
      all += [ReferenceStorage](repeating: .unknown, count: missing)
    }
  }
}

/// Whether a struct or an enum was compiled without reflection metadata.
func isBlind(_ type: Any.Type) -> Bool {
  unsafeBitCast(type, to: UnsafeRawPointer.self).pointer(at: 8).flatMap(FieldRecords.init) == nil
}

/// The classes in a superclass chain whose stored properties are unknown, because they were compiled without
/// reflection metadata.
func blindLevels(of type: AnyClass) -> [AnyClass] {
  let objectHeader = 16
  return superclassChain(of: type).filter { level in
    guard let metadata = ClassMetadata(of: level) else { return false }
    let above = _getSuperclass(level).flatMap(ClassMetadata.init)?.instanceSize ?? objectHeader
    guard metadata.instanceSize > above else { return false }
    return metadata.descriptor.flatMap(FieldRecords.init) == nil
  }
}

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
    return MangledType(name).storage
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

  /// By the last two letters of a mangled type name.
  init(lettersOf name: MangledType) {
    if name.ends(in: "Xw") {
      self = .weak
    } else if name.ends(in: "Xo") {
      self = .unowned
    } else {
      self = name.ends(in: "Xu") ? .unownedUnsafe : .strong
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

/// The functions of the Swift runtime that list the stored properties of a type.
///
/// `Mirror` uses the same functions, but it ignores ownership and reads every value, which traps on an
/// `unowned` reference to a released object.
///
/// The functions are newer than Swift 5.1, and an app must also load on an older system. So they are looked
/// up at run time. If they are missing, every type is reported as blind.
struct ReflectionFunctions: Sendable {
  typealias Count = @convention(c) (UnsafeRawPointer) -> Int
  typealias Offset = @convention(c) (UnsafeRawPointer, Int) -> Int
  typealias Metadata = @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer) -> UnsafeRawPointer

  /// The runtime's description of one field. `free` releases the memory of the name, if it was copied.
  struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
  }

  let count: Count
  let offset: Offset
  let metadata: Metadata

  /// The functions of the running program, if its runtime has them.
  static let ofThisProgram = ReflectionFunctions()

  private init?() {
    guard
      let count = runtimeSymbol("swift_reflectionMirror_recursiveCount"),
      let offset = runtimeSymbol("swift_reflectionMirror_recursiveChildOffset"),
      let metadata = runtimeSymbol("swift_reflectionMirror_recursiveChildMetadata")
    else { return nil }
    self.count = unsafeBitCast(count, to: Count.self)
    self.offset = unsafeBitCast(offset, to: Offset.self)
    self.metadata = unsafeBitCast(metadata, to: Metadata.self)
  }
}
