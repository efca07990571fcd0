/// Loads from addresses that may be wrong. An address that cannot be read gives nil, and no crash.
///
/// The system is asked once for each page, so that most loads cost a few nanoseconds. A value must not outlive
/// one walk or one slice of a search: other code may give pages back meanwhile.
struct SafeMemory {
  private static let pageCount = 1024
  private static let classCount = 64
  /// The pages that can be read, by a few bits of their numbers. No program reads the last page.
  private var pages = [UInt](repeating: .max, count: pageCount)
  private var classes = [UInt](repeating: .max, count: classCount)
  private var types: [UInt: Bool] = [:]

  /// Whether a word could be an object's address: aligned, above the first page, and without tag bits.
  @inline(__always)
  static func mayBeObject(_ address: UInt) -> Bool {
    address >= 4096 && address & 7 == 0 && address & ~pointerBits == 0
  }

  /// Whether bytes can be read, up to a page of them.
  mutating func isReadable(_ address: UInt, count: UInt = 8) -> Bool {
    guard address >= 4096, address <= Self.pointerBits &- count else { return false }
    let (first, last) = (address >> 12, (address + count - 1) >> 12)
    return isReadable(page: first) && (first == last || isReadable(page: last))
  }

  @inline(__always)
  private mutating func isReadable(page: UInt) -> Bool {
    let place = Int(truncatingIfNeeded: page & UInt(Self.pageCount - 1))
    if pages[place] == page { return true }
    guard System.canRead(page << 12) else { return false }
    pages[place] = page
    return true
  }

  /// The word at an address; nil if it cannot be read.
  mutating func word(at address: UInt) -> UInt? {
    guard isReadable(address) else { return nil }
    return UnsafeRawPointer(bitPattern: address)?.loadUnaligned(as: UInt.self)
  }

  /// The address in a word, without its signature.
  mutating func address(at place: UInt) -> UInt? {
    word(at: place).map { $0 & Self.pointerBits }
  }
}

// MARK: - Objects and types

extension SafeMemory {
  /// Whether an instance of a class is at an address.
  mutating func isObject(_ address: UInt) -> Bool {
    guard Self.mayBeObject(address), isReadable(address, count: 16) else { return false }
    guard let isa = UnsafeRawPointer(bitPattern: address)?.load(as: UInt.self) else { return false }
    let type = isa & Self.classBits
    let place = Int(truncatingIfNeeded: (type >> 4 ^ type >> 10) & UInt(Self.classCount - 1))
    if classes[place] == type { return true }
    guard isType(type), kind(of: type) == .class else { return false }
    classes[place] = type
    return true
  }

  /// The type whose description is at an address; nil if there is none.
  mutating func type(at address: UInt) -> Any.Type? {
    guard isType(address), let metadata = UnsafeRawPointer(bitPattern: address) else { return nil }
    return unsafeBitCast(metadata, to: Any.Type.self)
  }

  private mutating func isType(_ address: UInt) -> Bool {
    if let known = types[address] { return known }
    let isType = looksLikeType(address)
    types[address] = isType
    return isType
  }

  private mutating func kind(of type: UInt) -> MetadataKind? {
    word(at: type).flatMap(MetadataKind.init(word:))
  }

  /// A type has a table of its values' functions before it. What source declares has a descriptor, which is
  /// in a file that the program was loaded from.
  private mutating func looksLikeType(_ address: UInt) -> Bool {
    guard Self.mayBeObject(address), let kind = kind(of: address) else { return false }
    switch kind {
    case .class: return isClass(address)
    case .objectiveCClass, .foreignClass: return hasWitnesses(address)
    case .structure, .enumeration, .optional: return hasWitnesses(address) && hasDescriptor(address + 8, kind)
    default: return hasWitnesses(address)
    }
  }

  /// The table has the size, the stride, and the alignment in its flags, which have to fit.
  private mutating func hasWitnesses(_ type: UInt, size expected: UInt? = nil) -> Bool {
    guard let table = self.address(at: type - 8), table % 8 == 0, isReadable(table, count: 104),
      let size = word(at: table + 64), let stride = word(at: table + 72), let flags = word(at: table + 80)
    else { return false }
    let mask = flags & 0xFF
    return size <= stride && stride < 1 << 32 && mask & (mask + 1) == 0 && stride & mask == 0
      && size == expected ?? size
  }

  private mutating func isClass(_ type: UInt) -> Bool {
    guard isReadable(type, count: 96), let metadata = UnsafeRawPointer(bitPattern: type) else { return false }
    guard ClassMetadata.isSwift(metadata) else { return isObjectiveC(type) }
    return hasWitnesses(type, size: 8) && hasDescriptor(type + UInt(ClassMetadata.descriptorOffset), .class)
  }

  /// The class itself, or one above it, is in a loaded file.
  private mutating func isObjectiveC(_ type: UInt) -> Bool {
    var level = type
    for _ in 0..<8 {
      if LoadedFile.exists(at: level) { return true }
      guard let above = address(at: level + 8) else { return false }
      level = above
    }
    return false
  }

  private mutating func hasDescriptor(_ place: UInt, _ kind: MetadataKind) -> Bool {
    guard let descriptor = address(at: place), let flags = word(at: descriptor) else { return false }
    let expected: UInt = kind == .class ? 16 : kind == .structure ? 17 : 18
    return descriptor % 4 == 0 && flags & 0x1F == expected && LoadedFile.exists(at: descriptor)
  }
}

// MARK: - The system

extension SafeMemory {
  /// The bits of a class's address in an object's first word. Objective-C keeps other things in the rest.
  private static let classBits: UInt =
    (runtimeSymbol("swift_isaMask")?.load(as: UInt.self) ?? .max) & pointerBits

  /// The bits of an address that are no signature.
  static let pointerBits: UInt = (1 << System.addressBits) - 1
}

extension UnsafeRawPointer {
  /// The address in the word at an offset, without its signature; nil for zero.
  func pointer(at offset: Int) -> UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: load(fromByteOffset: offset, as: UInt.self) & SafeMemory.pointerBits)
  }
}
