import CoordinatorGraph

/// The types that a registry can create, and the resolutions of each.
struct Registrations: Sendable {
  struct Entry: Sendable {
    let registry: Int32
    let name: String
    let via: String?
    let ownership: Ownership
    let scope: String?
    let location: SourceLocation?
  }

  var entries: [Entry] = []
  var resolutions: [(registry: Int32, resolution: Resolution)] = []

  var isEmpty: Bool { entries.isEmpty && resolutions.isEmpty }
}

extension ObjectReader {
  /// Records the content of a registry's dictionaries.
  mutating func readRegisters(_ registers: [Register], at address: UnsafeRawPointer) {
    for register in registers {
      for entry in register.type.entries(at: address + register.offset) {
        add(entry, of: register)
      }
    }
  }

  private mutating func add(_ entry: (name: String?, key: String?, value: Any), of register: Register) {
    guard let name = entry.name else {
      return record.note("'\(register.path)' has entries with unknown names", about: owner)
    }
    record.registrations.entries.append(
      Registrations.Entry(
        registry: owner,
        name: name,
        via: "\(register.path)[\(entry.key ?? "?")]",
        ownership: type(of: entry.value) is AnyClass ? .strong : .unknown,
        scope: nil,
        location: nil
      )
    )
  }

  /// Asks a registry of this library, which knows more.
  mutating func ask(_ container: DIContainer) {
    for entry in container.registrations {
      record.registrations.entries.append(
        Registrations.Entry(
          registry: owner,
          name: entry.typeName,
          via: nil,
          ownership: .unknown,
          scope: "\(entry.scope)",
          location: entry.location
        )
      )
    }
    record.registrations.resolutions += container.resolutions.map { (owner, $0) }
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
