/// The declarations of a program, by name. Of types and aliases of one name, it knows the first in each file: a name means
/// no other one.
struct NameIndex: Sendable {
  private(set) var types: [Name: [Entry<TypeID>]] = [:]
  /// The last parts of the names of nested types: `Route` and `Home.Route` of `App.Home.Route`.
  private(set) var inner: Set<Name> = []
  private(set) var aliases: [Name: [Entry<TypeReference>]] = [:]
  /// The global functions.
  var functions: [Name: [FunctionID]] = [:]
  /// The methods of all types.
  var methods: [Name: [FunctionID]] = [:]
  /// The properties of all types, by the type and their place in it.
  var properties: [Name: [(owner: TypeID, position: Int)]] = [:]
  /// The position of the first global variable of each name.
  var globals: [Name: Int] = [:]

  struct Entry<Target: Sendable>: Sendable {
    let target: Target
    let file: Int
  }

  mutating func add(_ type: TypeID, name: Name, file: Int) {
    if types[name]?.last?.file == file { return }
    types[name, default: []].append(Entry(target: type, file: file))
    var rest = name.text[...]
    while let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")) {
      rest = rest[rest.utf8.index(after: dot)...]
      inner.insert(Name(String(rest)))
    }
  }

  mutating func add(_ alias: AliasFact, file: Int) {
    if aliases[alias.name]?.last?.file == file { return }
    aliases[alias.name, default: []].append(Entry(target: alias.type, file: file))
  }
}

/// The place where a name is used: a file, and the type around it.
struct Scope: FastHashable, Sendable {
  let file: Int
  let type: TypeID?

  var hashNumber: UInt64 { UInt64(truncatingIfNeeded: file << 32 ^ ((type?.index ?? -1) + 1)) }
}
