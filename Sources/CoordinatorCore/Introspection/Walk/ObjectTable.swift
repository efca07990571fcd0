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
