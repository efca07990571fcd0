#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if os(Linux)
  /// A part of the running program as an ELF file. It reads only the needed parts, and checks all positions
  /// against the file's size.
  struct ProgramFile {
    struct Section {
      let name: Int
      let type: UInt32
      let isCompressed: Bool
      let address: Int
      let offset: Int
      let size: Int
      /// The number of the section that has its texts.
      let link: Int
    }

    private let descriptor: Int32
    private(set) var sections: [Section] = []
    /// The number of the section that has the names of sections.
    private(set) var nameSection = 0
    /// Where the file would begin if the program were loaded at zero.
    private var firstAddress = 0

    /// More than this is not read at once.
    private static let mostBytes = 256 << 20

    /// - Parameter start: The load address of the file. The memory there must match the file.
    init?(path: String, loadedAt start: UnsafeRawPointer) {
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      guard let header = read(at: 0, count: 64), isTheSame(header.bytes, at: start), readHeaders(header)
      else {
        close(descriptor)
        return nil
      }
    }

    func end() { close(descriptor) }

    /// The address of a pointer before relocation, as the file uses it.
    func address(_ pointer: UnsafeRawPointer, loadedAt start: UnsafeRawPointer) -> Int {
      (pointer - start) &+ firstAddress
    }

    /// Where an address of the file is in memory.
    func pointer(to address: Int, loadedAt start: UnsafeRawPointer) -> UnsafeRawPointer {
      start + (address &- firstAddress)
    }

    func bytes(of section: Section) -> ProgramBytes? {
      section.isCompressed ? nil : read(at: section.offset, count: section.size)
    }

    /// The section of a name that begins with a dot.
    func section(_ name: String, texts: ProgramBytes) -> Section? {
      sections.first { texts.holds(Array(name.utf8), at: $0.name) }
    }
  }

  extension ProgramFile {
    private func read(at offset: Int, count: Int) -> ProgramBytes? {
      guard offset >= 0, count > 0, count <= Self.mostBytes else { return nil }
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        while filled < count, let start = buffer.baseAddress {
          let more = pread(descriptor, start + filled, count - filled, off_t(offset + filled))
          guard more > 0 else { break }
          filled += more
        }
      }
      return bytes.count == count ? ProgramBytes(bytes: bytes) : nil
    }

    /// A file that was rebuilt meanwhile has another header, because the header lists the positions of its
    /// sections.
    private func isTheSame(_ header: [UInt8], at start: UnsafeRawPointer) -> Bool {
      let isKnown = header.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1])
      return isKnown && UnsafeRawBufferPointer(start: start, count: header.count).elementsEqual(header)
    }

    /// Source: `Elf64_Ehdr`, `Elf64_Phdr` and `Elf64_Shdr` of the ELF specification.
    private mutating func readHeaders(_ header: ProgramBytes) -> Bool {
      guard let place = header.index(at: 0x28, UInt64.self), let count = header.index(at: 0x3C, UInt16.self),
        let segments = header.index(at: 0x20, UInt64.self), let many = header.index(at: 0x38, UInt16.self),
        let table = read(at: place, count: count * 64), let loaded = read(at: segments, count: many * 56)
      else { return false }
      nameSection = header.index(at: 0x3E, UInt16.self) ?? 0
      sections = (0..<count).compactMap { Section(table, at: $0 * 64) }
      let addresses = (0..<many).compactMap { number -> Int? in
        guard loaded.number(at: number * 56, as: UInt32.self) == 1 else { return nil }
        return loaded.index(at: number * 56 + 0x10, UInt64.self)
      }
      firstAddress = (addresses.min() ?? 0) & ~0xFFF
      return sections.count == count
    }
  }

  extension ProgramFile.Section {
    fileprivate init?(_ table: ProgramBytes, at place: Int) {
      guard let name = table.index(at: place, UInt32.self),
        let type = table.number(at: place + 4, as: UInt32.self),
        let flags = table.number(at: place + 8, as: UInt64.self),
        let address = table.index(at: place + 0x10, UInt64.self),
        let offset = table.index(at: place + 0x18, UInt64.self),
        let size = table.index(at: place + 0x20, UInt64.self),
        let link = table.index(at: place + 0x28, UInt32.self)
      else { return nil }
      self.init(
        name: name,
        type: type,
        isCompressed: flags & 0x800 != 0,
        address: address,
        offset: offset,
        size: size,
        link: link
      )
    }
  }
#endif
