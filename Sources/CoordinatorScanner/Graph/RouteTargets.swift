/// The views and the coordinators that the routes of coordinators make.
struct RouteTargets {
  private(set) var screens: [DeclaredScreen] = []
  /// The coordinators that each type of routes belongs to.
  private(set) var owners: [TypeID: [TypeID]] = [:]
  private let program: Program

  init(_ program: Program, _ coordinators: Set<TypeID>) {
    self.program = program
    for coordinator in coordinators.sorted() {
      for base in program.externals(of: coordinator) {
        let routes = base.arguments.compactMap { $0.name.flatMap { program.resolve($0, in: base.scope) } }
        for route in routes where isRoute(route) { owners[route, default: []].append(coordinator) }
      }
    }
    for (route, owners) in owners {
      let views = views(of: route)
      for owner in owners {
        screens += screens(of: views, route, by: owner, isOnly: owners.count == 1)
      }
    }
  }

  /// The coordinators whose children a member of a route makes.
  func parents(of attributed: AttributedEffect) -> [TypeID] {
    guard let route = attributed.type, attributed.function == SUIRoutes.coordinator else { return [] }
    return owners[route] ?? []
  }

  private func isRoute(_ type: TypeID) -> Bool {
    program.externals(of: type).contains { SUIRoutes.protocols.contains($0.name.lastPart) }
  }

  /// The first view that a route makes for each of its cases; the case is nil where there is one view for all.
  private func views(of route: TypeID) -> [(choice: Name?, view: TypeID, place: Place)] {
    program.code(of: route, named: SUIRoutes.views).flatMap { member in
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
    isOnly: Bool
  ) -> [DeclaredScreen] {
    let uses = RouteUses(program.statements(of: coordinator))
    let styles = styles(of: route)
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
  private func styles(of route: TypeID) -> [Name?: Presentation] {
    var found: [Name?: Presentation] = [:]
    for member in program.code(of: route, named: [SUIRoutes.style]) {
      for (choice, body) in member.statements.byCase {
        let names = SiteReader.sites(of: body).lazy.compactMap { $0.expression.caseName }
        found[choice] = names.compactMap { SUIRoutes.styles[$0] }.first
      }
    }
    return found
  }
}

/// The routes that a coordinator names, and how it shows them where it says so.
private struct RouteUses {
  private(set) var named: Set<Name> = []
  private(set) var presentations: [Name: Set<Presentation>] = [:]

  init(_ statements: [Statement]) {
    for site in SiteReader.sites(of: statements) {
      guard case .call(let callee, let arguments) = site.expression.kind else { continue }
      let style = arguments.first { $0.label == SUIRoutes.style }?.value.caseName.flatMap {
        SUIRoutes.styles[$0]
      }
      let start: Presentation? = callee.name == SUIRoutes.starting ? .root : nil
      for choice in arguments.filter({ $0.label != SUIRoutes.style }).compactMap(\.value.caseName) {
        named.insert(choice)
        if let named = start ?? style { presentations[choice, default: []].insert(named) }
      }
    }
  }
}
