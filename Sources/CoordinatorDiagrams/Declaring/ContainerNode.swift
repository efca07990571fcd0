import CoordinatorGraph

/// Declares a container: the coordinator it builds, the dependencies it requires, and those it provides.
///
/// ```swift
/// ContainerNode("LogInContainer", parent: "AppContainer", builds: "LogIn", requires: ["LogInUseCase"])
/// ```
public struct ContainerNode {
  let statement: GraphStatement

  /// A container.
  ///
  /// - Parameters:
  ///   - name: Its id, which must be unique.
  ///   - type: The name of its type; the same as the name when nil.
  ///   - parent: The container that supplies what this one requires.
  ///   - builds: The coordinator that it creates.
  ///   - requires: The protocols or containers that it needs. They need not be declared.
  ///   - provides: The dependencies that it offers. They need not be declared either.
  ///   - adopts: The dependency protocols of its children that it conforms to.
  public init(
    _ name: String,
    type: String? = nil,
    parent: String? = nil,
    builds: String? = nil,
    requires: [String] = [],
    provides: [Provision] = [],
    adopts: [String] = [],
    label: String? = nil,
    module: String? = nil,
    location: SourceLocation? = nil,
    documentation: String? = nil,
    file: String = #fileID,
    line: Int = #line
  ) {
    let node = Node(declared: name, type, .container, nil, label, module, location, documentation)
    let ways = ContainerRelations(
      parent: parent,
      builds: builds,
      requires: requires,
      provides: provides,
      adopts: adopts
    )
    statement = GraphStatement(SourceLocation(file: file, line: line), .container(node, ways))
  }
}

/// A dependency that a container provides: usually a protocol, with its implementation and lifetime.
public struct Provision: Hashable, Sendable {
  /// The protocol, or the other container.
  public var name: String
  /// The type behind the protocol.
  public var implementation: String?
  /// How long the container keeps the instance: `shared`, `transient`.
  public var scope: String?

  /// A provided dependency with the given name.
  public init(_ name: String, implementation: String? = nil, scope: String? = nil) {
    self.name = name
    self.implementation = implementation
    self.scope = scope
  }
}

extension Provision: ExpressibleByStringLiteral {
  /// A name alone.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}

struct ContainerRelations {
  let parent: String?
  let builds: String?
  let requires: [String]
  let provides: [Provision]
  let adopts: [String]
}

extension DeclaredGraph {
  mutating func relate(_ container: NodeID, _ ways: ContainerRelations, at place: SourceLocation) {
    if let parent = ways.parent { relate(container, .parent, parent, a: .container, at: place) }
    if let coordinator = ways.builds {
      relate(container, .provides, coordinator, label: Edge.labelOfBuilds, a: .coordinator, at: place)
    }
    for name in ways.requires { use(name, .requires, by: container, at: place) }
    for provision in ways.provides { provide(provision, by: container, at: place) }
    for name in ways.adopts { use(name, .adopts, by: container, at: place) }
  }

  private mutating func use(_ name: String, _ kind: Edge.Kind, by user: NodeID, at place: SourceLocation) {
    mention(Node(id: NodeID(name), type: name, kind: .dependency))
    relate(user, kind, name, at: place)
  }

  private mutating func provide(_ provision: Provision, by container: NodeID, at place: SourceLocation) {
    let name = provision.name
    mention(Node(id: NodeID(name), type: name, kind: .dependency))
    relate(container, .provides, name, label: provision.scope, at: place)
    guard let service = provision.implementation else { return }
    implement(NodeID(name), by: Node(id: NodeID(service), type: service, kind: .service), at: place)
  }
}
