import SwiftParser
import SwiftSyntax

/// A file of Swift source.
public struct SourceFile: Hashable, Sendable {
  /// Its path, relative to the project.
  public var path: String

  /// Its module, if known.
  public var module: String?

  /// Its text, in UTF-8.
  public var text: [UInt8]

  /// A file of the given content.
  public init(path: String, module: String? = nil, text: [UInt8]) {
    self.path = path
    self.module = module
    self.text = text
  }

  /// The facts of the file. O(length of the text).
  public func facts() -> FileFacts {
    let readable = DeepNesting(text)
    let tree = SyntaxReader.tree(of: readable)
    let reading = FileReading(lines: LineTable(readable.bytes), facts: FileFacts(path: path, module: module))
    reading.read(tree, without: readable.first)
    reading.facts.suppressions = Suppression.all(in: text)
    return reading.facts
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

/// Finds where a file stops being Swift.
enum BrokenLine {
  /// The offset of the first missing or unexpected token.
  static func first(in tree: SourceFileSyntax, _ lines: LineTable) -> Int? {
    var open = [Syntax(tree)]
    while let node = open.popLast() {
      guard node.hasError else { continue }
      if node.is(UnexpectedNodesSyntax.self) { return lines.startOfCode(from: node.position.utf8Offset) }
      if let token = node.as(TokenSyntax.self), token.presence == .missing {
        return token.position.utf8Offset
      }
      open += node.children(viewMode: .all).reversed()
    }
    return nil
  }
}

extension SourceFile {
  /// The edit that makes a change at a line; nil where one edit is not enough, or where the line has several places for it.
  package func edit(for change: SourceChange, at line: Int) -> SourceEdit? {
    let readable = DeepNesting(text)
    // Code that nests too deep was removed, so no edit is safe.
    guard readable.first == nil else { return nil }
    let lines = LineTable(text)
    let nodes = SyntaxNodes(SyntaxReader.tree(of: readable), on: line, lines)
    switch change {
    case .weaken(let property): return nodes.properties.only?.weakening(property)
    case .capture(let variable): return nodes.closures.only?.capturing(variable, in: text)
    case .wrap(let method, let closure):
      return nodes.references(to: method).only.map { SourceEdit(range: $0.bytes, text: closure) }
    }
  }
}

/// The parts of a file that start on a line.
private struct SyntaxNodes {
  private(set) var properties: [VariableDeclSyntax] = []
  /// The closures, without those in others of them.
  private(set) var closures: [ClosureExprSyntax] = []
  private var references: [ExprSyntax] = []

  init(_ tree: SourceFileSyntax, on line: Int, _ lines: LineTable) {
    var open: [(node: Syntax, isWithin: Bool)] = [(Syntax(tree), false)]
    while let (node, isWithin) = open.popLast() {
      // Skips nodes that end before the line or start after it.
      guard lines.line(at: node.position.utf8Offset) <= line,
        lines.line(at: node.endPosition.utf8Offset) >= line
      else { continue }
      let isHere = lines.lineOfCode(from: node.position.utf8Offset) == line
      var isWithin = isWithin
      if isHere {
        if let property = node.as(VariableDeclSyntax.self) { properties.append(property) }
        if let closure = node.as(ClosureExprSyntax.self), !isWithin {
          closures.append(closure)
          isWithin = true
        }
        if let value = node.as(ExprSyntax.self), value.isReference { references.append(value) }
      }
      open += node.children(viewMode: .sourceAccurate).reversed().map { ($0, isWithin) }
    }
  }

  /// The places that use a method as a value: `close`, `self.close`.
  func references(to method: String) -> [ExprSyntax] {
    references.filter { value in
      let text = value.trimmedDescription
      guard text == method || text == "self.\(method)" else { return false }
      if value.parent?.is(MemberAccessExprSyntax.self) ?? false { return false }
      return value.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != value.id
    }
  }
}

extension ExprSyntax {
  fileprivate var isReference: Bool {
    self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
  }
}

extension SyntaxProtocol {
  /// Where it is in the file, without the blanks and comments around it.
  fileprivate var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension SourceEdit {
  /// New text at a place.
  fileprivate init(at place: Int, _ text: String) { self.init(range: place..<place, text: text) }
}

// MARK: Properties

extension VariableDeclSyntax {
  /// Swift allows it for an optional variable that is declared alone and has no wrapper.
  fileprivate func weakening(_ property: String) -> SourceEdit? {
    guard bindingSpecifier.tokenKind == .keyword(.var), bindings.count == 1, let binding = bindings.first,
      binding.pattern.trimmedDescription == property, let type = binding.typeAnnotation?.type,
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self),
      attributes.isEmpty,
      !modifiers.contains(where: { ["lazy", "weak", "unowned", "static"].contains($0.name.text) })
    else { return nil }
    return SourceEdit(at: bindingSpecifier.positionAfterSkippingLeadingTrivia.utf8Offset, "weak ")
  }
}

// MARK: Closures

extension ClosureExprSyntax {
  /// The same closure with a variable that it captures weakly. The closure has to return nothing.
  fileprivate func capturing(_ variable: String, in text: [UInt8]) -> SourceEdit? {
    guard let start = listStart(variable), !returnsValue else { return nil }
    let end = statements.bytes.lowerBound
    guard start.place <= end, let words = String(validating: text[start.skipped..<end], as: UTF8.self) else {
      return nil
    }
    guard let use = use(of: variable) else { return nil }
    return SourceEdit(range: start.place..<use.place, text: start.text + words + use.text)
  }

  /// The text that starts the closure with a weak capture, from where on, and the first byte behind what it replaces.
  private func listStart(_ variable: String) -> (place: Int, text: String, skipped: Int)? {
    let weak = "weak \(variable)"
    guard let signature else {
      let place = leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      return (place, " [\(weak)] in", place)
    }
    guard let list = signature.capture else {
      let next =
        signature.parameterClause.map(Syntax.init) ?? signature.effectSpecifiers.map(Syntax.init)
        ?? Syntax(signature.inKeyword)
      return (next.bytes.lowerBound, "[\(weak)] ", next.bytes.lowerBound)
    }
    guard let own = list.items.first(where: { $0.name.text == variable }) else {
      // Another name for it stays strong.
      if list.items.contains(where: { $0.initializer?.value.trimmedDescription == variable }) { return nil }
      let place = list.leftSquare.endPosition.utf8Offset
      return (place, list.items.isEmpty ? weak : "\(weak), ", place)
    }
    guard own.specifier == nil, own.initializer == nil else { return nil }
    return (own.name.bytes.lowerBound, weak, own.name.bytes.upperBound)
  }

  /// Whether it returns a value somewhere.
  private var returnsValue: Bool {
    var open = statements.map { Syntax($0) }
    while let node = open.popLast() {
      if node.is(ClosureExprSyntax.self) || node.is(DeclSyntax.self) && node.is(FunctionDeclSyntax.self) {
        continue
      }
      if let end = node.as(ReturnStmtSyntax.self), end.expression != nil { return true }
      open += node.children(viewMode: .sourceAccurate)
    }
    return false
  }

  /// The start of its code, with the variable unwrapped: `self?.close()`, or `guard let self else { return }` in front.
  private func use(of variable: String) -> (place: Int, text: String)? {
    guard let first = statements.first else { return nil }
    let uses = statements.tokens(viewMode: .sourceAccurate).filter { $0.text == variable }
    if statements.count == 1, uses.count == 1, let token = first.firstToken(viewMode: .sourceAccurate),
      token.text == variable, token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period
    {
      return (token.bytes.upperBound, "\(variable)?")
    }
    let test = "guard let \(variable) else { return }"
    let before = first.leadingTrivia.description
    let indentation = String(before.reversed().prefix { $0 == " " || $0 == "\t" }.reversed())
    let text = before.contains("\n") ? "\(test)\n\(indentation)" : "\(test); "
    return (statements.bytes.lowerBound, text)
  }
}
