import SwiftSyntax

/// Reads the facts of one file from its syntax tree. The readers of declarations, statements and expressions share it.
///
/// The parser limits how deep brackets nest, but not how long chains are. The tree of `a.b().c()…` is as deep as the
/// chain is long, so ``Nesting`` limits the recursion.
final class FileReading {
  private let lines: LineTable
  var facts: FileFacts
  /// How deep it is in expressions and types.
  let nesting = Nesting()
  /// The names of the types around.
  var scope: [Name] = []
  /// The `#if` around, innermost last.
  private var conditions: [String] = [] {
    didSet {
      let known = conditions.filter { !$0.isEmpty }
      condition = known.isEmpty ? nil : known.joined(separator: " && ")
    }
  }
  /// All of them as one text, which the declarations in them share.
  private(set) var condition: String?
  /// The number of expressions with an id.
  private var countOfIDs = 0

  static let strengths: [String: ReferenceStrength] = ["weak": .weak, "unowned": .unowned]

  init(lines: LineTable, facts: FileFacts) { (self.lines, self.facts) = (lines, facts) }

  // MARK: Readers

  var types: TypeReferenceReader { TypeReferenceReader(nesting: nesting) }
  var declarations: DeclarationReader { DeclarationReader(file: self) }
  var statements: StatementReader { StatementReader(file: self) }
  func expression(of node: ExprSyntax) -> Expression { ExpressionReader(file: self).expression(of: node) }
  func body(of items: CodeBlockItemListSyntax) -> [Statement] { statements.body(of: items) }

  // MARK: Places

  /// The id of the next expression.
  func id(of node: some SyntaxProtocol) -> ExpressionID {
    countOfIDs += 1
    return ExpressionID(line: line(of: node), number: countOfIDs)
  }

  func line(of node: some SyntaxProtocol) -> Int {
    // swift-syntax would find the first token by recursion.
    lines.lineOfCode(from: node.position.utf8Offset)
  }

  // MARK: The file

  /// Reads a tree. Code from an offset on may have been removed.
  func read(_ tree: SourceFileSyntax, without leftOut: Int?) {
    for item in tree.statements { read(item) }
    let broken = tree.hasError ? BrokenLine.first(in: tree, lines) : nil
    let tooDeep = nesting.firstTooDeep.map { lines.startOfCode(from: $0) }
    facts.brokenLine = [broken, leftOut, tooDeep].compactMap(\.self).min().map { lines.line(at: $0) }
    facts.size = nesting.count
  }

  private func read(_ item: CodeBlockItemSyntax) {
    switch item.item {
    case .decl(let declaration): read(declaration)
    case .stmt, .expr: facts.statements += statements.statements(of: item)
    }
  }

  private func read(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let node): facts.imports.append(node.path.trimmedDescription)
    case .variableDecl(let node): facts.variables += declarations.properties(of: node)
    case .functionDecl(let node): facts.functions.append(declarations.function(of: node))
    case .typeAliasDecl(let node): facts.aliases.append(declarations.alias(of: node))
    case .ifConfigDecl(let node):
      readBranches(of: node) { elements in
        switch elements {
        case .statements(let items): for item in items { read(item) }
        case .decls(let members): for member in members { read(member.decl) }
        default: break
        }
      }
    default: declarations.readType(declaration)
    }
  }

  /// Reads each branch of `#if` with its condition.
  func readBranches(of node: IfConfigDeclSyntax, _ read: (IfConfigClauseSyntax.Elements?) -> Void) {
    for (clause, condition) in node.conditions {
      conditions.append(condition)
      read(clause.elements)
      conditions.removeLast()
    }
  }
}

extension IfConfigDeclSyntax {
  /// The longest test in bytes, and the most earlier tests that a condition repeats. Others are left out, so that a
  /// condition stays short: code seems to be possible more often then.
  private static let (longestTest, mostEarlier) = (200, 16)

  /// Each clause with its condition: its test holds, and those before it fail. Code below `#if false` is in no app.
  fileprivate var conditions: [(IfConfigClauseSyntax, String)] {
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

extension Suppression {
  /// The comments that suppress findings. O(length of the text).
  static func all(in text: [UInt8]) -> [Suppression] {
    guard String(decoding: text, as: UTF8.self).has("coordviz:") else { return [] }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { number, line in
      Suppression(comment: String(decoding: line, as: UTF8.self), line: number + 1, last: lines.count)
    }
  }

  private init?(comment text: String, line: Int, last: Int) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard
      let start = words.firstIndex(where: {
        $0.hasPrefix("coordviz:disable") || $0.hasSuffix("//coordviz:disable")
      }),
      text.contains("//")
    else { return nil }
    let place = words[start].split(separator: ":").dropFirst(2).first.map(String.init)
    let rules = words.dropFirst(start + 1).prefix(1).flatMap { $0.split(separator: ",").map(String.init) }
    self.init(line: line, lines: Self.lines(place, from: line, to: last), rules: rules)
  }

  private static func lines(_ place: String?, from line: Int, to last: Int) -> ClosedRange<Int> {
    switch place {
    case "next": line + 1...line + 1
    case "previous": max(1, line - 1)...max(1, line - 1)
    case "this": line...line
    default: line...max(line, last)
    }
  }
}
