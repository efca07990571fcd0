import Foundation
import Testing

@testable import CoordinatorCore

@Suite struct DIContainerTests {
  private let container = DIContainer()

  @Test func whatIsNotRegisteredIsNil() {
    #expect(container.resolve(Greeter.self) == nil)
    container.register(Greeter.self) { English() }
    #expect(container.resolve(Greeter.self) != nil)
  }

  @Test func theLastRegistrationCounts() {
    container.register(Greeter.self, scope: .shared) { English() }
    #expect(container.resolve(Greeter.self) is English)
    container.register(Greeter.self, scope: .shared) { Polite(greeter: $0.resolve(English.self)) }
    #expect(container.resolve(Greeter.self) is Polite)
  }

  @Test func transientMakesANewOneForEach() {
    container.register(English.self) { English() }
    #expect(container.resolve(English.self) !== container.resolve(English.self))
  }

  @Test func sharedIsMadeOnceAndKept() {
    container.register(English.self, scope: .shared) { English() }
    weak let first = container.resolve(English.self)
    #expect(first != nil)
    #expect(container.resolve(English.self) === first)
  }

  @Test func weakIsKeptAsLongAsSomeoneElseDoes() {
    container.register(Greeter.self, scope: .weak) { English() }
    var held = container.resolve(Greeter.self)
    #expect(container.resolve(Greeter.self) === held)
    weak let gone = held
    held = nil
    #expect(gone == nil)
    #expect(container.resolve(Greeter.self) != nil)
  }

  @Test(arguments: Scope.allCases)
  func valuesAreHandedOutInEachScope(scope: Scope) {
    container.register(Int.self, scope: scope) { 7 }
    container.register((any Sequence<Int>).self, scope: scope) { [1, 2] }
    #expect(container.resolve() == 7)
    #expect(container.resolve((any Sequence<Int>).self).map { Array($0) } == [1, 2])
  }

  @Test func anInstanceIsHandedOutItself() {
    let english = English()
    container.register(Greeter.self, instance: english)
    #expect(container.resolve(Greeter.self) === english)
    #expect(container.resolve(English.self) == nil)
  }

  @Test(arguments: Scope.allCases)
  func aCycleEndsWithNil(scope: Scope) {
    container.register(Polite.self, scope: scope) { Polite(greeter: $0.resolve(Greeter.self)) }
    container.register(Greeter.self, scope: scope) { Polite(greeter: $0.resolve(Polite.self)) }
    let outer = container.resolve(Polite.self)
    let inner = outer?.greeter as? Polite
    #expect(inner != nil)
    #expect(inner?.greeter == nil)
    #expect(container.resolve(Polite.self) != nil)
  }

  @Test func itTellsWhatIsRegistered() throws {
    container.register(Polite.self, scope: .weak) { Polite(greeter: nil) }
    container.register(English.self, instance: English())
    #expect(container.registrations.map(\.typeName) == ["English", "Polite"])
    let polite = try #require(container.registrations.last)
    #expect(polite.scope == .weak)
    #expect(polite.location.file == "CoordinatorCoreTests/DIContainerTests.swift")
    #expect(polite.location.line == #line - 6)
  }

  @Test func itTellsWhoResolvedWhat() {
    let caller = English()
    container.register(Greeter.self) { Polite(greeter: $0.resolve(English.self)) }
    for _ in 0..<3 { _ = container.resolve(Greeter.self, for: caller) }
    let told = container.resolutions
    #expect(told.map(\.typeName) == ["English", "Greeter"])
    #expect(told.map(\.resolver) == ["Greeter", "English"])
    #expect(told.map(\.location.line) == [#line - 5, #line - 4])
  }

  @Test func whenTwoThreadsMakeTheSharedObjectTheFirstOneReadyCounts() {
    let found = Found()
    let ready = DispatchSemaphore(value: 0)
    // Both calls know what they are by a count: a factory that starts a thread each time would never end.
    let calls = Calls()
    container.register(English.self, scope: .shared) { container in
      guard calls.next() == 1 else { return English() }
      Thread.detachNewThread {
        if let object = container.resolve(English.self) { found.add(object) }
        ready.signal()
      }
      ready.wait()
      return English()
    }
    if let object = container.resolve(English.self) { found.add(object) }
    #expect(found.count == 2)
    #expect(found.distinct == 1)
  }

  @Test func manyThreadsGetOneSharedObject() {
    container.register(English.self, scope: .shared) { English() }
    container.register(Polite.self) { Polite(greeter: $0.resolve(English.self)) }
    let found = Found()
    DispatchQueue.concurrentPerform(iterations: 500) { number in
      container.register(Int.self) { number }
      if let polite = container.resolve(Polite.self), let greeter = polite.greeter { found.add(greeter) }
      _ = container.resolve(Int.self)
      if number % 50 == 0 { _ = (container.registrations, container.resolutions) }
    }
    #expect(found.count == 500)
    #expect(found.distinct == 1)
  }
}

private protocol Greeter: AnyObject {}

private final class English: Greeter {}

private final class Polite: Greeter {
  let greeter: (any Greeter)?
  init(greeter: (any Greeter)?) { self.greeter = greeter }
}

private final class Found: @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [any Greeter] = []
  func add(_ greeter: any Greeter) { lock.withLock { objects.append(greeter) } }
  var count: Int { objects.count }
  var distinct: Int { Set(objects.map { ObjectIdentifier($0) }).count }
}

private final class Calls: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
