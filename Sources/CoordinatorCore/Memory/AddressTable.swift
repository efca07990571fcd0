/// Addresses, each once, numbered in the order of their first appearance.
///
/// Fibonacci hashing (Knuth, TAOCP 3, §6.4) and linear probing: a lookup costs a few nanoseconds.
struct AddressTable {
  private var addresses: [UInt] = []
  /// One more than an address's number, or zero where the place is free. The count is a power of two.
  private var places = [Int32](repeating: 0, count: 64)

  subscript(number: Int) -> UInt { addresses[number] }

  /// The number of an address, and whether it is new.
  mutating func insert(_ address: UInt) -> (number: Int, isNew: Bool) {
    var place = self.place(of: address)
    if places[place] != 0 { return (Int(places[place]) - 1, false) }
    if addresses.count * 2 >= places.count {
      grow()
      place = self.place(of: address)
    }
    addresses.append(address)
    places[place] = Int32(truncatingIfNeeded: addresses.count)
    return (addresses.count - 1, true)
  }

  /// The number of an address, if it is known.
  func number(of address: UInt) -> Int? {
    let number = places[place(of: address)]
    return number == 0 ? nil : Int(number) - 1
  }

  /// The slot of an address, or its free slot.
  private func place(of address: UInt) -> Int {
    let mask = places.count - 1
    let shift = UInt(UInt.bitWidth - places.count.trailingZeroBitCount)
    var place = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while places[place] != 0, addresses[Int(places[place]) - 1] != address { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    places = [Int32](repeating: 0, count: places.count * 2)
    for (number, address) in addresses.enumerated() {
      places[place(of: address)] = Int32(truncatingIfNeeded: number + 1)
    }
  }
}

/// Pairs of numbers, grouped by the first of each: the children of objects, or the owners of nodes.
struct GroupedLinks {
  /// The entries of a number are adjacent, from its start to the next number's start.
  private var starts: [Int32]
  private var entries: [Int32]

  init(_ pairs: some Collection<(Int32, Int32)>, count: Int) {
    starts = [Int32](repeating: 0, count: count + 1)
    for (first, _) in pairs { starts[Int(first) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    entries = [Int32](repeating: 0, count: pairs.count)
    var next = starts
    for (first, second) in pairs {
      entries[Int(next[Int(first)])] = second
      next[Int(first)] += 1
    }
  }

  subscript(first: Int32) -> ArraySlice<Int32> {
    entries[Int(starts[Int(first)])..<Int(starts[Int(first) + 1])]
  }

  static let source: Int32 = -1
  static let unreached: Int32 = -2

  /// For each number, the one before it on a shortest way from one of the sources.
  func ways(from sources: [Int32]) -> [Int32] {
    var before = [Int32](repeating: Self.unreached, count: starts.count - 1)
    var queue = sources
    for first in sources { before[Int(first)] = Self.source }
    var next = 0
    while next < queue.count {
      let first = queue[next]
      next += 1
      for other in self[first] where before[Int(other)] == Self.unreached {
        before[Int(other)] = first
        queue.append(other)
      }
    }
    return before
  }
}
