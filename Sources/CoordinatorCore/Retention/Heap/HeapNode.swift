import CoordinatorGraph

/// Something in memory that references are counted for.
struct HeapNode {
  enum Kind {
    /// An instance of a class.
    case object
    /// What a closure captured, or a variable that one captured.
    case context
    /// The storage of a collection, of the given number.
    case storage(collection: Int)
    /// A value of the given shape, behind a header.
    case box(shape: Int)
    /// A box for an `Error`, which says what is in it.
    case error
  }

  let address: UInt
  let kind: Kind

  var pointer: UnsafeRawPointer {
    // Nothing is noted at an address below the first page.
    UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped
  }

  /// Whether somebody wrote a class for it, so that it has a name.
  var isObject: Bool {
    if case .object = kind { return true }
    return false
  }

  var isContext: Bool {
    if case .context = kind { return true }
    return false
  }

  /// What objects have before their properties: their class and the counts of references to them.
  static let headerSize = 16
}

/// A reference that was read.
struct HeapReference {
  let node: HeapNode
  let ownership: Ownership
  /// Whether a closure has it: one that captured nothing but an object has no context besides.
  let isClosure: Bool
  /// Where the closure's code begins; zero where it has none.
  var function: UInt = 0
}
