/// A screen that a coordinator shows by its state, its route or its composition. No line of the coordinator creates
/// it.
struct DeclaredScreen {
  private(set) var coordinator: TypeID
  let screen: TypeID
  /// The line of the view or the route that makes the screen.
  let place: Place
  var condition: String?
  let presentations: Set<Presentation>
  /// Whether only the coordinator itself says so. A view that shows it may say more.
  var isOwn = false

  var key: EdgeDraft.Key { .init(from: coordinator, to: screen, kind: .presents) }

  /// The same for the child of the coordinator that the view is given, or finds in its environment: `CartView(coordinator: cart)`.
  func ofChild(
    _ program: Program,
    _ coordinators: Set<TypeID>,
    _ opens: (_ parent: TypeID, _ child: TypeID) -> Bool
  ) -> DeclaredScreen {
    guard let own = program.flowViews.coordinator(of: screen, among: coordinators), own.way != .made,
      opens(coordinator, own.type)
    else { return self }
    // A view that leads by itself may make a router for its own screens.
    if program[coordinator].kind == .struct, own.way == .environment,
      program.flowViews.coordinator(of: coordinator, among: coordinators)?.type == own.type
    {
      return self
    }
    var declared = self
    declared.coordinator = own.type
    return declared
  }
}

extension ShownViews {
  /// The screens that views show for coordinators, without the views of other flows.
  func screens(_ program: Program, of coordinators: Set<TypeID>) -> [DeclaredScreen] {
    let ofAnyPage = Set(showings.filter(\.isOfAnyPage).map(\.key))
    return showings.filter { shown in
      let flows = flows[shown.screen] ?? []
      if shown.view == shown.spot.coordinator { return flows.isEmpty }
      return flows.isSubset(of: [shown.spot.coordinator])
        && !program.flowViews.isFlow(shown.screen, among: coordinators)
    }.map { shown in
      DeclaredScreen(
        coordinator: shown.spot.coordinator,
        screen: shown.screen,
        place: shown.place,
        condition: shown.condition,
        presentations: ofAnyPage.contains(shown.key) ? [] : Set([shown.spot.label].compactMap(\.self)),
        isOwn: shown.view == shown.spot.coordinator
      )
    }
  }
}

extension Compositions {
  /// The screens of composed coordinators. A part that is a coordinator shows its own.
  func screens(of coordinators: Set<TypeID>) -> [DeclaredScreen] {
    coordinators.sorted().flatMap { owner in
      ownScreens(of: owner).map { DeclaredScreen($0, owner) }
        + (parts[owner] ?? []).filter { $0.isShown && !coordinators.contains($0.type) }.flatMap { part in
          screens(for: part, of: owner).map { DeclaredScreen($0, owner, part) }
        }
    }
  }
}

extension DeclaredScreen {
  fileprivate init(_ showing: StoreViews.Showing, _ owner: TypeID, _ part: Compositions.Part? = nil) {
    self.init(
      coordinator: owner,
      screen: showing.view,
      place: showing.place,
      condition: part?.condition,
      presentations: showing.presentation.map { [$0] } ?? part?.presentations ?? []
    )
  }
}

extension ShownViews.Showing {
  fileprivate var key: EdgeDraft.Key {
    EdgeDraft.Key(from: spot.coordinator, to: screen, kind: .presents)
  }
}
