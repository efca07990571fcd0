/// What a walk knows of the objects of one class before it reads them.
struct ClassPlan {
  let category: ObjectCategory
  /// What to do for each object, in the order of its fields.
  let steps: [Step]
  /// The plans that steps refer to.
  let values: [ValuePlan]
  /// The dictionaries of a registry.
  let registers: [Register]
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
  /// Whether it conforms to ``CoordinatorIntrospectable``.
  let tellsChildren: Bool
  /// What of its objects cannot be seen.
  let notes: [String]
}
