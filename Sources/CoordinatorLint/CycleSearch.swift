import CoordinatorScanner

/// Finds closed chains of references, on the objects that code surely means.
///
/// Each reference names its objects as one piece of code sees them: the code of their type, or the code that makes
/// them. A chain goes on in other code only where both surely mean the same object.
struct CycleSearch {
  private let graph: OwnershipGraph
  private(set) var cycles: [[StrongReference]] = []
  private var seen: Set<Set<StrongReference>> = []
  private var steps = 0

  /// An object on the way.
  private struct Step {
    let object: OwnedObject
    /// The step whose code makes the object, and the type of that code. The step is nil if the path does not contain
    /// it.
    var maker: (step: Int?, code: Int)?
    /// The reference that leads to it.
    var reference: StrongReference?
  }

  private static let (longest, mostSteps) = (6, 4_000)

  init(_ graph: OwnershipGraph) {
    self.graph = graph
    let roots = graph.roots
    for root in roots { search(from: Step(object: OwnedObject(type: root))) }
    // Objects that one piece of code makes, but does not keep itself: a screen and its presenter.
    for (object, code) in graph.made(of: Set(roots)) {
      search(from: Step(object: object, maker: (nil, code)))
    }
  }

  private mutating func search(from start: Step) {
    steps = 0
    var path = [start]
    var open = [candidates(after: path)]
    while var left = open.popLast() {
      guard let reference = left.popLast() else {
        path.removeLast()
        continue
      }
      open.append(left)
      steps += 1
      if steps > Self.mostSteps { return }
      guard let next = target(of: reference, in: path) else { continue }
      switch next {
      case .known(let position): close(path, at: position, with: reference)
      case .new(let step):
        guard path.count < Self.longest, !path.contains(where: { $0.object == step.object }) else { continue }
        path.append(step)
        open.append(candidates(after: path))
      }
    }
  }

  private func candidates(after path: [Step]) -> [StrongReference] {
    guard let object = path.last?.object else { return [] }
    let own = graph.references(from: OwnedObject(type: object.type))
    return (object.site == nil ? own : own + graph.references(from: object)).reversed()
  }

  private enum Target {
    /// A step of the path.
    case known(Int)
    case new(Step)
  }

  /// The object that a reference of the last step leads to; nil where the path does not say which one it is.
  private func target(of reference: StrongReference, in path: [Step]) -> Target? {
    let last = path.count - 1
    let isOwn = reference.from.site == nil
    // In the code of its own type, the object is `self`. In the code that makes the object, `self` is the maker.
    guard let maker = isOwn ? (step: last, code: path[last].object.type) : path[last].maker,
      maker.code == reference.code
    else { return nil }
    guard reference.to.site != nil else { return maker.step.map(Target.known) }
    let same = path.firstIndex { step in
      step.object == reference.to && step.maker.map { $0 == maker } ?? false
    }
    return same.map(Target.known) ?? .new(Step(object: reference.to, maker: maker, reference: reference))
  }

  private mutating func close(_ path: [Step], at position: Int, with reference: StrongReference) {
    let cycle = path[(position + 1)...].compactMap(\.reference) + [reference]
    if seen.insert(Set(cycle)).inserted { cycles.append(cycle) }
  }
}
