import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorCore

/// What Combine's `@Published` is made of: its value moves behind a subject once somebody observes it.
private final class PublishedSubject<Value> {
  var observers: [AnyObject] = []
  var currentValue: Value
  init(_ value: Value) { currentValue = value }
}

private struct Publisher<Value> { let subject: PublishedSubject<Value> }

private enum Storage<Value> {
  case value(Value)
  case publisher(Publisher<Value>)
}

@propertyWrapper private struct Published<Value> {
  private var storage: Storage<Value>

  init(wrappedValue: Value) { storage = .value(wrappedValue) }

  var wrappedValue: Value {
    get {
      switch storage {
      case .value(let value): value
      case .publisher(let publisher): publisher.subject.currentValue
      }
    }
    set { storage = .value(newValue) }
  }

  mutating func observe() { storage = .publisher(Publisher(subject: PublishedSubject(wrappedValue))) }
}

private final class Publishing: Flow {
  var childCoordinators: [any Flow] = []
  @Published var child: Leaf?
  func observe() { _child.observe() }
}

@Suite struct PublishedTests {
  @Test func anObservedValueIsStillSeen() {
    let root = Publishing()
    root.child = Leaf()
    #expect(edges(of: root) == ["child strong"])
    root.observe()
    #expect(edges(of: root) == ["child strong"])
  }

  private func edges(of root: AnyObject) -> [String] {
    Snapshot(of: root).graph.edges.map { "\($0.via ?? "-") \($0.ownership.rawValue)" }
  }
}
