import CoordinatorCore
import CoordinatorGraph
import Testing

private final class Sink {
  var run: () -> Void = {}
  var optional: (() -> Void)?
  var many: [String: () -> Void] = [:]
  var mapped: ((Int) -> Int)?
  var async: (@Sendable () async -> Void)?
}

private final class Generic<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  func printing() -> () -> Void { let number = 3; return { _ = (number, self) } }
  func capturing(_ leaked: Leaked) -> () -> Void { let value = value; return { _ = (value, leaked) } }
}

private protocol Quiet {}
private struct Loud: Quiet { var numbers = (1, 2, 3, 4) }

/// Captures, as the compiler lays them out.
@Suite(.onBothSystems) struct ClosureTests {
  @Test func whatAClosureCapturedIsFollowed() {
    check("captures") { leaked in { leaked.finish() } }
    check("captures") { leaked in leaked.finish }
    check("captures") { leaked in
      let (text, number) = ("a", 1); return { _ = (text, number, leaked) }
    }
    check("captures") { leaked in
      var kept: Leaked? = leaked;
      return {
        _ = kept; kept = nil
      }
    }
    check("captures") { leaked in
      var (kept, number) = (Leaked?.some(leaked), 1)
      return {
        number += 1; _ = kept; kept = nil
      }
    }
    check("captures") { leaked in
      let inner = { leaked.finish() };
      return {
        inner(); inner()
      }
    }
    check("captures") { leaked in
      let (inner, number) = ({ leaked.finish() } as (() -> Void)?, 1)
      return {
        inner?(); _ = number
      }
    }
    check("captures[0]") { leaked in
      let list = [leaked]; return { _ = list }
    }
    check("captures[1]") { leaked in
      let (list, number) = ([nil, leaked], 1); return { _ = (list, number) }
    }
    check("captures[\"a\"]") { leaked in
      let (list, quiet) = (["a": leaked], Loud() as any Quiet); return { _ = (quiet, list) }
    }
    check("captures") { leaked in
      let (any, object) = (1 as Any, leaked as AnyObject); return { _ = (any, object) }
    }
    check("captures") { leaked in
      let any: Any = leaked; return { _ = any }
    }
    check("captures.0") { leaked in
      let pair = (leaked, 3); return { _ = pair }
    }
    check("captures") { leaked in Generic("a").capturing(leaked) }
    check("captures") { leaked in Generic(Loud()).capturing(leaked) }
  }

  @Test func closuresMayStandInCollectionsAndOptionals() {
    let (root, target) = planted { leaked in
      let sink = Sink()
      sink.many["pay"] = { leaked.finish() }
      return sink
    }
    let explanation = why(root, target)
    #expect(explanation.line == "App → many[\"pay\"] → closure captures → Leaked")
    #expect(explanation.hint?.action == .weakCapture)
    #expect(explanation.hint?.reference == "many[\"pay\"]")
    #expect(explanation.balance == Explanation.Balance(explained: 1, total: 1))
    root.many = [:]
    root.optional = nil
    #expect(why(root, target).steps.isEmpty)
  }

  @Test func closuresOfOtherTypesAreFollowed() {
    let (root, target) = planted { leaked in
      let (sink, number) = (Sink(), 1)
      sink.mapped = {
        _ = leaked; return $0 + number
      }
      return sink
    }
    #expect(why(root, target).line == "App → mapped → closure captures → Leaked")
    let (other, flow) = planted { leaked in
      let sink = Sink()
      sink.async = { leaked.finish() }
      return sink
    }
    #expect(why(other, flow).line == "App → async → closure captures → Leaked")
  }

  @Test func weakAndUnownedCapturesKeepNothing() {
    let (root, target) = planted { leaked in
      let (sink, keeper, number) = (Sink(), Holding(leaked), 1)
      sink.run = { [weak leaked] in _ = (leaked, number) }
      sink.optional = { [unowned leaked] in _ = (leaked, number) }
      sink.many["unsafe"] = { [unowned(unsafe) leaked] in _ = (leaked, number) }
      return (sink, keeper)
    }
    let explanation = RetentionSearch(roots: [("sink", root.0), ("keeper", root.1)])
      .explanations(of: [target]).first
    #expect(explanation?.line == "keeper → value → Leaked")
    #expect(explanation?.references.map(\.ownership) == [.strong, .unowned, .weak])
    #expect(explanation?.references.map(\.owner) == ["Holding<Leaked>", "closure", "closure"])
    #expect(explanation?.balance == Explanation.Balance(explained: 1, total: 1))
  }

  @Test func aGenericClassMayBeCaptured() {
    weak var seen: Generic<Leaked>?
    let sink = Sink()
    do {
      let generic = Generic(Leaked())
      sink.run = generic.printing()
      seen = generic
    }
    let explanation = seen.map { why(sink, RetentionSearch.Target($0)) }
    #expect(explanation?.line == "App → run → closure captures → Generic<Leaked>")
  }

  private func check(
    _ reference: String,
    location: Testing.SourceLocation = #_sourceLocation,
    _ make: (Leaked) -> () -> Void
  ) {
    let (root, target) = planted { leaked in
      let sink = Sink()
      sink.run = make(leaked)
      return sink
    }
    let explanation = why(root, target)
    #expect(explanation.steps.map(\.reference) == ["run", reference], sourceLocation: location)
    #expect(explanation.steps.last?.owner.isClosure == true, sourceLocation: location)
    #expect(explanation.balance?.unexplained == 0, sourceLocation: location)
    #expect(explanation.limits == [], sourceLocation: location)
  }
}
