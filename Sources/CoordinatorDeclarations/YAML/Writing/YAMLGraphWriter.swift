import CoordinatorDiagrams
import CoordinatorGraph

struct YAMLGraphWriter {
  private let plan: YAMLPlan
  private let nodes: [NodeID: Node]

  init(_ plan: YAMLPlan) {
    self.plan = plan
    nodes = Dictionary(uniqueKeysWithValues: plan.graph.nodes.lazy.map { ($0.id, $0) })
  }

  func write(name: String?, _ lines: inout YAMLLines) {
    lines.line("version: 1")
    if let name { lines.pair("name", name) }
    for (key, kind) in YAMLKeys.sections { section(key, kind, &lines) }
    edges(&lines)
  }

  private func section(_ key: String, _ kind: Node.Kind, _ lines: inout YAMLLines) {
    let stated = plan.graph.nodes.filter { $0.kind == kind && !plan.elsewhere.contains($0.id) }
    guard !stated.isEmpty else { return }
    lines.line("")
    lines.block(key) { lines in
      for node in stated { write(node, way: nil, &lines) }
    }
  }

  /// Writes a node and its nested nodes. The recursion is as deep as the plan, which is limited.
  private func write(_ node: Node, way: Int?, _ lines: inout YAMLLines) {
    lines.block(node.id.rawValue) { lines in
      attributes(of: node, &lines)
      if let way { for field in fields(of: way) { lines.pair(field) } }
      let entries = plan.entries[node.id] ?? [:]
      screens(entries["screens"] ?? [], &lines)
      nested("children", entries["children"] ?? [], &lines)
      for key in ["parent", "builds"] { names(key, entries[key] ?? [], &lines) }
      for key in ["requires", "provides", "adopts"] { uses(key, entries[key] ?? [], &lines) }
    }
  }

  private func attributes(of node: Node, _ lines: inout YAMLLines) {
    if !node.isUsuallyTyped { lines.pair("type", node.type) }
    if let role = node.role { lines.pair("role", role.rawValue) }
    if let label = node.label { lines.pair("label", label) }
    if let module = node.module { lines.pair("module", module) }
    if let location = node.location { lines.pair("location", location.words) }
    if let documentation = node.documentation { lines.pair("documentation", prose: documentation) }
    if !node.unknown.isEmpty { lines.list("unknown", node.unknown) }
  }

  /// Screens without details are a list of names.
  private func screens(_ positions: [Int], _ lines: inout YAMLLines) {
    let arePlain = positions.allSatisfy { position in
      fields(of: position).isEmpty && nodes[plan.graph.edges[position].to]?.isPlain == true
    }
    if arePlain {
      names("screens", positions, &lines)
    } else {
      nested("screens", positions, &lines)
    }
  }

  private func nested(_ key: String, _ positions: [Int], _ lines: inout YAMLLines) {
    guard !positions.isEmpty else { return }
    lines.block(key) { lines in
      for position in positions {
        let edge = plan.graph.edges[position]
        guard let node = nodes[edge.to] else { continue }
        write(node, way: position, &lines)
      }
    }
  }

  private func names(_ key: String, _ positions: [Int], _ lines: inout YAMLLines) {
    let names = positions.map { plan.graph.edges[$0].to.rawValue }
    let isOneMostly = ["parent", "builds"].contains(key)
    if names.count == 1, isOneMostly {
      lines.pair(key, names[0])
    } else if !names.isEmpty {
      lines.list(key, names)
    }
  }

  private func uses(_ key: String, _ positions: [Int], _ lines: inout YAMLLines) {
    let fields = positions.map { self.fields(of: $0) }
    if fields.allSatisfy(\.isEmpty) { return names(key, positions, &lines) }
    lines.block(key) { lines in
      for (position, fields) in zip(positions, fields) {
        let name = plan.graph.edges[position].to.rawValue
        if fields.count == 1, fields[0].key == "implementation" {
          lines.pair(YAMLLines.Field(key: name, value: fields[0].value))
        } else {
          lines.pair(name, fields: fields)
        }
      }
    }
  }

  /// The fields of an edge at its place.
  private func fields(of position: Int) -> [YAMLLines.Field] {
    let edge = plan.graph.edges[position]
    let label = edge.kind == .provides ? "scope" : "label"
    let usual = Ownership.usual(of: edge.kind)
    return [
      YAMLLines.Field("implementation", plan.implementations[position]?.rawValue),
      YAMLLines.Field(label, edge.label),
      YAMLLines.Field("via", edge.via),
      YAMLLines.Field("ownership", edge.ownership == usual ? nil : edge.ownership.rawValue),
      order(of: position),
    ].compactMap { $0 }
  }

  private func order(of position: Int) -> YAMLLines.Field? {
    plan.isInOrder[position] ? nil : YAMLLines.Field("order", number: plan.graph.edges[position].order)
  }

  /// The edges that state all their fields, one per line.
  private func edges(_ lines: inout YAMLLines) {
    guard !plan.others.isEmpty else { return }
    lines.line("")
    lines.block("edges") { lines in
      for position in plan.others { lines.item(allFields(of: position)) }
    }
  }

  private func allFields(of position: Int) -> [YAMLLines.Field] {
    let edge = plan.graph.edges[position]
    return [
      YAMLLines.Field("from", edge.from.rawValue),
      YAMLLines.Field("kind", edge.kind == .child ? nil : edge.kind.rawValue),
      YAMLLines.Field("to", edge.to.rawValue),
      YAMLLines.Field("ownership", edge.ownership == .unknown ? nil : edge.ownership.rawValue),
      YAMLLines.Field("via", edge.via),
      YAMLLines.Field("label", edge.label),
      order(of: position),
      YAMLLines.Field("evidence", list: edge.evidence.map(\.words)),
    ].compactMap { $0 }
  }
}

extension SourceLocation {
  fileprivate var words: String { "\(file):\(line)" }
}
