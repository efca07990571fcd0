import CoordinatorGraph
import Testing

@testable import CoordinatorLint
@testable import CoordinatorScanner

/// Lists of objects that live long.
extension LeakChangesTests {
  @Test func anEntryIsRemovedByAMethodOfItsOwner() {
    let hint = Explanation.Hint(.clearReference, owner: "Cache", reference: "owners[\"a\"]")
    let step = Explanation.Step(owner: .init(type: "Cache", name: "Cache.shared"), reference: "owners[\"a\"]")
    let leak = explained(hint, by: [step])
    let remover = SourceName("forget(\"a\")", at: at(15))
    var source = StubSource(entries: SourceEntries(addition: at(12), caller: at(16), remover: remover))
    let call =
      "call `Cache.shared.forget(\"a\")`, which removes Cart from 'owners' of Cache (A.swift:12 adds the entry)"
    #expect(fix(leak, source) == ["16: this line adds Cart to a list; when it ends, \(call)"])
    source.ends = ["Cart": SourceName("close", at: at(21))]
    #expect(fix(leak, source) == ["21: in `close`, \(call)"])
    source.entries?.remover = nil
    #expect(
      fix(leak, source) == [
        "12: in Cache, add a method that removes the entry from 'owners'; this line adds it",
        "21: in `close`, call the new method of Cache",
      ]
    )
  }

  /// Each strong reference keeps the object alive, so each gets its change; a weak one gets none.
  @Test func everyStrongReferenceIsMended() {
    var leak = explained(
      Explanation.Hint(.weakProperty, owner: "Screen", reference: "parentFlow"),
      by: [Explanation.Step(owner: .init(type: "Screen"), reference: "parentFlow", isSuspect: true)]
    )
    leak.explanation?.references = [
      ("Screen", "parentFlow", Ownership.strong), ("Badge", "parentFlow", .strong),
      ("Bar", "parentFlow", .weak),
    ].map { Explanation.Reference(owner: $0, reference: $1, ownership: $2) }
    let declared = { SourceProperty(location: self.at($0), type: "Cart", isOptional: true) }
    let source = StubSource(properties: [
      "Screen.parentFlow": declared(3), "Badge.parentFlow": declared(5), "Bar.parentFlow": declared(7),
    ])
    #expect(
      fix(leak, source) == [
        "3: write `weak var parentFlow: Cart?`, in Screen", "5: write `weak var parentFlow: Cart?`, in Badge",
      ]
    )
  }
}
