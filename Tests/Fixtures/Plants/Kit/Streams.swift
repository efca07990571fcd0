// A library as Combine is one: nothing tells what its objects have.

/// Ends a subscription when it goes.
public final class AnyCancellable: Hashable {
  private let end: () -> Void
  public init(_ end: @escaping () -> Void) { self.end = end }
  deinit { end() }
  public func cancel() { end() }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Tells subscribers each value.
public final class PassthroughSubject<Value> {
  private var sinks: [Int: (Value) -> Void] = [:]
  private var next = 0
  public init() {}
  public func send(_ value: Value) { sinks.values.forEach { $0(value) } }
  public func sink(_ body: @escaping (Value) -> Void) -> AnyCancellable {
    next += 1
    let number = next
    sinks[number] = body
    return AnyCancellable { [weak self] in self?.sinks[number] = nil }
  }
}

/// Keeps what it was given until it goes.
public final class DisposeBag {
  private var all: [AnyObject] = []
  public init() {}
  public func insert(_ object: AnyObject) { all.append(object) }
}
