/// The views that read the state of composed values from stores.
struct StoreViews: Sendable {
  private let program: Program
  private let model: Composition
  /// The views that have the store of each value.
  private var views: [TypeID: [TypeID]] = [:]

  init(_ program: Program, _ model: Composition, _ values: Set<TypeID>) {
    (self.program, self.model) = (program, model)
    for view in program.typeIDs where program[view].kind == .struct && program.screenTypes.isScreen(view) {
      for value in self.values(of: view, among: values) { views[value, default: []].append(view) }
    }
  }

  private func values(of view: TypeID, among values: Set<TypeID>) -> Set<TypeID> {
    let found = program[view].properties.compactMap { property -> TypeID? in
      guard let type = property.fact.type, let name = type.name, model.stores.contains(Name(name.lastPart)),
        let argument = type.arguments.first?.name
      else { return nil }
      let value = argument.lastPart == model.state.text ? argument.outerPart : argument
      return value.flatMap { program.resolve($0, in: property.scope) }
    }
    return values.intersection(found)
  }

  /// The views that show a part of a value: those that a view of the value makes. Else the part's one view.
  func screens(for part: Compositions.Part, of value: TypeID) -> [(view: TypeID, place: Place)] {
    let own = views[part.type] ?? []
    let made = (views[value] ?? []).flatMap { places(in: $0, making: Set(own)) }
    if !made.isEmpty { return made }
    return own.count == 1 ? [(own[0], part.place)] : []
  }

  private func places(in view: TypeID, making made: Set<TypeID>) -> [(view: TypeID, place: Place)] {
    sites(of: view).compactMap { site in
      let type = site.expression.madeType.flatMap { program.resolve($0, in: scope(of: view)) }
      guard let type, made.contains(type) else { return nil }
      return (type, Place(file: program[view].file, at: site.expression.id))
    }
  }

  /// The properties of a value's state that its views show in tabs.
  func tabs(of value: TypeID) -> Set<Name> {
    let bars = (views[value] ?? []).flatMap { sites(of: $0) }.filter { $0.expression.madeType == "TabView" }
    return Set(bars.flatMap { scopes(in: $0.expression) }.compactMap(\.first))
  }

  /// A part with all that views say of how it is shown.
  ///
  /// - Parameter chooses: Whether the value's own view does no more than choose among the views of its parts.
  func completed(_ part: Compositions.Part, of value: TypeID, _ tabs: Set<Name>, chooses: Bool)
    -> Compositions.Part
  {
    if let property = part.property, tabs.contains(property) { return part.presented(.tab) }
    let own = views[value] ?? []
    if part.isShown {
      return part.presentations.isEmpty
        ? presentations(of: part, in: own).reduce(part) { $0.presented($1) } : part
    }
    guard chooses, part.isAlone else { return part }
    let isMade = own.contains { !places(in: $0, making: Set(views[part.type] ?? [])).isEmpty }
    return isMade ? part.presented(.root) : part
  }

  /// How modifiers of views show a part: `.sheet(item: $store.scope(state: \.destination?.add, …))`.
  private func presentations(of part: Compositions.Part, in views: [TypeID]) -> Set<Presentation> {
    let way = [part.property, part.choice].compactMap(\.self)
    let found = views.flatMap { sites(of: $0) }.compactMap { site -> Presentation? in
      guard case .call(let callee, let arguments) = site.expression.kind, let name = callee.member,
        let presentation = SwiftUI.modifiers[name.text]
      else { return nil }
      let scopes = arguments.filter { !$0.value.isClosure }.flatMap { self.scopes(in: $0.value) }
      return scopes.contains { $0 == way || $0 == Array(way.prefix(1)) } ? presentation : nil
    }
    return Set(found)
  }

  /// The key path of each part whose store is used in an expression.
  private func scopes(in expression: Expression) -> [[Name]] {
    SiteReader.sites(of: [expression.statement]).compactMap { site in
      guard case .call(let callee, let arguments) = site.expression.kind, callee.member == model.scoping
      else { return nil }
      return arguments.first { $0.label == "state" }?.value.keyPath?.map {
        Name($0.text.filter { $0 != "$" })
      }
    }
  }

  private func sites(of view: TypeID) -> [Site] { SiteReader.sites(of: program.statements(of: view)) }

  private func scope(of view: TypeID) -> Scope { Scope(file: program[view].file, type: view) }
}
