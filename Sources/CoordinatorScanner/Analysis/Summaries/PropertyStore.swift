/// The abstract store of properties: the values that each property of each type may hold, joined over the whole program.
///
/// It also has the values of the objects that one expression makes. So each user of a wrapper such as `Module(view: view)` gets
/// the view of its own wrapper.
final class PropertyStore {
  private let family: ClassHierarchy
  private(set) var fields: [Field: PointsToSet] = [:]
  /// How often properties of a name have changed.
  private var changes: [Name: Int] = [:]
  private var inherited: [Field: FieldValues] = [:]
  /// Whether a property has changed in this round.
  var hasChanges = false
  /// Properties with more values than the store keeps.
  private(set) var widened: Set<Field> = []

  init(_ family: ClassHierarchy) { self.family = family }

  /// Adds values.
  func add(_ writes: [FieldWrite]) {
    for write in writes where fields[write.field, default: []].formUnion(write.values) {
      recordChange(of: write.field)
    }
  }

  /// Replaces all values.
  func replace(with new: [Field: PointsToSet]) {
    for (field, values) in new where fields[field]?.isSame(as: values) != true { recordChange(of: field) }
    for field in fields.keys where new[field] == nil { recordChange(of: field) }
    fields = new
    for (field, values) in new where values.isFull || values.isWidened { widened.insert(field) }
  }

  private func recordChange(of field: Field) {
    changes[field.name, default: 0] += 1
    hasChanges = true
  }

  /// The values of a property on a type and on all types above and below it.
  func values(of field: Field) -> FieldValues {
    updated(inherited.value(of: field) { FieldValues(field) })
  }

  /// Brings values up to date.
  func updated(_ known: FieldValues) -> FieldValues {
    let changes = changes[known.field.name] ?? 0
    guard known.changes != changes else { return known }
    known.changes = changes
    let before = known.meant
    known.values = joined(known.field)
    if known.meant != before { known.version += 1 }
    return known
  }

  private func joined(_ field: Field) -> PointsToSet {
    var found = PointsToSet()
    func add(_ type: TypeID, _ objects: Field.Objects) {
      found.formUnion(fields[Field(type: type, name: field.name, of: objects)] ?? [])
    }
    let ancestors = [field.type] + family.ancestors[field.type.index].map(\.type)
    if case .made = field.objects {
      add(field.type, field.objects)
      for type in ancestors { add(type, .unknown) }
    } else {
      for type in ancestors + family.descendants[field.type.index] { add(type, .all) }
    }
    return found.filter { !$0.isExternal }
  }
}

/// The values of a property, with a version that grows with each change.
final class FieldValues {
  let field: Field
  fileprivate(set) var values = PointsToSet()
  /// Values of the declared type, once the analysis asked for them.
  var declared = PointsToSet()
  fileprivate(set) var version = 0
  var noted = NotedVersion()
  /// How often properties of the name had changed at the last update.
  fileprivate var changes = -1

  init(_ field: Field) { self.field = field }

  /// The known values, or those of the declared type.
  var meant: PointsToSet { values.isEmpty ? declared : values }
}

/// Values that an effect writes to a property.
struct FieldWrite: Sendable {
  let field: Field
  let values: PointsToSet

  /// What an effect writes.
  static func writes(of effect: Effect) -> [FieldWrite] {
    let (property, values): (Name, PointsToSet)
    switch effect.kind {
    case .sets(let name): (property, values) = (name, effect.subject)
    case .adds(let name): (property, values) = (name, [.elements(effect.subject)])
    default: return []
    }
    return effect.target.flattened.all.flatMap { target -> [FieldWrite] in
      guard let type = target.knownType else { return [] }
      let objects: Field.Objects = if case .object(let made) = target { .made(made.place) } else { .unknown }
      return [.all, objects].map {
        FieldWrite(field: Field(type: type, name: property, of: $0), values: values)
      }
    }
  }
}

/// A property of objects of a type.
struct Field: FastHashable, Sendable {
  enum Objects: Hashable, Sendable {
    case all
    /// Those of which the code does not say where they are made.
    case unknown
    /// Those that one expression makes.
    case made(Place)
  }

  let type: TypeID
  let name: Name
  let objects: Objects

  init(type: TypeID, name: Name, of objects: Objects = .all) {
    (self.type, self.name, self.objects) = (type, name, objects)
  }

  var hashNumber: UInt64 {
    let number = UInt64(truncatingIfNeeded: type.index << 32 ^ Int(name.number))
    return switch objects {
    case .all: number
    case .unknown: number &+ 1 << 63
    case .made(let place): number &* 31 &+ place.hashNumber
    }
  }
}
