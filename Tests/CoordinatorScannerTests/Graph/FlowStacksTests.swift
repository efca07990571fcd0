import Testing

/// Views of FlowStacks, which show a list of routes.
@Suite("Routes of FlowStacks")
struct FlowStacksTests {
  private static let screens = """
    struct LawnView: View { var body: some View { Text("lawn") } }
    struct BedView: View { var body: some View { Text("bed") } }
    """

  @Test("Views that are named like coordinators lead through their routes")
  func views() {
    let scanned = Scanned(
      "import FlowStacks\n" + Self.screens + """

        struct ParkCoordinator: View {
          @State var routes: Routes<Page> = [.root(.lawn)]
          var body: some View {
            Router($routes) { page, _ in
              switch page {
              case .lawn: LawnView()
              case .bed: BedView()
              case .garden: GardenCoordinator(model: GardenCoordinatorModel())
              }
            }
          }
        }
        struct GardenCoordinator: View {
          @ObservedObject var model: GardenCoordinatorModel
          var body: some View {
            FlowStack($model.path) { LawnView().flowDestination(for: Bed.self) { _ in BedView() } }
          }
        }
        final class GardenCoordinatorModel: ObservableObject { @Published var path = FlowPath() }
        """
    )
    #expect(scanned.edges == ["ParkCoordinator creates GardenCoordinator"])
    #expect(
      scanned.shown == [
        "GardenCoordinator BedView -", "GardenCoordinator LawnView root", "ParkCoordinator BedView -",
        "ParkCoordinator LawnView -",
      ]
    )
  }

  @Test("An observed coordinator has the routes")
  func observed() {
    let scanned = Scanned(
      Self.screens + """

        final class ParkCoordinator: ObservableObject { @Published var routes: Routes<Page> = [] }
        struct ParkCoordinatorView: View {
          @ObservedObject var coordinator: ParkCoordinator
          var body: some View {
            Router($coordinator.routes) { page in
              switch page { case .lawn: LawnView() case .bed: BedView() }
            }
          }
        }
        """
    )
    #expect(scanned.shown == ["ParkCoordinator BedView -", "ParkCoordinator LawnView -"])
  }

  @Test("A view of the app with the same name shows what its own body says")
  func ownRouter() {
    let scanned = Scanned(
      Self.screens + """

        struct Router: View { let page: AnyView; var body: some View { Text("closed") } }
        struct ParkCoordinator: View { var body: some View { Router(page: AnyView(LawnView())) } }
        """
    )
    #expect(scanned.coordinators == [])
  }
}
