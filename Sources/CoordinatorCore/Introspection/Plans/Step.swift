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
    /// Read by a part of the class's plan.
    case value
  }

  let action: Action
  /// Bytes from the start of the object.
  let offset: Int
  let slot: Int
  /// For `.value`, what to read.
  let part: Int
}

/// An element of an array of `any P`, where `P` is a protocol for classes: the object and how it conforms.
struct ClassExistential {
  let object: UnsafeRawPointer
  let witnesses: UnsafeRawPointer
}

extension Step {
  /// The step for a part of a class's plan.
  init(_ part: TypePlan.Part, number: Int, slot: Int) {
    self.init(action: Self.action(for: part), offset: part.offset, slot: slot, part: number)
  }

  private static func action(for part: TypePlan.Part) -> Action {
    switch part.action {
    case .object: .reference
    case .weak: .weakReference
    case .unowned: .address
    case .storage: action(forArray: part.type)
    default: .value
    }
  }

  /// Arrays of existentials have Swift's own storage on every system. Arrays of classes may have Objective-C
  /// storage, and are then read with the library.
  private static func action(forArray type: Any.Type) -> Action {
    guard let array = type as? any ArrayType.Type else { return .value }
    let element = array.elementType
    switch (MetadataKind(of: element), ValueWitnesses(of: element).size) {
    case (.existential, MemoryLayout<ClassExistential>.size): return .existentialReferences
    case (.class, _) where !isOfLibrary(element):
      #if canImport(ObjectiveC)
        return .value
      #else
        return .references
      #endif
    default: return .value
    }
  }
}

private protocol ArrayType {
  static var elementType: Any.Type { get }
}

extension Array: ArrayType {
  fileprivate static var elementType: Any.Type { Element.self }
}
