import CoordinatorCore
import CoordinatorGraph
import Foundation
import Synchronization
import Testing

private final class Dangling {
  unowned var owner: Leaked
  unowned var maybe: Leaked?
  unowned(unsafe) var unsafe: Leaked?
  var next: Leaked?

  init(owner: Leaked) {
    self.owner = owner
    maybe = owner
    unsafe = owner
  }
}

private struct Noncopyable: ~Copyable { var flow: Leaked }
private final class Hiding {
  let mutex = Mutex<Leaked?>(nil)
  let atomic = Atomic(0)
  var noncopyable: Noncopyable?
  var task: Task<Void, Never>?
  var next: Leaked?
}

private struct Holder { unowned var leaf: Leaked; weak var loose: Leaked? }
private enum Choice { case one(Holder), two(Holder, Leaked?), none }
private final class Copies {
  var anything: Any = 0
  var list: [Holder] = []
  var byName: [String: Holder] = [:]
  var choice = Choice.none
  var next: Leaked?
}

private final class Mixed: NSObject {
  var date = Date(), url = URL(string: "a"), data = Data([1]), text = NSMutableString(string: "a")
  var array = NSMutableArray(), dictionary: NSDictionary = ["a": 1], lock = NSLock()
  var queue = DispatchQueue(label: "a"), center = NotificationCenter(),
    operation: Operation? = BlockOperation {}
  var attributed = NSAttributedString(string: "a"), timer: Timer?,
    error: any Error = NSError(domain: "a", code: 1)
  var decimal = Decimal(1), index = IndexPath(index: 1), characters = CharacterSet.alphanumerics
  var formatter = DateFormatter(), number: NSNumber = 1, any: Any = NSNull(), key: AnyKeyPath = \String.count
  var sequence = AnySequence([1]), iterator = AnyIterator([1].makeIterator()),
    pointer = UnsafeRawPointer(bitPattern: 1)
  var metatype: Any.Type = Int.self, unmanaged = Unmanaged.passUnretained(NSObject()), buffer: [UInt8] = [1]
  var lazyValues = [1, 2].lazy.map { $0 + 1 }, range = 1..<2, text2: Substring = "abc",
    hashable: AnyHashable = "a"
  var stream: AsyncStream<Int>? = AsyncStream { $0.finish() }
  var next: Leaked?
}

private final class Work: Operation, @unchecked Sendable { var flow: Leaked? }

private final class Touchy: CustomReflectable, CustomStringConvertible {
  var stored = Leaked()
  var computed: Leaked { preconditionFailure("code of the app's was called") }
  lazy var late = touched()
  var customMirror: Mirror { preconditionFailure("code of the app's was called") }
  var description: String { preconditionFailure("code of the app's was called") }
  private func touched() -> Leaked { preconditionFailure("code of the app's was called") }
}

private enum TouchyChoice: CustomReflectable {
  case flow(Leaked), other(String)
  var customMirror: Mirror { preconditionFailure("code of the app's was called") }
}

private final class Dying {
  var onDeinit: (Dying) -> Void = { _ in }
  var next: Leaked? = Leaked()
  deinit { onDeinit(self) }
}

private struct Acting {
  var flow = Leaked()
  var count = 0
  mutating func act(_ look: () -> Void) {
    count += 1
    look()
  }
}

private final class Buffer: ManagedBuffer<Int, Leaked> {}

/// Nothing crashes, hangs or keeps an object alive, and what cannot be seen is told.
@Suite struct RetentionAttackTests {
  @Test func danglingReferencesAreNotFollowed() {
    var owner: Leaked? = Leaked()
    let dangling = owner.map(Dangling.init)
    dangling?.next = Leaked()
    owner = nil
    let target = dangling?.next.map { RetentionSearch.Target($0) }
    let explanation = dangling.flatMap { root in target.map { why(root, $0) } }
    #expect(explanation?.line == "App → next → Leaked")
  }

  @Test func copiesOfDanglingReferencesAreNotFollowed() {
    let root = Copies()
    do {
      let leaf = Leaked()
      let holder = Holder(leaf: leaf, loose: leaf)
      (root.anything, root.list, root.byName, root.choice) = (
        holder, [holder], ["a": holder], .two(holder, leaf)
      )
      let explanation = why(root, RetentionSearch.Target(leaf))
      #expect(explanation.line == "App → choice.two.1 → Leaked")
      let loose = explanation.references.filter { $0.ownership != .strong }
      #expect(Set(loose.map(\.ownership)) == [.weak, .unowned])
      root.choice = .one(holder)
    }
    root.next = Leaked()
    let target = root.next.map { RetentionSearch.Target($0) }
    #expect(target.map { why(root, $0).line } == "App → next → Leaked")
  }

  @Test func whatCannotBeCopiedIsSaidToBeUnknown() {
    let root = Hiding()
    let target: RetentionSearch.Target
    do {
      let leaked = Leaked()
      root.mutex.withLock { $0 = leaked }
      target = RetentionSearch.Target(leaked)
    }
    let explanation = why(root, target)
    #expect(explanation.answer == .outside(count: 1))
    #expect(explanation.limits.contains("'Hiding.mutex' cannot be read: its type cannot be copied"))
    root.noncopyable = Noncopyable(flow: Leaked())
    root.next = Leaked()
    root.task = Task {}
    #expect(root.next.map { why(root, RetentionSearch.Target($0)).line } == "App → next → Leaked")
  }

  @Test func typesOfTheSystemAreLeftAlone() {
    let root = Mixed()
    root.array.add(Leaked())
    root.next = Leaked()
    let explanation = root.next.map { why(root, RetentionSearch.Target($0)) }
    #expect(explanation?.line == "App → next → Leaked")
    let (work, flow) = planted {
      let work = Work(); work.flow = $0; return work
    }
    #expect(why(work, flow).line == "App → flow → Leaked")
    let array = NSMutableArray()
    let other = planted { array.add($0) }.1
    let inArray = why(Holding(array), other)
    #expect(inArray.answer == .outside(count: 1))
    #expect(inArray.limits.contains("the content of NSMutableArray in Foundation cannot be read"))
  }

  @Test func noCodeOfTheAppsIsCalled() {
    let root = Holding<[Any]>([Touchy(), TouchyChoice.other("a")])
    let (flow, target) = planted { TouchyChoice.flow($0) }
    root.value.append(flow)
    #expect(why(root, target).line == "App → value[2].flow → Leaked")
  }

  @Test func nothingIsKeptAlive() {
    let (root, target) = planted { leaked in Holding<Any>([{ leaked.finish() } as () -> Void]) }
    let search = RetentionSearch(roots: [("App", root)])
    let first = search.explanations(of: [target])
    #expect(first == search.explanations(of: [target]))
    #expect(first[0].balance == Explanation.Balance(explained: 1, total: 1))
    root.value = 0
    #expect(
      search.explanations(of: [target])[0].answer == .unknown(reason: "it was released, or is in its deinit")
    )
  }

  @Test func countsOfReferencesAreTheSameAfterwards() {
    let root = Holding<[Leaked]>((0..<100).map { _ in Leaked() })
    let before = root.value.map { CFCount.of($0) }
    _ = RetentionSearch(roots: [("App", root)]).explanations(
      of: root.value.map { RetentionSearch.Target($0) }
    )
    #expect(root.value.map { CFCount.of($0) } == before)
  }

  @Test func anObjectInItsDeinitIsNoTarget() {
    var explanation: [Explanation] = []
    do {
      let dying = Dying()
      dying.onDeinit = { dying in
        explanation = RetentionSearch(roots: [("Dying", dying)]).explanations(
          of: [RetentionSearch.Target(dying)] + (dying.next.map { [RetentionSearch.Target($0)] } ?? [])
        )
      }
    }
    #expect(explanation.map(\.answer).first == .unknown(reason: "it was released, or is in its deinit"))
    #expect(explanation.last?.limits.contains("the root 'Dying' was released") == true)
  }

  @Test func aSearchInTheMiddleOfAMutationEnds() {
    final class Watching { var list: [Leaked] = [] { didSet { onWrite() } }; var onWrite: () -> Void = {} }
    let root = Watching()
    var line = ""
    root.onWrite = { [unowned root] in
      line = root.list.last.map { why(root, RetentionSearch.Target($0)).line } ?? ""
    }
    root.list.append(Leaked())
    #expect(line == "App → list[0] → Leaked")
  }

  @Test func aSearchInsideAnElementThatIsBeingChangedEnds() {
    let root = Holding((list: [Acting()], byName: ["a": Acting()], slot: Acting?.some(Acting())))
    let target = RetentionSearch.Target(root.value.list[0].flow)
    var lines: [String] = []
    let look = { lines.append(why(root, target).line) }
    root.value.list[0].act(look)
    root.value.byName["a"]?.act(look)
    root.value.slot?.act(look)
    #expect(lines.count == 3)
    #expect(Set(lines) == ["App → value.list[0].flow → Leaked"])
  }

  @Test func whoIsAskedMayTakeEverythingDown() {
    let root = Holding<[Any]>([])
    let targets = (0..<10).map { _ in
      let leaked = Leaked()
      root.value.append([{ leaked.finish() } as () -> Void])
      return RetentionSearch.Target(leaked)
    }
    let explanations = RetentionSearch(roots: [("App", root)]).explanations(of: targets) { _ in
      root.value = []
      return .unknown
    }
    #expect(explanations.count == 10)
    #expect(explanations.allSatisfy { $0.answer == .held(root: "App") })
    #expect(why(root, targets[9]).answer == .unknown(reason: "it was released, or is in its deinit"))
  }

  @Test func aSearchMayAskForAnother() {
    let (root, target) = planted { Holding($0) }
    let search = RetentionSearch(roots: [("App", root)])
    let outer = search.explanations(of: [target]) { _ in
      #expect(search.explanations(of: [target])[0].line == "App → value → Leaked")
      return .unknown
    }
    #expect(outer[0].line == "App → value → Leaked")
  }

  @Test func aBufferWithATailTellsNothingOfIt() {
    let buffer = Buffer.create(minimumCapacity: 4) { _ in 0 }
    let (root, target) = planted { (Holding([buffer as AnyObject, $0]), $0) }
    let explanation = why(root.0, target)
    #expect(explanation.steps.first?.reference == "value[1]")
    #expect(explanation.limits.contains("the content of ManagedBuffer in Swift cannot be read"))
  }
}

private enum CFCount {
  static func of(_ object: AnyObject) -> UInt { _getRetainCount(object) }
}
