/// One thing to do for every object of a class: a plan in a form that is quick to follow, without a reference to
/// count.
struct Step {
  enum Action: UInt8 {
    /// Follow the reference.
    case reference
    /// Follow the reference, if its object is still there.
    case weakReference
    /// Write the address down.
    case address
    /// Follow the references in an array whose elements are one word, or two.
    case references, existentialReferences
    /// Read by the value plan of the given position.
    case value
  }

  let action: Action
  /// Bytes from the start of the object.
  let offset: Int
  /// A slot, or for `.value` the position of a plan.
  let target: Int
}

/// An element of an array of `any P`, where `P` is a protocol for classes: the object and how it conforms.
struct ClassExistential {
  let object: UnsafeRawPointer
  let witnesses: UnsafeRawPointer
}

extension Step {
  /// The steps for the fields of a class, and the plans for those that need more than a step.
  static func steps(for fields: [(offset: Int, plan: ValuePlan)]) -> (steps: [Step], plans: [ValuePlan]) {
    var plans: [ValuePlan] = []
    let steps = fields.map { field in
      if let step = simple(field.plan, offset: field.offset) { return step }
      plans.append(field.plan)
      return Step(action: .value, offset: field.offset, target: plans.count - 1)
    }
    return (steps, plans)
  }

  private static func simple(_ plan: ValuePlan, offset: Int) -> Step? {
    switch plan {
    case .reference(let slot): Step(action: .reference, offset: offset, target: slot)
    case .weakReference(let slot): Step(action: .weakReference, offset: offset, target: slot)
    case .address(let slot): Step(action: .address, offset: offset, target: slot)
    case .elements(let type, .reference(let slot)): array(type, offset: offset, slot: slot)
    default: nil
    }
  }

  /// Arrays of existentials have Swift's own storage on every system. Arrays of classes may belong to Objective-C
  /// where there is one, and are then left to the library.
  private static func array(_ type: any ElementReading.Type, offset: Int, slot: Int) -> Step? {
    guard type.isArray else { return nil }
    switch (MetadataKind(of: type.elementType), MemoryLayoutSize.of(type.elementType)) {
    case (.existential, MemoryLayout<ClassExistential>.size):
      return Step(action: .existentialReferences, offset: offset, target: slot)
    case (.class, _):
      #if canImport(ObjectiveC)
        return nil
      #else
        return Step(action: .references, offset: offset, target: slot)
      #endif
    default: return nil
    }
  }
}
