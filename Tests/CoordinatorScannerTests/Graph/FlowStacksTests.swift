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

  @Test("A stack of NavigationBackport is one")
  func backported() {
    let scanned = Scanned(
      Self.screens + """

        struct ParkFlow: View {
          @State private var path: [Bed] = []
          var body: some View {
            NBNavigationStack(path: $path) { LawnView().nbNavigationDestination(for: Bed.self, destination: screen) }
          }
          private func screen(for bed: Bed) -> some View { BedView() }
        }
        """
    )
    #expect(scanned.shown == ["ParkFlow BedView push", "ParkFlow LawnView root"])
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
