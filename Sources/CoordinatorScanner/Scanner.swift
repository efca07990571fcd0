import CoordinatorGraph

/// The stages of the scanner, in order. Each stage is a function from values to values, and has a folder.
///
///     source text ─► FileFacts ─► Program ─► Classification ─► Analysis ─► Graph ─► Snapshot
///                     Syntax/     Program/    Classification/   Analysis/   Graph/       │
///                                      ▲            ▲              ▲          ▲          └─► Ownership/ ─► OwnershipFacts
///                                      └──────── Dialects/ (values) ─────────┘
///
/// The first stage is ``SourceFile/facts()``, one file at a time. ``ModuleMap`` says which module a file belongs to.
public struct ScannedProgram {
  let program: Program
  let classification: CoordinatorClassification
  let analysis: DataFlow
  let drawing: GraphBuilder

  /// The purpose of a scan. A graph needs less of the analysis than lint.
  public enum Purpose: Sendable {
    /// The graph and its explanation.
    case graph
    /// The graph, and the rules of lint.
    case lint
  }

  /// Runs all stages on a program. Source may be nested deeply, so the thread needs a large stack.
  public init(_ program: Program, for purpose: Purpose = .graph) {
    let program = TCA.withTypes(of: program)
    self.program = program
    classification = CoordinatorClassification(of: program)
    analysis = DataFlow(program, classification: classification, isForLint: purpose == .lint)
    drawing = GraphBuilder(analysis)
  }

  /// The graph of the program's coordinators, as its source shows it: the same whatever order the files came in.
  ///
  /// - Throws: ``GraphError`` where what was found is no graph: a defect of the scanner.
  public func snapshot(name: String? = nil) throws(GraphError) -> Snapshot {
    Snapshot(
      origin: .init(kind: .source, name: name),
      graph: try drawing.graph(),
      unknown: drawing.doubts.remarks + analysis.unknown(at: drawing.coordinators)
    )
  }

  /// Why a type is a coordinator or not, and why each of its edges exists, as plain text. Nil where no type of the
  /// program has that name.
  ///
  /// - Parameter name: The name of a type, with or without the types around it.
  public func explanation(of name: String) -> String? {
    let found = program.types(named: name)
    return found.isEmpty
      ? nil : found.map { TypeExplanation(drawing: drawing, type: $0).text }.joined(separator: "\n\n") + "\n"
  }

  /// How much work the analysis was, in steps: at most a constant for each expression of the program.
  public var steps: Int { analysis.steps }
}

extension Program {
  /// The graph of the program's coordinators.
  ///
  /// - Throws: ``GraphError`` where what was found is no graph: a defect of the scanner.
  public func snapshot(name: String? = nil) throws(GraphError) -> Snapshot {
    try ScannedProgram(self).snapshot(name: name)
  }

  /// Why a type is a coordinator or not, and why each of its edges exists.
  public func explanation(of name: String) -> String? { ScannedProgram(self).explanation(of: name) }

  /// The types of a name, with or without the types around them.
  func types(named name: String) -> [TypeID] {
    typeIDs.filter { self[$0].name == name || self[$0].name.lastPart == name }
  }

  /// The names of all types of the program, each once: for a suggestion where a name is misspelled.
  public var typeNames: [String] {
    Array(Set(types.map(\.name.text))).sorted()
  }
}
