import CoordinatorDiagrams
import CoordinatorGraph
import Testing

/// Own views that lead to other coordinators, and those that only previews show.
extension OwnViewsTests {
  @Test("A coordinator that is made for its view in another one's is led to")
  func inline() {
    let scanned = scan(
      """
      final class ParkCoordinator: ObservableObject { @Published var path = NavigationPath(); @Published var isOpen = false }
      struct ParkCoordinatorView: View {
        @StateObject var coordinator = ParkCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) { LawnView() }
            .sheet(isPresented: $coordinator.isOpen) { GardenCoordinatorView(coordinator: GardenCoordinator()) }
        }
      }
      final class GardenCoordinator: ObservableObject { @Published var path = NavigationPath() }
      struct GardenCoordinatorView: View {
        @ObservedObject var coordinator: GardenCoordinator
        var body: some View { NavigationStack(path: $coordinator.path) { BedView() } }
      }
      """
    )
    #expect(scanned.edges == ["ParkCoordinator creates GardenCoordinator"])
    #expect(scanned.shown == ["GardenCoordinator BedView root", "ParkCoordinator LawnView root"])
  }

  @Test("What leads to the flow of another coordinator by its state is one; what shows rows is none")
  func leadsByState() {
    let app = { (other: String) in
      """
      final class ParkCoordinator: ObservableObject { @Published var isOpen = false }
      struct ParkCoordinatorView: View {
        @StateObject var coordinator: ParkCoordinator
        var body: some View { if coordinator.isOpen { \(other) } else { LawnView() } }
      }
      final class GardenCoordinator: ObservableObject { @Published var path = NavigationPath() }
      struct GardenCoordinatorView: View {
        @ObservedObject var coordinator: GardenCoordinator
        var body: some View { NavigationStack(path: $coordinator.path) { BedView() } }
      }
      """
    }
    let scanned = scan(app("GardenCoordinatorView(coordinator: GardenCoordinator())"))
    #expect(scanned.edges == ["ParkCoordinator creates GardenCoordinator"])
    #expect(scanned.shown == ["GardenCoordinator BedView root", "ParkCoordinator LawnView root"])
    #expect(scan(app("BedView()")).coordinators == ["GardenCoordinator"])
  }

  @Test("A preview makes no root")
  func previews() {
    let scanned = scan(
      """
      @main struct ParkApp: App { var body: some Scene { WindowGroup { ParkCoordinatorView() } } }
      final class ParkCoordinator: ObservableObject { @Published var path = NavigationPath() }
      struct ParkCoordinatorView: View {
        @StateObject var coordinator = ParkCoordinator()
        var body: some View { NavigationStack(path: $coordinator.path) { LawnView() } }
      }
      final class GardenCoordinator: ObservableObject { @Published var path = NavigationPath() }
      struct GardenCoordinatorView: View {
        @ObservedObject var coordinator: GardenCoordinator
        var body: some View { NavigationStack(path: $coordinator.path) { BedView() } }
      }
      struct Garden_Previews: PreviewProvider {
        static var previews: some View { GardenCoordinatorView(coordinator: GardenCoordinator()) }
      }
      """
    )
    #expect(scanned.snapshot.graph.node("ParkCoordinator")?.role == .root)
    #expect(scanned.snapshot.graph.node("GardenCoordinator")?.role == nil)
  }
}
