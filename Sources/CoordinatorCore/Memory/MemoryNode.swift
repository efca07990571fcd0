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

  init(address: UInt, kind: Kind) { (self.address, self.kind) = (address, kind) }

  /// The node of an object, which is not kept alive.
  init(of object: AnyObject) { self.init(address: memoryAddress(of: object), kind: .object) }

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

  /// The object; ask only a node that is one.
  var object: AnyObject { Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() }

  /// The class of an object, which is not retained meanwhile: that would be one more reference. Nil for other nodes.
  var type: AnyClass? {
    guard isObject else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer)._withUnsafeGuaranteedRef { Swift.type(of: $0) }
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

/// The address of an object. It says nothing once the object may have been released.
@inline(__always)
func memoryAddress(of object: AnyObject) -> UInt {
  UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
}
