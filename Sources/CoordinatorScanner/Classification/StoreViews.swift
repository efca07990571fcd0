/// The views that read the state of composed values from stores, and what they show of the parts.
struct StoreViews: Sendable {
  /// A view of a part, where a view of the whole makes it.
  struct Showing: Hashable, Sendable {
    let view: TypeID
    let place: Place
    /// How it is shown; nil where the state says that.
    var presentation: Presentation?
    /// Whether it is a screen, and no part of one.
    var isWhole = true
    /// The properties of the state whose stores it gets.
    var properties: Set<Name> = []
  }

  /// The views that have the store of each value.
  private var views: [TypeID: [TypeID]] = [:]
  /// The values of which views have the store.
  var values: Set<TypeID> { Set(views.keys) }
  private var showings: [TypeID: [Showing]] = [:]
  /// The views of each value that are screens themselves.
  private(set) var screens: [TypeID: Set<Showing>] = [:]

  init(_ program: Program, _ reader: CompositionReader) {
    for view in program.typeIDs where program[view].kind == .struct && program.screenTypes.isScreen(view) {
      for value in Self.values(of: view, in: reader, program) {
        views[value, default: []].append(view)
      }
    }
    let all = Set(views.values.joined())
    for (value, own) in views {
      let stores = ViewReader(program, StoreShowings(own: own, others: all.subtracting(own))).stores
      (showings[value], screens[value]) = (stores?.parts ?? [], stores?.screens ?? [])
    }
  }

  private static func values(of view: TypeID, in reader: CompositionReader, _ program: Program) -> Set<TypeID>
  {
    let found = program[view].properties.compactMap { property -> TypeID? in
      // A computed property is a store for another view.
      guard property.fact.getter == nil,
        let type = property.fact.type.map({ program.expanded($0, in: property.scope) }), let name = type.name,
        TCA.stores.contains(Name(name.lastPart)), let argument = type.arguments.first?.name
      else { return nil }
      guard argument.lastPart == TCA.state.text else {
        let named = program.resolve(argument, in: property.scope)
        return named.flatMap { reader.joined[$0] } ?? named
      }
      // Views that stand in a value name its state only: `Store<State, Action>`.
      let state =
        argument.outerPart == nil
        ? program.resolve(argument, in: property.scope).map { program[$0].name } : argument
      return state?.outerPart.flatMap { program.resolve($0, in: property.scope) }
    }
    return reader.values.intersection(found)
  }

  /// The views that show a part of a value: those that a view of the value makes. Else the part's one view.
  func screens(for part: Compositions.Part, of value: TypeID) -> [Showing] {
    let made = places(of: part, in: value)
    if !made.isEmpty { return made }
    let own = views[part.type] ?? []
    return own.count == 1 ? [Showing(view: own[0], place: part.place)] : []
  }

  /// Where views of a value make views of a part. A widget elsewhere in a view is not what a view shows.
  private func places(of part: Compositions.Part, in value: TypeID) -> [Showing] {
    let own = Set(views[part.type] ?? [])
    let made = (showings[value] ?? []).filter { own.contains($0.view) }
    let whole = made.filter(\.isWhole)
    return whole.isEmpty ? made : whole
  }

  /// The properties of a value's state that its views show in tabs.
  func tabs(of value: TypeID) -> Set<Name> {
    Set((showings[value] ?? []).filter { $0.presentation == .tab }.flatMap(\.properties))
  }

  /// A part with all that views say of how it is shown.
  func completed(_ part: Compositions.Part, of value: TypeID) -> Compositions.Part {
    guard part.presentations.isEmpty else { return part }
    let shown = places(of: part, in: value).filter { showing in
      // A wrapper may pass the store on, so the call names no property.
      showing.isWhole
        && (part.isShown || showing.properties.isEmpty
          || part.property.map(showing.properties.contains) ?? false)
    }
    var part = part
    part.isShown = part.isShown || !shown.isEmpty
    part.presentations = Set(shown.compactMap(\.presentation))
    return part
  }
}
