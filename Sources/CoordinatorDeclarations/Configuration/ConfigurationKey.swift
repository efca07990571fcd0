import CoordinatorGraph

/// A key of a mapping in a configuration: the one place that says how its value is read and written.
struct ConfigurationKey<Owner>: Sendable {
  typealias Path<Value> = WritableKeyPath<Owner, Value> & Sendable
  typealias Read = @Sendable (YAMLFields, Configuration.Words, inout Owner) throws(DeclarationError) -> Void

  let name: String
  let read: Read
  /// The value in YAML; `null` or empty for none.
  let written: @Sendable (Owner) -> YAMLNode

  init(
    _ name: String,
    read: @escaping Read,
    written: @escaping @Sendable (Owner) -> YAMLNode
  ) {
    self.name = name
    self.read = read
    self.written = written
  }

  /// A text, or one of the known words. A key without a value is as good as none.
  static func text(
    _ name: String,
    _ path: Path<String?>,
    of known: @escaping @Sendable (Configuration.Words) -> [String]? = { _ in nil }
  ) -> Self {
    Self(name) { (fields, words, owner) throws(DeclarationError) in
      guard let value = fields[name] else { return }
      if case .nothing = try value.shape() { return }
      let text = try value.text(name)
      if let known = known(words), !known.contains(text) {
        throw .unknownWord(text, line: value.line, key: name, known: known)
      }
      owner[keyPath: path] = text
    } written: {
      .text($0[keyPath: path])
    }
  }

  static func texts(_ name: String, _ path: Path<[String]>) -> Self {
    Self(name) { (fields, _, owner) throws(DeclarationError) in
      owner[keyPath: path] = try fields.texts(name)
    } written: {
      .texts($0[keyPath: path])
    }
  }

  /// Words of an enumeration.
  static func words<Word>(_ name: String, _ path: Path<[Word]>) -> Self
  where Word: RawRepresentable<String>, Word: CaseIterable, Word: Sendable {
    Self(name) { (fields, _, owner) throws(DeclarationError) in
      owner[keyPath: path] = try fields.list(name) { (item) throws(DeclarationError) in try item.word(name) }
    } written: {
      .texts($0[keyPath: path].map(\.rawValue))
    }
  }

  /// Files or folders: each a path, or a mapping with a path and more.
  ///
  /// - Parameter takesOne: Whether a single mapping needs no list around it.
  static func places<Place: ConfiguredPlace>(
    _ name: String,
    _ path: Path<[Place]>,
    takesOne: Bool = false
  ) -> Self {
    Self(name) { (fields, words, owner) throws(DeclarationError) in
      guard let value = fields[name] else { return }
      let isOne = if takesOne, case .mapping = try value.shape() { true } else { false }
      let items = try isOne ? [value] : value.items(name)
      owner[keyPath: path] = try items.map { (item) throws(DeclarationError) in
        var place = Place(line: item.line)
        if case .text(let text) = try item.shape() {
          place.path = text
        } else {
          try Place.keys.read(item, name, words, into: &place)
        }
        return place
      }
    } written: {
      .list($0[keyPath: path].map { .mapping(Place.keys.fields(of: $0)) })
    }
  }
}

/// A file or a folder that the configuration names.
protocol ConfiguredPlace: Sendable {
  var path: String { get set }
  static var keys: [ConfigurationKey<Self>] { get }
  init(line: Int)
}

extension ConfiguredPlace {
  static var pathKey: ConfigurationKey<Self> {
    ConfigurationKey("path") { (fields, _, owner) throws(DeclarationError) in
      owner.path = try fields.required("path").text("path")
    } written: {
      .text($0.path)
    }
  }
}

extension Array {
  /// Reads the values of all keys. No other key may be there.
  func read<Owner>(
    _ value: YAMLValue,
    _ key: String,
    _ words: Configuration.Words,
    into owner: inout Owner
  ) throws(DeclarationError) where Element == ConfigurationKey<Owner> {
    let fields = try YAMLFields(value, key, line: value.line, known: map(\.name))
    for key in self { try key.read(fields, words, &owner) }
  }

  /// The keys that have a value.
  func fields<Owner>(of owner: Owner) -> [YAMLField] where Element == ConfigurationKey<Owner> {
    map { ($0.name, $0.written(owner)) }.filter { !$0.value.isEmpty }
  }
}
