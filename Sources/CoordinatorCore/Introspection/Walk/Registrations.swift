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

  struct Question: Sendable {
    let registry: Int32
    let name: String
    /// The type that resolved it, if known.
    let resolver: String?
    let location: SourceLocation
  }

  var entries: [Entry] = []
  var questions: [Question] = []

  var isEmpty: Bool { entries.isEmpty && questions.isEmpty }
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
    for registration in container.registrations {
      record.registrations.entries.append(Registrations.Entry(registration, registry: owner))
    }
    for resolution in container.resolutions {
      record.registrations.questions.append(Registrations.Question(resolution, registry: owner))
    }
  }
}

extension Registrations.Entry {
  fileprivate init(_ registration: Registration, registry: Int32) {
    self.init(
      registry: registry,
      name: registration.typeName,
      via: nil,
      ownership: .unknown,
      scope: "\(registration.scope)",
      location: registration.location
    )
  }
}

extension Registrations.Question {
  fileprivate init(_ resolution: Resolution, registry: Int32) {
    self.init(
      registry: registry,
      name: resolution.typeName,
      resolver: resolution.resolver,
      location: resolution.location
    )
  }
}
