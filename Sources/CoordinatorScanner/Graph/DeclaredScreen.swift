/// A screen that a coordinator shows because its state, its route or its composition says so: no line of its own makes it.
struct DeclaredScreen {
  let coordinator: TypeID
  let screen: TypeID
  /// The line of the view or the route that makes the screen.
  let place: Place
  var condition: String?
  let presentations: Set<Presentation>
}

extension CoordinatorViews {
  /// What views show of coordinators: all but the views that other coordinators are seen in.
  func screens(_ keeping: ScreenOwnership) -> [DeclaredScreen] {
    showings.filter { shown in
      let flows = flows[shown.screen] ?? []
      return flows.isSubset(of: [shown.spot.coordinator]) && !keeping.isFlow(shown.screen)
    }.map { shown in
      DeclaredScreen(
        coordinator: shown.spot.coordinator,
        screen: shown.screen,
        place: shown.place,
        condition: shown.condition,
        presentations: [shown.spot.label]
      )
    }
  }
}

extension Compositions {
  /// What composed coordinators show, without parts that are coordinators: those show screens of their own.
  func screens(of coordinators: Set<TypeID>) -> [DeclaredScreen] {
    coordinators.sorted().flatMap { owner in
      (parts[owner] ?? []).filter { $0.isShown && !coordinators.contains($0.type) }.flatMap { part in
        screens(for: part, of: owner).map { view, place in
          DeclaredScreen(
            coordinator: owner,
            screen: view,
            place: place,
            condition: part.condition,
            presentations: part.presentations
          )
        }
      }
    }
  }
}

extension Effect {
  /// An object is made, as if the line stood in a coordinator.
  convenience init(making type: TypeID, at place: Place, condition: String? = nil) {
    self.init(
      kind: .creates,
      target: [],
      subject: [.object(AllocationSite(type: type, place: place))],
      places: [place],
      condition: condition
    )
  }
}
