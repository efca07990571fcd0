/// Makes one plan: looks through a type until every part is one that holds a reference.
struct TypePlanner {
  /// Nested structs are followed this far; deeper values are reported, never skipped silently.
  private static let deepestNesting = 32

  let plans: TypePlans
  private(set) var plan = TypePlan()

  init(plans: TypePlans) {
    self.plans = plans
  }

  mutating func note(_ path: String?, _ reason: String, isForWalks: Bool = false) {
    let note = TypePlan.Note(path: path, reason: reason, isForWalks: isForWalks)
    if !plan.notes.contains(note) { plan.notes.append(note) }
  }

  private mutating func part(
    _ action: TypePlan.Part.Action,
    _ type: Any.Type,
    _ offset: Int,
    _ name: String,
    isWrapper: Bool = false
  ) {
    plan.parts.append(
      TypePlan.Part(
        action: action,
        offset: offset,
        name: plans.name(name),
        type: type,
        isOfLibrary: isOfLibrary(type),
        isWrapper: isWrapper
      )
    )
  }
}

// MARK: - Types

extension TypePlanner {
  mutating func add(valuesOf type: Any.Type, depth: Int) {
    switch MetadataKind(of: type) {
    case .structure where canBeOpened(type): add(fieldsOf: type, depth: depth)
    case .tuple: add(fieldsOf: type, depth: depth)
    default: add(type, at: 0, name: "", depth: depth)
    }
  }

  private func canBeOpened(_ type: Any.Type) -> Bool {
    collectionReading(of: type) == nil && !holdsNothing(type) && foreignModule(of: type) == nil
      && !isBlind(type)
  }

  private func holdsNothing(_ type: Any.Type) -> Bool {
    ValueWitnesses(of: type).isTrivial || type == String.self || type == Substring.self
      || type == Character.self
  }

  private mutating func add(
    _ type: Any.Type,
    at offset: Int,
    name: String,
    depth: Int,
    isWrapper: Bool = false
  ) {
    guard !holdsNothing(type) else { return }
    guard depth < Self.deepestNesting else { return note(name, "it is nested too deeply", isForWalks: true) }
    if let collection = collectionReading(of: type) { return add(collection, at: offset, name: name) }
    switch MetadataKind(of: type) {
    case .class, .objectiveCClass: part(.object, type, offset, name, isWrapper: isWrapper)
    case .optional: addOptional(type, at: offset, name: name, depth: depth)
    case .enumeration: addEnumeration(type, at: offset, name: name)
    case .structure, .tuple: addInline(type, at: offset, name: name, depth: depth, isWrapper: isWrapper)
    case .function: addFunction(type, at: offset, name: name)
    case .existential:
      let constraints = ExistentialConstraints(of: type)
      let isObject = constraints.isClassBound
      part(constraints.isError ? .error : isObject ? .object : .existential, type, offset, name)
    case .extendedExistential: addExtendedExistential(type, at: offset, name: name)
    default: note(name, "the layout of \(typeName(type)) is unknown")
    }
  }

  private mutating func add(_ collection: any CollectionReading.Type, at offset: Int, name: String) {
    guard !collection.elementTypes.allSatisfy(holdsNothing) else { return }
    let number = plans.collection(collection)
    let action: TypePlan.Part.Action =
      collection.isStorage ? .storage(collection: number) : .slice(collection: number)
    part(action, collection, offset, name)
  }

  /// An optional of a pointer-sized value uses zero for nil. A nested optional is different: its nil is
  /// another address without an object.
  private mutating func addOptional(_ type: Any.Type, at offset: Int, name: String, depth: Int) {
    guard let wrapped = wrappedType(of: type) else { return }
    let isOneWord = collectionReading(of: wrapped)?.isStorage ?? isZeroForNil(wrapped)
    if isOneWord { return add(wrapped, at: offset, name: name, depth: depth + 1) }
    guard let number = plans.enumeration(type) else {
      return note(name, "the layout of \(typeName(type)) is unknown", isForWalks: true)
    }
    part(.enumeration(number), type, offset, name)
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
    if isBlind(type) { return noteBlind(type, at: name) }
    guard let number = plans.enumeration(type) else {
      return note(name, "enums cannot be read on this system", isForWalks: true)
    }
    part(.enumeration(number), type, offset, name)
  }

  private mutating func addInline(
    _ type: Any.Type,
    at offset: Int,
    name: String,
    depth: Int,
    isWrapper: Bool
  ) {
    if MetadataKind(of: type) == .structure {
      if let module = foreignModule(of: type) { return noteForeign(type, module) }
      if isBlind(type) { return noteBlind(type, at: name) }
    }
    let number = plans.number(ofValues: type, depth: depth + 1)
    for inner in plans.plans[number].notes {
      let path = inner.path.map { joinedLabel(name, $0) }
      note(path, inner.reason, isForWalks: inner.isForWalks)
    }
    if !plans.plans[number].parts.isEmpty {
      part(.inline(plan: number), type, offset, name, isWrapper: isWrapper)
    }
  }

  private mutating func addFunction(_ type: Any.Type, at offset: Int, name: String) {
    guard ValueWitnesses(of: type).size == 16 else { return note(name, "it is a block") }
    guard plans.abilities.closures else { return note(name, "closures cannot be read on this system") }
    part(.function, type, offset, name)
  }

  /// `any Sequence<Flow>`. Source: `ExtendedExistentialTypeShape`, whose flags describe the layout of the
  /// value.
  private mutating func addExtendedExistential(_ type: Any.Type, at offset: Int, name: String) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let flags = metadata.pointer(at: 8)?.load(as: UInt32.self)
    switch flags.map({ $0 & 0xFF }) {
    case 0: part(.existential, type, offset, name)
    case 1: part(.object, type, offset, name)
    default: note(name, "the layout of \(typeName(type)) is unknown", isForWalks: true)
    }
  }
}

// MARK: - Properties

extension TypePlanner {
  /// The properties of a class that the app or one of its libraries declares; those of the system's are its own.
  mutating func add(propertiesOf type: AnyClass) {
    let chain = superclassChain(of: type)
    let foreign: AnyClass? = chain.first { foreignModule(of: $0) != nil }
    if let foreign, let module = foreignModule(of: foreign) { noteForeign(foreign, module) }
    for level in blindLevels(of: type) where foreignModule(of: level) == nil { noteBlind(level, at: nil) }
    let count = foreign.flatMap { level in
      ReflectionFunctions.ofThisProgram?.count(unsafeBitCast(level, to: UnsafeRawPointer.self))
    }
    let fields = storedFields(of: type).dropFirst(count ?? 0)
    if fields.contains(where: { $0.name.isEmpty }) {
      note(nil, "\(typeName(type)) was compiled without the names of its properties", isForWalks: true)
    }
    // Observation stores `name` as `_name`, as a property wrapper does.
    let isObservable = fields.contains { $0.name == "_$observationRegistrar" }
    for field in fields { add(field, depth: 0, isObservable: isObservable) }
  }

  private mutating func add(fieldsOf type: Any.Type, depth: Int) {
    let fields = storedFields(of: type).filter {
      !ValueWitnesses(of: $0.type).isTrivial || $0.type == Void.self
    }
    plan.isBox = fields.count == 1 && MetadataKind(of: type) == .structure
    for field in fields { add(field, depth: depth, isObservable: false) }
  }

  private mutating func add(_ field: StoredField, depth: Int, isObservable: Bool) {
    let isWrapper = field.name.hasPrefix("_") && mayBeWrapper(field.type)
    // Elements of a tuple without labels are called `.0`, `.1`.
    let name = String(field.name.drop { (isWrapper || isObservable) && $0 == "_" || $0 == "." })
    switch field.storage {
    case .strong where field.type == Void.self: note(name, "its type cannot be copied", isForWalks: true)
    case .strong where field.name == "$defaultActor": return
    case .strong: add(field.type, at: field.offset, name: name, depth: depth, isWrapper: isWrapper)
    case .weak where !plans.abilities.weakReferences:
      note(name, "weak references cannot be read on this system", isForWalks: true)
    case .weak: part(.weak, AnyObject.self, field.offset, name)
    case .unowned: part(.unowned, AnyObject.self, field.offset, name)
    case .unownedUnsafe: note(name, "it is unowned(unsafe)", isForWalks: true)
    // Only `weak` has to be optional.
    case .unknown where MetadataKind(of: field.type) == .optional:
      note(name, "it is weak or unowned", isForWalks: true)
    case .unknown: part(.unowned, AnyObject.self, field.offset, name)
    }
  }

  mutating func add(_ capture: ClosureContext.Capture) {
    switch capture.content {
    case .object: part(.object, AnyObject.self, capture.offset, "")
    case .box: part(.context, AnyObject.self, capture.offset, "")
    case .function: part(.function, AnyObject.self, capture.offset, "")
    case .value(let type, .strong): add(type, at: capture.offset, name: "", depth: 0)
    case .value(let type, .weak): part(.weak, type, capture.offset, "")
    case .value(let type, .unowned): part(.unowned, type, capture.offset, "")
    case .value: note(nil, "a closure captured something that is unowned(unsafe)")
    }
  }
}

// MARK: - The system's own

extension TypePlanner {
  private mutating func noteBlind(_ type: Any.Type, at path: String?) {
    note(path, "\(typeName(type)) was compiled without reflection metadata", isForWalks: true)
  }

  private mutating func noteForeign(_ type: Any.Type, _ module: String) {
    let name = baseName(type)
    guard !SystemTypes.harmless.contains(name), !name.hasPrefix("__") else { return }
    note(nil, "the content of \(name) in \(module) cannot be read")
  }

  private func foreignModule(of type: Any.Type) -> String? {
    SystemTypes.module(of: type, readingPublished: plans.abilities.published)
  }
}
