/// The screens, tabs and paths that views show for coordinators.
struct ShownViews {
  /// A view that another one shows.
  struct Showing: Hashable {
    let spot: ViewSpot
    let view: TypeID
    let screen: TypeID
    let place: Place
    let condition: String?
    /// Whether it may be first, or shown in another way, as a variable says.
    let isOfAnyPage: Bool

    init(_ spot: ViewSpot, _ view: TypeID, _ screen: TypeID, _ place: Place, _ context: ViewContext? = nil) {
      (self.spot, self.view, self.screen, self.place) = (spot, view, screen, place)
      (condition, isOfAnyPage) = (context?.condition, context?.isOfAnyPage ?? false)
    }
  }

  private(set) var showings: [Showing] = []
  private var seen: Set<Showing> = []
  /// The views that show a first screen.
  private var starting: Set<TypeID> = []
  /// The coordinators whose flows are seen in a view: in its stack, its tabs, its cases.
  private(set) var flows: [TypeID: Set<TypeID>] = [:]
  /// The coordinators that views take from another one, by the property of that.
  private(set) var taken: [TypeID: Name] = [:]
  /// The properties of coordinators that they show in tabs.
  private(set) var tabs: [TypeID: Set<Name>] = [:]
  /// The properties that are the path of a stack.
  private(set) var paths: [TypeID: Name] = [:]

  mutating func add(_ showing: Showing) {
    if seen.insert(showing).inserted { showings.append(showing) }
    guard showing.spot.label == .root else { return }
    starting.insert(showing.view)
    add(flow: showing.spot.coordinator, to: showing.view)
  }

  /// Adds a stack around a coordinator's flow. If it first shows only views of the system, it is the first screen itself.
  mutating func add(stack view: TypeID, of coordinator: TypeID, at place: Place) {
    if starting.contains(view) { return }
    let spot = ViewSpot(coordinator: coordinator, state: "body", label: .root)
    add(Showing(spot, view, view, place))
  }

  mutating func add(flow coordinator: TypeID, to view: TypeID) {
    flows[view, default: []].insert(coordinator)
  }

  mutating func add(tab property: Name, of coordinator: TypeID) {
    tabs[coordinator, default: []].insert(property)
  }

  /// Adds the path of a stack. The first one counts.
  mutating func add(path: ViewSpot) {
    if paths[path.coordinator] == nil { paths[path.coordinator] = path.state }
  }

  /// Adds a property from which a view takes another coordinator. The first one counts.
  mutating func add(taken property: Name, from coordinator: TypeID) {
    if taken[coordinator] == nil { taken[coordinator] = property }
  }
}
