import CoordinatorGraph
import Testing

/// The first lines of a report: what to write where.
@Suite struct FixTests {
  private typealias Step = Explanation.Step
  private typealias Subject = Explanation.Subject

  private let place = SourceLocation(file: "Shop/App.swift", line: 12)

  private func leak(
    _ verdict: Leak.Verdict,
    evidence: [Leak.Evidence] = [],
    explanation: Explanation? = nil,
    screen: String? = nil,
    property: String? = nil
  ) -> Leak {
    Leak(
      verdict: verdict,
      subject: Leak.Subject(token: 2, type: "Checkout"),
      parent: Leak.Subject(token: 1, type: "App"),
      screen: screen,
      property: property.map { Leak.Property(owner: "Checkout", name: $0) },
      evidence: evidence,
      explanation: explanation,
      signature: ""
    )
  }

  private func held(by closure: Subject) -> Explanation {
    let steps = [
      Step(owner: Subject(type: "Analytics"), reference: "sinks[\"pay\"]", isSuspect: true),
      Step(owner: closure, reference: "captures", isSuspect: true),
    ]
    return Explanation(target: Subject(type: "Checkout"), answer: .held(root: "App"), steps: steps).withHint()
  }

  @Test func aScreenThatIsStillShownIsNotMadeWeak() {
    let step = Step(owner: Subject(type: "CheckoutScreen"), reference: "coordinator", isSuspect: true)
    let explanation = Explanation(
      target: Subject(type: "Checkout"),
      answer: .outside(count: 1),
      steps: [step]
    )
    var hinted = explanation
    hinted.hint = Explanation.Hint(.weakProperty, owner: "CheckoutScreen", reference: "coordinator")
    let detached = Leak.Evidence(.detached, owner: "App", at: place)
    let shown = Leak.Evidence(.stillShown, owner: "CheckoutScreen")
    let words = leak(.detachedButAlive, evidence: [detached, shown], explanation: hinted).fix
    #expect(
      words?.hasPrefix("Shop/App.swift:12: CheckoutScreen keeps it and is still on screen or covered: remove")
        == true
    )
    let gone = leak(.detachedButAlive, evidence: [detached], explanation: hinted).fix
    #expect(gone?.contains("weak var coordinator") == true)
  }

  @Test func aClosureIsNamedByItsLineOrElseByWhatKeepsIt() {
    let named = Subject(type: Subject.closureType, name: "closure #1 in App.pay()", location: place)
    let words = leak(.detachedButAlive, explanation: held(by: named)).fix ?? ""
    #expect(words.hasPrefix("Shop/App.swift:12: in closure #1 in App.pay(), write `[weak x]` before"))
    #expect(words.hasSuffix("name for the Checkout; `Analytics.sinks[\"pay\"]` keeps the closure"))
    // The report is about the line to change, not about the line that attached the child.
    let attached = leak(
      .detachedButAlive,
      evidence: [
        Leak.Evidence(.attached, owner: "App", at: SourceLocation(file: "Shop/Other.swift", line: 3))
      ],
      explanation: held(by: named)
    )
    #expect(attached.finding.location == place)
    let unknown = leak(
      .detachedButAlive,
      evidence: [
        Leak.Evidence(.attached, owner: "App", at: SourceLocation(file: "Shop/Other.swift", line: 3))
      ],
      explanation: held(by: Subject(type: Subject.closureType))
    )
    #expect(unknown.fix?.hasPrefix("in the closure, write `[weak x]`") == true)
    #expect(unknown.fix?.contains("Other.swift") == false)
  }

  @Test func aPropertyIsNamedByItsClass() {
    let located = leak(
      .strongWayUp,
      evidence: [Leak.Evidence(.classPlace, property: "delegate", at: place)],
      property: "delegate"
    )
    #expect(
      located.fix
        == "Shop/App.swift:12: in the class Checkout, declare 'delegate' as `weak var delegate`"
    )
    #expect(
      leak(.strongWayUp, property: "delegate").fix
        == "in Checkout, declare 'delegate' as `weak var delegate`"
    )
    #expect(leak(.strongWayUp).fix == nil)
  }

  @Test func whatGrowsIsNamedByItsAttachLine() {
    let attached = Leak.Evidence(.attached, owner: "App", property: "children", at: place)
    let gone = Leak.Evidence(.screenGone, owner: "ShopScreen")
    var growing = leak(.growing, evidence: [attached, gone], screen: "ShopScreen")
    growing.cause = .attachedWithoutScreen
    for var leak in [
      growing, leak(.attachedWithoutScreen, evidence: [attached, gone], screen: "ShopScreen"),
    ] {
      #expect(leak.changes.first?.location == place)
      #expect(
        leak.changes.first?.words.hasPrefix(
          "App attaches Checkout here; remove it from 'children' of App when ShopScreen goes away"
        ) == true
      )
      leak.isOfKit = true
      #expect(leak.changes.first?.words.hasPrefix("after it, write `screen.onGone") == true)
      leak.evidence.append(Leak.Evidence(.held, owner: "App", property: "detail"))
      #expect(
        leak.changes.first?.words.contains("self?.removeChild(child) }; self?.detail = nil }`;") == true
      )
      leak.evidence[2] = Leak.Evidence(.held, owner: "App", property: "posts[1]")
      #expect(leak.changes.first?.words.contains("self?.removeChild(child) } }`;") == true)
      leak.evidence = [gone]
      #expect(leak.fix == nil)
    }
    // Without a screen that went there is nothing to wait for.
    let other = leak(.growing, evidence: [attached])
    #expect(
      other.fix
        == "Shop/App.swift:12: remove it from 'children' of App when its screen goes away: users also swipe back"
    )
  }

  @Test func whatALeakRestsOnDoesNotTellHowToMendIt() throws {
    let named = Subject(type: Subject.closureType, name: "closure #1 in App.pay()", location: place)
    let held = leak(
      .detachedButAlive,
      evidence: [Leak.Evidence(.attached, owner: "App", at: place)],
      explanation: held(by: named)
    )
    let explanation = try #require(held.explanation)
    #expect(explanation.text.contains("to fix it: \(held.advice ?? "?")"))
    #expect(held.finding.details.first == "attached to App (Shop/App.swift:12)")
    #expect(!held.finding.details.contains { $0.contains("[weak") })
    let told = explanation.text.split(separator: "\n").filter { !$0.hasPrefix("to fix it: ") }
    #expect(held.finding.details.dropFirst().elementsEqual(told) { $0 == $1 })
  }

  @Test func whatHoldsFromOutsideIsNotMendedWhereItWasAttached() {
    let target = Subject(type: "Checkout")
    let outside = Explanation(target: target, answer: .outside(count: 1), steps: []).withHint()
    for verdict in [Leak.Verdict.detachedButAlive, .strongWayUp, .growing] {
      let held = leak(
        verdict,
        evidence: [Leak.Evidence(.attached, owner: "App", at: place)],
        explanation: outside
      )
      #expect(held.fix == nil)
      #expect(held.advice?.hasPrefix("find the task") == true)
    }
    // A property is the place to change, whoever else holds it.
    let wayUp = leak(.strongWayUp, explanation: outside, property: "delegate")
    #expect(wayUp.fix == "in Checkout, declare 'delegate' as `weak var delegate`")
  }

  @Test func nothingIsNamedThatIsNotKnown() {
    for verdict in Leak.Verdict.allCases { #expect(leak(verdict).fix == nil) }
  }
}

extension Leak {
  fileprivate var fix: String? { finding.fix }
}
