/// Orders that are the same on every run and that call no code of the app.
enum ReadingOrder {
  /// By the names of the dynamic types. Each type is named once: most values share theirs with others.
  static func sortedByType<Value>(_ values: [Value]) -> [Value] {
    var names: [ObjectIdentifier: String] = [:]
    let named = values.map { value in
      let type = type(of: value as Any)
      let name = names[ObjectIdentifier(type)] ?? String(describing: type)
      names[ObjectIdentifier(type)] = name
      return (name: name, value: value)
    }
    return names.count < 2 ? values : named.sorted { $0.name < $1.name }.map(\.value)
  }

  /// By the names of the keys; those without come first, by the types of their values.
  static func entries<Key, Value>(of dictionary: [Key: Value]) -> [(key: Key, value: Value)] {
    guard dictionary.count > 1 else { return dictionary.map { ($0, $1) } }
    var named: [(order: String, entry: (key: Key, value: Value))] = []
    for (key, value) in dictionary {
      // A space comes before every name.
      let order = name(ofKey: key) ?? " " + String(describing: type(of: value as Any))
      named.append((order, (key, value)))
    }
    // A closure instead of a key path: generic code creates a key path at each use.
    return named.sorted { $0.order < $1.order }.map { $0.entry }
  }

  /// A key as `via` shows it; nil for keys whose text would need their `description`.
  static func name<Key>(ofKey key: Key) -> String? {
    switch key {
    case let text as String: quoted(text)
    case let number as Int: String(number)
    case let number as UInt: String(number)
    case let type as Any.Type: String(describing: type)
    default: isPlainEnumeration(Key.self) && hasNoPayload(key) ? ".\(key)" : nil
    }
  }

  /// A payload would be printed by its own `description`.
  private static func hasNoPayload<Key>(_ key: Key) -> Bool {
    Mirror(reflecting: key).children.isEmpty
  }

  /// Whether printing the enum's case is the runtime's own doing.
  private static func isPlainEnumeration(_ type: Any.Type) -> Bool {
    MetadataKind(of: type) == .enumeration && !(type is any CustomStringConvertible.Type)
      && !(type is any CustomDebugStringConvertible.Type) && !(type is any CustomReflectable.Type)
      && !(type is any TextOutputStreamable.Type) && ValueWitnesses(of: type).size <= 1
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
