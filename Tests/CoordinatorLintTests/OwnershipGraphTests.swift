import CoordinatorGraph
import Testing

@testable import CoordinatorLint
@testable import CoordinatorScanner

@Suite("Lint: the graph of who keeps whom")
struct OwnershipGraphTests {
  /// A line for each reference: `App.list -> List (property) 3, broken`.
  private static func references(_ source: String) -> [String] {
    let file = SourceFile(path: "App.swift", text: Array((LintCase.base + source).utf8))
    let facts = ScannedProgram(Program([file.facts()]), for: .lint).ownership
    return facts.references.map { reference in
      let (from, to) = (facts.types[reference.from.type].name, facts.types[reference.to.type].name)
      return "\(from).\(reference.property) -> \(to) (\(reference.kind)) \(reference.place.line)"
        + (reference.isBroken ? ", broken" : "")
    }
  }

  @Test func itHasTheReferencesOfTheSource() {
    let source =
      LintCase.coordinator(
        "App",
        """
          let list = List()
          var home: Home?
          func start() { list.onTap = { self.open() } }
          @objc func open() { let h = Home(); h.parent = self; children.append(h); home = h }
          @objc func close() { home = nil }
        """
      ) + LintCase.home + "final class List: UIViewController { var onTap: (() -> Void)? }\n"
    #expect(
      Self.references(source).sorted() == [
        "App.children -> Home (list) 14, broken", "App.home -> Home (property) 12, broken",
        "App.list -> List (property) 11", "List.onTap -> App (closure) 13",
      ]
    )
  }

  /// References between objects that one method makes.
  private static func reference(_ from: Int, _ to: Int, code: Int = 0) -> StrongReference {
    StrongReference(
      from: OwnedObject(type: from, site: from == code ? nil : from),
      property: "to\(to)",
      to: OwnedObject(type: to, site: to == code ? nil : to),
      kind: .property,
      code: code,
      place: SourceLocation(file: "App.swift", line: from * 1_000 + to),
      fix: ReferenceFix(""),
      isBroken: false
    )
  }

  private static func facts(_ count: Int, _ references: [StrongReference]) -> OwnershipFacts {
    var facts = OwnershipFacts()
    facts.types = (0..<count).map {
      OwnedType(name: "T\($0)", isCoordinator: $0 == 0, isScreen: false, node: nil)
    }
    facts.references = references
    return facts
  }

  @Test func aChainClosesWhereItsEndsAreOneObject() {
    let ring = Self.facts(3, [Self.reference(0, 1), Self.reference(1, 2), Self.reference(2, 0)])
    #expect(CycleSearch(OwnershipGraph(ring)).cycles.map(\.count) == [3])
    // Another object of the first type.
    let chain = Self.facts(3, [Self.reference(0, 1), Self.reference(1, 2), Self.reference(2, 0, code: 2)])
    #expect(CycleSearch(OwnershipGraph(chain)).cycles.isEmpty)
  }

  @Test("The longest chain has six references", arguments: [(6, [6]), (7, [])])
  func longestChain(length: Int, found: [Int]) {
    let ring = Self.facts(length, (0..<length).map { Self.reference($0, ($0 + 1) % length) })
    #expect(CycleSearch(OwnershipGraph(ring)).cycles.map(\.count) == found)
  }

  @Test func aTangleEnds() {
    let all = (0..<60).flatMap { from in (0..<60).filter { $0 != from }.map { Self.reference(from, $0) } }
    #expect(!CycleSearch(OwnershipGraph(Self.facts(60, all))).cycles.isEmpty)
  }
}
