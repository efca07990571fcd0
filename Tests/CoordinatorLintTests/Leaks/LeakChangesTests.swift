import CoordinatorGraph
import Testing

@testable import CoordinatorLint
@testable import CoordinatorScanner

/// The changes of source that fix a leak: each starts with its line and says what to write.
@Suite struct LeakChangesTests {
  func at(_ line: Int, _ file: String = "A.swift") -> CoordinatorGraph.SourceLocation {
    .init(file: file, line: line)
  }

  func fix(_ leak: Leak, _ source: StubSource) -> [String] {
    let changes = LeakChanges(leak: leak, source: source).all
    return changes.map { change in (change.location.map { "\($0.line): " } ?? "") + change.words }
  }

  func leak(_ verdict: Leak.Verdict, cause: Leak.Verdict? = nil, evidence: [Leak.Evidence] = [])
    -> Leak
  {
    Leak(
      verdict: verdict,
      cause: cause,
      subject: Leak.Subject(token: 2, type: "Cart"),
      parent: Leak.Subject(token: 1, type: "Home"),
      screen: "CartScreen",
      evidence: evidence,
      signature: "\(verdict.rawValue): Cart"
    )
  }

  func explained(_ hint: Explanation.Hint, by steps: [Explanation.Step] = []) -> Leak {
    var leak = leak(.detachedButAlive)
    let answer = steps.isEmpty ? Explanation.Answer.outside(count: 1) : .held(root: "App")
    leak.explanation = Explanation(target: .init(type: "Cart"), answer: answer, steps: steps, hint: hint)
    return leak
  }

  // MARK: Properties

  @Test func aProtocolThatValuesMayConformToIsNamedWithItsLine() {
    var leak = leak(
      .strongWayUp,
      evidence: [Leak.Evidence(.unboundProtocol, owner: "CartDelegate")]
    )
    leak.property = Leak.Property(owner: "Cart", name: "delegate")
    let declared = SourceProperty(location: at(3), type: "CartDelegate", isOptional: true)
    let source = StubSource(types: ["CartDelegate": at(9)], properties: ["Cart.delegate": declared])
    #expect(
      fix(leak, source) == [
        "3: write `weak var delegate: CartDelegate?`, in Cart",
        "9: write `protocol CartDelegate: AnyObject`, because only references to classes can be weak",
      ]
    )
  }

  @Test(arguments: [true, false])
  func aPropertyIsClearedAfterTheLineThatDetaches(readsSlot: Bool) {
    var leak = leak(.heldButNotAttached)
    leak.property = Leak.Property(owner: "Home", name: "cart")
    let source = StubSource(removal: SourceRemoval(location: at(24), readsSlot: readsSlot))
    let words = "24: Home detaches Cart here and keeps it in 'cart': on the next line, write `cart = nil`"
    let order = ". Not before it, because this line uses 'cart' to find the child"
    #expect(fix(leak, source) == [words + (readsSlot ? order : "")])
    #expect(fix(leak, StubSource()) == [])
  }

  @Test func aChildIsDetachedWhereItsPropertyIsCleared() {
    var leak = leak(
      .attachedButSlotCleared,
      evidence: [Leak.Evidence(.attached, owner: "Home", property: "children")]
    )
    leak.property = Leak.Property(owner: "Home", name: "cart")
    #expect(
      fix(leak, StubSource(clearing: at(8))) == [
        "8: before this line, write `children.removeAll { $0 === cart }`: it clears 'cart' only"
      ]
    )
    leak.isOfKit = true
    #expect(
      fix(leak, StubSource(clearing: at(8))) == [
        "8: before this line, write `if let child = cart { removeChild(child) }`: it clears 'cart' only"
      ]
    )
  }

  // MARK: Closures and holders

  /// A leak that a closure in line 21 captures. A property of another object keeps the closure.
  private func captured(by owner: String, in property: String) -> Leak {
    let closure = Explanation.Subject(type: Explanation.Subject.closureType, location: at(21))
    let steps = [(Explanation.Subject(type: owner), property), (closure, "captures")].map {
      Explanation.Step(owner: $0, reference: $1, isSuspect: true)
    }
    return explained(Explanation.Hint(.weakCapture, owner: owner, reference: property), by: steps)
  }

  @Test func aClosureIsWrittenWithAWeakCapture() {
    let leak = captured(by: "Bus", in: "sinks[0]")
    let closure = SourceClosure(location: at(21), captured: "cart", head: "{ [weak cart] sum in", uses: [22])
    #expect(
      fix(leak, StubSource(captures: [at(21): closure])) == [
        "21: write `{ [weak cart] sum in`, and `cart?` in the closure's body (line 22); `Bus.sinks[0]` keeps this "
          + "closure, and the closure keeps Cart"
      ]
    )
    var typed = closure
    (typed.head, typed.uses) = (nil, [22, 25])
    let words = fix(leak, StubSource(captures: [at(21): typed]))[0]
    #expect(
      words.hasPrefix(
        "21: write `weak cart` in its capture list, and `cart?` in the closure's body (lines 22, 25)"
      )
    )
  }

  private static let results: [(type: String, words: String)] = [
    ("() -> Int", "`self?` in the closure's body (line 21), and `?? 0` at its end;"),
    ("((Int, () -> Void) -> String)", "`self?` in the closure's body (line 21), and `?? \"\"` at its end;"),
    ("(Set<Int>) -> [Cart]", "`self?` in the closure's body (line 21), and `?? []` at its end;"),
    ("() -> Void", "`self?` in the closure's body (line 21);"),
    ("(Int) -> (Int) -> Bool", "`self?` in the closure's body (line 21);"),
  ]

  @Test(arguments: results)
  func aClosureWithAResultReturnsSomethingWhenItsObjectIsGone(type: String, words: String) {
    let leak = captured(by: "Model", in: "count")
    var closure = SourceClosure(location: at(21), captured: "self", head: "{ [weak self] in", uses: [21])
    let facts = SourceFile(path: "A.swift", text: Array("var count: \(type)".utf8)).facts()
    let neutral = facts.variables[0].type?.neutralResult
    let property = SourceProperty(location: at(3), isOptional: true, neutralResult: neutral)
    var source = StubSource(properties: ["Model.count": property], captures: [at(21): closure])
    #expect(fix(leak, source)[0].hasPrefix("21: write `{ [weak self] in`, and \(words)"))
    closure.uses = [22, 23]
    source.captures = [at(21): closure]
    let guarded = fix(leak, source)[0].contains("on the next line `guard let self else { return ")
    #expect(guarded == words.contains("??"))
  }

  private static let endings: [(Explanation.Holder.Kind, String)] = [
    (.timer, "clock?.invalidate()"), (.displayLink, "clock?.invalidate()"),
    (.dispatchSource, "clock?.cancel()"),
    (.subscription, "clock = nil"), (.observer, "clock = nil"), (.task, "clock?.cancel()"),
    (.workItem, "clock?.cancel()"),
  ]

  @Test(arguments: endings)
  func aHolderIsEndedInTheMethodThatEndsTheCoordinator(kind: Explanation.Holder.Kind, ending: String) {
    let leak = explained(Explanation.Hint(.endOutside, owner: "Cart", reference: "clock", holder: kind))
    let closure = SourceClosure(location: at(18), captured: "self", head: "{ [weak self] in", uses: [19])
    let both = StubSource(ends: ["Cart": SourceName("stop", at: at(23))], kept: ["Cart.clock": closure])
    let words = fix(leak, both)
    #expect(words.count == 2 && words[0].hasPrefix("18: write `{ [weak self] in`, and `self?`"))
    #expect(words[0].hasSuffix("'clock' keeps this closure, and the closure keeps Cart"))
    #expect(words[1].hasPrefix("23: in `stop`, write `\(ending)`, because"))
    // Without such a method, the line that detaches it has to tell it.
    let parent = fix(leak, StubSource(removal: SourceRemoval(location: at(40))))
    #expect(
      parent.count == 1 && parent[0].hasPrefix("40: Home detaches Cart here: call a new method of Cart")
    )
    #expect(fix(leak, StubSource()) == [])
  }

  // MARK: Children that stay, and children that nobody attached

  let attached = Leak.Evidence(
    .attached,
    owner: "Home",
    at: SourceLocation(file: "A.swift", line: 19)
  )
  let gone = Leak.Evidence(.screenGone, owner: "CartScreen")
  let places = [
    "Cart": SourceLocation(file: "A.swift", line: 3), "CartScreen": SourceLocation(file: "A.swift", line: 30),
    "CartEvents": SourceLocation(file: "A.swift", line: 1),
  ]
  let removing =
    "`cart.onEnd = { [weak self, weak cart] in self?.children.removeAll { $0 === cart } }`"

  @Test(arguments: [Leak.Verdict.growing, .attachedWithoutScreen])
  func aChildWithoutALinkToItsParentGetsACallback(verdict: Leak.Verdict) {
    let leak = leak(verdict, cause: .attachedWithoutScreen, evidence: [attached, gone])
    let source = StubSource(
      types: places,
      links: ["CartScreen": SourceReference("coordinator", type: SourceName("Cart", at: at(3)))],
      children: [at(19): SourceChild(variable: "cart", list: "children")]
    )
    #expect(
      fix(leak, source) == [
        "19: on the next line, write \(removing)", "3: in Cart, add `var onEnd: (() -> Void)?`",
        "30: in CartScreen, override `didMove(toParent:)` and call `coordinator?.onEnd?()` in it if `parent == nil`; "
          + "users also swipe back",
        "30: in CartScreen, override `viewDidDisappear` and call `coordinator?.onEnd?()` in it if "
          + "`isBeingDismissed || navigationController?.isBeingDismissed == true`",
      ]
    )
  }

  @Test func aCallbackThatThereIsGetsCalledByTheScreen() {
    let leak = leak(.attachedWithoutScreen, evidence: [attached, gone])
    var source = StubSource(
      types: places,
      links: ["CartScreen": SourceReference("coordinator", type: SourceName("Cart", at: at(3)))]
    )
    source.removal = SourceRemoval(location: at(16), callback: "onFinish")
    let words = fix(leak, source)
    #expect(words.count == 2 && words[0].hasPrefix("30: in CartScreen, override `didMove(toParent:)`"))
    #expect(words[0].contains("call `coordinator?.onFinish?()`") && words[0].contains("runs A.swift:16"))
    source.links = [:]
    #expect(fix(leak, source)[0].contains("let Home run A.swift:16, which removes Cart, in it if"))
    source.types = [:]
    var tabs = leak
    tabs.screen = "UITabBarController"
    #expect(fix(tabs, source)[0].hasPrefix("in a subclass of UITabBarController, override"))
  }

  /// A screen of all coordinators refers to their base class, so that class gets the callback.
  @Test func aMethodThatRemovesAnyChildIsCalled() {
    let leak = leak(.attachedWithoutScreen, evidence: [attached, gone])
    var source = StubSource(types: places, children: [at(19): SourceChild(variable: "cart")])
    source.links = ["CartScreen": SourceReference("coordinator", type: SourceName("Base", at: at(5)))]
    source.removal = SourceRemoval(location: at(7), method: "detach(", isInMethod: true)
    let words = fix(leak, source)
    let code = "`cart.onEnd = { [weak self, weak cart] in if let cart { self?.detach(cart) } }`"
    #expect(words[0] == "19: on the next line, write \(code)" && words.count == 4)
    #expect(words[1] == "5: in Base, add `var onEnd: (() -> Void)?`")
    source.callToParent = "parent?.detach(self)"
    #expect(
      fix(leak, source) == [
        "5: in Base, add `func screenDidEnd() { parent?.detach(self) }`",
        "30: in CartScreen, override `didMove(toParent:)` and call `coordinator?.screenDidEnd()` in it if `parent == nil`; "
          + "users also swipe back",
        "30: in CartScreen, override `viewDidDisappear` and call `coordinator?.screenDidEnd()` in it if "
          + "`isBeingDismissed || navigationController?.isBeingDismissed == true`",
      ]
    )
    // A line that removes any child is no place to clear the property of one.
    var held = self.leak(.heldButNotAttached)
    held.property = Leak.Property(owner: "Home", name: "cart")
    #expect(fix(held, source) == [])
    held.evidence = [Leak.Evidence(.detached, owner: "Home", at: at(60))]
    #expect(fix(held, source)[0].hasPrefix("60: Home detaches Cart here"))
  }

  @Test func whatNobodyAttachedIsAttachedAndRemoved() {
    let leak = leak(.neverAttached, evidence: [Leak.Evidence(.created, owner: "Home", at: at(18))])
    let protocolOfLink = SourceName("CartEvents", at: at(1))
    let source = StubSource(
      types: places,
      lists: ["Home": "children"],
      links: ["CartScreen": SourceReference("coordinator", type: protocolOfLink, isProtocol: true)],
      children: [at(18): SourceChild(variable: "cart")]
    )
    let words = fix(leak, source)
    #expect(words[0] == "18: on the next line, write `children.append(cart)` and \(removing)")
    #expect(words[1] == "3: in Cart, add `var onEnd: (() -> Void)?` and `func screenDidEnd() { onEnd?() }`")
    #expect(words[2] == "1: in CartEvents, add `func screenDidEnd()`")
    #expect(words[3].contains("call `coordinator?.screenDidEnd()`") && words.count == 5)
    #expect(fix(leak, StubSource()) == [])
  }

  @Test(arguments: Leak.Verdict.allCases)
  func unknownSourceChangesNothing(verdict: Leak.Verdict) {
    #expect(fix(leak(verdict, evidence: [attached, gone]), StubSource()) == [])
  }
}
