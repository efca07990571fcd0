import CoordinatorGraph

/// The types that a registry can create, and the resolutions of each.
struct Registrations: Sendable {
  /// The edges from registries to services. Their ends have no ids yet.
  private(set) var entries: [(registry: Int32, service: String, edge: Edge)] = []
  private(set) var resolutions: [(registry: Int32, resolution: Resolution)] = []

  var isEmpty: Bool { entries.isEmpty && resolutions.isEmpty }

  /// Reads a dictionary of a registry.
  ///
  /// - Returns: Whether each entry has a name.
  mutating func read(_ register: Register, of registry: Int32, at address: UnsafeRawPointer) -> Bool {
    let all = register.type.entries(at: address + register.offset)
    for entry in all {
      guard let name = entry.name else { continue }
      let ownership: Ownership = type(of: entry.value) is AnyClass ? .strong : .unknown
      add(name, to: registry, ownership, via: "\(register.path)[\(entry.key ?? "?")]")
    }
    return all.allSatisfy { $0.name != nil }
  }

  /// Asks a registry of this library, which knows more.
  mutating func ask(_ container: DIContainer, _ registry: Int32) {
    for entry in container.registrations {
      add(entry.typeName, to: registry, .unknown, label: "\(entry.scope)", at: [entry.location])
    }
    resolutions += container.resolutions.map { (registry, $0) }
  }

  private mutating func add(
    _ service: String,
    to registry: Int32,
    _ ownership: Ownership,
    via: String? = nil,
    label: String? = nil,
    at places: [SourceLocation] = []
  ) {
    var edge = Edge(from: "", to: "", kind: .registers, ownership: ownership, via: via, label: label)
    edge.evidence = places
    entries.append((registry, service, edge))
  }
}

/// The storage in which a registry keeps its registrations.
protocol EntryReading {
  /// The name of each entry, if known, and its content, in an order that is the same on every run.
  static func entries(at address: UnsafeRawPointer) -> [(name: String?, key: String?, value: Any)]
}

extension Dictionary: EntryReading {
  static func entries(at address: UnsafeRawPointer) -> [(name: String?, key: String?, value: Any)] {
    address.assumingMemoryBound(to: Self.self).pointee
      .map { entry in
        (
          name: name(ofKey: entry.key) ?? name(ofValue: entry.value),
          key: ReadingOrder.name(ofKey: entry.key),
          value: entry.value as Any
        )
      }
      .sorted { ($0.name ?? "", $0.key ?? "") < ($1.name ?? "", $1.key ?? "") }
  }

  /// A text is the name of a type already.
  private static func name(ofKey key: Key) -> String? {
    (key as? String) ?? ReadingOrder.name(ofKey: key)
  }

  /// A stored object is named by its type; the result of a closure has no name.
  private static func name(ofValue value: Value) -> String? {
    let type = type(of: value as Any)
    return type is AnyClass ? typeName(type) : nil
  }
}
