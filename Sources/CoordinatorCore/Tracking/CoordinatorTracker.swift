public import CoordinatorGraph

/// Watches the coordinators and screens below a root, and reports leaks.
///
///     let tracker = CoordinatorTracker.watch(appCoordinator)
///     …
///     for leak in tracker.check() { … }
///
/// The app needs no changes, and the tracker keeps none of its objects alive: it uses tokens and weak
/// references. Apps that use ``Coordinator`` or call ``attached(_:to:fileID:line:)`` also get the line that
/// attached a child. Without a tracker, an event costs next to nothing.
///
/// Check on the thread that owns the tree, usually the main thread. Events may come from any thread.
public final class CoordinatorTracker: @unchecked Sendable {
  private let lock = Lock()
  // Guarded by the lock; objects of the app are retained and released outside of it.
  var state: TrackerState
  private(set) var roots: [WeakReference]
  private var isObserving = false
  private var regularLooks: Task<Void, Never>?
  private var file: RecordingFile?

  /// The rules that it judges by.
  let rules: TrackingRules

  /// The name of the watched app.
  let name: String?

  /// A unique identifier of this run.
  let run = String(UInt64.random(in: .min ... .max), radix: 16)

  private init(_ roots: [AnyObject], name: String?, rules: TrackingRules) {
    self.rules = rules
    self.name = name
    self.roots = roots.map { WeakReference($0) }
    state = TrackerState(rules: rules)
  }

  func locked<Result>(_ body: () -> Result) -> Result { lock.locked(body) }

  /// Watches everything below a root, until ``stop()``.
  ///
  /// - Parameters:
  ///   - root: A coordinator of any class.
  ///   - others: Further objects to start from.
  ///   - name: A name for the recording, such as the app's name.
  ///   - rules: When to report a leak.
  @discardableResult
  public static func watch(
    _ root: AnyObject,
    and others: [AnyObject] = [],
    name: String? = nil,
    rules: TrackingRules = TrackingRules()
  ) -> CoordinatorTracker {
    let tracker = CoordinatorTracker([root] + others, name: name, rules: rules)
    Tracking.add(tracker)
    tracker.observe()
    return tracker
  }

  /// Stops watching. The observations stay available.
  public func stop() {
    Tracking.remove(self)
    locked { state.log.finish() }
    flush()
  }

  /// Looks at everything that is watched.
  ///
  /// - Returns: The current leaks, most severe first, and the unknown cases.
  @discardableResult
  public func check() -> [Leak] {
    look(for: .check)
    return leaks
  }

  /// Reads the tree without checking it, so that changes between two checks are seen.
  package func observe() { look(for: .look) }

  /// The leaks of the last check, most severe first.
  public var leaks: [Leak] { locked { state.log.ledger.leaks } }

  var firstRoot: AnyObject? { locked { roots }.lazy.compactMap(\.object).first }

  /// All that was observed.
  public var recording: Recording { locked { state.log }.recording(name: name) }
}

// MARK: - Observing

extension CoordinatorTracker {
  /// A look that the tracker makes by itself. The main actor is free between the slices of the search for what keeps new
  /// leaks alive.
  @MainActor func lookAside(for purpose: LookPurpose) async {
    if purpose == .check { await explainAhead() }
    look(for: purpose)
  }

  private func look(for purpose: LookPurpose) {
    guard mayRead, let confirmed = weigh(for: purpose), purpose == .check else { return }
    let explained = explain(confirmed).located()
    locked { state.tell(explained) }
  }

  /// Whether this thread may read the tree. If not, later checks say that a look was left out.
  var mayRead: Bool {
    let all = locked { roots }.compactMap(\.object)
    guard all.contains(where: { MainActorCheck.refusal(of: $0) != nil }) else { return true }
    locked { _ = state.blindness.insert("a check ran off the main thread and was left out") }
    return false
  }

  /// Walks the living objects, and evaluates them.
  ///
  /// - Returns: The suspicions that are old enough; nil while another thread does this.
  private func weigh(for purpose: LookPurpose) -> ConfirmedSuspicions? {
    // Do not release objects of the app within the lock: their deinitializers could call this tracker.
    var living: [AnyObject] = []
    guard let starts = locked({ begin() }) else { return nil }
    defer { locked { isObserving = false } }
    let roots = locked { self.roots }.compactMap(\.object)
    var walk = LiveWalk.walk(starts, rules: rules.walk)
    let missed = walk.map { walk in locked { state.missed(by: walk) } } ?? []
    if !missed.isEmpty { walk = LiveWalk.walk(starts + missed, rules: rules.walk) }
    let confirmed = locked { state.weigh(walk, roots: roots, for: purpose, keeping: &living) }
    withExtendedLifetime((living, starts, walk, missed, roots)) {}
    return confirmed
  }

  /// The starts of the walk; nil while another thread walks.
  private func begin() -> [AnyObject]? {
    guard !isObserving else { return nil }
    isObserving = true
    return roots.compactMap(\.object) + state.objects.adrift
  }

  // MARK: - Events

  func note(_ kind: RecordedEvent.Kind, _ child: AnyObject, parent: AnyObject?, at location: SourceLocation?)
  {
    locked { state.note(kind, child: child, parent: parent, at: location) }
  }

  func note(_ screen: AnyObject, of coordinator: AnyObject) {
    locked { state.note(screen, of: coordinator) }
  }

  func note(_ screens: [AnyObject], areGone: Bool) {
    guard let root = firstRoot else { return }
    for screen in screens {
      let owners = LiveWalk.coordinators(referredToBy: screen, root: root, rules: rules.walk)
      locked { state.note(screen, isGone: areGone, of: owners) }
      withExtendedLifetime(owners) {}
    }
  }
}

// MARK: - Recording

extension CoordinatorTracker {
  /// Adds the live tree of the first root to the recording, under a label.
  ///
  /// The snapshot's findings are the problems of this moment, such as a coordinator that is attached although
  /// its screen is gone.
  public func mark(_ label: String? = nil) {
    guard let root = firstRoot else { return }
    look(for: .mark)
    var snapshot = Snapshot(of: root, name: name, rules: rules.walk)
    snapshot.findings = locked { state.findings }
    locked { state.log.add(.marked(RecordedSnapshot(at: state.time, label: label, snapshot: snapshot))) }
  }

  /// Sends every line of the recording to a reader as it comes, and those that came before first.
  ///
  /// The sink is called while no other thread can use the tracker: it has to be quick, and must not come back to it.
  func send(to reader: RecordingReader, run: String, _ sink: @escaping (LogLine) -> Void) {
    locked { state.log.send(to: reader, name: name, run: run, sink) }
  }

  /// Sends the whole tree with the next walk, as a reader needs it that missed lines.
  func sendTreeAgain() { locked { state.log.forgetTree() } }

  /// Stops sending lines to a reader.
  func endSending(to reader: RecordingReader) { locked { state.log.endSending(to: reader) } }

  /// Writes to a file from now on, instead of to an earlier one.
  func write(to file: RecordingFile) {
    locked { self.file = file }
    file.start()
  }

  /// Returns when everything that was observed is in the file.
  package func flush() { locked { file }?.flush() }

  /// Reads and checks the tree while someone reads the recording, for at most a fiftieth of the main thread's time.
  func checkWhileRecording() {
    let looks: @MainActor @Sendable () async -> Void = { [weak self] in
      var nextCheck = System.milliseconds + 2000
      while self?.isWatching == true {
        let start = System.milliseconds
        let isDue = start >= nextCheck
        if isDue { nextCheck = start + 2000 }
        await self?.lookAside(for: isDue ? .check : .look)
        let pause = max(500, (System.milliseconds - start) * 50)
        try? await Task.sleep(nanoseconds: UInt64(pause) * 1_000_000)
      }
    }
    locked { regularLooks = regularLooks ?? Task(operation: looks) }
  }
}
