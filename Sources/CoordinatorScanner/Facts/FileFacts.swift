/// What one file of source says, as far as it matters for coordinators.
public struct FileFacts: Hashable, Sendable {
  /// Its path, relative to the project.
  public var path: String
  /// The module that it is compiled into, where that can be told.
  public var module: String?
  var imports: [String] = []
  var types: [TypeFact] = []
  var functions: [FunctionFact] = []
  var variables: [PropertyFact] = []
  var aliases: [AliasFact] = []
  /// Statements at the top of the file, as in `main.swift`.
  var statements: [Statement] = []
  var suppressions: [Suppression] = []
  /// How many expressions it has.
  var size = 0
  /// The line of the first thing in it that is not Swift, or that nests too deep to be read; nil where there is none.
  public var brokenLine: Int?
}

/// A comment that switches a rule off: `// coordviz:disable:next RULE reason`.
struct Suppression: Hashable, Sendable {
  /// The line that the comment stands on.
  var line: Int
  /// The lines that it is about.
  var lines: ClosedRange<Int>
  var rules: [String]
  var reason: String?
}
