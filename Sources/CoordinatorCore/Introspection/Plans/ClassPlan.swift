/// The plan for the objects of one class. It holds no counted references, because a walk needs it for every
/// object.
struct ClassPlan {
  let category: ObjectCategory
  /// Whether the class conforms to ``CoordinatorIntrospectable``.
  let tellsChildren: Bool
  /// The steps for each object, as a range in the walk's list of steps.
  let steps: Range<Int>
}

/// A property of a registry that lists its registrations.
struct Register {
  let offset: Int
  let path: String
  let type: any EntryReading.Type
}

/// The part of a class that goes into a snapshot.
struct LiveType: Sendable {
  let name: String
  let module: String?
  let documentation: String?
  /// Notes on the parts of its objects that cannot be read.
  let notes: [String]
}
