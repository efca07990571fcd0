#if canImport(Combine)
  import Combine
#endif

/// Where the runtime keeps what this library reads. A test may plant a wrong one.
struct RuntimeLayout: Hashable, Sendable {
  /// In the description of a closure's context: the offset of the first capture, and the descriptor.
  var firstCapture: UInt = 8
  var captureDescriptor: UInt = 16
  /// In the table of an enum's values.
  var tagOfEnum = 88
  var projectPayload = 96
  /// References that a count does not include.
  var missedReferences = 0
}

/// What can be read in this program. Each ability has one proof: it makes an object with a known answer, and reads
/// that object. If the proof fails, the ability is off, so that answers are unknown instead of wrong.
struct Abilities: Hashable, Sendable {
  private(set) var layout: RuntimeLayout
  private(set) var closures = true
  private(set) var enums = true
  private(set) var counts = true
  private(set) var countsOfObjectiveC = true
  private(set) var published = true
  private(set) var weakReferences = true

  static let ofThisProgram = Abilities(testing: RuntimeLayout())

  /// Tests a layout.
  init(testing layout: RuntimeLayout) {
    self.layout = layout
    let proof = Proof(assuming: self)
    weakReferences = proof.readsWeakReferences
    enums = proof.readsEnums
    counts = proof.counts
    countsOfObjectiveC = proof.countsObjectiveC
    closures = proof.readsClosures
    published = proof.readsPublished
  }

  /// The names of what is off, for a recording.
  var missing: [String] {
    [
      (closures, "closures"), (enums, "enums"), (counts, "counts"), (countsOfObjectiveC, "objectiveCCounts"),
      (published, "published"), (weakReferences, "weak"),
    ].filter { !$0.0 }.map(\.1)
  }
}

/// The object that the proofs look for.
private final class Held {}

/// The proofs of the abilities. Their objects are made in functions that are not inlined, so that the optimizer keeps
/// them.
private struct Proof {
  let assuming: Abilities

  private final class Keeper<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private final class Loose {
    weak var value: Held?
    init(_ value: Held) { self.value = value }
  }

  private enum Choice {
    case nothing
    case text(String)
    case one(Held)
    case two(Int, Held)
  }

  var readsWeakReferences: Bool {
    let held = Held()
    return found(from: Self.loose(held)) == [Found(held, .weak)]
  }

  var readsEnums: Bool {
    let held = Held()
    let choices = Self.keeper([Choice.one(held), .nothing, .two(-1, held), .text("text, longer than a word")])
    return found(from: choices) == [Found(held, .strong), Found(held, .strong)]
      && found(from: Self.keeper([Choice.text("text, longer than a word")])).isEmpty
  }

  var counts: Bool {
    let keeper = Self.keeperOfOne()
    let node = MemoryNode(of: keeper.value)
    let first = HeapCounts.strongReferences(to: node, assuming)
    let more = Self.keeper([keeper.value, keeper.value])
    return withExtendedLifetime((keeper, more)) {
      first == 1 && HeapCounts.strongReferences(to: node, assuming) == 3
    }
  }

  var readsClosures: Bool {
    let (first, second, third) = (Held(), Held(), Held())
    let captures = [Found(first, .strong), Found(second, .weak), Found(third, .strong)]
    let found = found(from: Self.closures(first, second, third))
    return found.count == captures.count && Set(found) == Set(captures)
  }

  var countsObjectiveC: Bool {
    #if canImport(ObjectiveC)
      let object = ObjectiveCProbe()
      let node = MemoryNode(of: object)
      let first = HeapCounts.strongReferences(to: node, assuming)
      let more = Self.keeper([object, object])
      let second = withExtendedLifetime(more) { HeapCounts.strongReferences(to: node, assuming) }
      return withExtendedLifetime(object) { first.map { $0 + 2 == second } ?? false }
    #else
      return true
    #endif
  }

  var readsPublished: Bool {
    #if canImport(Combine)
      guard #available(iOS 13, macOS 10.15, tvOS 13, *) else { return false }
      return Publishing.isRead { found(from: $0).map(\.address) }
    #else
      return true
    #endif
  }

  private struct Found: Hashable {
    let address: UInt
    let isStrong: Bool

    init(_ object: AnyObject, _ strength: Strength) {
      address = memoryAddress(of: object)
      isStrong = strength == .strong
    }

    init(_ reference: MemoryReference) {
      (address, isStrong) = (reference.node.address, reference.ownership == .strong)
    }
  }

  private enum Strength { case strong, weak }

  /// The references to objects of this proof that an object leads to, in the order in which they are read.
  private func found(from object: AnyObject) -> [Found] {
    let budget = SearchBudget(RetentionLimits(nodes: 64, values: 64))
    var reader = HeapReader(plans: TypePlans(abilities: assuming), budget: budget)
    var (queue, found) = ([MemoryNode(of: object)], [Found]())
    var next = 0
    while next < queue.count, next < 16 {
      reader.read(queue[next])
      next += 1
      for reference in reader.found {
        let isHeld = reference.node.isObject && Self.isHeld(reference.node, &reader.plans.memory)
        isHeld ? found.append(Found(reference)) : queue.append(reference.node)
      }
    }
    return withExtendedLifetime(object) { found }
  }

  private static func isHeld(_ node: MemoryNode, _ memory: inout SafeMemory) -> Bool {
    memory.isObject(node.address) && node.type == Held.self
  }

  @inline(never) private static func loose(_ held: Held) -> AnyObject { Loose(held) }

  @inline(never) private static func keeper<Value>(_ value: Value) -> AnyObject { Keeper(value) }

  @inline(never) private static func keeperOfOne() -> Keeper<Held> { Keeper(Held()) }

  /// A closure with captures of several kinds, around another one that has but one.
  @inline(never)
  private static func closures(_ first: Held, _ second: Held, _ third: Held) -> AnyObject {
    let inner = { use(third) }
    return Keeper({ [weak second, number = 7] in use((first, second, number, inner)) })
  }

  @inline(never) private static func use<Value>(_ value: Value) {}
}

#if canImport(ObjectiveC)
  import ObjectiveC

  private final class ObjectiveCProbe: NSObject {}
#endif

#if canImport(Combine)
  @available(iOS 13, macOS 10.15, tvOS 13, *)
  private final class Publishing: ObservableObject {
    @Published var value: Held?

    /// Whether the value is found before and after somebody observes it.
    static func isRead(_ found: (AnyObject) -> [UInt]) -> Bool {
      let (publishing, value) = (Publishing(), Held())
      publishing.value = value
      let address = memoryAddress(of: value)
      let isFirst = found(publishing).contains(address)
      let observation = publishing.$value.sink { _ in }
      return withExtendedLifetime(observation) { isFirst && found(publishing).contains(address) }
    }
  }
#endif
