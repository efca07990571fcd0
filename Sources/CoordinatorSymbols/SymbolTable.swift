#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if os(Linux)
  /// The functions of a program by their names, those included that no other program may call.
  struct SymbolTable {
    struct Symbol {
      /// As the compiler writes it.
      let name: String
      let addresses: Range<Int>
    }

    private let symbols: ProgramBytes
    private let texts: ProgramBytes

    /// Source: `Elf64_Sym` of the ELF specification: name, type, section, address, size.
    private static let entrySize = 24

    init(symbols: ProgramBytes, texts: ProgramBytes) {
      (self.symbols, self.texts) = (symbols, texts)
    }

    /// The function that an address is within.
    func symbol(at address: Int) -> Symbol? {
      let address = UInt64(truncatingIfNeeded: address)
      return first { place, bytes in
        let start = bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)
        let size = bytes.loadUnaligned(fromByteOffset: place + 16, as: UInt64.self)
        return start <= address && address - start < size
      }
    }

    /// The function of a name.
    func symbol(named name: String) -> Symbol? {
      let letters = Array(name.utf8) + [0]
      return texts.bytes.withUnsafeBytes { texts in
        first { place, bytes in
          let text = Int(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
          guard text <= texts.count - letters.count, let start = texts.baseAddress else { return false }
          return memcmp(start + text, letters, letters.count) == 0
        }
      }
    }

    /// The symbols whose names end so.
    func symbols(endingIn end: String) -> [Symbol] {
      let letters = Array(end.utf8) + [0]
      var places: [Int] = []
      symbols.bytes.withUnsafeBytes { bytes in
        texts.bytes.withUnsafeBytes { texts in
          for place in stride(from: 0, through: bytes.count - Self.entrySize, by: Self.entrySize) {
            let text = Int(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
            guard text < texts.count, let start = texts.baseAddress else { continue }
            let length = strnlen(start + text, texts.count - text)
            guard length >= end.utf8.count, text + length < texts.count else { continue }
            if memcmp(start + text + length - end.utf8.count, letters, letters.count) == 0 {
              places.append(place)
            }
          }
        }
      }
      return places.compactMap(entry)
    }

    private func first(_ isMeant: (Int, UnsafeRawBufferPointer) -> Bool) -> Symbol? {
      let place = symbols.bytes.withUnsafeBytes { bytes in
        var place = 0
        while place <= bytes.count - Self.entrySize {
          if isMeant(place, bytes) { return place }
          place += Self.entrySize
        }
        return -1
      }
      return place >= 0 ? entry(at: place) : nil
    }

    private func entry(at place: Int) -> Symbol? {
      guard let text = symbols.index(at: place, UInt32.self), let name = texts.text(at: text),
        let start = symbols.index(at: place + 8, UInt64.self),
        let size = symbols.index(at: place + 16, UInt64.self)
      else { return nil }
      let (end, isTooFar) = start.addingReportingOverflow(size)
      return isTooFar || name.isEmpty ? nil : Symbol(name: name, addresses: start..<end)
    }
  }
#endif
