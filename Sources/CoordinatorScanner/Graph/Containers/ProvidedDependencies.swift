import CoordinatorGraph

/// The properties of adopted dependencies that containers provide.
struct ProvidedDependencies {
  private(set) var links = ContainerLinks()

  private let program: Program
  private let providers: Providers

  init(_ flow: DataFlow, _ dependencies: Dependencies) {
    program = flow.program
    providers = Providers(flow, adopters: dependencies.adopters, required: dependencies.requiredTypes)
    for (dependency, containers) in dependencies.adopters.sorted(by: { $0.key < $1.key }) {
      for container in containers { provide(dependency, container) }
    }
  }

  private mutating func provide(_ dependency: TypeID, _ container: TypeID) {
    for name in program.requiredProperties(of: dependency) {
      guard let provision = providers.provision(of: name, by: container) else { continue }
      links.add(
        .type(container),
        .provides,
        .member(dependency, name),
        at: [provision.place],
        condition: provision.condition
      ) { link in
        link.via = name
        link.label = provision.label
        link.ownership = provision.ownership
      }
    }
  }
}
