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
