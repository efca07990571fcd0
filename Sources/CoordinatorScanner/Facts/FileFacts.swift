/// The declarations and statements of one file that can matter for coordinators.
public struct FileFacts: Hashable, Sendable {
  /// Its path, relative to the project.
  public var path: String
  /// Its module, if known.
  public var module: String?
  var imports: [String] = []
  var types: [TypeFact] = []
  var functions: [FunctionFact] = []
  var variables: [PropertyFact] = []
  var aliases: [AliasFact] = []
  /// Statements at the top of the file, as in `main.swift`.
  var statements: [Statement] = []
  var suppressions: [Suppression] = []
  /// The number of expressions.
  var size = 0
  /// The first line that is not Swift or nests too deep, if there is one.
  public var brokenLine: Int?
}

/// A comment that suppresses findings of a rule: `// coordviz:disable:next RULE reason`.
struct Suppression: Hashable, Sendable {
  /// The line of the comment.
  var line: Int
  /// The lines whose findings it suppresses.
  var lines: ClosedRange<Int>
  var rules: [String]
}
