import CoordinatorGraph

/// Builds explanations from the results of a search.
struct Explainer {
  private var ways: RetentionPaths
  private let ledger: ReferenceCounts
  private var backtrack: OwnerSearch
  private let status: (AnyObject) -> Explanation.Mark
  /// Notes on the search as a whole.
  private let limits: [String]

  private static let mostNotes = 8

  init(
    _ search: HeapSearch,
    ledger: ReferenceCounts,
    limits: [String],
    steps: Int,
    status: @escaping (AnyObject) -> Explanation.Mark
  ) {
    ways = RetentionPaths(search: search)
    self.ledger = ledger
    backtrack = OwnerSearch(search, ledger, steps: steps)
    self.status = status
    let notes = search.reader.notes.sorted { $0.key < $1.key }
    let told = notes.prefix(Self.mostNotes).map { $0.value == 1 ? $0.key : "\($0.key) (\($0.value) times)" }
    let rest = notes.count > Self.mostNotes ? ["\(notes.count - Self.mostNotes) more kinds"] : []
    self.limits = limits + (search.reader.budget.reached.map { [$0] } ?? []) + told + rest
  }

  /// Why a target is alive, and whether every reference of the path was there still.
  mutating func explanation(of node: MemoryNode) -> (explanation: Explanation, holds: Bool)? {
    guard let target = ways.search.table.number(of: node.address) else { return nil }
    // Memory may have been given back since the last slice.
    ways.search.reader.plans.memory = SafeMemory()
    ways.hasChanged = false
    let explanation = explanation(of: target)
    return (explanation, !ways.hasChanged)
  }

  private mutating func explanation(of target: Int) -> Explanation {
    let number = Int32(truncatingIfNeeded: target)
    let (answer, nodes) = answer(for: number)
    if answer == .closedCycle, !isClosed(nodes) { ways.hasChanged = true }
    let balance = ledger.balance(of: target)
    var explanation = Explanation(
      target: subject(number, isTarget: true),
      answer: answer,
      balance: balance,
      references: references(to: number),
      limits: isFullyExplained(answer, balance) ? [] : limits
    )
    let stations = stations(of: nodes, &explanation.limits)
    explanation.steps = stations.map(step)
    explanation.holders = holders(of: number, origin: nodes.first, answer)
    explanation = explanation.markingSuspects()
    locateClasses(of: &explanation, stations)
    return explanation.withHint()
  }

  /// Unreadable parts matter only if a reference is missing.
  private func isFullyExplained(_ answer: Explanation.Answer, _ balance: Explanation.Balance?) -> Bool {
    switch answer {
    case .held, .closedCycle: balance?.unexplained == 0
    case .outside, .unknown: false
    }
  }

  private mutating func answer(for target: Int32) -> (Explanation.Answer, [Int32]) {
    if ways.search.isHeld[Int(target)] { return wayFromRoot(to: target) }
    if let reached = ways.search.reader.budget.reached { return (.unknown(reason: reached), []) }
    return backtrack.way(to: target)
  }

  private func wayFromRoot(to target: Int32) -> (Explanation.Answer, [Int32]) {
    var nodes = [target]
    while let last = nodes.last, ways.search.table.parents[Int(last)] >= 0 {
      nodes.append(ways.search.table.parents[Int(last)])
    }
    let root = nodes.last.flatMap { ways.search.rootNames[$0] } ?? ""
    return (.held(root: root), nodes.reversed())
  }

  /// Whether the references that were found are still all that there are to each node of a cycle.
  private mutating func isClosed(_ nodes: [Int32]) -> Bool {
    nodes.allSatisfy { node in
      let found = Set(backtrack.owners(of: node)).reduce(0) { $0 + ways.countReferences(of: $1, to: node) }
      return ReferenceCounts.total(of: Int(node), in: ways.search) == found
    }
  }

  /// The stations of a way; of one that is too long to be read, those of its two ends.
  private mutating func stations(of nodes: [Int32], _ limits: inout [String]) -> [RetentionPaths.PathElement]
  {
    let left = nodes.count - 1 - RetentionPaths.longestTold
    guard left > 0 else { return ways.stations(of: nodes) }
    limits.append("\(left) references in the middle of the path are omitted")
    let end = RetentionPaths.longestTold / 2
    return ways.stations(of: Array(nodes.prefix(end + 1))) + ways.stations(of: nodes.suffix(end + 1))
  }

  /// Properties of the object that something outside holds, and of the target.
  private func holders(of target: Int32, origin: Int32?, _ answer: Explanation.Answer) -> [Explanation.Holder]
  {
    guard case .outside = answer else { return [] }
    var objects = [origin ?? target]
    if objects[0] != target { objects.append(target) }
    return objects.filter { ways.search.table.nodes[Int($0)].isObject }.flatMap { number in
      OutsideHolders.all(of: ways.search.table.nodes[Int(number)].object)
    }
  }

  private func step(_ station: RetentionPaths.PathElement) -> Explanation.Step {
    if let step = stepOfStatic(station) { return step }
    return Explanation.Step(
      owner: station.object.map { subject($0, isTarget: false) } ?? closure(station.functions),
      reference: station.reference
    )
  }

  /// A static collection is no object: `["pay"]` of the root `Cache.owners` is `owners["pay"]` of `Cache`.
  private func stepOfStatic(_ station: RetentionPaths.PathElement) -> Explanation.Step? {
    guard let number = station.object, let name = ways.search.rootNames[number],
      !ways.search.table.nodes[Int(number)].isObject, let dot = name.lastIndex(of: ".")
    else { return nil }
    let mark = Explanation.Mark(.notLeaking, .staticVariable)
    return Explanation.Step(
      owner: Explanation.Subject(type: String(name[..<dot]), mark: mark),
      reference: joinedLabel(String(name[name.index(after: dot)...]), station.reference)
    )
  }

  /// Adds the places of classes whose properties may need another declaration.
  private func locateClasses(of explanation: inout Explanation, _ stations: [RetentionPaths.PathElement]) {
    for (index, step) in explanation.steps.enumerated() where step.isSuspect && step.leadsUp {
      guard let number = stations[index].object else { continue }
      explanation.steps[index].owner.location = ways.search.table.nodes[Int(number)].type.flatMap {
        CodePlaces.location(ofClassWith: step.reference, in: $0)
      }
    }
  }

  /// A closure, named after its place in source if that is known. The innermost closure comes last.
  private func closure(_ functions: [UInt]) -> Explanation.Subject {
    let place = functions.reversed().lazy.compactMap(CodePlaces.place).first
    return Explanation.Subject(
      type: Explanation.Subject.closureType,
      name: place?.name,
      location: place?.location
    )
  }

  private func type(_ number: Int32) -> String {
    ways.search.table.nodes[Int(number)].type.map { typeName($0) } ?? "box"
  }

  private func subject(_ number: Int32, isTarget: Bool) -> Explanation.Subject {
    let node = ways.search.table.nodes[Int(number)]
    guard node.isObject else { return Explanation.Subject(type: "box") }
    var mark = status(node.object)
    let name = ways.search.rootNames[number]
    if mark.status == .unknown, name != nil {
      mark = Explanation.Mark(.notLeaking, .root)
    } else if mark.status == .unknown, isTarget {
      mark = Explanation.Mark(.leaking, .target)
    }
    return Explanation.Subject(type: type(number), name: name, mark: mark)
  }

  private mutating func references(to target: Int32) -> [Explanation.Reference] {
    let holders = ways.search.holders[Int(target)]
    let all = holders.flatMap { holder in
      ways.references(of: holder, to: target).map { ($0, holder.ownership) }
    }
    return all.prefix(HeapSearch.mostHolders).map { station, ownership in
      let inStatic = stepOfStatic(station)
      return Explanation.Reference(
        owner: inStatic?.owner.type ?? station.object.map(type) ?? Explanation.Subject.closureType,
        reference: inStatic?.reference ?? station.reference,
        ownership: ownership
      )
    }
  }
}
