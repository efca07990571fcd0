import CoordinatorGraph

/// The result of a walk over a tree of live coordinators.
///
/// A value without any reference to the app's objects. Run the walk, which is quick, on the thread that owns
/// the tree (usually the main thread). The result can be processed later on any thread.
///
/// The walk only reads memory, which is fast, and calls no code of the app, except
/// ``CoordinatorIntrospectable`` types. It keeps nothing alive after `init` returned. Other threads must not
/// change the objects while it runs: a tree that belongs to the main actor is only read on the main thread.
@_spi(Search) public struct LiveWalk: Sendable {
  let record: WalkRecord
  let types: [LiveType]
  let slots: [Slot]
  let rootCount: Int

  /// Walks everything below a root.
  ///
  /// - Parameters:
  ///   - root: A coordinator of any class.
  ///   - others: Further objects to start from, such as a `DIContainer` that no coordinator holds.
  ///   - rules: Rules that identify coordinators, screens and containers.
  /// - Complexity: Time and memory are linear in the number of objects and references.
  public init(of root: AnyObject, and others: [AnyObject] = [], rules: WalkRules = WalkRules()) {
    self.init(Walker.walk(root, and: others, rules: rules))
  }

  init(_ result: Walker.Result) {
    record = result.record
    types = result.plans.liveTypes
    slots = result.plans.slots.slots
    rootCount = result.rootCount
  }

  /// The number of coordinators, containers and screens.
  public var objectCount: Int { record.objects.count }

  /// How many references between them were found.
  public var referenceCount: Int { record.links.count }
}

extension Snapshot {
  /// The snapshot of a live coordinator tree.
  ///
  ///     let snapshot = Snapshot(of: appCoordinator)
  ///
  /// A tree of the main actor is only read on the main thread. Elsewhere the snapshot has the root alone, and
  /// says so in ``Node/unknown``. An asynchronous function writes `await Snapshot(of:)`.
  ///
  /// - Parameters:
  ///   - root: A coordinator of any class; the app needs no changes.
  ///   - name: The name of the snapshot, such as the app's name.
  ///   - others: Further objects to start from, such as a `DIContainer` that no coordinator holds.
  ///   - rules: Rules that identify coordinators, screens and containers.
  public init(
    of root: AnyObject,
    name: String? = nil,
    and others: [AnyObject] = [],
    rules: WalkRules = WalkRules()
  ) {
    self = LiveWalk(of: root, and: others, rules: rules).snapshot(name: name)
  }

  /// The snapshot of a live coordinator tree, read on the main actor.
  ///
  ///     let snapshot = await Snapshot(of: appCoordinator)
  ///
  /// - Parameters:
  ///   - root: A coordinator of any class; the app needs no changes.
  ///   - name: The name of the snapshot, such as the app's name.
  ///   - others: Further objects to start from, such as a `DIContainer` that no coordinator holds.
  ///   - rules: Rules that identify coordinators, screens and containers.
  @MainActor
  public init(
    of root: AnyObject,
    name: String? = nil,
    and others: [AnyObject] = [],
    rules: WalkRules = WalkRules()
  ) async {
    self = LiveWalk(of: root, and: others, rules: rules).snapshot(name: name)
  }
}
