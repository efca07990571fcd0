import CoordinatorGraph

extension MemoryGraphText {
  /// The coordinators in the trees as leaks, with what refers to them. Equal ones are counted as one leak.
  public var leaks: [Leak] {
    var (found, places) = ([Leak](), [String: Int]())
    for tree in trees {
      guard let leak = Self.leak(in: tree, number: found.count + 1) else { continue }
      if let place = places[leak.signature] {
        found[place].count += 1
      } else {
        places[leak.signature] = found.count
        found.append(leak)
      }
    }
    return found
  }

  /// How many trees have no coordinator.
  public var others: Int { trees.count { tree in !tree.contains(where: \.isCoordinator) } }

  /// The cycle of a tree through a coordinator, or the way from the tree's root to its first coordinator.
  private static func leak(in tree: [Line], number: Int) -> Leak? {
    var way: [Line] = []
    var first: [Line]?
    for line in tree where line.isStrong {
      while let last = way.last, last.indent >= line.indent { way.removeLast() }
      if line.kind == .back {
        let start = way.firstIndex { !$0.address.isEmpty && $0.address == line.address }
        if let start, let cycle = cycle(Array(way[start...]), closedBy: line) { return leak(cycle, number) }
        continue
      }
      guard way.count < mostSteps else { continue }
      way.append(line)
      if first == nil, line.isCoordinator { first = way }
    }
    return first.map { leak($0, number) }
  }

  /// The longest way that is told.
  private static let mostSteps = 64

  /// A cycle as a way from a coordinator back to it; nil without one.
  private static func cycle(_ lines: [Line], closedBy end: Line) -> [Line]? {
    guard let start = lines.firstIndex(where: \.isCoordinator) else { return nil }
    var first = lines[0]
    (first.reference, first.kind) = (end.reference, .object)
    var way = Array(lines[start...]) + (start > 0 ? [first] + lines[1..<start] : [])
    var last = lines[start]
    if start == 0 { last.reference = end.reference }
    last.kind = .back
    way.append(last)
    return way
  }

  private static func leak(_ way: [Line], _ number: Int) -> Leak {
    let target = way[way.count - 1]
    let isCycle = target.kind == .back
    let isInCycle = isCycle || way.contains { $0.kind == .rootCycle }
    let explanation = Explanation(
      target: Explanation.Subject(
        type: target.type,
        mark: Explanation.Mark(.leaking, .unreachable)
      ),
      answer: isInCycle ? .closedCycle : .unknown(reason: "it was retained once too often, or its owner was"),
      steps: steps(of: way)
    )
    let path = way.map { "\($0.type).\($0.reference)" }.joined(separator: " > ")
    return Leak(
      number: number,
      verdict: .detachedButAlive,
      subject: Leak.Subject(token: number, type: target.type),
      evidence: [Leak.Evidence(.unreachable)],
      explanation: explanation.markingSuspects().withHint(),
      signature: "memory-graph: \(path)"
    )
  }

  /// A reference for each object but the last. A collection is part of the property that has it.
  private static func steps(of way: [Line]) -> [Explanation.Step] {
    var steps: [Explanation.Step] = []
    for (line, next) in zip(way, way.dropFirst()) {
      if line.isStorage, let last = steps.indices.last {
        if !steps[last].reference.hasSuffix("]") { steps[last].reference += "[]" }
        continue
      }
      let name = next.reference.drop { $0 == "_" }
      let reference = line.isClosure ? "captures" : name.isEmpty ? "?" : String(name)
      let type = line.isClosure ? Explanation.Subject.closureType : line.type.isEmpty ? "object" : line.type
      steps.append(Explanation.Step(owner: Explanation.Subject(type: type), reference: reference))
    }
    return steps
  }
}
