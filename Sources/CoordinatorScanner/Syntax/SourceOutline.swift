import SwiftSyntax

/// The declarations of a file with their places, for a copy of some of them under other names.
package struct SourceOutline: Sendable {
  /// A declaration outside of all others.
  package struct Declaration: Sendable {
    package enum Kind: Sendable {
      case type, `extension`, `import`, other
    }

    package let kind: Kind
    /// The name of a type, or of the type that is extended.
    package let name: String
    /// Whether only its file can use it.
    package let isPrivate: Bool
    /// The types after the colon.
    package let inherited: [String]
    package let members: [Member]
    /// The identifiers in it, each once.
    package let identifiers: Set<String>
    /// Its bytes, with the comments in front.
    package let bytes: Range<Int>
    /// Where its code starts.
    package let start: Int
  }

  /// A declaration in a type or an extension.
  package struct Member: Sendable {
    package enum Kind: Sendable {
      case function, property, enumCase, other
    }

    package let kind: Kind
    package let names: [String]
    package let isPrivate: Bool
    /// The bytes of the word `override`, with the space behind it.
    package let override: Range<Int>?
    /// Whether there can be another one under a new name: it needs no value from an initializer, and calls no `super`.
    package let isCopyable: Bool
    /// The types of its parameters, or of a property.
    package let types: Set<String>
    package let identifiers: Set<String>
    /// The variables of its body that can get other names: nothing else in it is called like them.
    package let variables: Set<String>
    package let bytes: Range<Int>
    package let lines: ClosedRange<Int>
  }

  /// An identifier in the code.
  package struct Name: Sendable {
    package let text: String
    package let bytes: Range<Int>
    /// The word before the dot in front of it, empty for `.name`; nil without a dot.
    package let owner: String?
  }

  package let declarations: [Declaration]
  package let names: [Name]
  /// Whether some code cannot be parsed.
  package let isBroken: Bool

  /// The outline of a text; nil if its code is nested too deeply.
  package init?(_ text: [UInt8]) {
    let readable = DeepNesting(text)
    guard readable.first == nil else { return nil }
    let tree = SyntaxReader.tree(of: readable)
    let lines = LineTable(text)
    declarations = tree.statements.map { Declaration($0, lines) }
    names = Syntax(tree).names
    isBroken = tree.hasError
  }
}

extension SourceOutline.Declaration {
  fileprivate init(_ item: CodeBlockItemSyntax, _ lines: LineTable) {
    let node = Syntax(item.item)
    let group = node.asProtocol((any DeclGroupSyntax).self)
    let extended = node.as(ExtensionDeclSyntax.self)
    kind =
      extended != nil
      ? .extension
      : group != nil || node.is(TypeAliasDeclSyntax.self)
        ? .type
        : node.is(ImportDeclSyntax.self) ? .import : .other
    name =
      extended?.extendedType.trimmedDescription
      ?? node.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    isPrivate = node.asProtocol((any WithModifiersSyntax).self)?.modifiers.arePrivate ?? false
    inherited = group?.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    members = group?.memberBlock.members.map { SourceOutline.Member($0.decl, lines) } ?? []
    identifiers = Set(node.names.map(\.text))
    bytes = item.position.utf8Offset..<item.endPosition.utf8Offset
    start = item.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}

extension SourceOutline.Member {
  fileprivate init(_ declaration: DeclSyntax, _ lines: LineTable) {
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let function = declaration.as(FunctionDeclSyntax.self)
    let property = declaration.as(VariableDeclSyntax.self)
    let isCase = declaration.is(EnumCaseDeclSyntax.self)
    kind = function != nil ? .function : property != nil ? .property : isCase ? .enumCase : .other
    names =
      property?.bindings.map { $0.pattern.trimmedDescription }
      ?? declaration.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.text)
      ?? [declaration.asProtocol((any NamedDeclSyntax).self)?.name.text].compactMap(\.self)
    isPrivate = modifiers?.arePrivate ?? false
    override = modifiers?.first { $0.name.text == "override" }.map {
      $0.positionAfterSkippingLeadingTrivia.utf8Offset..<$0.endPosition.utf8Offset
    }
    isCopyable =
      property.map { !$0.bindings.contains(where: \.needsValue) } ?? (function != nil)
      && !Syntax(declaration).tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.super) }
    let parts: [Syntax?] =
      property?.bindings.map { ($0.typeAnnotation.map(Syntax.init) ?? $0.initializer.map(Syntax.init)) }
      ?? declaration.as(EnumCaseDeclSyntax.self)?.elements.map { $0.parameterClause.map(Syntax.init) }
      ?? [
        function.map { Syntax($0.signature.parameterClause) }
          ?? declaration.as(InitializerDeclSyntax.self).map { Syntax($0.signature.parameterClause) }
      ]
    types = Set(parts.compactMap(\.self).flatMap(\.names).map(\.text))
    identifiers = Set(Syntax(declaration).names.map(\.text))
    variables = function?.body.map { Syntax($0).variables } ?? []
    bytes = declaration.position.utf8Offset..<declaration.endPosition.utf8Offset
    let start = lines.line(at: declaration.positionAfterSkippingLeadingTrivia.utf8Offset)
    self.lines = start...max(start, lines.line(at: declaration.endPositionBeforeTrailingTrivia.utf8Offset))
  }
}

extension PatternBindingSyntax {
  /// Whether initializers have to set the property.
  fileprivate var needsValue: Bool {
    guard initializer == nil, accessorBlock == nil, let type = typeAnnotation?.type else { return false }
    return !type.is(OptionalTypeSyntax.self) && !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}

extension Syntax {
  /// The identifiers in its code, in order.
  fileprivate var names: [SourceOutline.Name] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier(let text) = token.tokenKind else { return nil }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      return SourceOutline.Name(
        text: text,
        bytes: start..<start + token.trimmedLength.utf8Length,
        owner: token.owner
      )
    }
  }
}

extension TokenSyntax {
  /// The word before the dot of a member, as in `FlowKind.profile`.
  fileprivate var owner: String? {
    guard let name = parent?.as(DeclReferenceExprSyntax.self),
      let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.id == name.id
    else { return nil }
    return access.base?.lastToken(viewMode: .sourceAccurate)?.text ?? ""
  }
}

extension Syntax {
  /// The names that only variables have: no label and no member.
  fileprivate var variables: Set<String> {
    var (declared, others) = (Set<String>(), Set<String>())
    for token in tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      if token.parent?.parent?.parent?.parent?.is(VariableDeclSyntax.self) == true,
        token.parent?.is(IdentifierPatternSyntax.self) == true
      {
        declared.insert(name)
      } else if let use = token.parent?.as(DeclReferenceExprSyntax.self),
        use.parent?.as(MemberAccessExprSyntax.self)?.declName.id != use.id
      {
        continue
      } else {
        others.insert(name)
      }
    }
    return declared.subtracting(others)
  }
}

extension DeclModifierListSyntax {
  var arePrivate: Bool { contains(where: \.isPrivate) }
}

extension DeclModifierSyntax {
  fileprivate var isPrivate: Bool { ["private", "fileprivate"].contains(name.text) }
}
