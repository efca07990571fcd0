import SwiftSyntax

extension FactReader {
  mutating func function(of node: FunctionDeclSyntax) -> FunctionFact {
    var fact = function(node.name.text.withoutBackticks, node, node.attributes, node.modifiers)
    fact.line = line(of: node.name)
    fact.generics = generics(of: node.genericParameterClause)
    fact.generics += requirements(of: node.genericWhereClause)
    fact.parameters = parameters(of: node.signature.parameterClause)
    fact.returns = node.signature.returnClause.map { type(of: $0.type) }
    fact.body = node.body.map { body(of: $0.statements) }
    return fact
  }

  mutating func initializer(of node: InitializerDeclSyntax) -> FunctionFact {
    var fact = function("init", node, node.attributes, node.modifiers)
    fact.generics = generics(of: node.genericParameterClause)
    fact.parameters = parameters(of: node.signature.parameterClause)
    fact.body = node.body.map { body(of: $0.statements) }
    return fact
  }

  mutating func deinitializer(of node: DeinitializerDeclSyntax) -> FunctionFact {
    var fact = function("deinit", node, node.attributes, node.modifiers)
    fact.body = node.body.map { body(of: $0.statements) }
    return fact
  }

  mutating func subscripting(of node: SubscriptDeclSyntax) -> FunctionFact {
    var fact = function("subscript", node, node.attributes, node.modifiers)
    fact.parameters = parameters(of: node.parameterClause)
    fact.returns = type(of: node.returnClause.type)
    if case .getter(let items)? = node.accessorBlock?.accessors { fact.body = body(of: items) }
    return fact
  }

  private func function(
    _ name: Name,
    _ node: some SyntaxProtocol,
    _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) -> FunctionFact {
    var fact = FunctionFact(name: name, line: line(of: node))
    fact.documentation = Documentation.text(before: node)
    fact.condition = condition
    fact.attributes = self.attributes(of: attributes)
    fact.isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
    fact.isOverride = modifiers.contains { $0.name.text == "override" }
    return fact
  }

  mutating func parameters(of clause: FunctionParameterClauseSyntax) -> [Parameter] {
    var parameters: [Parameter] = []
    for node in clause.parameters {
      let label = node.firstName.text.withoutBackticks
      parameters.append(
        Parameter(
          label: label == "_" ? nil : label,
          name: (node.secondName ?? node.firstName).text.withoutBackticks,
          type: node.ellipsis == nil ? type(of: node.type) : .list(type(of: node.type)),
          initial: node.defaultValue.map { expression(of: $0.value) },
          takesSeveral: node.ellipsis != nil
        )
      )
    }
    return parameters
  }
}
