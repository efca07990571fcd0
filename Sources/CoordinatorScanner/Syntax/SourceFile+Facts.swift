import SwiftParser
import SwiftSyntax

extension SourceFile {
  /// The facts of the file. O(length of the text).
  public func facts() -> FileFacts {
    let readable = DeepNesting(text)
    let tree = SyntaxReader.tree(of: readable)
    var reader = FactReader(lines: LineTable(readable.bytes), facts: FileFacts(path: path, module: module))
    reader.readFile(tree, without: readable.first)
    reader.facts.suppressions = Suppression.all(in: text)
    return reader.facts
  }
}

/// Parses Swift.
enum SyntaxReader {
  static func tree(of text: DeepNesting) -> SourceFileSyntax {
    // The default limit of debug builds of the parser is 20.
    text.bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: DeepNesting.mostLevels)
    }
  }
}

/// Reads the facts of one file from its syntax tree.
///
/// The parser limits how deep brackets nest, but not how long chains are. The tree of `a.b().c()…` is as deep as the
/// chain is long, so ``Nesting`` limits the recursion.
struct FactReader {
  let lines: LineTable
  var facts: FileFacts
  /// How deep it is in expressions and types.
  let nesting = Nesting()
  var types: TypeReferenceReader { TypeReferenceReader(nesting: nesting) }
  /// The names of the types around.
  var scope: [Name] = []
  /// The `#if` around, innermost last.
  var conditions: [String] = [] {
    didSet {
      let known = conditions.filter { !$0.isEmpty }
      condition = known.isEmpty ? nil : known.joined(separator: " && ")
    }
  }
  /// All of them as one text, which the declarations in them share.
  private(set) var condition: String?

  init(lines: LineTable, facts: FileFacts) {
    (self.lines, self.facts) = (lines, facts)
  }

  /// The number of expressions with an id.
  private var countOfIDs = 0

  /// The id of the next expression.
  mutating func id(of node: some SyntaxProtocol) -> ExpressionID {
    countOfIDs += 1
    return ExpressionID(line: line(of: node), number: countOfIDs)
  }

  func line(of node: some SyntaxProtocol) -> Int {
    // swift-syntax would find the first token by recursion.
    lines.lineOfCode(from: node.position.utf8Offset)
  }

  /// Reads a tree. Code from an offset on may have been removed.
  mutating func readFile(_ tree: SourceFileSyntax, without leftOut: Int? = nil) {
    for item in tree.statements { readTop(item) }
    let broken = tree.hasError ? BrokenLine.first(in: tree, lines) : nil
    let tooDeep = nesting.firstTooDeep.map { lines.startOfCode(from: $0) }
    facts.brokenLine = [broken, leftOut, tooDeep].compactMap(\.self).min().map { lines.line(at: $0) }
    facts.size = nesting.count
  }

  private mutating func readTop(_ item: CodeBlockItemSyntax) {
    switch item.item {
    case .decl(let declaration): readGlobal(declaration)
    case .stmt, .expr: facts.statements += statements(of: item)
    }
  }

  private mutating func readGlobal(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let node): facts.imports.append(node.path.trimmedDescription)
    case .variableDecl(let node): facts.variables += properties(of: node)
    case .functionDecl(let node): facts.functions.append(function(of: node))
    case .typeAliasDecl(let node): facts.aliases.append(alias(of: node))
    case .ifConfigDecl(let node):
      readBranches(node) { reader, item in
        reader.readTop(item)
      } member: { reader, member in
        reader.readGlobal(member.decl)
      }
    default: readType(declaration)
    }
  }

  /// Reads each branch of `#if` with its condition.
  mutating func readBranches(
    _ branches: IfConfigDeclSyntax,
    item readItem: (inout FactReader, CodeBlockItemSyntax) -> Void,
    member readMember: (inout FactReader, MemberBlockItemSyntax) -> Void
  ) {
    for (clause, text) in branches.conditions {
      conditions.append(text)
      switch clause.elements {
      case .statements(let items): for item in items { readItem(&self, item) }
      case .decls(let members): for member in members { readMember(&self, member) }
      default: break
      }
      conditions.removeLast()
    }
  }
}

extension IfConfigDeclSyntax {
  /// The longest test in bytes, and the most earlier tests that a condition repeats. Others are left out, so that a
  /// condition stays short: code seems to be possible more often then.
  private static let (longestTest, mostEarlier) = (200, 16)

  /// Each clause with its condition: its test holds, and those before it fail. Code below `#if false` is in no app.
  var conditions: [(IfConfigClauseSyntax, String)] {
    var earlier: [String] = []
    return clauses.compactMap { clause in
      let test = clause.condition?.trimmedDescription
      if test == "false" { return nil }
      let own = test.flatMap { $0.utf8.count > Self.longestTest ? nil : $0 }
      let all = earlier + (own.map { [$0] } ?? [])
      if let own, earlier.count < Self.mostEarlier {
        earlier.append(own.contains(" ") ? "!(\(own))" : "!\(own)")
      }
      return (clause, all.joined(separator: " && "))
    }
  }
}
