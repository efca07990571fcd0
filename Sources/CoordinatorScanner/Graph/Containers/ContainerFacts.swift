/// Which containers a program has, what they require, and whom they make, keep and ask.
///
/// They are found in effects and declarations. Nothing in a flow is followed for it, so that it can be found
/// while something else is.
struct ContainerFacts {
  let classification: ContainerClassification
  let dependencies: Dependencies
  let use: RegistryUse
  let links: ContainerLinks

  init(_ flow: DataFlow, coordinators: Set<TypeID>) {
    classification = ContainerClassification(flow, coordinators: coordinators)
    dependencies = Dependencies(flow, classification)
    use = RegistryUse(flow, classification)
    var links = dependencies.links
    links.add(ContainerEdges(flow, classification, dependencies.requiredTypes).links)
    links.add(use.links(classification, flow.program))
    self.links = links
  }
}
