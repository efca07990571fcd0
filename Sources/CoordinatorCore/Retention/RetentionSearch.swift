import CoordinatorGraph

/// Explains why objects are alive: the strong references to them, from roots that the app names.
///
///     let search = RetentionSearch(roots: [("App", appCoordinator)])
///     for explanation in search.explanations(of: [RetentionSearch.Target(checkout)]) { print(explanation.text) }
///
/// The search reads memory directly and calls no code of the app. It must run on the thread that owns the
/// objects, usually the main thread, and other threads must not change them meanwhile. It keeps nothing alive
/// after it returns. `docs/explanation/leaks.md` describes its limits.
package struct RetentionSearch {
  private let roots: [(name: String, object: WeakReference)]
  fileprivate let limits: RetentionLimits
  /// Objects that may refer to a target although no root reaches them, such as the screens of a stack.
  var neighbours: [WeakReference] = []

  /// An object to explain.
  package typealias Target = WeakReference

  /// A search from the given roots, which it does not keep alive.
  ///
  /// Static variables of the app's own types count as roots, too, unless the program was stripped of its names.
  package init(roots: [(name: String, object: AnyObject)], limits: RetentionLimits = RetentionLimits()) {
    self.roots = roots.map { ($0.name, WeakReference($0.object)) }
    self.limits = limits
  }

  /// Why each of the targets is alive, in the order given. One search for all of them.
  ///
  /// References of the caller, such as local variables, count as outside references.
  ///
  /// - Parameters:
  ///   - targets: The objects to explain, such as coordinators that should have been released.
  ///   - status: Whether an object on the path should have been released, if the caller knows.
  /// - Complexity: Linear in the objects that the roots reach and the references between them. For targets
  ///   that no root reaches, it is also linear in the objects that reach each of them.
  package func explanations(
    of targets: [Target],
    status: (AnyObject) -> Explanation.Mark = { _ in .unknown }
  ) -> [Explanation] {
    withoutActuallyEscaping(status) { status in
      var slices = SearchInSlices(self, of: targets, status)
      while !slices.advance(by: .max) {}
      return slices.explanations.map { $0.explanation }
    }
  }
}

/// A search that does not hold up the thread that owns the objects: a slice at a time, with other code in between.
///
/// Objects that the search met stay alive until it ends. Other code may change references between two slices, so each
/// path and count is read again when it is explained.
struct SearchInSlices {
  /// How many objects, captures and elements one slice reads: a millisecond or two.
  static let steps = 1000

  private let search: RetentionSearch
  private let targets: [WeakReference]
  private let status: (AnyObject) -> Explanation.Mark
  private let nodes: [MemoryNode?]
  private(set) var heap: HeapSearch?
  private var explainer: Explainer?
  private var readsStatics = false

  /// The explanations so far, and whether each still held when it was made.
  private(set) var explanations: [(explanation: Explanation, holds: Bool)] = []

  init(
    _ search: RetentionSearch,
    of targets: [WeakReference],
    _ status: @escaping (AnyObject) -> Explanation.Mark
  ) {
    (self.search, self.targets, self.status) = (search, targets, status)
    nodes = targets.map(\.node)
    heap = search.heap(for: nodes, statics: [])
  }

  /// Searches for some steps, or explains one object.
  ///
  /// - Returns: Whether all are explained.
  mutating func advance(by steps: Int) -> Bool {
    if heap != nil {
      if heap?.advance(by: steps) == true { startExplaining() }
    } else if explanations.count < targets.count {
      explainNext()
    }
    return explanations.count == targets.count && !startsAgain()
  }

  private mutating func startExplaining() {
    guard let heap else { return }
    self.heap = nil
    explainer = Explainer(
      heap,
      ledger: ReferenceCounts(of: heap),
      limits: search.gone,
      steps: search.limits.values,
      status: status
    )
  }

  private mutating func explainNext() {
    let node = nodes[explanations.count]
    let made = node.flatMap { explainer?.explanation(of: $0) }
    explanations.append(made ?? (.gone, true))
  }

  /// Programs have many static variables, which seldom cause leaks. The search reads them only if an unknown owner
  /// holds an object.
  private mutating func startsAgain() -> Bool {
    guard !readsStatics, explanations.contains(where: { $0.explanation.isFromOutside }),
      let type = targets.lazy.compactMap(\.type).first
    else { return false }
    readsStatics = true
    let statics = StaticVariable.all(inProgramOf: type)
    guard !statics.isEmpty else { return false }
    (explanations, explainer) = ([], nil)
    heap = search.heap(for: nodes, statics: statics)
    return true
  }
}

extension RetentionSearch {
  fileprivate func heap(for targets: [MemoryNode?], statics: [StaticVariable]) -> HeapSearch {
    HeapSearch(
      targets: targets.compactMap { $0 },
      roots: roots.compactMap { root in root.object.node.map { (root.name, $0) } },
      statics: statics,
      neighbours: neighbours.compactMap(\.node),
      limits: limits
    )
  }

  fileprivate var gone: [String] {
    roots.filter { $0.object.object == nil }.map { "the root '\($0.name)' was released" }
  }
}

extension WeakReference {
  /// The object's class. The object is not kept meanwhile: that would be one more reference.
  fileprivate var type: AnyClass? { object.map { Swift.type(of: $0) } }

  /// The object's node in memory; nil if it was released.
  fileprivate var node: MemoryNode? { object.map(MemoryNode.init) }
}

extension Explanation {
  fileprivate var isFromOutside: Bool {
    if case .outside = answer { return true }
    return false
  }

  fileprivate static var gone: Explanation {
    Explanation(
      target: Subject(type: "object"),
      answer: .unknown(reason: "it was released, or is in its deinit")
    )
  }
}

/// The budget of a search. If a search ends early, its explanations say so.
package struct RetentionLimits {
  /// How many objects, closures and collections it may meet.
  package var nodes: Int

  /// How many elements of collections it may look at.
  package var values: Int

  /// The abilities that a test sets in place of those of this program.
  var plantedAbilities: Abilities?

  /// Limits that are ample for an app: a million objects, and five million elements.
  package init(nodes: Int = 1_000_000, values: Int = 5_000_000) {
    self.nodes = nodes
    self.values = values
  }
}

/// The remaining budget of a search.
struct SearchBudget {
  let limits: RetentionLimits
  private var values = 0
  /// The limit that was reached, in words.
  private(set) var reached: String?

  init(_ limits: RetentionLimits) {
    self.limits = limits
  }

  /// Takes one value; false when the budget is used up.
  mutating func spend() -> Bool {
    guard reached == nil else { return false }
    values += 1
    if values > limits.values { reached = "the search ended after \(limits.values) values" }
    return reached == nil
  }

  /// Whether there may be so many nodes.
  mutating func allows(nodes: Int) -> Bool {
    guard reached == nil else { return false }
    if nodes > limits.nodes { reached = "the search ended after \(limits.nodes) objects" }
    return reached == nil
  }
}
