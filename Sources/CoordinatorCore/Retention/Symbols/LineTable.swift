#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if os(Linux)
  /// Which line of source a function was compiled from, as the compiler wrote it for debuggers.
  ///
  /// Source: DWARF 4, section 6.2. Programs of other versions tell nothing.
  struct LineTable {
    let section: ProgramBytes

    /// A larger table takes longer than anybody wants to wait for a line.
    static let mostBytes = 64 << 20

    /// The file and the first line of the function at an address.
    func place(of addresses: Range<Int>) -> (path: String, line: Int)? {
      guard let mention = mention(of: addresses.lowerBound), let unit = unit(around: mention) else {
        return nil
      }
      var program = LineProgram(section: section, unit: unit, addresses: addresses)
      return program.run()
    }

    /// Where the table says that what follows begins at an address: `DW_LNE_set_address`.
    private func mention(of address: Int) -> Int? {
      let words = withUnsafeBytes(of: UInt64(truncatingIfNeeded: address).littleEndian) { [0, 9, 2] + $0 }
      return section.bytes.withUnsafeBytes { all in
        guard let start = all.baseAddress else { return nil }
        // Most addresses begin with a letter that few others have.
        var place = 3
        while place + 8 <= all.count {
          guard let next = memchr(start + place, Int32(words[3]), all.count - place) else { return nil }
          place = UnsafeRawPointer(next) - start
          if place + 8 <= all.count, memcmp(start + place - 3, words, words.count) == 0 { return place }
          place += 1
        }
        return nil
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
