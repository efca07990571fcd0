import SwiftSyntax

extension FactReader {
  mutating func expression(of node: ExprSyntax) -> Expression {
    Expression(id: id(of: node), kind: kind(of: node))
  }

  private mutating func kind(of node: ExprSyntax) -> Expression.Kind {
    guard nesting.enter(at: node.position.utf8Offset) else { return .other([]) }
    defer { nesting.leave() }
    return ownKind(of: node)
  }

  private mutating func ownKind(of node: ExprSyntax) -> Expression.Kind {
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
    case .ifExpr(let node): .block([branches(of: node)])
    case .switchExpr(let node): .block([branches(of: node)])
    case .genericSpecializationExpr(let node): specialized(node)
    case .stringLiteralExpr(let node): text(node)
    case .nilLiteralExpr: .nothing
    case .booleanLiteralExpr(let node): .flag(node.literal.tokenKind == .keyword(.true))
    case .typeExpr(let node): .type(types.type(of: node.type))
    case .keyPathExpr(let node): .other(members(of: node))
    case .macroExpansionExpr(let node): .other(arguments(of: node.arguments).map(\.value))
    default: transparent(node)
    }
  }

  /// Expressions that have the value of another one.
  private mutating func transparent(_ node: ExprSyntax) -> Expression.Kind {
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

  mutating func arguments(of list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label?.text.withoutBackticks, value: expression(of: $0.expression)) }
  }

  private mutating func member(_ node: MemberAccessExprSyntax) -> Expression.Kind {
    let name = node.declName.baseName.text.withoutBackticks
    guard let base = node.base else { return .member(nil, name) }
    return name == "self" ? kind(of: base) : .member(expression(of: base), name)
  }

  /// The members of a key path.
  private mutating func members(of node: KeyPathExprSyntax) -> [Expression] {
    node.components.compactMap { part in
      guard case .property(let property) = part.component else { return nil }
      let name = property.declName.baseName.text.withoutBackticks
      return Expression(id: id(of: node), kind: .member(nil, name))
    }
  }

  private mutating func call(_ node: FunctionCallExprSyntax) -> Expression.Kind {
    var arguments = arguments(of: node.arguments)
    if let closure = node.trailingClosure {
      arguments.append(Argument(label: nil, value: expression(of: ExprSyntax(closure))))
    }
    arguments += node.additionalTrailingClosures.map {
      Argument(label: $0.label.text.withoutBackticks, value: expression(of: ExprSyntax($0.closure)))
    }
    return .call(expression(of: node.calledExpression), arguments)
  }

  private mutating func tuple(_ node: TupleExprSyntax) -> Expression.Kind {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return kind(of: only.expression)
    }
    return .tuple(arguments(of: node.elements))
  }

  private mutating func dictionary(_ node: DictionaryExprSyntax) -> Expression.Kind {
    guard case .elements(let elements) = node.content else { return .dictionary(keys: [], values: []) }
    let keys = elements.map { expression(of: $0.key) }
    return .dictionary(keys: keys, values: elements.map { expression(of: $0.value) })
  }

  private mutating func specialized(_ node: GenericSpecializationExprSyntax) -> Expression.Kind {
    let arguments = types.arguments(of: node.genericArgumentClause)
    switch kind(of: node.expression) {
    case .name(let name, _): return .name(name, arguments)
    case let other: return other
    }
  }

  private mutating func text(_ node: StringLiteralExprSyntax) -> Expression.Kind {
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

  private mutating func closure(of node: ClosureExprSyntax) -> Closure {
    let captures = (node.signature?.capture?.items ?? []).map { item in
      Closure.Capture(
        name: Name(item.name.text),
        ownership: item.specifier.flatMap { Self.strengths[$0.specifier.text] } ?? .strong,
        value: item.initializer.map { expression(of: $0.value) }
      )
    }
    return Closure(
      captures: captures,
      parameters: parameters(of: node.signature),
      returns: node.signature?.returnClause.map { types.type(of: $0.type) },
      body: body(of: node.statements)
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
          type: node.type.map { types.type(of: $0) },
          initial: nil
        )
      }
    case nil: []
    }
  }
}
