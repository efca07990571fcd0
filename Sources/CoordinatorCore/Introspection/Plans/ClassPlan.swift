/// What a walk knows of the objects of one class before it reads them. It counts no references: a walk asks for it
/// at every object.
struct ClassPlan {
  let category: ObjectCategory
  /// Whether the class conforms to ``CoordinatorIntrospectable``.
  let tellsChildren: Bool
  /// What to do for each object, as positions in the steps of the walk.
  let steps: Range<Int>
}

/// A property of a registry that says what it can make.
struct Register {
  let offset: Int
  let path: String
  let type: any EntryReading.Type
}

/// What a snapshot tells of a class.
struct LiveType: Sendable {
  let name: String
  let module: String?
  let documentation: String?
  /// What of its objects cannot be seen.
  let notes: [String]
}
