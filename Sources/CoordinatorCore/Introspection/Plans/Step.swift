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
  /// The single step for a plan; nil if the plan needs several.
  init?(_ plan: ValuePlan, offset: Int) {
    switch plan {
    case .reference(let slot): self.init(action: .reference, offset: offset, target: slot)
    case .weakReference(let slot): self.init(action: .weakReference, offset: offset, target: slot)
    case .address(let slot): self.init(action: .address, offset: offset, target: slot)
    case .elements(let type, .reference(let slot)):
      guard let action = Self.action(forArray: type) else { return nil }
      self.init(action: action, offset: offset, target: slot)
    default: return nil
    }
  }

  /// Arrays of existentials have Swift's own storage on every system. Arrays of classes may have Objective-C
  /// storage, and are then read with the library.
  private static func action(forArray type: any ElementReading.Type) -> Action? {
    guard type.isArray else { return nil }
    switch (MetadataKind(of: type.elementType), MemoryLayoutSize.of(type.elementType)) {
    case (.existential, MemoryLayout<ClassExistential>.size): return .existentialReferences
    case (.class, _):
      #if canImport(ObjectiveC)
        return nil
      #else
        return .references
      #endif
    default: return nil
    }
  }
}
