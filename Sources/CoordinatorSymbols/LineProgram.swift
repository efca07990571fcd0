/// The lines of one unit, which the table has as a program that counts addresses and lines up.
struct LineProgram {
  private let section: ProgramBytes
  private let unit: Range<Int>
  private let addresses: Range<Int>
  private var place: Int

  // The header of the unit.
  private var lineBase = 0
  private var lineRange = 1
  private var firstSpecial = 13
  private var lengths: [UInt8] = []
  private var smallestStep = 1
  private var folders: [String] = []
  private var files: [(name: String, folder: Int)] = []

  // Where the program is.
  private var address = 0
  private var line = 1
  private var file = 1
  private var isOver = false
  private var found: (address: Int, line: Int, file: Int)?

  init(section: ProgramBytes, unit: Range<Int>, addresses: Range<Int>) {
    (self.section, self.unit, self.addresses) = (section, unit, addresses)
    place = unit.lowerBound + 4
  }

  /// The file and the line that the lowest of the addresses with a line has.
  mutating func run() -> (path: String, line: Int)? {
    guard readHeader() else { return nil }
    while !isOver, place < unit.upperBound { step() }
    guard let found, files.indices.contains(found.file - 1) else { return nil }
    let file = files[found.file - 1]
    let folder = folders.indices.contains(file.folder - 1) ? folders[file.folder - 1] + "/" : ""
    return file.name.hasPrefix("<") ? nil : (folder + file.name, found.line)
  }
}

// MARK: - The program

extension LineProgram {
  private mutating func step() {
    let code = Int(byte())
    if code >= firstSpecial { return special(code - firstSpecial) }
    switch code {
    case 0: extended()
    case 1: note()
    case 2: address &+= smallestStep &* unsigned()
    case 3: line &+= signed()
    case 4: file = unsigned()
    case 8: address &+= smallestStep &* ((255 - firstSpecial) / lineRange)
    case 9:
      address &+= section.index(at: place, UInt16.self) ?? 0
      place += 2
    default:
      guard lengths.indices.contains(code - 1) else { return isOver = true }
      for _ in 0..<lengths[code - 1] { _ = unsigned() }
    }
  }

  private mutating func special(_ number: Int) {
    address &+= smallestStep &* (number / lineRange)
    line &+= lineBase + number % lineRange
    note()
  }

  private mutating func extended() {
    let length = unsigned()
    let start = place
    guard length > 0, length <= unit.upperBound - start else { return isOver = true }
    switch byte() {
    case 1: (address, line, file) = (0, 1, 1)
    case 2: address = section.index(at: place, UInt64.self) ?? 0
    default: break
    }
    place = start + length
  }

  private mutating func note() {
    guard line > 0, addresses.contains(address), address < found?.address ?? .max else { return }
    found = (address, line, file)
  }
}

// MARK: - Reading

extension LineProgram {
  private mutating func readHeader() -> Bool {
    guard let version = section.index(at: place, UInt16.self), (2...4).contains(version),
      let length = section.index(at: place + 2, UInt32.self)
    else { return false }
    place += 6
    let start = place + length
    guard start <= unit.upperBound else { return false }
    smallestStep = Int(byte())
    if version == 4 { place += 1 }
    place += 1
    lineBase = Int(Int8(bitPattern: byte()))
    lineRange = Int(byte())
    firstSpecial = Int(byte())
    guard lineRange > 0, firstSpecial > 0 else { return false }
    lengths = (1..<firstSpecial).map { _ in byte() }
    readNames(upTo: start)
    place = start
    return true
  }

  private mutating func readNames(upTo end: Int) {
    while place < end, let name = text(), !name.isEmpty { folders.append(name) }
    while place < end, let name = text(), !name.isEmpty {
      files.append((name, unsigned()))
      _ = (unsigned(), unsigned())
    }
  }

  private mutating func text() -> String? {
    let start = place
    while place < unit.upperBound, section.bytes[place] != 0 { place += 1 }
    defer { place += 1 }
    return place < unit.upperBound ? String(decoding: section.bytes[start..<place], as: UTF8.self) : nil
  }

  private mutating func byte() -> UInt8 {
    guard place < unit.upperBound else {
      isOver = true
      return 0
    }
    place += 1
    return section.bytes[place - 1]
  }

  /// A number of seven bits a byte, the low ones first: LEB128.
  private mutating func unsigned() -> Int {
    var (number, shift) = (0, 0)
    while true {
      let byte = byte()
      if shift < 63 { number |= Int(byte & 0x7F) << shift }
      shift += 7
      if byte & 0x80 == 0 { return number }
    }
  }

  private mutating func signed() -> Int {
    var (number, shift) = (0, 0)
    while true {
      let byte = byte()
      if shift < 63 { number |= Int(byte & 0x7F) << shift }
      shift += 7
      guard byte & 0x80 == 0 else { continue }
      return byte & 0x40 != 0 && shift < 63 ? number | (-1 << shift) : number
    }
  }
}
