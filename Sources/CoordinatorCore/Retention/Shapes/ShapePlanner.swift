/// Makes one shape: looks through types until every place is one that holds a reference.
struct ShapePlanner {
  /// Nested structs are followed this far; deeper values are reported, never skipped silently.
  private static let deepestNesting = 32

  var table: ShapeTable
  /// The name of the type, for notes.
  let subject: String
  private(set) var shape = Shape()

  init(table: ShapeTable, subject: String) {
    self.table = table
    self.subject = subject
  }

  mutating func note(_ text: String) {
    if !shape.notes.contains(text) { shape.notes.append(text) }
  }

  private mutating func cannotSee(_ name: String, _ reason: String) {
    note("'\(name.isEmpty ? subject : "\(subject).\(name)")' cannot be read: \(reason)")
  }

  private mutating func leaf(_ action: Shape.Leaf.Action, _ offset: Int, _ name: String) {
    shape.leaves.append(Shape.Leaf(action: action, offset: offset, name: table.name(name)))
  }
}

// MARK: - Types

extension ShapePlanner {
  mutating func add(_ type: Any.Type, at offset: Int, name: String, depth: Int) {
    guard !ValueWitnesses(of: type).isTrivial, !isText(type) else { return }
    guard depth < Self.deepestNesting else { return cannotSee(name, "it is nested too deeply") }
    if let collection = collectionReading(of: type) {
      return add(collection, at: offset, name: name)
    }
    switch MetadataKind(of: type) {
    case .class, .objectiveCClass: leaf(.object, offset, name)
    case .optional: addOptional(type, at: offset, name: name, depth: depth)
    case .enumeration: addEnumeration(type, at: offset, name: name)
    case .structure: addStructure(type, at: offset, name: name, depth: depth)
    case .tuple: add(fieldsOf: type, at: offset, name: name, depth: depth)
    case .function: addFunction(type, at: offset, name: name)
    case .existential: addExistential(ExistentialConstraints(of: type), at: offset, name: name)
    case .extendedExistential: addExtendedExistential(type, at: offset, name: name)
    default: cannotSee(name, "the layout of \(typeName(type)) is unknown")
    }
  }

  private func isText(_ type: Any.Type) -> Bool {
    type == String.self || type == Substring.self || type == Character.self
  }

  private mutating func add(_ collection: any CollectionReading.Type, at offset: Int, name: String) {
    let holdsNothing = collection.elementTypes.allSatisfy { ValueWitnesses(of: $0).isTrivial || isText($0) }
    if holdsNothing { return }
    if collection.isStorage { return leaf(.storage(collection: table.collection(collection)), offset, name) }
    // A slice starts with a reference to the storage of the whole array.
    leaf(.object, offset, name)
  }

  /// An optional of a pointer-sized value uses zero for nil. A nested optional is different: its nil is
  /// another address without an object.
  private mutating func addOptional(_ type: Any.Type, at offset: Int, name: String, depth: Int) {
    guard let number = table.enumeration(type), let wrapped = table.enums[number].cases.first?.payload else {
      return cannotSee(name, "the layout of \(typeName(type)) is unknown")
    }
    let isOneWord = collectionReading(of: wrapped)?.isStorage ?? isZeroForNil(wrapped)
    if isOneWord { return add(wrapped, at: offset, name: name, depth: depth + 1) }
    leaf(.enumeration(number), offset, name)
  }

  private func isZeroForNil(_ type: Any.Type) -> Bool {
    switch MetadataKind(of: type) {
    case .class, .objectiveCClass, .function: true
    case .existential:
      ExistentialConstraints(of: type).isClassBound && !ExistentialConstraints(of: type).isError
    default: false
    }
  }

  private mutating func addEnumeration(_ type: Any.Type, at offset: Int, name: String) {
    if let module = foreignModule(of: type) { return noteForeign(type, module) }
    guard let number = table.enumeration(type) else {
      return cannotSee(name, "\(typeName(type)) was compiled without reflection metadata")
    }
    leaf(.enumeration(number), offset, name)
  }

  private mutating func addStructure(_ type: Any.Type, at offset: Int, name: String, depth: Int) {
    if let module = foreignModule(of: type) { return noteForeign(type, module) }
    if isBlind(type) { return cannotSee(name, "\(typeName(type)) was compiled without reflection metadata") }
    add(fieldsOf: type, at: offset, name: name, depth: depth)
  }

  private mutating func addFunction(_ type: Any.Type, at offset: Int, name: String) {
    guard ValueWitnesses(of: type).size == 16 else { return cannotSee(name, "it is a block") }
    guard ClosureContext.isProved, table.readsClosures else {
      return cannotSee(name, "closures cannot be read on this system")
    }
    leaf(.function, offset, name)
  }

  private mutating func addExistential(_ constraints: ExistentialConstraints, at offset: Int, name: String) {
    leaf(constraints.isError ? .error : constraints.isClassBound ? .object : .existential, offset, name)
  }

  /// `any Sequence<Flow>`. Source: `ExtendedExistentialTypeShape`, whose flags describe the layout of the
  /// value.
  private mutating func addExtendedExistential(_ type: Any.Type, at offset: Int, name: String) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let flags = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self).load(as: UInt32.self)
    switch flags & 0xFF {
    case 0: leaf(.existential, offset, name)
    case 1: leaf(.object, offset, name)
    default: cannotSee(name, "the layout of \(typeName(type)) is unknown")
    }
  }
}

// MARK: - Properties

extension ShapePlanner {
  /// The properties of a class that the app or one of its libraries declares; those of the system's are its own.
  mutating func add(propertiesOf type: AnyClass) {
    let chain = superclassChain(of: type)
    let foreign: AnyClass? = chain.first { foreignModule(of: $0) != nil }
    if let foreign, let module = foreignModule(of: foreign) { noteForeign(foreign, module) }
    for level in blindLevels(of: type) where foreignModule(of: level) == nil {
      note("\(typeName(level)) was compiled without reflection metadata")
    }
    let count = foreign.flatMap { level in
      ReflectionFunctions.ofThisProgram?.count(unsafeBitCast(level, to: UnsafeRawPointer.self))
    }
    let fields = storedFields(of: type).dropFirst(count ?? 0)
    for field in fields { add(field, at: 0, prefix: "", depth: 0) }
  }

  private mutating func add(fieldsOf type: Any.Type, at offset: Int, name: String, depth: Int) {
    let fields = storedFields(of: type).filter {
      !ValueWitnesses(of: $0.type).isTrivial || $0.type == Void.self
    }
    // A struct with one relevant field is a box: its field's name adds nothing to the property's name.
    let isBox = fields.count == 1 && MetadataKind(of: type) == .structure && !name.isEmpty
    for field in fields { add(field, at: offset, prefix: name, depth: depth + 1, hidesName: isBox) }
  }

  private mutating func add(
    _ field: StoredField,
    at offset: Int,
    prefix: String,
    depth: Int,
    hidesName: Bool = false
  ) {
    let own =
      field.name.hasPrefix("_") && mayBeWrapper(field.type) ? String(field.name.dropFirst()) : field.name
    let name = hidesName ? prefix : joined(prefix, own)
    let place = offset + field.offset
    switch field.storage {
    case .strong where field.type == Void.self: cannotSee(name, "its type cannot be copied")
    case .strong where field.name == "$defaultActor": return
    case .strong: add(field.type, at: place, name: name, depth: depth)
    case .weak: leaf(.weak, place, name)
    case .unowned: leaf(.unowned, place, name)
    case .unownedUnsafe: cannotSee(name, "it is unowned(unsafe)")
    case .unknown: cannotSee(name, "it is unknown whether it is weak or unowned")
    }
  }

  mutating func add(_ capture: ClosureContext.Capture) {
    switch capture.content {
    case .object: leaf(.object, capture.offset, "")
    case .box: leaf(.context, capture.offset, "")
    case .function: leaf(.function, capture.offset, "")
    case .value(let type, .strong): add(type, at: capture.offset, name: "", depth: 0)
    case .value(_, .weak): leaf(.weak, capture.offset, "")
    case .value(_, .unowned): leaf(.unowned, capture.offset, "")
    case .value: note("a closure captured something that is unowned(unsafe)")
    }
  }

  /// The parts of one reference's name.
  private func joined(_ prefix: String, _ name: String) -> String {
    if prefix.isEmpty { return name.hasPrefix(".") ? String(name.dropFirst()) : name }
    return name.isEmpty || name.hasPrefix(".") ? prefix + name : "\(prefix).\(name)"
  }
}

// MARK: - The system's own

extension ShapePlanner {
  /// Modules whose types have more in memory than their properties say, or other things.
  private static let foreignModules: Set<String> = [
    "Combine", "CoreFoundation", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Observation", "SwiftUI", "SwiftUICore", "Synchronization",
    "UIKit",
    "_Concurrency",
  ]

  /// Types that hold no object of an app's, and base classes without properties.
  private static let harmless: Set<String> = [
    "AffineTransform", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateInterval",
    "Decimal", "IndexPath",
    "IndexSet", "Locale", "Measurement", "NSNumber", "NSObject", "NSString", "NSUUID", "SwiftObject",
    "TimeZone", "URL",
    "URLComponents", "URLQueryItem", "URLRequest", "UUID", "_SwiftObject", "_SwiftNativeNSObject",
  ]

  private func foreignModule(of type: Any.Type) -> String? {
    guard let module = moduleName(type) else { return nil }
    if Self.foreignModules.contains(module) { return module }
    return module == "Swift" && MetadataKind(of: type) == .class ? module : nil
  }

  private mutating func noteForeign(_ type: Any.Type, _ module: String) {
    let name = baseName(type)
    guard !Self.harmless.contains(name), !name.hasPrefix("__") else { return }
    note("the content of \(name) in \(module) cannot be read")
  }
}
