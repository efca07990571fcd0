/// The cases of an enum, and how to find the case of a value.
///
/// Values are read in place: no copy and no `Mirror`, so no code of the app runs.
struct EnumLayout {
  struct Case {
    /// The case's name; empty for `some` of an optional.
    let name: String
    /// Nil without a payload, and with a payload of unknown type.
    let payload: Any.Type?
    let isIndirect: Bool
    /// Whether the enum has an unknown payload.
    let isBlind: Bool
  }

  let type: Any.Type
  let size: Int
  let alignment: Int
  let cases: [Case]
  /// Whether payloads share bits with the case number.
  let projects: Bool
  private let metadata: UnsafeRawPointer
  private let functions: (tag: ValueWitnesses.TagOfEnum, project: ValueWitnesses.ProjectPayload)

  /// The layout of an enum; nil if the program does not describe its cases.
  init?(of type: Any.Type, layout: RuntimeLayout) {
    let witnesses = ValueWitnesses(of: type)
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    self.type = type
    guard let functions = witnesses.enumFunctions(layout), let cases = Self.cases(of: type) else {
      return nil
    }
    self.functions = functions
    self.cases = cases
    (size, alignment) = (witnesses.size, witnesses.alignment)
    projects = cases.filter { $0.payload != nil || $0.isBlind }.count > 1
  }

  /// The position of the case that a value is.
  func tag(at address: UnsafeRawPointer) -> Int {
    Int(functions.tag(address, metadata))
  }

  /// Turns the bits of a value into those of its payload.
  func project(_ value: UnsafeMutableRawPointer) {
    functions.project(value, metadata)
  }

  private static func cases(of type: Any.Type) -> [Case]? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    if let wrapped = wrappedType(of: type) {
      return [Case(name: "", payload: wrapped, isIndirect: false, isBlind: false)]
    }
    guard let descriptor = metadata.pointer(at: 8), let records = FieldRecords(typeDescriptor: descriptor)
    else { return nil }
    return (0..<records.count).map { index in
      let name = records.mangledType(of: index).map(MangledType.init)
      let payload = name?.resolved(in: descriptor, arguments: metadata + 16)
      return Case(
        name: records.name(of: index),
        payload: payload,
        isIndirect: records.isIndirect(index),
        isBlind: name != nil && payload == nil
      )
    }
  }
}

/// The compiler's description of the memory layout of a type's values.
///
/// Source: `ValueWitnessTable` of the Swift ABI. It opens no existential, and so also works for types that
/// cannot be copied.
struct ValueWitnesses {
  private let table: UnsafeRawPointer

  init(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // Every type has a table.
    table = metadata.pointer(at: -8).unsafelyUnwrapped
  }

  /// Bytes of a value.
  var size: Int { table.load(fromByteOffset: 64, as: Int.self) }

  var alignment: Int { Int(flags & 0xFF) + 1 }

  /// Whether copying a value is copying bytes, so that no reference can be among them.
  var isTrivial: Bool { flags & 0x1_0000 == 0 }

  /// Whether an existential stores the value inline, not in a box.
  var isInline: Bool { flags & 0x2_0000 == 0 }

  private var flags: UInt32 { table.load(fromByteOffset: 80, as: UInt32.self) }

  typealias TagOfEnum = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  typealias ProjectPayload = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  /// The functions that return the case of an enum's value, and project its payload; nil for other types.
  func enumFunctions(_ layout: RuntimeLayout) -> (tag: TagOfEnum, project: ProjectPayload)? {
    guard flags & 0x20_0000 != 0, let tag = function(at: layout.tagOfEnum),
      let project = function(at: layout.projectPayload)
    else { return nil }
    return (unsafeBitCast(tag, to: TagOfEnum.self), unsafeBitCast(project, to: ProjectPayload.self))
  }

  /// The function at an offset, if it is in the program; nil where functions are signed, and so cannot be called.
  private func function(at offset: Int) -> UnsafeRawPointer? {
    #if _ptrauth(_arm64e)
      return nil
    #else
      let code = table.pointer(at: offset)
      return code.flatMap { LoadedFile.exists(at: UInt(bitPattern: $0)) ? $0 : nil }
    #endif
  }
}

extension Int {
  /// The number, or the next one that is a multiple of an alignment.
  func aligned(to alignment: Int) -> Int {
    (self + alignment - 1) & ~(alignment - 1)
  }
}
