import CoordinatorGraph

/// The start or the end of an edge between containers.
enum ContainerEnd: Hashable {
  case type(TypeID)
  /// A type that is not in the sources.
  case external(Name)
  /// A property that a protocol asks for: `HomeDependency.homeUseCase`.
  case member(TypeID, Name)

  init(_ part: ResolvedType) {
    switch part {
    case .source(let type, _): self = .type(type)
    case .external(let name, _): self = .external(name)
    }
  }
}

/// An edge from or to a container, with all lines that show it.
struct ContainerLink {
  /// The parts that are equal in all lines of one edge.
  struct Key: Hashable {
    let from: ContainerEnd
    let to: ContainerEnd
    let kind: Edge.Kind
  }

  var via: Name?
  var label: String?
  var ownership = Ownership.unknown
  var lines = EvidenceLines()
}

/// Edges of containers, each once.
struct ContainerLinks {
  private(set) var all: [ContainerLink.Key: ContainerLink] = [:]

  mutating func add(
    _ from: ContainerEnd,
    _ kind: Edge.Kind,
    _ to: ContainerEnd,
    at places: [Place],
    condition: String? = nil,
    isPossible: Bool = false,
    _ details: (inout ContainerLink) -> Void = { _ in }
  ) {
    let key = ContainerLink.Key(from: from, to: to, kind: kind)
    var link = all[key] ?? ContainerLink()
    link.lines.add(places, condition: condition, isPossible: isPossible)
    details(&link)
    all[key] = link
  }

  /// The types of the sources at their ends.
  var types: Set<TypeID> {
    var types: Set<TypeID> = []
    for key in all.keys {
      for end in [key.from, key.to] {
        switch end {
        case .type(let type), .member(let type, _): types.insert(type)
        case .external: break
        }
      }
    }
    return types
  }

  mutating func add(_ other: ContainerLinks) {
    all.merge(other.all) { mine, _ in mine }
  }
}

extension ContainerEnd {
  func name(in program: Program) -> String {
    switch self {
    case .type(let type): program[type].name.text
    case .external(let name): name.text
    case .member(let type, let name): "\(program[type].name).\(name)"
    }
  }
}
