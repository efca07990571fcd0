/// Where each name of a program is declared.
struct NameIndex: Sendable {
  private(set) var types: [String: [Entry<TypeID>]] = [:]
  private(set) var aliases: [String: [Entry<TypeReference>]] = [:]
  private(set) var functions: [String: [FunctionID]] = [:]

  struct Entry<Target: Sendable>: Sendable {
    let target: Target
    let file: Int
  }

  mutating func add(_ type: TypeID, name: String, file: Int) {
    types[name, default: []].append(Entry(target: type, file: file))
  }

  mutating func add(_ alias: AliasFact, file: Int) {
    aliases[alias.name, default: []].append(Entry(target: alias.type, file: file))
  }

  mutating func add(_ function: FunctionID, global name: String) {
    functions[name, default: []].append(function)
  }
}

/// Where a name is used.
struct Scope: Hashable, Sendable {
  let file: Int
  let type: TypeID?
}
