/// The kind of type that a metadata record describes: the first word of the record.
///
/// Source: `MetadataKind.def` of the Swift ABI, which is stable on Apple's systems.
enum MetadataKind: UInt {
  case `class` = 0
  case structure = 0x200
  case enumeration = 0x201
  case optional = 0x202
  case foreignClass = 0x203
  case opaque = 0x300
  case tuple = 0x301
  case function = 0x302
  case existential = 0x303
  case metatype = 0x304
  case objectiveCClass = 0x305
  case existentialMetatype = 0x306
  case extendedExistential = 0x307

  /// A first word above this is no kind: it is the `isa` of a class.
  private static let lastKind: UInt = 0x7FF

  init?(of type: Any.Type) {
    self.init(word: unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self))
  }

  /// The kind that the first word of a description says.
  init?(word: UInt) {
    self.init(rawValue: word > Self.lastKind ? 0 : word)
  }
}

/// The constraints of an existential type (`any P`, `Any`, `AnyObject`).
struct ExistentialConstraints {
  /// Whether only classes can conform: its first word is then the reference.
  let isClassBound: Bool
  /// Whether it names a protocol, or a class.
  let namesType: Bool
  /// Whether it is `any Error`, whose values have a special kind of box.
  let isError: Bool

  /// Reads the flags of existential metadata, whose kind must be `.existential`.
  init(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let flags = metadata.load(fromByteOffset: 8, as: UInt32.self)
    // Objective-C protocols have no witness tables, so the number of tables would be wrong.
    let protocols = metadata.load(fromByteOffset: 12, as: UInt32.self)
    let hasSuperclass = flags & 0x4000_0000 != 0
    isClassBound = flags & 0x8000_0000 == 0
    isError = flags & 0x3F00_0000 == 0x0100_0000
    namesType = protocols > 0 || hasSuperclass
  }
}
