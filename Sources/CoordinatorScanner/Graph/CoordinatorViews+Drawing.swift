extension CoordinatorViews {
  /// What is shown of coordinators as screens: all but the views that other coordinators are seen in.
  func screens(_ keeping: ScreenOwnership) -> [Showing] {
    showings.filter { shown in
      let flows = flows[shown.screen] ?? []
      return flows.isSubset(of: [shown.spot.coordinator]) && !keeping.isFlow(shown.screen)
    }
  }
}

extension CoordinatorViews.Showing {
  /// The view shows it for the coordinator, as if that had made it there.
  var effect: Effect { Effect(making: screen, at: place, condition: condition) }
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
