import SwiftSyntax

/// Reads declarations of types, with their members, and of functions and variables.
struct DeclarationReader {
  let file: FileReading

  // MARK: Types

  /// Reads a declaration of a type or an extension, with all types within it.
  func readType(_ declaration: DeclSyntax) {
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

  private func read(
    _ node: some DeclGroupSyntax & NamedDeclSyntax,
    _ kind: TypeFact.Kind,
    _ generics: GenericParameterClauseSyntax?
  ) {
    let name = node.name.text.withoutBackticks
    var fact = TypeFact(kind: kind, name: .joined(file.scope + [name]), line: file.line(of: node.name))
    fact.documentation = Documentation.text(before: node)
    fact.generics = self.generics(of: generics)
    fact.requirements = requirements(of: node.genericWhereClause)
    readMembers(of: node, into: fact, scope: file.scope + [name])
  }

  private func readExtension(_ node: ExtensionDeclSyntax) {
    let name = file.types.type(of: node.extendedType).name ?? Name(node.extendedType.trimmedDescription)
    var fact = TypeFact(kind: .extension, name: name, line: file.line(of: node.extendedType))
    fact.requirements = requirements(of: node.genericWhereClause)
    readMembers(of: node, into: fact, scope: [name])
  }

  private func readMembers(of node: some DeclGroupSyntax, into fact: TypeFact, scope inner: [Name]) {
    var fact = fact
    fact.condition = file.condition
    fact.attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self).map(macro) }
    fact.inherited = node.inheritanceClause?.inheritedTypes.map { file.types.type(of: $0.type) } ?? []
    let outer = file.scope
    file.scope = inner
    for member in node.memberBlock.members { readMember(member.decl, into: &fact) }
    file.scope = outer
    file.facts.types.append(fact)
  }

  private func readMember(_ declaration: DeclSyntax, into fact: inout TypeFact) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): fact.properties += properties(of: node)
    case .functionDecl(let node): fact.functions.append(function(of: node))
    case .initializerDecl(let node): fact.functions.append(initializer(of: node))
    case .deinitializerDecl(let node): fact.functions.append(deinitializer(of: node))
    case .subscriptDecl(let node): fact.functions.append(subscripting(of: node))
    case .enumCaseDecl(let node): fact.cases += cases(of: node)
    case .typeAliasDecl(let node): fact.aliases.append(alias(of: node))
    case .associatedTypeDecl(let node):
      let constraints = node.inheritanceClause?.inheritedTypes.map { file.types.type(of: $0.type) } ?? []
      fact.generics.append(GenericFact(name: Name(node.name.text), constraints: constraints))
    case .ifConfigDecl(let node):
      file.readBranches(of: node) { elements in
        guard case .decls(let members)? = elements else { return }
        for member in members { readMember(member.decl, into: &fact) }
      }
    default: readType(declaration)
    }
  }

  func alias(of node: TypeAliasDeclSyntax) -> AliasFact {
    AliasFact(
      name: Name(node.name.text),
      type: file.types.type(of: node.initializer.value),
      line: file.line(of: node.name),
      isLimited: node.genericParameterClause != nil || node.modifiers.arePrivate
    )
  }

  private func cases(of node: EnumCaseDeclSyntax) -> [CaseFact] {
    node.elements.map { element in
      let payload = element.parameterClause?.parameters.map { file.types.type(of: $0.type) } ?? []
      return CaseFact(name: Name(element.name.text), payload: payload)
    }
  }

  func generics(of clause: GenericParameterClauseSyntax?) -> [GenericFact] {
    clause?.parameters.map { parameter in
      GenericFact(
        name: Name(parameter.name.text),
        constraints: parameter.inheritedType.map { [file.types.type(of: $0)] } ?? []
      )
    } ?? []
  }

  func requirements(of clause: GenericWhereClauseSyntax?) -> [GenericFact] {
    clause?.requirements.compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        GenericFact(
          name: Name(node.leftType.trimmedDescription),
          constraints: [file.types.type(of: node.rightType)]
        )
      case .sameTypeRequirement(let node):
        if case .type(let right) = node.rightType {
          GenericFact(name: Name(node.leftType.trimmedDescription), constraints: [file.types.type(of: right)])
        } else {
          nil
        }
      default: nil
      }
    } ?? []
  }

  /// An attribute with the types that it is given: `@Coordinator(HomeRoute.self)`.
  private func macro(of node: AttributeSyntax) -> TypeReference {
    guard let name = file.types.type(of: node.attributeName).name else { return .named("_", []) }
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

  // MARK: Properties

  /// The properties that one `var` or `let` declares.
  func properties(of node: VariableDeclSyntax) -> [PropertyFact] {
    var shared = PropertyFact(name: "", line: 1)
    shared.documentation = Documentation.text(before: node)
    shared.condition = file.condition
    shared.attributes = attributes(of: node.attributes)
    shared.wrapping = node.attributes.flatMap { wrapping($0.as(AttributeSyntax.self)) }
    shared.hold = node.modifiers.lazy.compactMap { FileReading.strengths[$0.name.text] }.first ?? .strong
    shared.isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    shared.isLazy = node.modifiers.contains { $0.name.text == "lazy" }
    shared.isConstant = node.bindingSpecifier.text == "let"
    return node.bindings.flatMap { properties(of: $0, like: shared) }
  }

  private func properties(of node: PatternBindingSyntax, like shared: PropertyFact) -> [PropertyFact] {
    var property = shared
    property.line = file.line(of: node.pattern)
    property.type = node.typeAnnotation.map { file.types.type(of: $0.type) } ?? property.environmentType
    property.initial = node.initializer.map { file.expression(of: $0.value) }
    readAccessors(of: node.accessorBlock, into: &property)
    return names(of: node.pattern).map { name in
      var copy = property
      copy.name = name
      return copy
    }
  }

  private func names(of pattern: PatternSyntax) -> [Name] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.text.withoutBackticks] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(of: $0.pattern) } ?? []
  }

  private func readAccessors(of block: AccessorBlockSyntax?, into property: inout PropertyFact) {
    switch block?.accessors {
    case .getter(let items): property.getter = file.body(of: items)
    case .accessors(let accessors): for accessor in accessors { read(accessor, into: &property) }
    case nil: break
    }
  }

  private func read(_ accessor: AccessorDeclSyntax, into property: inout PropertyFact) {
    let statements = accessor.body.map { file.body(of: $0.statements) } ?? []
    if ["get", "_read", "read"].contains(accessor.accessorSpecifier.text) {
      property.getter = statements
    } else {
      property.observers += statements
    }
  }

  private func wrapping(_ attribute: AttributeSyntax?) -> [Expression] {
    guard case .argumentList(let list)? = attribute?.arguments else { return [] }
    return list.map { file.expression(of: $0.expression) }
  }

  // MARK: Functions

  func function(of node: FunctionDeclSyntax) -> FunctionFact {
    var fact = function(node.name.text.withoutBackticks, node)
    fact.line = file.line(of: node.name)
    fact.generics = generics(of: node.genericParameterClause)
    fact.generics += requirements(of: node.genericWhereClause)
    fact.parameters = parameters(of: node.signature.parameterClause)
    fact.returns = node.signature.returnClause.map { file.types.type(of: $0.type) }
    fact.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    fact.body = node.body.map { file.body(of: $0.statements) }
    return fact
  }

  func initializer(of node: InitializerDeclSyntax) -> FunctionFact {
    var fact = function("init", node)
    fact.generics = generics(of: node.genericParameterClause)
    fact.parameters = parameters(of: node.signature.parameterClause)
    fact.body = node.body.map { file.body(of: $0.statements) }
    return fact
  }

  func deinitializer(of node: DeinitializerDeclSyntax) -> FunctionFact {
    var fact = function("deinit", node)
    fact.body = node.body.map { file.body(of: $0.statements) }
    return fact
  }

  func subscripting(of node: SubscriptDeclSyntax) -> FunctionFact {
    var fact = function("subscript", node)
    fact.parameters = parameters(of: node.parameterClause)
    fact.returns = file.types.type(of: node.returnClause.type)
    if case .getter(let items)? = node.accessorBlock?.accessors { fact.body = file.body(of: items) }
    return fact
  }

  private func function(
    _ name: Name,
    _ node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax
  ) -> FunctionFact {
    var fact = FunctionFact(name: name, line: file.line(of: node))
    fact.condition = file.condition
    fact.attributes = attributes(of: node.attributes)
    fact.isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    fact.isOverride = node.modifiers.contains { $0.name.text == "override" }
    return fact
  }

  func parameters(of clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { node in
      let label = node.firstName.text.withoutBackticks
      return Parameter(
        label: label == "_" ? nil : label,
        name: (node.secondName ?? node.firstName).text.withoutBackticks,
        type: node.ellipsis == nil ? file.types.type(of: node.type) : .list(file.types.type(of: node.type)),
        initial: node.defaultValue.map { file.expression(of: $0.value) },
        takesSeveral: node.ellipsis != nil
      )
    }
  }
}

extension String {
  var withoutBackticks: Name {
    Name(hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self)
  }
}
