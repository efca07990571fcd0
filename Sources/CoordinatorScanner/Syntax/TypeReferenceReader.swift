import SwiftSyntax

/// Reads types.
struct TypeReferenceReader {
  let nesting: Nesting

  func type(of node: TypeSyntax) -> TypeReference {
    guard nesting.enter(at: node.position.utf8Offset) else { return .named("_", []) }
    defer { nesting.leave() }
    return kind(of: node)
  }

  private func kind(of node: TypeSyntax) -> TypeReference {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      .named(node.name.text.withoutBackticks, arguments(of: node.genericArgumentClause))
    case .memberType(let node):
      member(node)
    case .optionalType(let node): .optional(type(of: node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node): .optional(type(of: node.wrappedType))
    case .arrayType(let node): .list(type(of: node.element))
    case .dictionaryType(let node): .dictionary(type(of: node.key), type(of: node.value))
    case .attributedType(let node): type(of: node.baseType)
    case .someOrAnyType(let node): type(of: node.constraint)
    case .compositionType(let node): .composition(node.elements.map { type(of: $0.type) })
    case .functionType(let node):
      .function(node.parameters.map { type(of: $0.type) }, type(of: node.returnClause.type))
    case .tupleType(let node): tuple(node)
    case .metatypeType(let node): .named("\(type(of: node.baseType)).\(node.metatypeSpecifier.text)", [])
    case .packExpansionType(let node): type(of: node.repetitionPattern)
    case .suppressedType: .composition([])
    default: .named(Name(node.trimmedDescription), [])
    }
  }

  private func member(_ node: MemberTypeSyntax) -> TypeReference {
    let base = type(of: node.baseType)
    return .named(
      "\(base.name?.text ?? base.description).\(node.name.text)",
      arguments(of: node.genericArgumentClause)
    )
  }

  private func tuple(_ node: TupleTypeSyntax) -> TypeReference {
    let parts = node.elements.map { type(of: $0.type) }
    let labels = node.elements.map { $0.firstName.map { Name($0.text) } }
    return parts.count == 1 ? parts[0] : .tuple(labels, parts)
  }

  func arguments(of clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    clause?.arguments.compactMap { argument in
      if case .type(let node) = argument.argument { type(of: node) } else { nil }
    } ?? []
  }
}
