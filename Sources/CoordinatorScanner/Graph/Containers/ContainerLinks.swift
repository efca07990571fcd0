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

/// Edges from and to containers, each once.
struct ContainerLinks {
  typealias Key = EdgeKey<ContainerEnd>

  private(set) var all: [Key: EdgeDraft] = [:]

  mutating func add(
    _ from: ContainerEnd,
    _ kind: Edge.Kind,
    _ to: ContainerEnd,
    at places: [Place],
    condition: String? = nil,
    isPossible: Bool = false,
    via property: Name? = nil,
    label: String? = nil,
    _ ownership: Ownership = .unknown
  ) {
    var link = all[Key(from: from, to: to, kind: kind)] ?? EdgeDraft()
    link.add(places, condition: condition, isPossible: isPossible)
    link.refer(via: property, ownership)
    link.text = link.text ?? label
    all[Key(from: from, to: to, kind: kind)] = link
  }

  /// Labels an edge.
  mutating func label(_ key: Key, _ label: String) { all[key]?.text = label }

  /// The registries that register something.
  var registries: Set<ContainerEnd> { Set(all.keys.filter { $0.kind == .registers }.map(\.from)) }

  /// The types of the sources at their ends.
  var types: Set<TypeID> {
    Set(all.keys.flatMap { [$0.from, $0.to] }.compactMap(\.typeID))
  }

  mutating func add(_ other: ContainerLinks) {
    all.merge(other.all) { mine, _ in mine }
  }
}

extension ContainerEnd {
  fileprivate var typeID: TypeID? {
    switch self {
    case .type(let type), .member(let type, _): type
    case .external: nil
    }
  }

  /// Its name, made of the name of its type.
  func name(_ nameOfType: (TypeID) -> String) -> String {
    switch self {
    case .type(let type): nameOfType(type)
    case .external(let name): name.text
    case .member(let type, let name): "\(nameOfType(type)).\(name)"
    }
  }
}
