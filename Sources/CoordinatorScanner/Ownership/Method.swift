/// A function, or a part of a property, on one type.
///
/// A class, so that what is found out about one method stays with it.
final class Method {
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
  private(set) lazy var sites = SiteReader.sites(of: statements)
  private lazy var ownByPlace = Dictionary(grouping: own, by: \.place)
  private lazy var sitesByID = Dictionary(sites.map { ($0.expression.id, $0) }) { first, _ in first }
  /// The expressions that surely run: without a branch, a loop or a closure around them.
  private lazy var sure = Set(statements.compactMap(\.result).flatMap(\.all).map(\.id))
  private var hidden: [Name: Bool] = [:]
  /// The expressions of closures and local functions that run at most as often as the method.
  private(set) lazy var runOnce = expressionsRunOnce
  /// The starts of other objects, by the expressions that run when the stream of one ends.
  private(set) lazy var streamEnds = expressionsAtEnds

  init(_ member: MemberList.Member, on type: TypeID?, in flow: DataFlow) {
    let (program, summary) = (flow.program, flow.summary(of: member.key))
    (key, name, self.type) = (member.key, member.name, type)
    var (parameters, isEntry, returnsValue) = ([Parameter](), false, true)
    switch member.key {
    case .function(let id, _), .applied(let id, _, _):
      let fact = program[id].fact
      (file, statements, parameters) = (program[id].file, fact.body ?? [], fact.parameters)
      (isEntry, returnsValue) = (fact.isOverride || !fact.attributes.isEmpty, fact.returns != nil)
    case .defaults(let id, _):
      file = program[id].file
      statements = program[id].fact.parameters.compactMap(\.initial?.statement)
    case .getter(let owner, let position, _, _):
      let property = program[owner].properties[position]
      (file, statements) = (property.file, property.fact.getter ?? [])
    case .initial(let owner, let position, _):
      let property = program[owner].properties[position]
      (file, statements) = (property.file, [property.fact.initial?.statement].compactMap(\.self))
    case .observers(let owner, let position, _):
      let property = program[owner].properties[position]
      (file, statements) = (property.file, property.fact.observers)
    }
    (self.parameters, self.isEntry, self.returnsValue) = (parameters, isEntry, returnsValue)
    effects = summary.effects
    own = effects.filter { $0.places.count == 1 }
    // A function without a declared result returns nothing, even if its body is one expression.
    returns = returnsValue ? summary.returns : []
  }

  /// The function; nil for a part of a property.
  var function: FunctionID? {
    if case .function(let id, _) = key { return id }
    return nil
  }

  var isFunction: Bool { function != nil }

  /// Where its names are looked up.
  var scope: Scope { Scope(file: file, type: type) }

  /// Its own effects at an expression.
  func effects(at expression: Expression) -> [Effect] {
    ownByPlace[Place(file: file, at: expression.id)] ?? []
  }

  /// The expression at a place.
  func site(at place: Place) -> Site? {
    place.file == file ? sitesByID[ExpressionID(line: place.line, number: place.expression)] : nil
  }

  /// Whether one of its statements is an effect, without a branch, a loop or a closure around it.
  func isSure(_ effect: Effect) -> Bool {
    effect.place.file == file
      && sure.contains(ExpressionID(line: effect.place.line, number: effect.place.expression))
  }

  /// Whether its code uses a wanted name.
  func names(_ isWanted: (Name) -> Bool) -> Bool {
    sites.contains { $0.expression.name.map(isWanted) ?? false }
  }

  /// Whether a parameter or a variable has a name, so that it means no member.
  func hides(_ name: Name) -> Bool {
    hidden.value(of: name) {
      parameters.contains { $0.name == name } || sites.contains { $0.bound == name }
        || statements.contains { $0.binds(name) }
    }
  }

  /// Values with `self` as any object of the type.
  func closed(_ values: PointsToSet) -> PointsToSet {
    guard let type, values.isOpen else { return values }
    return values.substituting(Substitution(this: [.typed(type)], parameters: Self.open))
  }

  /// Substitutes parameters with themselves.
  private static let open = ArgumentValues(
    uniqueKeysWithValues: (0..<32).map { ($0, [.parameter($0)]) }
  )
}

extension DataFlow {
  /// All methods and global functions of the program.
  func methods() -> [Method] {
    let list = MemberList(program, classification)
    let ofTypes = program.typeIDs.filter { !program[$0].isProtocol }.flatMap { type in
      list.members(on: type).map { Method($0, on: type, in: self) }
    }
    return ofTypes + list.globalFunctions.map { Method($0, on: nil, in: self) }
  }
}
