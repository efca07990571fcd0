/// Where each name of a program is declared.
struct NameIndex: Sendable {
  private(set) var types: [String: [Entry<TypeID>]] = [:]
  /// What names of types within types end with: `Route` and `Home.Route` of `App.Home.Route`.
  private(set) var inner: Set<String> = []
  private(set) var aliases: [String: [Entry<TypeReference>]] = [:]
  private(set) var functions: [String: [FunctionID]] = [:]
  /// The methods of all types.
  private(set) var methods: [String: [FunctionID]] = [:]
  /// The names of the properties of all types.
  private(set) var properties: Set<String> = []
  /// The position of the first variable of each name that stands outside of types.
  private(set) var globals: [String: Int] = [:]

  struct Entry<Target: Sendable>: Sendable {
    let target: Target
    let file: Int
  }

  mutating func add(_ type: TypeID, name: String, file: Int) {
    types[name, default: []].append(Entry(target: type, file: file))
    var rest = name[...]
    while let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")) {
      rest = rest[rest.utf8.index(after: dot)...]
      inner.insert(String(rest))
    }
  }

  mutating func add(_ alias: AliasFact, file: Int) {
    aliases[alias.name, default: []].append(Entry(target: alias.type, file: file))
  }

  mutating func add(global name: String, at position: Int) {
    if globals[name] == nil { globals[name] = position }
  }

  mutating func add(_ function: FunctionID, global name: String) {
    functions[name, default: []].append(function)
  }

  mutating func add(_ function: FunctionID, method name: String) {
    methods[name, default: []].append(function)
  }

  mutating func add(property name: String) { properties.insert(name) }
}

/// Where a name is used.
struct Scope: Hashable, Sendable {
  let file: Int
  let type: TypeID?
}
