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
    /// An index, ``noPlace``, or the complement of a position in `places`.
    let place: Int32
    let ownership: Ownership
  }

  static let noPlace = Int32.max

  var objects: [Object] = []
  var links: [Link] = []
  var registrations = Registrations()
  /// References whose targets are known by address only. Empty when the walk has ended.
  var unresolved: [(link: Link, address: UInt)] = []
  private(set) var places: [[ObjectReader.Subscript]] = []
  private(set) var notes: [Int32: [String]] = [:]

  mutating func add(_ subscripts: [ObjectReader.Subscript]) -> Int32 {
    places.append(subscripts)
    return ~Int32(truncatingIfNeeded: places.count - 1)
  }

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

/// The objects of a walk, each once, numbered in order of first appearance.
///
/// Keeps them alive during the walk. A hash table with open addressing makes a lookup cost a few nanoseconds.
struct ObjectTable {
  private(set) var objects: [AnyObject] = []
  private var addresses: [UInt] = []
  /// One more than an object's number, or zero where the place is free. The count is a power of two.
  private var places: [Int32] = [Int32](repeating: 0, count: 64)

  /// The number of an object, and whether it is new.
  mutating func insert(objectAt pointer: UnsafeRawPointer) -> (number: Int, isNew: Bool) {
    let address = UInt(bitPattern: pointer)
    var place = self.place(of: address)
    if places[place] != 0 { return (Int(places[place]) - 1, false) }
    if objects.count * 2 >= places.count {
      grow()
      place = self.place(of: address)
    }
    objects.append(Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue())
    addresses.append(address)
    places[place] = Int32(truncatingIfNeeded: objects.count)
    return (objects.count - 1, true)
  }

  /// The address of an object.
  func address(of number: Int) -> UnsafeRawPointer {
    // An object's address is never zero.
    UnsafeRawPointer(bitPattern: addresses[number]).unsafelyUnwrapped
  }

  /// The number of the object at an address, if it is part of the walk.
  func number(ofAddress address: UInt) -> Int? {
    let number = places[place(of: address)]
    return number == 0 ? nil : Int(number) - 1
  }

  /// The slot of an address, or its free slot. Fibonacci hashing (Knuth, TAOCP 3, §6.4), linear probing.
  private func place(of address: UInt) -> Int {
    let mask = places.count - 1
    let shift = UInt(UInt.bitWidth - places.count.trailingZeroBitCount)
    var place = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while places[place] != 0, addresses[Int(places[place]) - 1] != address {
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func grow() {
    places = [Int32](repeating: 0, count: places.count * 2)
    for (number, address) in addresses.enumerated() {
      places[place(of: address)] = Int32(truncatingIfNeeded: number + 1)
    }
  }
}
