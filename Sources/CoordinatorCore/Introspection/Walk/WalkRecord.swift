import CoordinatorGraph

/// The record of a walk. It contains only numbers and no reference to an object, so it can be processed later
/// and on another thread.
struct WalkRecord: Sendable {
  struct Object: Hashable, Sendable {
    let type: Int32
    let category: ObjectCategory
  }

  /// A reference from one object of the walk to another.
  struct Link: Hashable, Sendable {
    let owner: Int32
    var target: Int32
    let slot: Int32
    /// The elements of collections on the slot's path.
    let subscripts: [Subscript]
    let ownership: Ownership
  }

  /// Which element of a collection a reference is.
  enum Subscript: Hashable, Sendable {
    case index(Int)
    case key(String)
    case unordered
  }

  var objects: [Object] = []
  var links: [Link] = []
  var registrations = Registrations()
  /// References whose targets are known by address only. Empty when the walk has ended.
  var unresolved: [(link: Link, address: UInt)] = []
  private(set) var notes: [Int32: [String]] = [:]

  mutating func note(_ reason: String, about object: Int32) {
    guard notes[object]?.contains(reason) != true else { return }
    notes[object, default: []].append(reason)
  }

  /// Finds the objects behind addresses. Unknown addresses are outside the walk.
  mutating func resolve(by table: ObjectTable) {
    for (link, address) in unresolved {
      guard let number = table.number(ofAddress: address) else { continue }
      var link = link
      link.target = Int32(truncatingIfNeeded: number)
      links.append(link)
    }
    unresolved = []
  }
}

/// The objects of a walk, each once, numbered in order of first appearance. Keeps them alive during the walk.
struct ObjectTable {
  private(set) var objects: [AnyObject] = []
  private var numbers: [UInt: Int] = [:]

  mutating func insert(objectAt pointer: UnsafeRawPointer) -> (number: Int, isNew: Bool) {
    let address = UInt(bitPattern: pointer)
    if let number = numbers[address] { return (number, false) }
    numbers[address] = objects.count
    objects.append(Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue())
    return (objects.count - 1, true)
  }

  /// The address of an object.
  func address(of number: Int) -> UnsafeRawPointer {
    MemoryNode(of: objects[number]).pointer
  }

  /// The number of the object at an address, if it is part of the walk.
  func number(ofAddress address: UInt) -> Int? { numbers[address] }
}
