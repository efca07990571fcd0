/// Addresses, each once, numbered in the order of their first appearance.
///
/// Fibonacci hashing (Knuth, TAOCP 3, §6.4) and linear probing: a lookup costs a few nanoseconds.
struct AddressTable {
  private var addresses: [UInt] = []
  /// One more than an address's number, or zero where the place is free. The count is a power of two.
  private var places = [Int32](repeating: 0, count: 64)

  subscript(number: Int) -> UInt { addresses[number] }

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
