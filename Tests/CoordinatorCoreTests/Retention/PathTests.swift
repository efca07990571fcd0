import CoordinatorCore
import CoordinatorGraph
import Testing

enum StaticSinks {
  nonisolated(unsafe) static var kept: [AnyObject] = []
  nonisolated(unsafe) static var all: [() -> Void] = []
  nonisolated(unsafe) static var named: [String: () -> Void] = [:]
  nonisolated(unsafe) static var last = Last()
}

struct Last { weak var flow: Leaked? }

private protocol Owned: AnyObject {}
private protocol Loose {}
extension Leaked: Owned, Loose {}

private struct State {
  var title = "title"
  var flow: Leaked?
  var count = 1
}

private struct Big: Loose {
  var numbers = (1, 2, 3, 4)
  var flow: Leaked
}

private enum Phase {
  case idle
  case shown(Leaked)
  case pushed(Leaked, title: String)
  case presented(State)
  indirect case after(Phase)
}

private enum Single { case none, some(Leaked), other }

@propertyWrapper private struct Wrapped<Value> {
  private var storage: Value
  var wrappedValue: Value {
    get { storage }
    set { storage = newValue }
  }
  init(wrappedValue: Value) { storage = wrappedValue }
}

private class Below { var inherited: Leaked? }
private final class Derived: Below {
  let title = "title"
  lazy var late: Leaked? = nil
  @Wrapped var wrapped: Leaked?
}

private struct Failure: Error, @unchecked Sendable { let flow: Leaked }
private struct Twin<First, Second> { var first: First; var second: Second }
private actor Worker { var flow: Leaked?; init(_ flow: Leaked) { self.flow = flow } }
private func opaque(_ leaked: Leaked) -> some Loose { Big(flow: leaked) }
private struct Tree { var children: [Tree]; var flow: Leaked? }
private protocol Boxed<Content> { associatedtype Content; var content: Content { get } }
extension Holding: Boxed { var content: Value { value } }
private struct InlineBox<Content>: Boxed { var content: Content }

@Suite(.onBothSystems) struct PathTests {
  @Test func everyKindOfPropertyIsFollowed() {
    check("value") { Holding($0) }
    check("value") { Holding<Leaked?>($0) }
    check("value") { Holding<Leaked??>($0) }
    check("value") { Holding<(any Owned)?>($0) }
    check("value") { Holding<any Owned>($0) }
    check("value") { Holding<AnyObject>($0) }
    check("value") { Holding<any Loose>($0) }
    check("value.flow") { Holding<any Loose>(Big(flow: $0)) }
    check("value.flow") { Holding<(any Loose)?>(Big(flow: $0)) }
    check("value.flow") { Holding<(any Loose)?>(opaque($0)) }
    check("value") { Holding<Any>($0) }
    check("value.first") { Holding(Twin(first: $0, second: $0 as Leaked?)) }
    check("value.flow") { Holding<Any>(State(flow: $0)) }
    check("value.1") { Holding((3, $0)) }
    check("value.flow") { Holding<any Error>(Failure(flow: $0)) }
    check("value.flow") { Holding<(any Error)?>(Failure(flow: $0)) }
    check("value.success") { Holding(Result<Leaked, any Error>.success($0)) }
    check("value.failure.flow") { Holding(Result<Int, any Error>.failure(Failure(flow: $0))) }
    check("value.content") { Holding<any Boxed<Leaked>>(InlineBox(content: $0)) }
  }

  @Test func everyKindOfPayloadIsFollowed() {
    check("value.shown") { Holding(Phase.shown($0)) }
    check("value.pushed.0") { Holding(Phase.pushed($0, title: "a")) }
    check("value.presented.flow") { Holding(Phase.presented(State(flow: $0))) }
    check("value.after.after.shown") { Holding(Phase.after(.after(.shown($0)))) }
    check("value.some") { Holding(Single.some($0)) }
    check("value.some") { Holding(Single?.some(.some($0))) }
    check("value.shown") { Holding<Phase?>(.shown($0)) }
  }

  @Test func everyKindOfCollectionIsFollowed() {
    check("value[0]") { Holding([$0]) }
    check("value[1]") { Holding([nil, $0]) }
    check("value[0]") { Holding(ContiguousArray([$0 as any Owned])) }
    check("value[2]") { Holding([nil, nil, $0, nil][1...]) }
    check("value[0].flow") { Holding<[any Loose]>([Big(flow: $0)]) }
    check("value[\"pay\"]") { Holding(["pay": $0]) }
    check("value[\"pay\"].flow") { Holding(["pay": State(flow: $0), "none": State()]) }
    check("value[7][0]") { Holding([7: [$0]]) }
    check("value[?]") { Holding([Odd(): $0]) }
    check("value[0].first") { Holding([(first: $0, second: 1)]) }
    check("value[1].shown") { Holding([Phase.idle, .shown($0)]) }
    check("value.children[0].children[1].flow") {
      Holding(Tree(children: [Tree(children: [Tree(children: []), Tree(children: [], flow: $0)])]))
    }
  }

  private struct Odd: Hashable {}

  @Test func classesHaveTheirOwnAndInheritedProperties() {
    check("inherited") {
      let root = Derived(); root.inherited = $0; return root
    }
    check("late") {
      let root = Derived(); root.late = $0; return root
    }
    check("wrapped") {
      let root = Derived(); root.wrapped = $0; return root
    }
    check("flow") { Worker($0) }
  }

  #if os(Linux)
    @Test func aStaticListOfClosuresIsNamed() {
      let (sink, target) = planted { leaked in { leaked.finish() } as () -> Void }
      StaticSinks.all = [sink]
      StaticSinks.named = ["pay": sink]
      defer { (StaticSinks.all, StaticSinks.named) = ([], [:]) }
      let owners = RetentionSearch(roots: []).explanations(of: [target])[0]
      #expect(
        owners.answer == .held(root: "StaticSinks.all") || owners.answer == .held(root: "StaticSinks.named")
      )
    }

    @Test func anEntryOfAStaticListIsNamedAmongTheReferences() {
      let leaked = Leaked()
      StaticSinks.kept = [leaked]
      defer { StaticSinks.kept = [] }
      let explanation = RetentionSearch(roots: []).explanations(of: [RetentionSearch.Target(leaked)])[0]
      #expect(explanation.references.map { "\($0.owner).\($0.reference)" } == ["StaticSinks.kept[0]"])
    }

    @Test func aWeakReferenceInAStaticVariableKeepsNothing() {
      let leaked = Leaked()
      StaticSinks.last.flow = leaked
      let owners = RetentionSearch(roots: []).explanations(of: [RetentionSearch.Target(leaked)])[0]
      #expect(owners.answer == .outside(count: 1))
      withExtendedLifetime(leaked) {}
    }
  #endif

  private func check(
    _ reference: String,
    location: Testing.SourceLocation = #_sourceLocation,
    _ make: (Leaked) -> AnyObject
  ) {
    let (root, target) = planted(make)
    let explanation = why(root, target)
    #expect(explanation.steps.map(\.reference) == [reference], sourceLocation: location)
    #expect(explanation.answer == .held(root: "App"), sourceLocation: location)
    #expect(explanation.balance?.unexplained == 0, sourceLocation: location)
    #expect(explanation.limits == [], sourceLocation: location)
  }
}
