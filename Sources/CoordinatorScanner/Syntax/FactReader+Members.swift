import SwiftSyntax

extension FactReader {
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
    property.type = node.typeAnnotation.map { type(of: $0.type) }
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
    for modifier in modifiers {
      if modifier.name.text == "weak" { return .weak }
      if modifier.name.text == "unowned" { return .unowned }
    }
    return .strong
  }
}
