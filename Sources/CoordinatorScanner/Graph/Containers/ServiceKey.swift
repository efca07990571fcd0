/// What something is registered under.
enum ServiceKey: Hashable, Sendable {
  case type(TypeID)
  case external(Name)
}

extension ServiceKey {
  init(_ part: ResolvedType) {
    switch part {
    case .source(let type, _): self = .type(type)
    case .external(let name, _): self = .external(name)
    }
  }

  var end: ContainerEnd {
    switch self {
    case .type(let type): .type(type)
    case .external(let name): .external(name)
    }
  }
}
