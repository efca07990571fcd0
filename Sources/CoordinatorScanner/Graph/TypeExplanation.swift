import CoordinatorGraph

/// The explanation of one type as text.
struct TypeExplanation {
  let drawing: GraphBuilder
  let type: TypeID

  private var program: Program { drawing.flow.program }
  private var classification: CoordinatorClassification { drawing.flow.classification }

  /// The lines of source of its edges.
  private var places: SourcePlaces {
    let own = drawing.relations.filter { $0.key.from == type || $0.key.to == type }
    return SourcePlaces(own.flatMap { $0.value.places.map(program.location) })
  }

  var text: String {
    let remarks = drawing.remarks(on: type).map { "  unknown: \($0)" }
    return ([verdict] + edges + containers + unsetSlots + remarks).joined(separator: "\n")
  }

  private var verdict: String {
    "\(program.text(of: program[type].place)): \(program[type].name) \(drawing.coordinators.contains(type) ? yes : no)"
  }

  private var yes: String {
    "is a coordinator: it \(classification.reasons[type]?.description ?? "inherits from one")"
  }

  private var no: String {
    if let refusal = classification.refusals[type] { return "is no coordinator: it \(refusal)" }
    if program[type].isProtocol {
      let base = classification.reasons[type].map { "; what conforms to it is one, since it \($0)" } ?? ""
      return "is a protocol, and no coordinator itself\(base)"
    }
    if let reason = classification.reasons[type] {
      return "is no coordinator of its own: it \(reason), but is only inherited from and never made"
    }
    if classification.isScreen(type) { return "is a screen, and no coordinator" }
    guard CoordinatorNaming.isCoordinatingOrRouting(program[type].name) else {
      return "is no coordinator: it inherits from none, and is not named like one"
    }
    return "is no coordinator: it is named like one, but inherits from none, \(missing)"
  }

  /// Why a type with the name of a coordinator is not a coordinator.
  private var missing: String {
    if program.behaviour.isNested(type) { return "and stands within another type" }
    if !program.behaviour.starts(type) { return "has no list of children and no method that starts it" }
    return "and keeps neither children nor anything to navigate with"
  }

  private var edges: [String] {
    let (all, places) = (drawing.relations, self.places)
    let out = all.filter { $0.key.from == type }.map {
      "  \($0.key.kind) \(name($0.key.to))\(reason($0.value, places))"
    }
    let into = all.filter { $0.key.to == type && $0.key.from != type }.map {
      "  \(name($0.key.from)) \($0.key.kind) this\(reason($0.value, places))"
    }
    let folder =
      places.folder.isEmpty || out.isEmpty && into.isEmpty ? [] : ["  files are below \(places.folder)"]
    return folder + out + into
  }

  private func name(_ type: TypeID) -> String { program[type].name.text }

  private func reason(_ relation: EdgeDraft, _ places: SourcePlaces) -> String {
    let via = relation.via.map { " through \($0)" } ?? ""
    let condition = relation.condition.map { ", if \($0)" } ?? ""
    let possible = relation.isPossible ? ", one of several that the line may lead to" : ""
    return "\(via): \(places.text(relation.places.map(program.location)))\(condition)\(possible)"
  }

  /// Properties that could keep a coordinator, and that nothing was seen to put one into.
  private var unsetSlots: [String] {
    guard drawing.coordinators.contains(type) else { return [] }
    return program[type].properties.compactMap { property in
      guard property.fact.getter == nil, let reference = property.fact.type else { return nil }
      let types = program.parts(of: reference, in: property.scope).compactMap(\.source)
      let kept = types.contains(where: classification.isCoordinator)
      let isSet = drawing.flow.fields[Field(type: type, name: property.fact.name)]?.isEmpty == false
      guard kept, !isSet else { return nil }
      let line = program.text(of: property.place)
      return "  no edge through \(property.fact.name): nothing in the sources sets it: \(line)"
    }
  }

  /// Why the type is a container or only looks like one, and its edges as a container.
  var containers: [String] {
    let containers = drawing.containers
    let reason = containers.classification.reasons[type].map { "  is a container: it \($0)" }
    let refusal = containers.classification.refusals[type].map { "  is no container: it \($0)" }
    let verdict = [reason ?? refusal].compactMap { $0 }
    guard let id = containers.id(of: .type(type)) else { return verdict }
    let out = containers.edges.filter { $0.from == id }.map { "  \($0.kind) \($0.to)\($0.lines)" }
    let into = containers.edges.filter { $0.to == id && $0.from != id }.map {
      "  \($0.from) \($0.kind) this\($0.lines)"
    }
    return verdict + out + into + containers.remarks(on: type).map { "  unknown: \($0)" }
  }
}

extension Edge {
  fileprivate var lines: String {
    let lines = evidence.map { "\($0.file):\($0.line)" }.joined(separator: ", ")
    return "\(via.map { " through \($0)" } ?? "")\(label.map { ", \($0)" } ?? ""): \(lines)"
      + (condition.map { ", if \($0)" } ?? "")
      + (isPossible ? ", one of several that the line may lead to" : "")
  }
}
