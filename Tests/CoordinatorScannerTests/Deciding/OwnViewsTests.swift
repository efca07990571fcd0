import Testing

/// Coordinators of SwiftUI whose own views, named after them, show what they say, with or without the path of a stack.
@Suite("A coordinator's own view")
struct OwnViewsTests {
  private static let views = """

    struct LawnView: View { var body: some View { Text("") } }
    struct BedView: View { var body: some View { Text("") } }
    """

  private func scan(_ source: String) -> Scanned { Scanned("import SwiftUI\n" + source + Self.views) }

  @Test(
    "What it shows at its top, and by the coordinator's state, the coordinator presents",
    arguments: ["NavigationStack { LawnView() }", "NavigationView { LawnView() }", "Group { LawnView() }"]
  )
  func shows(_ top: String) {
    let scanned = scan(
      """
      final class GardenCoordinator: ObservableObject { @Published var bed: Int? }
      struct GardenCoordinatorView: View {
        @ObservedObject var coordinator: GardenCoordinator
        var body: some View { \(top).sheet(item: $coordinator.bed) { _ in BedView() } }
      }
      """
    )
    #expect(scanned.coordinators == ["GardenCoordinator"])
    #expect(scanned.shown == ["GardenCoordinator BedView sheet", "GardenCoordinator LawnView root"])
  }

  @Test("A view of another name makes none of a sheet alone", arguments: ["GardenView", "LawnSheet"])
  func otherNames(_ name: String) {
    let scanned = scan(
      """
      final class GardenCoordinator: ObservableObject { @Published var bed: Int? }
      struct \(name): View {
        @ObservedObject var coordinator: GardenCoordinator
        var body: some View { NavigationStack { LawnView() }.sheet(item: $coordinator.bed) { _ in BedView() } }
      }
      """
    )
    #expect(scanned.coordinators == [])
  }

  @Test("Those that it makes and keeps are followed into their own views")
  func keeps() {
    let scanned = scan(
      """
      final class ParkCoordinator: ObservableObject {
        @Published var garden: GardenCoordinator!
        init() { garden = .init(parent: self) }
      }
      struct ParkCoordinatorView: View {
        @ObservedObject var coordinator: ParkCoordinator
        var body: some View { TabView { GardenCoordinatorView(coordinator: coordinator.garden) } }
      }
      final class GardenCoordinator: ObservableObject {
        @Published var bed: Int?
        init(parent: ParkCoordinator) {}
      }
      struct GardenCoordinatorView: View {
        @ObservedObject var coordinator: GardenCoordinator
        var body: some View { NavigationView { LawnView() }.sheet(item: $coordinator.bed) { _ in BedView() } }
      }
      """
    )
    #expect(scanned.edges == ["ParkCoordinator holds GardenCoordinator"])
    #expect(scanned.shown == ["GardenCoordinator BedView sheet", "GardenCoordinator LawnView root"])
  }

  @Test("The view of another coordinator in it leads to that one, and is no screen")
  func leads() {
    let scanned = scan(
      """
      final class ParkCoordinator: ObservableObject { @Published var path = NavigationPath(); var isOpen = false }
      struct ParkCoordinatorView: View {
        @ObservedObject var coordinator: ParkCoordinator
        var body: some View {
          if coordinator.isOpen { NavigationStack(path: $coordinator.path) { LawnView() } } else { GardenFlowView() }
        }
      }
      final class GardenCoordinator: ObservableObject { @Published var path = NavigationPath() }
      struct GardenFlowView: View {
        @StateObject private var coordinator = GardenCoordinator()
        var body: some View { NavigationStack(path: $coordinator.path) { BedView() } }
      }
      """
    )
    #expect(scanned.edges == ["ParkCoordinator creates GardenCoordinator"])
    #expect(scanned.shown == ["GardenCoordinator BedView root", "ParkCoordinator LawnView root"])
  }

  @Test(
    "A page that makes its view itself is shown as the stack or the sheet shows it",
    arguments: [
      ("LawnView().navigationDestination(for: GardenCoordinator.Page.self) { $0.view }", "push"),
      ("LawnView().navigationDestination(for: GardenCoordinator.Page.self) { page in page.view }", "push"),
      ("LawnView().sheet(item: $coordinator.page) { $0.view }", "sheet"),
    ]
  )
  func pages(_ content: String, _ label: String) {
    let scanned = scan(
      """
      final class GardenCoordinator: ObservableObject {
        enum Page: Hashable { case bed, pond }
        @Published var path: [Page] = []
        @Published var page: Page?
      }
      struct GardenCoordinatorView: View {
        @ObservedObject var coordinator: GardenCoordinator
        var body: some View { NavigationStack(path: $coordinator.path) { \(content) } }
      }
      extension GardenCoordinator.Page {
        @ViewBuilder var view: some View { switch self { case .bed: BedView(); case .pond: PondView() } }
      }
      struct PondView: View { var body: some View { Text("") } }
      """
    )
    #expect(
      scanned.shown == [
        "GardenCoordinator BedView \(label)", "GardenCoordinator LawnView root",
        "GardenCoordinator PondView \(label)",
      ]
    )
  }

  @Test("What a coordinator makes for its own flow is its parent's no more")
  func childBuildsItsOwn() {
    let scanned = scan(
      """
      final class ParkCoordinator: ObservableObject {
        @Published var path = NavigationPath()
        @Published var garden: GardenCoordinator?
        func open() { garden = GardenCoordinator() }
      }
      struct ParkCoordinatorView: View {
        @ObservedObject var coordinator: ParkCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) { LawnView() }.sheet(item: $coordinator.garden) { $0.view() }
        }
      }
      final class GardenCoordinator: ObservableObject, Identifiable {
        @Published var path = NavigationPath()
        func view() -> some View { BedView() }
      }
      """
    )
    #expect(scanned.shown == ["GardenCoordinator BedView -", "ParkCoordinator LawnView root"])
  }
}
