import CoordinatorGraph

/// Something in memory that references are counted for.
struct MemoryNode {
  enum Kind {
    /// An instance of a class.
    case object
    /// The context of a closure, or a captured variable.
    case context
    /// The storage of a collection, of the given number.
    case storage(collection: Int)
    /// A value of the given plan, behind a header.
    case box(plan: Int)
    /// A box for an `Error`, which knows the type of its content.
    case error
  }

  let address: UInt
  let kind: Kind

  var pointer: UnsafeRawPointer {
    // Nothing is noted at an address below the first page.
    UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped
  }

  /// Whether it is an instance of a class in source, and so has a name.
  var isObject: Bool {
    if case .object = kind { return true }
    return false
  }

  var isContext: Bool {
    if case .context = kind { return true }
    return false
  }

  /// The size of an object's header: its class and its reference counts.
  static let headerSize = 16
}

/// A reference that was read.
struct MemoryReference {
  let node: MemoryNode
  let ownership: Ownership
  /// Whether a closure owns it. A closure that captured only one object has no context.
  var isClosure = false
  /// The address of the closure's code; zero if unknown.
  var function: UInt = 0
}
