/// What a walk knows of the objects of one class before it reads them.
final class ClassPlan {
  let type: LiveType
  let category: ObjectCategory
  let values: ValuePlan

  init(type: LiveType, category: ObjectCategory, values: ValuePlan) {
    self.type = type
    self.category = category
    self.values = values
  }
}

/// What a snapshot tells of a class.
struct LiveType: Sendable {
  let name: String
  let module: String?
  let documentation: String?
  /// What of its objects cannot be seen.
  let notes: [String]
  /// The position of the type among the types of the walk.
  let index: Int32
}
