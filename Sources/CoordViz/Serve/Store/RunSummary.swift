import CoordinatorGraph

/// The part of removed lines that still counts: the last tree, the last event between two objects after it, and the
/// leaks. Pages read it like any other lines; the server itself builds no tree from events.
struct RunSummary {
  /// Two objects, and whether one is a screen of the other.
  private struct Relation: Hashable {
    let parent: Int?
    let isOfScreen: Bool
  }

  /// The last tree that the app sent.
  private(set) var tree: RecordedSnapshot?
  private var tokens: Set<Int> = []
  private var events: [Int: [Relation: RecordedEvent]] = [:]
  private var leaks: [Int: Leak] = [:]

  /// The lines, in an order in which they can be read.
  var lines: [RecordingLine] {
    (tree.map { [.snapshot($0)] } ?? [])
      + events.values.flatMap(\.values).sorted { $0.number < $1.number }.map { .event($0) }
      + leaks.sorted { $0.key < $1.key }.map { .leak($0.value) }
  }

  mutating func update(with line: RecordingLine) {
    switch line {
    case .snapshot(let snapshot): update(with: snapshot)
    case .event(let event): update(with: event)
    case .leak(let leak): leaks[leak.number] = leak
    case .withdrawal(let withdrawal): leaks[withdrawal.number] = nil
    case .header, .check, .end: break
    }
  }

  private mutating func update(with snapshot: RecordedSnapshot) {
    // Without tokens nothing of it can be joined with events, and pages skip it.
    guard events.isEmpty || !snapshot.objects.isEmpty else { return }
    tree = snapshot
    tokens = Set(snapshot.objects.map(\.token))
    // Objects outside of the tree that were detached stay until they are freed.
    events = events.filter { token, relations in
      !tokens.contains(token) && relations.values.allSatisfy { $0.kind == .detach || $0.kind == .gone }
    }
  }

  private mutating func update(with event: RecordedEvent) {
    let token = event.subject.token
    let isOfScreen = event.kind == .shown || event.kind == .gone
    switch event.kind {
    case .start, .stop: return
    case .freed:
      events[token] = nil
      guard tokens.contains(token) else { return }
    case .detach where event.parent == nil, .gone where event.parent == nil:
      events[token] = events[token]?.filter { $0.key.isOfScreen != isOfScreen }
    case .met, .attach, .detach, .shown, .gone: break
    }
    events[token, default: [:]][Relation(parent: event.parent?.token, isOfScreen: isOfScreen)] = event
  }
}
