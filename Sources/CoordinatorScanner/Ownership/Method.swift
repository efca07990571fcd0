/// A function, or a part of a property, on one type.
struct Method {
  let key: SummaryKey
  let type: TypeID?
  let name: Name
  let file: Int
  let statements: [Statement]
  let parameters: [Parameter]
  /// Whether a library may call it: it overrides a method, or has an attribute.
  let isEntry: Bool
  /// Its effects and those of its callees. `self` is ``AbstractValue/this``.
  let effects: [Effect]
  /// Its effects without those of callees.
  let own: [Effect]
  let returns: PointsToSet
  /// Whether it declares a result.
  let returnsValue: Bool
  /// Its expressions.
  let sites: [Site]
  /// The positions of its own effects, by the expressions that have them.
  private let ownByPlace: [Place: [Int]]

  /// The function; nil for a part of a property.
  var function: FunctionID? {
    if case .function(let id, _) = key { return id }
    return nil
  }

  var isFunction: Bool { function != nil }

  /// Its own effects at an expression.
  func effects(at expression: Expression) -> [Effect] {
    (ownByPlace[Place(file: file, at: expression.id)] ?? []).map { own[$0] }
  }

  /// Values with `self` as any object of the type.
  func closed(_ values: PointsToSet) -> PointsToSet {
    guard let type, values.isOpen else { return values }
    return values.substituting(Substitution(this: [.typed(type)], parameters: Self.open))
  }

  /// Substitutes parameters with themselves.
  private static let open = ArgumentValues(
    ascending: (0..<32).map { ArgumentValues.Entry(position: $0, values: [.parameter($0)]) }
  )

  fileprivate init(
    _ key: SummaryKey,
    on type: TypeID?,
    _ name: Name,
    _ text: DataFlow.Text,
    _ summary: FunctionSummary
  ) {
    (self.key, self.type, self.name, file) = (key, type, name, text.file)
    (statements, parameters, isEntry) = (text.statements, text.parameters, text.isEntry)
    effects = summary.effects
    own = effects.filter { $0.places.count == 1 }
    // A function without a declared result returns nothing, even if its body is one expression.
    returns = text.returns ? summary.returns : []
    returnsValue = text.returns
    sites = SiteReader.sites(of: text.statements)
    ownByPlace = Dictionary(grouping: own.indices) { [own] in own[$0].place }
  }
}

extension DataFlow {
  /// All methods and global functions of the program.
  func methods() -> [Method] {
    let list = MemberList(program, classification)
    let ofTypes = program.typeIDs.filter { !program[$0].isProtocol }.flatMap { type in
      list.members(on: type).map { method($0.key, on: type, $0.name) }
    }
    return ofTypes + list.globalFunctions.map { method($0.key, on: nil, $0.name) }
  }

  private func method(_ key: SummaryKey, on type: TypeID?, _ name: Name) -> Method {
    Method(key, on: type, name, text(of: key), summary(of: key))
  }
}

extension DataFlow {
  fileprivate struct Text {
    let file: Int
    let statements: [Statement]
    var parameters: [Parameter] = []
    var isEntry = false
    var returns = true
  }

  fileprivate func text(of key: SummaryKey) -> Text {
    switch key {
    case .function(let id, _), .applied(let id, _, _):
      let function = program[id]
      let isEntry = function.fact.isOverride || !function.fact.attributes.isEmpty
      return Text(
        file: function.file,
        statements: function.fact.body ?? [],
        parameters: function.fact.parameters,
        isEntry: isEntry,
        returns: function.fact.returns != nil
      )
    case .defaults(let id, _):
      return Text(
        file: program[id].file,
        statements: program[id].fact.parameters.compactMap(\.initial).map(\.statement)
      )
    case .getter(let owner, let position, _):
      let property = program[owner].properties[position]
      return Text(file: property.file, statements: property.fact.getter ?? [])
    case .initial(let owner, let position, _):
      let property = program[owner].properties[position]
      return Text(file: property.file, statements: [property.fact.initial].compactMap { $0?.statement })
    case .observers(let owner, let position, _):
      let property = program[owner].properties[position]
      return Text(file: property.file, statements: property.fact.observers)
    }
  }
}
