/// The views and the coordinators that the routes of coordinators make.
struct RouteTargets {
  private(set) var screens: [DeclaredScreen] = []
  /// The coordinators that each type of routes belongs to.
  private(set) var owners: [TypeID: [TypeID]] = [:]
  private let program: Program
  private let model: RouteModel?

  init(_ program: Program, _ coordinators: Set<TypeID>) {
    self.program = program
    model = Dialect.all.lazy.compactMap(\.routes).first
    guard let model else { return }
    for coordinator in coordinators.sorted() {
      for base in program.externals(of: coordinator) {
        let routes = base.arguments.compactMap { $0.name.flatMap { program.resolve($0, in: base.scope) } }
        for route in routes where isRoute(route, model) { owners[route, default: []].append(coordinator) }
      }
    }
    for (route, owners) in owners {
      let views = views(of: route, model)
      for owner in owners {
        screens += screens(of: views, route, by: owner, isOnly: owners.count == 1, model)
      }
    }
  }

  /// The coordinators whose children a member of a route makes.
  func parents(of attributed: AttributedEffect) -> [TypeID] {
    guard let route = attributed.type, model?.coordinators.contains(attributed.function) == true else {
      return []
    }
    return owners[route] ?? []
  }

  private func isRoute(_ type: TypeID, _ model: RouteModel) -> Bool {
    program.externals(of: type).contains { model.protocols.contains($0.name.lastPart) }
  }

  /// The first view that a route makes for each of its cases; the case is nil where there is one view for all.
  private func views(of route: TypeID, _ model: RouteModel) -> [(choice: Name?, view: TypeID, place: Place)] {
    program.code(of: route, named: model.views).flatMap { member in
      member.statements.byCase.compactMap { choice, body in
        let made = SiteReader.sites(of: body).lazy.compactMap { site in
          site.expression.madeType.flatMap { program.resolve($0, in: member.scope) }.map {
            ($0, Place(file: member.scope.file, at: site.expression.id))
          }
        }
        return made.first { program.screenTypes.isScreen($0.0) }.map { (choice, $0.0, $0.1) }
      }
    }
  }

  /// - Parameter isOnly: Whether the routes belong to no other coordinator. Else it shows those that it names.
  private func screens(
    of views: [(choice: Name?, view: TypeID, place: Place)],
    _ route: TypeID,
    by coordinator: TypeID,
    isOnly: Bool,
    _ model: RouteModel
  ) -> [DeclaredScreen] {
    let uses = RouteUses(program.statements(of: coordinator), model)
    let styles = styles(of: route, model)
    return views.filter { view in isOnly || view.choice.map(uses.named.contains) ?? true }.map { view in
      let own = view.choice.flatMap { styles[$0] } ?? styles[nil]
      let named = view.choice.flatMap { uses.presentations[$0] } ?? []
      return DeclaredScreen(
        coordinator: coordinator,
        screen: view.view,
        place: view.place,
        presentations: named.isEmpty ? Set([own].compactMap(\.self)) : named
      )
    }
  }

  /// How each case is shown; all others, by nil.
  private func styles(of route: TypeID, _ model: RouteModel) -> [Name?: Presentation] {
    var found: [Name?: Presentation] = [:]
    for member in program.code(of: route, named: [model.style]) {
      for (choice, body) in member.statements.byCase {
        let names = SiteReader.sites(of: body).lazy.compactMap { $0.expression.caseName }
        found[choice] = names.compactMap { model.styles[$0] }.first
      }
    }
    return found
  }
}

/// The routes that a coordinator names, and how it shows them where it says so.
private struct RouteUses {
  private(set) var named: Set<Name> = []
  private(set) var presentations: [Name: Set<Presentation>] = [:]

  init(_ statements: [Statement], _ model: RouteModel) {
    for site in SiteReader.sites(of: statements) {
      guard case .call(let callee, let arguments) = site.expression.kind else { continue }
      let style = arguments.first { $0.label == model.style }?.value.caseName.flatMap { model.styles[$0] }
      let start: Presentation? = callee.name.map(model.starting.contains) == true ? .root : nil
      for choice in arguments.filter({ $0.label != model.style }).compactMap(\.value.caseName) {
        named.insert(choice)
        if let named = start ?? style { presentations[choice, default: []].insert(named) }
      }
    }
  }
}
