import SwiftSyntax

extension FactReader {
  /// Reads a declaration of a type or an extension, with all types within it.
  mutating func readType(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): read(node, .class, node.genericParameterClause)
    case .structDecl(let node): read(node, .struct, node.genericParameterClause)
    case .enumDecl(let node): read(node, .enum, node.genericParameterClause)
    case .actorDecl(let node): read(node, .actor, node.genericParameterClause)
    case .protocolDecl(let node): read(node, .protocol, nil)
    case .extensionDecl(let node): readExtension(node)
    default: break
    }
  }

  private mutating func read(
    _ node: some DeclGroupSyntax & NamedDeclSyntax,
    _ kind: TypeFact.Kind,
    _ generics: GenericParameterClauseSyntax?
  ) {
    let name = node.name.text.withoutBackticks
    var fact = TypeFact(kind: kind, name: .joined(scope + [name]), line: line(of: node.name))
    fact.documentation = Documentation.text(before: node)
    fact.generics = self.generics(of: generics)
    fact.requirements = requirements(of: node.genericWhereClause)
    readMembers(of: node, into: fact, scope: scope + [name])
  }

  private mutating func readExtension(_ node: ExtensionDeclSyntax) {
    let name = types.type(of: node.extendedType).name ?? Name(node.extendedType.trimmedDescription)
    var fact = TypeFact(kind: .extension, name: name, line: line(of: node.extendedType))
    fact.requirements = requirements(of: node.genericWhereClause)
    readMembers(of: node, into: fact, scope: [name])
  }

  private mutating func readMembers(of node: some DeclGroupSyntax, into fact: TypeFact, scope inner: [Name]) {
    var fact = fact
    fact.condition = condition
    fact.attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self).map(macro) }
    fact.inherited = node.inheritanceClause?.inheritedTypes.map { types.type(of: $0.type) } ?? []
    let outer = scope
    scope = inner
    for member in node.memberBlock.members { readMember(member.decl, into: &fact) }
    scope = outer
    facts.types.append(fact)
  }

  private mutating func readMember(_ declaration: DeclSyntax, into fact: inout TypeFact) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): fact.properties += properties(of: node)
    case .functionDecl(let node): fact.functions.append(function(of: node))
    case .initializerDecl(let node): fact.functions.append(initializer(of: node))
    case .deinitializerDecl(let node): fact.functions.append(deinitializer(of: node))
    case .subscriptDecl(let node): fact.functions.append(subscripting(of: node))
    case .enumCaseDecl(let node): fact.cases += cases(of: node)
    case .typeAliasDecl(let node): fact.aliases.append(alias(of: node))
    case .associatedTypeDecl(let node):
      let constraints = node.inheritanceClause?.inheritedTypes.map { types.type(of: $0.type) } ?? []
      fact.generics.append(GenericFact(name: Name(node.name.text), constraints: constraints))
    case .ifConfigDecl(let node):
      var inner = fact
      readBranches(node) { _, _ in
      } member: { reader, member in
        reader.readMember(member.decl, into: &inner)
      }
      fact = inner
    default: readType(declaration)
    }
  }

  func alias(of node: TypeAliasDeclSyntax) -> AliasFact {
    AliasFact(name: Name(node.name.text), type: types.type(of: node.initializer.value))
  }

  private func cases(of node: EnumCaseDeclSyntax) -> [CaseFact] {
    node.elements.map { element in
      let payload = element.parameterClause?.parameters.map { types.type(of: $0.type) } ?? []
      return CaseFact(name: Name(element.name.text), payload: payload)
    }
  }

  func generics(of clause: GenericParameterClauseSyntax?) -> [GenericFact] {
    clause?.parameters.map { parameter in
      GenericFact(
        name: Name(parameter.name.text),
        constraints: parameter.inheritedType.map { [types.type(of: $0)] } ?? []
      )
    } ?? []
  }

  func requirements(of clause: GenericWhereClauseSyntax?) -> [GenericFact] {
    clause?.requirements.compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        GenericFact(
          name: Name(node.leftType.trimmedDescription),
          constraints: [types.type(of: node.rightType)]
        )
      case .sameTypeRequirement(let node):
        if case .type(let right) = node.rightType {
          GenericFact(name: Name(node.leftType.trimmedDescription), constraints: [types.type(of: right)])
        } else {
          nil
        }
      default: nil
      }
    } ?? []
  }

  /// An attribute with the types that it is given: `@Coordinator(HomeRoute.self)`.
  private func macro(of node: AttributeSyntax) -> TypeReference {
    guard let name = types.type(of: node.attributeName).name else { return .named("_", []) }
    guard case .argumentList(let list)? = node.arguments else { return .named(name, []) }
    let arguments = list.compactMap { argument -> TypeReference? in
      guard let member = argument.expression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "self"
      else { return nil }
      return member.base.map { .named(Name($0.trimmedDescription), []) }
    }
    return .named(name, arguments)
  }

  func attributes(of list: AttributeListSyntax) -> [String] {
    list.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }
}

extension String {
  var withoutBackticks: Name {
    Name(hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self)
  }
}
