#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if os(Linux)
  /// Which line of source a function was compiled from, as the compiler wrote it for debuggers.
  ///
  /// Source: DWARF 4, section 6.2. Other versions are not read.
  struct LineTable {
    let section: ProgramBytes

    /// A larger table would take too long for one line number.
    static let mostBytes = 64 << 20

    /// The file and the first line of the function at an address.
    func place(of addresses: Range<Int>) -> (path: String, line: Int)? {
      guard let mention = mention(of: addresses.lowerBound), let unit = unit(around: mention) else {
        return nil
      }
      var program = LineProgram(section: section, unit: unit, addresses: addresses)
      return program.run()
    }

    /// The last position before the target where the table sets an address (`DW_LNE_set_address`).
    private func mention(of address: Int) -> Int? {
      let address = UInt64(truncatingIfNeeded: address)
      return section.bytes.withUnsafeBytes { all in
        guard let start = all.baseAddress else { return nil }
        var (place, best, found) = (1, UInt64.zero, Int?.none)
        while place + 10 <= all.count, let next = memchr(start + place, 9, all.count - place - 9) {
          place = UnsafeRawPointer(next) - start + 1
          guard all[place - 2] == 0, all[place] == 2 else { continue }
          let begin = all.loadUnaligned(fromByteOffset: place + 1, as: UInt64.self)
          if begin <= address, begin > best { (best, found) = (begin, place) }
        }
        return found
      }
    }

    private func unit(around place: Int) -> Range<Int>? {
      var start = 0
      while let length = section.index(at: start, UInt32.self), length > 0, length < 0xFFFF_FFF0 {
        let end = start + 4 + length
        guard end <= section.bytes.count else { return nil }
        if place < end { return start..<end }
        start = end
      }
      return nil
    }
  }
#endif
