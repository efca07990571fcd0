/// A type's name as the compiler wrote it into the program.
struct MangledType {
  private let start: UnsafeRawPointer
  private let length: Int
  /// The letters of the name; a symbolic reference is one letter below 0x20.
  private let letters: [UInt8]

  init(_ start: UnsafeRawPointer) {
    var letters: [UInt8] = []
    var position = 0
    while case let byte = start.load(fromByteOffset: position, as: UInt8.self), byte != 0 {
      letters.append(byte)
      // A byte below 0x20 starts a symbolic reference of four bytes, eight from 0x18.
      position += byte < 0x18 ? 5 : byte < 0x20 ? 9 : 1
    }
    (self.start, length, self.letters) = (start, position, letters)
  }

  /// A name at an address that may be wrong: it has to be in the program, at least.
  init?(guess start: UnsafeRawPointer) {
    guard LoadedFile.exists(at: UInt(bitPattern: start)) else { return nil }
    self.init(start)
  }

  /// The type, if the runtime can resolve it. Inside a generic type that needs its descriptor and arguments.
  func resolved(in context: UnsafeRawPointer? = nil, arguments: UnsafeRawPointer? = nil) -> Any.Type? {
    _getTypeByMangledNameInContext(
      start.assumingMemoryBound(to: UInt8.self),
      UInt(length),
      genericContext: context,
      genericArguments: arguments
    )
  }

  var storage: ReferenceStorage { ReferenceStorage(lettersOf: self) }

  /// Whether it is a box for a variable that a closure captured: `Xx`, `XX`, or a native object, `Bo`.
  var isBox: Bool { ends(in: "Xx") || ends(in: "XX") || spells("Bo") }

  /// Whether it is an escaping closure, or an optional of one: a function type as the optimizer writes it.
  var isFunction: Bool {
    var rest = letters[...]
    while rest.suffix(2).elementsEqual("Sg".utf8) { rest = rest.dropLast(2) }
    return rest.last == UInt8(ascii: "_") && contains("Ieg")
  }

  /// Whether it is a generic class: a symbolic reference to a class's descriptor, and arguments.
  var isGenericClass: Bool {
    guard letters.first == 1, ends(in: "G") else { return false }
    guard let descriptor = start.relative(at: 1) else { return false }
    return descriptor.load(as: UInt32.self) & 0x1F == 16
  }

  func spells(_ word: StaticString) -> Bool {
    letters.count == word.utf8CodeUnitCount && ends(in: word)
  }

  func isSame(as other: MangledType) -> Bool { letters == other.letters }

  /// The number after a letter, if nothing else follows: `B0`.
  func number(after letter: Unicode.Scalar) -> Int? {
    guard letters.first == UInt8(ascii: letter), letters.count < 6 else { return nil }
    return Int(String(decoding: letters.dropFirst(), as: UTF8.self))
  }

  func ends(in word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    return letters.suffix(word.count).elementsEqual(word)
  }

  private func contains(_ word: String) -> Bool {
    let word = Array(word.utf8)
    return letters.indices.contains { letters[$0...].starts(with: word) }
  }
}
