import CoordinatorGraph

extension TypeExplanation {
  /// Why the type is a container or only looks like one, and its edges as a container.
  var containers: [String] {
    let containers = drawing.containers()
    let classification = containers.classification
    let reason = classification.reasons[type].map { "  is a container: it \($0)" }
    let refusal = classification.refusals[type].map { "  is no container: it \($0)" }
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
