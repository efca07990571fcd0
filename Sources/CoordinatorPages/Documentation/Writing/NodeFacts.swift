import CoordinatorDiagrams
import CoordinatorGraph

/// The facts about a node itself.
struct NodeFacts {
  let words: PageWords

  /// The facts, without those that its name already contains.
  func facts(of node: Node, role: Node.Role?) -> [Fact] {
    var facts: [Fact] = []
    if let role { facts.append(Fact(name: words.facts.role, line: .words(words.name(of: role)))) }
    if node.type != node.name { facts.append(Fact(name: words.facts.type, line: [.code(node.type.caption)])) }
    if node.id.rawValue != node.name, node.id.rawValue != node.type {
      facts.append(Fact(name: words.facts.id, line: [.code(node.id.rawValue.caption)]))
    }
    if let module = node.module { facts.append(Fact(name: words.facts.module, line: .words(module.caption))) }
    if let location = node.location { facts.append(Fact(name: words.facts.source, line: [.path(location)])) }
    return facts
  }
}
