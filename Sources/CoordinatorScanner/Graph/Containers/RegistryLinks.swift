import CoordinatorGraph

extension RegistryUse {
  /// The edges of registries: to what they register and require, and from those that resolve.
  func links(_ classification: ContainerClassification, _ program: Program) -> ContainerLinks {
    var links = ContainerLinks()
    for (registry, services) in entries {
      for (key, entry) in services {
        let label = Set(entry.products.map { program[$0].name.text }).sorted().joined(separator: ", ")
        for places in entry.places {
          links.add(registry, .registers, key.end, at: places, condition: entry.condition) { link in
            link.label = label.isEmpty ? nil : label
          }
        }
      }
    }
    for question in questions { add(question, to: &links, classification) }
    return links
  }

  private func add(
    _ question: Question,
    to links: inout ContainerLinks,
    _ classification: ContainerClassification
  ) {
    let (key, places) = (question.key.end, question.places)
    if let service = question.registration {
      links.add(service.end, .requires, key, at: places, condition: question.condition)
    } else if let asker = question.asker,
      classification.coordinators.contains(asker) || classification.isContainer(asker)
    {
      links.add(.type(asker), .resolves, key, at: places, condition: question.condition)
    }
  }
}
