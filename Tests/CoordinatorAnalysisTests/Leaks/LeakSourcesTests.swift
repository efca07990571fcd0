import CoordinatorAnalysis
import CoordinatorGraph
import Testing

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
    let line = property
    return LeakSources(Snapshot(origin: .init(kind: .source), graph: graph)) { type, name in
      type == "Cart" && name == "parent" ? line : nil
    }
  }

  private func leak(
    _ verdict: Leak.Verdict,
    _ type: String,
    evidence: [Leak.Evidence],
    hint: String,
    property: Leak.Property? = nil
  ) -> Leak {
    Leak(
      verdict: verdict,
      subject: Leak.Subject(token: 2, type: type),
      parent: Leak.Subject(token: 1, type: "Home"),
      reason: "it leaks",
      evidence: evidence,
      hint: hint,
      property: property,
      signature: ""
    )
  }

  @Test func aPropertyGetsItsLine() throws {
    let plain = leak(
      .strongWayUp,
      "Cart",
      evidence: [],
      hint: "declare it weak: weak var parent",
      property: Leak.Property(owner: "Cart", name: "parent")
    )
    let located = try sources().located(plain)
    #expect(
      located.fix == "Sources/Cart.swift:4, the property 'parent' of Cart: declare it `weak var parent`"
    )
    #expect(located.finding.location == property)
  }

  @Test func anAttachingCallGetsItsLineUnlessTheRunKnowsIt() throws {
    let plain = leak(.growing, "Cart<Int>", evidence: [Leak.Evidence("attached to Home")], hint: "remove it")
    #expect(try sources().located(plain).evidence == [Leak.Evidence("attached to Home", at: append)])
    let known = leak(
      .growing,
      "Cart",
      evidence: [Leak.Evidence("attached to Home", at: property)],
      hint: "remove it"
    )
    #expect(try sources().located(known) == known)
  }

  @Test func whatWasNeverAttachedGetsTheLineThatCreatesIt() throws {
    let located = try sources().located(leak(.neverAttached, "Gift", evidence: [], hint: "attach it"))
    #expect(located.evidence == [Leak.Evidence("created by Home", at: append)])
    #expect(located.fix == "Sources/Home.swift:30: attach it")
  }

  @Test func whatTheSourceDoesNotKnowStaysAsItIs() throws {
    let plain = leak(
      .strongWayUp,
      "Other",
      evidence: [Leak.Evidence("attached to Home")],
      hint: "declare it weak: weak var parent",
      property: Leak.Property(owner: "Other", name: "parent")
    )
    #expect(try sources().located(plain) == plain)
  }
}
