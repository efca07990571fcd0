import CoordinatorGraph

/// Explains why objects are alive: the strong references to them, from roots that the app names.
///
///     let search = RetentionSearch(roots: [("App", appCoordinator)])
///     for explanation in search.explanations(of: [checkout]) { print(explanation.text) }
///
/// The search reads memory directly and calls no code of the app. It must run on the thread that owns the
/// objects, usually the main thread, and other threads must not change them meanwhile. It keeps nothing alive
/// after it returns. `docs/explanation/leaks.md` describes its limits.
@_spi(Search) public struct RetentionSearch {
  private let roots: [(name: String, object: Target)]
  private let limits: RetentionLimits
  /// Objects that may refer to a target although no root reaches them, such as the screens of a stack.
  var neighbours: [Target] = []

  /// An object, not kept alive.
  public struct Target {
    fileprivate weak var object: AnyObject?

    /// The given object. An object in its `deinit` counts as released.
    public init(_ object: AnyObject) {
      self.object = object
    }
  }

  /// A search from the given roots, which it does not keep alive.
  ///
  /// On Linux, static variables of the app's own types count as roots, too. Elsewhere they cannot be found: pass
  /// the objects that should count as roots.
  public init(roots: [(name: String, object: AnyObject)], limits: RetentionLimits = RetentionLimits()) {
    self.roots = roots.map { ($0.name, Target($0.object)) }
    self.limits = limits
  }

  /// Why each of the objects lives, in the order given. One search for all of them.
  ///
  /// The array counts as one reference to each of its elements, and explanations ignore it. Any other
  /// reference of the caller, such as a local variable, counts as an outside reference.
  ///
  /// - Parameters:
  ///   - objects: The objects to explain, such as coordinators that should have been released.
  ///   - status: Whether an object on the path should have been released, if the caller knows.
  /// - Complexity: Linear in the objects that the roots reach and the references between them. For targets
  ///   that no root reaches, it is also linear in the objects that reach each of them.
  public func explanations(
    of objects: [AnyObject],
    status: (AnyObject) -> Explanation.Mark = { _ in .unknown }
  ) -> [Explanation] {
    explain(objects.map(Target.init), heldByCaller: 1, status)
  }

  /// Why each of the targets is alive, without counting references of the caller.
  public func explanations(
    of targets: [Target],
    status: (AnyObject) -> Explanation.Mark = { _ in .unknown }
  ) -> [Explanation] {
    explain(targets, heldByCaller: 0, status)
  }
}

extension RetentionSearch {
  private func explain(
    _ targets: [Target],
    heldByCaller: Int,
    _ status: (AnyObject) -> Explanation.Mark
  ) -> [Explanation] {
    let first = explain(targets, statics: [], heldByCaller: heldByCaller, status)
    // Static variables are many, and seldom to blame.
    guard first.contains(where: \.isFromOutside), let type = targets.lazy.compactMap(\.type).first else {
      return first
    }
    let statics = StaticVariable.all(inProgramOf: type)
    return statics.isEmpty ? first : explain(targets, statics: statics, heldByCaller: heldByCaller, status)
  }

  private func explain(
    _ targets: [Target],
    statics: [StaticVariable],
    heldByCaller: Int,
    _ status: (AnyObject) -> Explanation.Mark
  ) -> [Explanation] {
    let nodes = targets.map(\.node)
    var search = HeapSearch(targets: nodes.compactMap { $0 }, limits: limits)
    let living = roots.compactMap { root in root.object.node.map { (root.name, $0) } }
    let numbers = search.run(
      roots: living.map(\.1),
      statics: statics,
      neighbours: neighbours.compactMap(\.node)
    )
    let positions = nodes.map { $0.flatMap { search.table.number(of: $0.address) } }
    let held = positions.compactMap { $0 }.reduce(into: [Int: Int]()) { $0[$1, default: 0] += heldByCaller }
    let ledger = ReferenceCounts(of: search, heldByCaller: held)
    let names = zip(numbers.roots, living).map { ($0, $1.0) } + numbers.statics.map { ($0.number, $0.name) }
    let explanations = withoutActuallyEscaping(status) { status in
      var explainer = Explainer(
        search,
        ledger: ledger,
        rootNames: Dictionary(names.map { (Int32(truncatingIfNeeded: $0), $1) }) { first, _ in first },
        limits: gone,
        steps: limits.values,
        status: status
      )
      return positions.map { $0.map { explainer.explanation(of: $0) } ?? .gone }
    }
    search.table.releaseAll()
    return explanations
  }

  private var gone: [String] {
    roots.filter { $0.object.object == nil }.map { "the root '\($0.name)' was released" }
  }
}

extension RetentionSearch.Target {
  /// The object's class. The object is not kept meanwhile: that would be one more reference.
  fileprivate var type: AnyClass? { object.map { Swift.type(of: $0) } }

  /// The object's node in memory; nil if it was released.
  fileprivate var node: MemoryNode? {
    guard let object else { return nil }
    return MemoryNode(
      address: UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()),
      kind: .object
    )
  }
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
