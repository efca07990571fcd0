import SwiftSyntax

/// Properties and functions.
extension FactReader {
  // MARK: Properties

  /// The properties that one `var` or `let` declares.
  mutating func properties(of node: VariableDeclSyntax) -> [PropertyFact] {
    var shared = PropertyFact(name: "", line: 1)
    shared.documentation = Documentation.text(before: node)
    shared.condition = condition
    shared.attributes = attributes(of: node.attributes)
    shared.wrapping = node.attributes.flatMap { wrapping($0.as(AttributeSyntax.self)) }
    shared.hold = hold(of: node.modifiers)
    shared.isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    shared.isLazy = node.modifiers.contains { $0.name.text == "lazy" }
    shared.isConstant = node.bindingSpecifier.text == "let"
    return node.bindings.flatMap { properties(of: $0, like: shared) }
  }

  private mutating func properties(of node: PatternBindingSyntax, like shared: PropertyFact) -> [PropertyFact]
  {
    var property = shared
    property.line = line(of: node.pattern)
    property.type = node.typeAnnotation.map { types.type(of: $0.type) } ?? property.environmentType
    property.initial = node.initializer.map { expression(of: $0.value) }
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

  private mutating func readAccessors(of block: AccessorBlockSyntax?, into property: inout PropertyFact) {
    switch block?.accessors {
    case .getter(let items): property.getter = body(of: items)
    case .accessors(let accessors): for accessor in accessors { read(accessor, into: &property) }
    case nil: break
    }
  }

  private mutating func read(_ accessor: AccessorDeclSyntax, into property: inout PropertyFact) {
    let statements = accessor.body.map { body(of: $0.statements) } ?? []
    if ["get", "_read", "read"].contains(accessor.accessorSpecifier.text) {
      property.getter = statements
    } else {
      property.observers += statements
    }
  }

  private mutating func wrapping(_ attribute: AttributeSyntax?) -> [Expression] {
    guard case .argumentList(let list)? = attribute?.arguments else { return [] }
    return list.map { expression(of: $0.expression) }
  }

  func hold(of modifiers: DeclModifierListSyntax) -> ReferenceStrength {
    modifiers.lazy.compactMap { Self.strengths[$0.name.text] }.first ?? .strong
  }

  static let strengths: [String: ReferenceStrength] = ["weak": .weak, "unowned": .unowned]

  // MARK: Functions

  mutating func function(of node: FunctionDeclSyntax) -> FunctionFact {
    var fact = function(node.name.text.withoutBackticks, node)
    fact.line = line(of: node.name)
    fact.generics = generics(of: node.genericParameterClause)
    fact.generics += requirements(of: node.genericWhereClause)
    fact.parameters = parameters(of: node.signature.parameterClause)
    fact.returns = node.signature.returnClause.map { types.type(of: $0.type) }
    fact.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    fact.body = node.body.map { body(of: $0.statements) }
    return fact
  }

  mutating func initializer(of node: InitializerDeclSyntax) -> FunctionFact {
    var fact = function("init", node)
    fact.generics = generics(of: node.genericParameterClause)
    fact.parameters = parameters(of: node.signature.parameterClause)
    fact.body = node.body.map { body(of: $0.statements) }
    return fact
  }

  mutating func deinitializer(of node: DeinitializerDeclSyntax) -> FunctionFact {
    var fact = function("deinit", node)
    fact.body = node.body.map { body(of: $0.statements) }
    return fact
  }

  mutating func subscripting(of node: SubscriptDeclSyntax) -> FunctionFact {
    var fact = function("subscript", node)
    fact.parameters = parameters(of: node.parameterClause)
    fact.returns = types.type(of: node.returnClause.type)
    if case .getter(let items)? = node.accessorBlock?.accessors { fact.body = body(of: items) }
    return fact
  }

  private func function(
    _ name: Name,
    _ node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax
  ) -> FunctionFact {
    var fact = FunctionFact(name: name, line: line(of: node))
    fact.documentation = Documentation.text(before: node)
    fact.condition = condition
    fact.attributes = attributes(of: node.attributes)
    fact.isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    fact.isOverride = node.modifiers.contains { $0.name.text == "override" }
    return fact
  }

  mutating func parameters(of clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { node in
      let label = node.firstName.text.withoutBackticks
      return Parameter(
        label: label == "_" ? nil : label,
        name: (node.secondName ?? node.firstName).text.withoutBackticks,
        type: node.ellipsis == nil ? types.type(of: node.type) : .list(types.type(of: node.type)),
        initial: node.defaultValue.map { expression(of: $0.value) },
        takesSeveral: node.ellipsis != nil
      )
    }
  }
}
