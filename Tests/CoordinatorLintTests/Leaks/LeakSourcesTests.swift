import CoordinatorGraph
import Testing

@testable import CoordinatorLint
@testable import CoordinatorScanner

/// The lines of source that are added to the leaks of a run.
@Suite struct LeakSourcesTests {
  private let property = SourceLocation(file: "Sources/Cart.swift", line: 4)
  private let append = SourceLocation(file: "Sources/Home.swift", line: 30)

  private func sources() throws -> LeakSources {
    let graph = try Graph(
      nodes: ["Home", "Cart", "Gift"].map { Node(id: NodeID($0), type: $0) },
      edges: [
        Edge(
          from: "Home",
          to: "Cart",
          kind: .child,
          evidence: [SourceLocation(file: "Sources/Home.swift", line: 28), append]
        ), Edge(from: "Home", to: "Gift", kind: .creates, evidence: [append]),
      ]
    )
    let parent = SourceProperty(location: property, type: "Home", isOptional: false)
    let source = StubSource(properties: ["Cart.parent": parent])
    return LeakSources(Snapshot(origin: .init(kind: .source), graph: graph), source: source)
  }

  private func leak(
    _ verdict: Leak.Verdict,
    _ type: String,
    evidence: [Leak.Evidence] = [],
    property: Leak.Property? = nil
  ) -> Leak {
    Leak(
      verdict: verdict,
      subject: Leak.Subject(token: 2, type: type),
      parent: Leak.Subject(token: 1, type: "Home"),
      property: property,
      evidence: evidence,
      signature: ""
    )
  }

  @Test func aPropertyGetsItsLineInsteadOfThatOfItsClass() throws {
    let plain = leak(
      .strongWayUp,
      "Cart",
      evidence: [
        Leak.Evidence(.strong, owner: "Cart", property: "parent"),
        Leak.Evidence(.classPlace, property: "parent", at: append),
      ],
      property: Leak.Property(owner: "Cart", name: "parent")
    )
    let finding = try sources().finding(of: plain)
    #expect(finding.fix == "Sources/Cart.swift:4: write `weak var parent: Home?`, in Cart")
    #expect(finding.location == property)
    #expect(finding.details == ["'parent' of Cart is declared without weak (Sources/Cart.swift:4)"])
  }

  @Test func anAttachingCallGetsItsLineUnlessTheRunKnowsIt() throws {
    let plain = leak(.growing, "Cart<Int>", evidence: [Leak.Evidence(.attached, owner: "Home")])
    #expect(try sources().located(plain).evidence == [Leak.Evidence(.attached, owner: "Home", at: append)])
    let known = leak(
      .growing,
      "Cart",
      evidence: [Leak.Evidence(.attached, owner: "Home", at: property)]
    )
    #expect(try sources().located(known) == known)
  }

  @Test func whatWasNeverAttachedGetsTheLineThatCreatesIt() throws {
    let plain = leak(.neverAttached, "Gift")
    let located = try sources().located(plain)
    #expect(located.evidence == [Leak.Evidence(.created, owner: "Home", at: append)])
    #expect(
      try sources().finding(of: plain).fix
        == "Sources/Home.swift:30: attach it before it is started, and detach it when its screen goes away"
    )
  }

  @Test func whatTheSourceDoesNotKnowStaysAsItIs() throws {
    let plain = leak(
      .strongWayUp,
      "Other",
      evidence: [Leak.Evidence(.attached, owner: "Home")],
      property: Leak.Property(owner: "Other", name: "parent")
    )
    #expect(try sources().located(plain) == plain)
    #expect(try sources().finding(of: plain) == plain.finding)
  }
}
