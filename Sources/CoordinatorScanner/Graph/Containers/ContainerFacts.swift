/// Which containers a program has, what they require, and whom they make, keep and ask.
///
/// All of that is told by what happens and by declarations. Nothing in a flow is followed for it, so that it can be found
/// while something else is.
struct ContainerFacts {
  let cast: ContainerCast
  let dependencies: Dependencies
  let use: RegistryUse
  let links: ContainerLinks

  init(_ flow: Flow, coordinators: Set<TypeID>) {
    cast = ContainerCast(flow, coordinators: coordinators)
    dependencies = Dependencies(flow, cast)
    use = RegistryUse(flow, cast)
    var links = dependencies.links
    links.add(ContainerWays(flow, cast, dependencies.requiredTypes).links)
    links.add(use.links(cast, flow.program))
    self.links = links
  }
}
