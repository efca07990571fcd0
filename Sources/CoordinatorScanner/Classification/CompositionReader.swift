/// Reads which parts a composed value has.
struct CompositionReader: Sendable {
  private let program: Program
  /// All types of composed values.
  let values: Set<TypeID>
  /// The values that views have the stores of.
  var seen: Set<TypeID> = []

  /// Choices within choices are followed so many levels deep. This bounds the work on broken source.
  private static let mostLevels = 8
  /// Of several constants with one state, the one that joins the others.
  private(set) var joined: [TypeID: TypeID] = [:]

  init(_ program: Program) {
    self.program = program
    values = Set(program.typeIDs.filter { TCA.isValue($0, program) })
    for (state, all) in Dictionary(grouping: values.sorted(), by: ownState) {
      guard let state else { continue }
      let inner = Set(
        all.flatMap { value in
          code(of: value).compactMap { namespace($0.expression, $0.scope) }.filter { $0 != value }
        }
      )
      joined[state] = all.first { !inner.contains($0) } ?? all[0]
    }
  }

  /// The parts of a value. If the value shows one of several reducers, each of these is a part.
  func parts(of value: TypeID) -> [Compositions.Part] {
    let shown = presentations(in: value)
    return directParts(of: value).flatMap { withChoices($0) }.map { part in
      part.choice.flatMap { shown[$0] }.map { $0.reduce(part) { $0.presented($1) } } ?? part
    }
  }

  /// The parts of a value that only choose one of several reducers. Such a part does not lead: its keeper shows its
  /// cases.
  func choicesKept(by value: TypeID) -> [TypeID] { directParts(of: value).filter(isOpen).map(\.type) }

  private func directParts(of value: TypeID) -> [Compositions.Part] {
    let cases = choices(of: value)
    guard cases.isEmpty else { return cases.map { $0.presented(.root) } }
    let composed = composedParts(of: value)
    let known = Set(composed.map(\.property))
    return composed + keptParts(of: value).filter { !known.contains($0.property) }
  }

  private func withChoices(_ part: Compositions.Part) -> [Compositions.Part] {
    var (found, open) = ([Compositions.Part](), [part])
    for _ in 0..<Self.mostLevels where !open.isEmpty {
      found += open.filter { !isOpen($0) }
      open = open.filter(isOpen).flatMap { outer in
        choices(of: outer.type).map { choice in
          var inner = outer
          (inner.type, inner.choice) = (choice.type, choice.choice)
          return inner
        }
      }
    }
    return found
  }

  // MARK: Choices

  /// Whether a part only chooses one of several reducers. A part with its own view and its own `Reduce` does more.
  private func isOpen(_ part: Compositions.Part) -> Bool {
    part.isShown && cases(of: part.type) != nil && !(seen.contains(part.type) && decides(part.type))
  }

  private func decides(_ value: TypeID) -> Bool {
    code(of: value).contains { $0.expression.madeType == TCA.deciding }
  }

  private func cases(of value: TypeID) -> (owner: TypeID, cases: [CaseFact])? {
    if !program[value].cases.isEmpty { return (value, program[value].cases) }
    guard let state = state(of: value), program[state].kind == .enum else { return nil }
    return (state, program[state].cases)
  }

  private func choices(of value: TypeID) -> [Compositions.Part] {
    guard let (owner, cases) = cases(of: value) else { return [] }
    let fact = program[owner]
    return cases.flatMap { choice in
      choice.payload.flatMap { parts(in: $0, Scope(file: fact.file, type: owner)) }.map {
        Compositions.Part(
          type: $0,
          choice: choice.name,
          place: fact.place,
          isShown: true
        )
      }
    }
  }

  // MARK: Parts

  /// The parts that the body of a value adds, with all that the body calls: members, and values without a state.
  private func composedParts(of value: TypeID) -> [Compositions.Part] {
    code(of: value).flatMap { code in
      parts(in: code.expression, code.scope, of: value).map { part in
        var part = part
        part.condition = code.condition
        return part
      }
    }
  }

  /// The values that a value adds by a name that no file declares, each with its place.
  func undeclared(by value: TypeID) -> [(Name, Place)] {
    code(of: value).flatMap { code -> [(Name, Place)] in
      guard case .call(let callee, let arguments) = code.expression.kind,
        callee.name.map(TCA.composing.contains) == true
      else { return [] }
      return arguments.compactMap { $0.value.resultOfClosure }.compactMap { made in
        guard let name = made.madeType, !TCA.ownValues.contains(name), name != .ownType,
          program.resolve(name, in: code.scope) == nil, program.alias(name, in: code.scope) == nil
        else { return nil }
        return (name, Place(file: code.scope.file, at: made.id))
      }
    }
  }

  /// The parts that a value adds by a variable instead of a type, each with its place.
  func unread(by value: TypeID) -> [(Name, Place)] {
    code(of: value).compactMap { code in
      guard case .call(let callee, _) = code.expression.kind, let base = callee.base?.name,
        callee.member == TCA.adapting, namespace(callee.start, code.scope) == nil
      else { return nil }
      return (base, Place(file: code.scope.file, at: code.expression.id))
    }
  }

  /// The expressions of the body of a value, and of all that the body calls.
  private func code(of value: TypeID) -> [(expression: Expression, scope: Scope, condition: String?)] {
    var found: [(Expression, Scope, String?)] = []
    let constants = program[value].properties.map(\.fact).filter(\.isStatic).map(\.name)
    var open = ([TCA.body] + constants).map { Member(owner: value, name: $0) }
    var seen = Set(open)
    while let next = open.popLast() {
      let initial = program.ownProperties(named: next.name, of: next.owner).compactMap { property in
        property.fact.initial.flatMap { value in
          value.isClosure ? nil : ([value.statement], property.scope, property.fact.condition)
        }
      }
      for code in program.code(of: next.owner, named: [next.name]) + initial {
        for statement in code.statements {
          for expression in SiteReader.sites(of: [statement]).map(\.expression) {
            found.append((expression, code.scope, statement.condition ?? code.condition))
            open += called(by: expression, code.scope, in: next.owner).filter { seen.insert($0).inserted }
          }
        }
      }
    }
    return found
  }

  private struct Member: Hashable {
    let owner: TypeID
    let name: Name
  }

  private func called(by expression: Expression, _ scope: Scope, in owner: TypeID) -> [Member] {
    let own = expression.ownName.map { Member(owner: owner, name: $0) }
    // A function that a file adds to all such values.
    let added = expression.member.flatMap { name in
      (program.index.methods[name] ?? []).compactMap { program[$0].owner }
        .first { TCA.types.contains(program[$0].name.text) }.map { Member(owner: $0, name: name) }
    }
    let constant = namespace(expression, scope).flatMap {
      state(of: $0) == nil ? Member(owner: $0, name: program[$0].name) : nil
    }
    let made = expression.madeType.flatMap { program.resolve($0, in: scope) }
      .flatMap { values.contains($0) && state(of: $0) == nil ? Member(owner: $0, name: TCA.body) : nil }
    return [own, added, constant, made].compactMap(\.self)
  }

  /// The parts that the state of a value presents, whatever code composes them.
  private func keptParts(of value: TypeID) -> [Compositions.Part] {
    guard let state = state(of: value) else { return [] }
    return program[state].properties.filter { presentation(of: $0) != nil }.flatMap { property in
      (property.fact.keptType.map { parts(in: $0, property.scope) } ?? []).map {
        part($0, property.fact.name, property, property.place)
      }
    }
  }

  /// The parts that one call adds. Its closure makes them, or the type of the property says which they are.
  private func parts(in call: Expression, _ scope: Scope, of value: TypeID) -> [Compositions.Part] {
    guard case .call(let callee, let arguments) = call.kind else { return [] }
    let state = arguments.first { $0.label == TCA.stateLabel }
    // A method of the app's own may add the constant of a namespace: `.presents(Cart.reducer, state: \.cart)`.
    let added =
      state == nil ? [] : ([callee] + arguments.map(\.value)).compactMap { namespace($0.start, scope) }
    guard !added.isEmpty || TCA.composes(callee, arguments) else { return [] }
    let name = (state ?? arguments.first)?.value.keyPath?.first?.unbound
    let property = name.flatMap { self.property($0, of: value) }
    var types = arguments.flatMap { made(in: $0.value, scope) }
    if types.isEmpty { types = added }
    if types.isEmpty, let property, let type = property.fact.keptType {
      types = parts(in: type, property.scope)
    }
    // A call has the line on which its chain starts, so its first argument gives the place.
    let place = Place(file: scope.file, at: arguments.first?.value.id ?? call.id)
    return types.map { part($0, name, property, place) }
  }

  private func part(_ type: TypeID, _ name: Name?, _ property: Property?, _ place: Place) -> Compositions.Part
  {
    let presentation = property.flatMap(presentation)
    return Compositions.Part(
      type: type,
      property: name,
      place: place,
      isShown: presentation != nil || !program[type].cases.isEmpty,
      presentations: presentation.map { Set([$0].compactMap(\.self)) } ?? []
    )
  }

  private func namespace(_ expression: Expression, _ scope: Scope) -> TypeID? {
    expression.plainName.flatMap { program.resolve($0, in: scope) }.flatMap { values.contains($0) ? $0 : nil }
  }

  private func made(in argument: Expression, _ scope: Scope) -> [TypeID] {
    SiteReader.sites(of: [argument.statement]).compactMap { site in
      let isWhole = site.expression.member == .initializer || site.expression.member == TCA.body
      let name = site.expression.madeType ?? (isWhole ? site.expression.base?.typeName : nil)
      let made = name == .ownType ? scope.type : name.flatMap { program.resolve($0, in: scope) }
      return made.flatMap { values.contains($0) ? $0 : nil }
    }
  }

  /// The values whose states a type contains: `[Route<Screen.State>]`, `Cart.State?`. Cases contain the values themselves.
  private func parts(in type: TypeReference, _ scope: Scope) -> [TypeID] {
    type.named.compactMap { name in
      let isState = name.lastPart == TCA.state.text
      guard let meant = isState ? name.outerPart : name else { return nil }
      return program.resolve(meant, in: scope).flatMap { values.contains($0) ? $0 : nil }
    }
  }

  // MARK: State

  /// The state of a value; nil where it works on the state of another value.
  func state(of value: TypeID) -> TypeID? {
    ownState(of: value).flatMap { joined[$0] == value || joined[$0] == nil ? $0 : nil }
  }

  private func ownState(of value: TypeID) -> TypeID? {
    let scope = Scope(file: program[value].file, type: value)
    let own = Scope(file: scope.file, type: nil)
    if let state = program.resolve(.joined([program[value].name, TCA.state]), in: own) { return state }
    let alias = program[value].aliases.first { $0.name == TCA.state }?.type.name
    guard let alias, let state = program.resolve(alias, in: scope) else { return nil }
    let owner = program[state].name.outerPart.flatMap { program.resolve($0, in: own) }
    return owner.map(values.contains) == true ? nil : state
  }

  private func property(_ name: Name, of value: TypeID) -> Property? {
    state(of: value).flatMap { state in
      program[state].properties.first { $0.fact.name == name }
    }
  }

  /// How a property of the state shows its value. Nil if it shows nothing, `.some(nil)` if other code says how.
  private func presentation(of property: Property) -> Presentation?? {
    if property.fact.attributes.contains(where: TCA.presenting.contains) { return .some(nil) }
    return property.fact.keptType?.named.lazy.compactMap { TCA.stacks[Name($0.lastPart)] }.first
  }

  /// The cases that methods of a value or of its state show, and how.
  private func presentations(in value: TypeID) -> [Name: Set<Presentation>] {
    var found: [Name: Set<Presentation>] = [:]
    for owner in [value, state(of: value)].compactMap(\.self) {
      for site in SiteReader.sites(of: program.statements(of: owner)) {
        guard case .call(let callee, let arguments) = site.expression.kind,
          let presentation = callee.member.flatMap({ TCA.showing[$0] })
        else { continue }
        for choice in arguments.compactMap(\.value.caseName) {
          found[choice, default: []].insert(presentation)
        }
      }
    }
    return found
  }
}

extension TCA {
  /// Whether a call adds a part. Its type may stand elsewhere: `.init(state: \.cart, action: \.cart) { Cart() }`.
  fileprivate static func composes(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    if case .member(nil, .initializer) = callee.kind { return arguments.first?.label == stateLabel }
    return callee.name.map(composing.contains) == true
  }
}
