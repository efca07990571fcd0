import CoordinatorGraph

/// A key of a mapping in a configuration: the one place that says how its value is read and written.
struct ConfigurationKey<Owner>: Sendable {
  typealias Path<Value> = WritableKeyPath<Owner, Value> & Sendable
  typealias Read = @Sendable (YAMLFields, Configuration.Words, inout Owner) throws(DeclarationError) -> Void

  let name: String
  /// What is written where all keys are, and this one has no value.
  let empty: String
  let read: Read
  /// The value as YAML, which starts with a line end if it has lines of its own; nil for none.
  let written: @Sendable (Owner) -> String?

  init(
    _ name: String,
    empty: String = "null",
    read: @escaping Read,
    written: @escaping @Sendable (Owner) -> String?
  ) {
    self.name = name
    self.empty = empty
    self.read = read
    self.written = written
  }

  func line(_ value: String) -> String { name + (value.hasPrefix("\n") ? ":" : ": ") + value }

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
      $0[keyPath: path].map(YAMLLines.written)
    }
  }

  static func texts(_ name: String, _ path: Path<[String]>) -> Self {
    Self(name, empty: "[]") { (fields, _, owner) throws(DeclarationError) in
      owner[keyPath: path] = try fields.texts(name)
    } written: {
      $0[keyPath: path].list
    }
  }

  /// Words of an enumeration.
  static func words<Word>(_ name: String, _ path: Path<[Word]>) -> Self
  where Word: RawRepresentable<String>, Word: CaseIterable, Word: Sendable {
    Self(name, empty: "[]") { (fields, _, owner) throws(DeclarationError) in
      owner[keyPath: path] = try fields.list(name) { (item) throws(DeclarationError) in try item.word(name) }
    } written: {
      $0[keyPath: path].map(\.rawValue).list
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
    Self(name, empty: "[]") { (fields, words, owner) throws(DeclarationError) in
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
      $0[keyPath: path].map { Place.keys.lines(of: $0) }.items
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
      YAMLLines.written($0.path)
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

  /// The keys with a value.
  func lines<Owner>(of owner: Owner) -> [String] where Element == ConfigurationKey<Owner> {
    compactMap { key in key.written(owner).map(key.line) }
  }
}

extension [String] {
  /// `[Home, Login]`; nil if it is empty.
  fileprivate var list: String? { isEmpty ? nil : YAMLLines.written(self) }
}

extension [[String]] {
  /// A list with the given lines for each element; nil if it is empty.
  var items: String? {
    isEmpty ? nil : map { "\n  - " + $0.joined(separator: "\n    ") }.joined()
  }
}

extension YAMLLines {
  /// A text in a form that is valid at any place.
  static func written(_ text: String) -> String {
    YAMLLines(escapesStars: false).scalar(text, inFlow: true)
  }

  static func written(_ texts: [String]) -> String {
    "[" + texts.map(written).joined(separator: ", ") + "]"
  }
}
