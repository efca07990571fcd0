/// What a name that stands alone is, where that can be told of it alone.
enum NameMeaning {
  /// A type of the program, as a value.
  case type(PointsToSet)
  /// A type from elsewhere, by how it is written, as a value without generic arguments.
  case external(PointsToSet)
  case nothing
  /// A member, a function, a variable or an alias: it takes a look.
  case several

  var isType: Bool {
    switch self {
    case .type, .external: true
    case .nothing, .several: false
    }
  }
}

/// What names that stand alone mean in the methods of a type: those of one place are looked up together, by name only.
final class NameResolutionCache {
  private let scope: Scope
  private let type: TypeID?
  private var known: [Name: NameMeaning] = [:]

  init(scope: Scope, type: TypeID?) {
    (self.scope, self.type) = (scope, type)
  }

  func meaning(of name: Name, in flow: DataFlow) -> NameMeaning {
    if let known = known[name] { return known }
    let found = newMeaning(of: name, in: flow)
    known[name] = found
    return found
  }

  private func newMeaning(of name: Name, in flow: DataFlow) -> NameMeaning {
    if let type, isMember(name, of: type, flow) { return .several }
    if let type = flow.resolve(name, in: scope) { return .type([.type(type)]) }
    let index = flow.program.index
    if index.functions[name] != nil || index.globals[name] != nil { return .several }
    if flow.alias(name, in: scope) != nil { return .several }
    return flow.traits(of: name).contains(.isUppercase) ? .external([.externalType(name, [])]) : .nothing
  }

  private func isMember(_ name: Name, of type: TypeID, _ flow: DataFlow) -> Bool {
    flow.property(name, on: type) != nil || flow.traits(of: name).contains(.isDependency)
      || !flow.functions(named: name, on: type, from: scope.file).isEmpty
  }
}

extension DataFlow {
  /// What names mean in the methods that are called on a type.
  func names(in scope: Scope, on type: TypeID?) -> NameResolutionCache {
    let place = NameContext(scope: scope, type: type)
    if let known = nameBooks[place] { return known }
    let new = NameResolutionCache(scope: scope, type: type)
    nameBooks[place] = new
    return new
  }
}

struct NameContext: FastHashable {
  let scope: Scope
  let type: TypeID?

  var hashNumber: UInt64 { scope.hashNumber &* 31 &+ UInt64(truncatingIfNeeded: type?.index ?? -1) }
}
