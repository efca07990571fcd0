import SwiftSyntax

/// Reads expressions.
struct ExpressionReader {
  let file: FileReading

  func expression(of node: ExprSyntax) -> Expression {
    Expression(id: file.id(of: node), kind: kind(of: node))
  }

  private func kind(of node: ExprSyntax) -> Expression.Kind {
    guard file.nesting.enter(at: node.position.utf8Offset) else { return .other([]) }
    defer { file.nesting.leave() }
    return ownKind(of: node)
  }

  private func ownKind(of node: ExprSyntax) -> Expression.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): .name(node.baseName.text.withoutBackticks, [])
    case .superExpr: .name("super", [])
    case .memberAccessExpr(let node): member(node)
    case .functionCallExpr(let node): call(node)
    case .subscriptCallExpr(let node):
      .index(expression(of: node.calledExpression), arguments(of: node.arguments))
    case .closureExpr(let node): .closure(closure(of: node))
    case .tupleExpr(let node): tuple(node)
    case .arrayExpr(let node): .array(node.elements.map { expression(of: $0.expression) })
    case .dictionaryExpr(let node): dictionary(node)
    case .sequenceExpr(let node): sequence(Array(node.elements)[...])
    case .ifExpr(let node): .block([file.statements.branches(of: node)])
    case .switchExpr(let node): .block([file.statements.branches(of: node)])
    case .genericSpecializationExpr(let node): specialized(node)
    case .stringLiteralExpr(let node): text(node)
    case .nilLiteralExpr: .nothing
    case .booleanLiteralExpr(let node): .flag(node.literal.tokenKind == .keyword(.true))
    case .typeExpr(let node): .type(file.types.type(of: node.type))
    case .keyPathExpr(let node): .other(members(of: node))
    case .macroExpansionExpr(let node): .other(arguments(of: node.arguments).map(\.value))
    default: transparent(node)
    }
  }

  /// Expressions that have the value of another one.
  private func transparent(_ node: ExprSyntax) -> Expression.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .forceUnwrapExpr(let node): kind(of: node.expression)
    case .optionalChainingExpr(let node): kind(of: node.expression)
    case .tryExpr(let node): kind(of: node.expression)
    case .awaitExpr(let node): kind(of: node.expression)
    case .unsafeExpr(let node): kind(of: node.expression)
    case .inOutExpr(let node): kind(of: node.expression)
    case .consumeExpr(let node): kind(of: node.expression)
    case .copyExpr(let node): kind(of: node.expression)
    case .borrowExpr(let node): kind(of: node.expression)
    case .prefixOperatorExpr(let node): .other([expression(of: node.expression)])
    case .postfixOperatorExpr(let node): .other([expression(of: node.expression)])
    case .postfixIfConfigExpr(let node): node.base.map { kind(of: $0) } ?? .other([])
    default: .other([])
    }
  }

  func arguments(of list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label?.text.withoutBackticks, value: expression(of: $0.expression)) }
  }

  private func member(_ node: MemberAccessExprSyntax) -> Expression.Kind {
    let name = node.declName.baseName.text.withoutBackticks
    guard let base = node.base else { return .member(nil, name) }
    return name == "self" ? kind(of: base) : .member(expression(of: base), name)
  }

  /// The members of a key path.
  private func members(of node: KeyPathExprSyntax) -> [Expression] {
    node.components.compactMap { part in
      guard case .property(let property) = part.component else { return nil }
      let name = property.declName.baseName.text.withoutBackticks
      return Expression(id: file.id(of: node), kind: .member(nil, name))
    }
  }

  private func call(_ node: FunctionCallExprSyntax) -> Expression.Kind {
    var arguments = arguments(of: node.arguments)
    if let closure = node.trailingClosure {
      arguments.append(Argument(label: nil, value: expression(of: ExprSyntax(closure))))
    }
    arguments += node.additionalTrailingClosures.map {
      Argument(label: $0.label.text.withoutBackticks, value: expression(of: ExprSyntax($0.closure)))
    }
    return .call(expression(of: node.calledExpression), arguments)
  }

  private func tuple(_ node: TupleExprSyntax) -> Expression.Kind {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return kind(of: only.expression)
    }
    return .tuple(arguments(of: node.elements))
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> Expression.Kind {
    guard case .elements(let elements) = node.content else { return .dictionary(keys: [], values: []) }
    let keys = elements.map { expression(of: $0.key) }
    return .dictionary(keys: keys, values: elements.map { expression(of: $0.value) })
  }

  private func specialized(_ node: GenericSpecializationExprSyntax) -> Expression.Kind {
    let arguments = file.types.arguments(of: node.genericArgumentClause)
    switch kind(of: node.expression) {
    case .name(let name, _): return .name(name, arguments)
    case let other: return other
    }
  }

  private func text(_ node: StringLiteralExprSyntax) -> Expression.Kind {
    var parts: [Expression] = []
    var text = ""
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment): text += segment.content.text
      case .expressionSegment(let segment): parts += arguments(of: segment.expressions).map(\.value)
      }
    }
    return parts.isEmpty ? .text(text) : .other(parts)
  }

  private func closure(of node: ClosureExprSyntax) -> Closure {
    let captures = (node.signature?.capture?.items ?? []).map { item in
      Closure.Capture(
        name: Name(item.name.text),
        ownership: item.specifier.flatMap { FileReading.strengths[$0.specifier.text] } ?? .strong,
        value: item.initializer.map { expression(of: $0.value) }
      )
    }
    return Closure(
      captures: captures,
      parameters: parameters(of: node.signature),
      returns: node.signature?.returnClause.map { file.types.type(of: $0.type) },
      body: file.body(of: node.statements)
    )
  }

  private func parameters(of signature: ClosureSignatureSyntax?) -> [Parameter] {
    switch signature?.parameterClause {
    case .simpleInput(let list):
      list.map { Parameter(label: nil, name: Name($0.name.text), type: nil, initial: nil) }
    case .parameterClause(let clause):
      clause.parameters.map { node in
        Parameter(
          label: nil,
          name: Name((node.secondName ?? node.firstName).text),
          type: node.type.map { file.types.type(of: $0) },
          initial: nil
        )
      }
    case nil: []
    }
  }

  // MARK: Operators

  /// Applies operators. Only those that pass on a value matter: `=`, `+=`, `as`, `??` and `? :`. They bind in this
  /// order, weakest first, so no table of precedence is needed.
  func sequence(_ elements: ArraySlice<ExprSyntax>) -> Expression.Kind {
    if let place = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }),
      place > elements.startIndex
    {
      return .assignment(operand(elements[..<place]), operand(elements[(place + 1)...]))
    }
    if let place = elements.firstIndex(where: { $0.operatorText == "+=" }), place > elements.startIndex {
      return .addition(operand(elements[..<place]), operand(elements[(place + 1)...]))
    }
    if elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) { return ternaries(elements) }
    let tests = elements.split { ["&&", "||"].contains($0.operatorText) }
    if tests.count > 1 { return .other(tests.map { operand($0) }) }
    let parts = elements.split { $0.operatorText == "??" }
    if parts.count > 1 { return .choice(parts.map { operand($0) }) }
    return unary(elements)
  }

  private func operand(_ elements: ArraySlice<ExprSyntax>) -> Expression {
    guard let first = elements.first else { return Expression(id: .declaration(on: 1), kind: .other([])) }
    if elements.count == 1 { return expression(of: first) }
    guard file.nesting.enter(at: first.position.utf8Offset) else {
      return Expression(id: file.id(of: first), kind: .other([]))
    }
    defer { file.nesting.leave() }
    return Expression(id: file.id(of: first), kind: sequence(elements))
  }

  /// `a ? b : c ? d : e`: the tests and the values of the branches.
  private func ternaries(_ elements: ArraySlice<ExprSyntax>) -> Expression.Kind {
    var parts: [Expression] = []
    var start = elements.startIndex
    for place in elements.indices {
      guard let node = elements[place].as(UnresolvedTernaryExprSyntax.self) else { continue }
      let test = operand(elements[start..<place])
      parts.append(Expression(id: test.id, kind: .other([test])))
      parts.append(expression(of: node.thenExpression))
      start = place + 1
    }
    return .choice(parts + [operand(elements[start...])])
  }

  /// A cast, or operators whose result is a new value.
  private func unary(_ elements: ArraySlice<ExprSyntax>) -> Expression.Kind {
    if elements.count == 3, let value = elements.first,
      elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let target = elements.last?.as(TypeExprSyntax.self)
    {
      return .cast(expression(of: value), file.types.type(of: target.type))
    }
    var operands: [Expression] = []
    for element in elements where element.operatorText == nil && !element.is(TypeExprSyntax.self) {
      guard !element.is(UnresolvedIsExprSyntax.self), !element.is(UnresolvedAsExprSyntax.self) else {
        continue
      }
      operands.append(expression(of: element))
    }
    if elements.count == 3, elements.dropFirst().first?.is(UnresolvedIsExprSyntax.self) == true,
      let tested = elements.last?.as(TypeExprSyntax.self)
    {
      operands.append(Expression(id: operands[0].id, kind: .type(file.types.type(of: tested.type))))
    }
    if elements.count == 3, elements.contains(where: { ["!==", "!="].contains($0.operatorText) }) {
      return .other([Expression(id: operands[0].id, kind: .other(operands))])
    }
    return elements.contains { $0.operatorText == "+" } ? .choice(operands) : .other(operands)
  }
}

extension ExprSyntax {
  fileprivate var operatorText: String? {
    self.as(BinaryOperatorExprSyntax.self)?.operator.text
  }
}
