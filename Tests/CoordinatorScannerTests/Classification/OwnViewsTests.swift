import Testing

/// Coordinators of SwiftUI whose own views, named after them, show what they say, with or without the path of a stack.
@Suite("A coordinator's own view")
struct OwnViewsTests {
  static let views = """

    struct LawnView: View { var body: some View { Text("") } }
    struct BedView: View { var body: some View { Text("") } }
    """

  func scan(_ source: String) -> Scanned { Scanned("import SwiftUI\n" + source + Self.views) }

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
    #expect(scanned.shown == ["GardenCoordinator BedView root", "ParkCoordinator LawnView root"])
  }

  @Test(
    "What lies over the screens, or is there by the view's own state, is none",
    arguments: [
      "ZStack { NavigationStack { LawnView() }; BedView() }",
      "VStack { NavigationStack { LawnView() }; if isLoading { BedView() } }",
      "ZStack { switch coordinator.state { case .open: LawnView(); case .closed: LawnView() }; BedView() }",
    ]
  )
  func overlays(_ content: String) {
    let scanned = scan(
      """
      final class GardenCoordinator: ObservableObject {
        enum State { case open, closed }
        @Published var state = State.open
        @Published var path = NavigationPath()
      }
      struct GardenCoordinatorView: View {
        @ObservedObject var coordinator: GardenCoordinator
        @State var isLoading = false
        var body: some View { \(content) }
      }
      """
    )
    #expect(scanned.shown == ["GardenCoordinator LawnView root"])
  }

  @Test("Cases beside other views, and tabs within a case, are seen of the coordinator")
  func cases() {
    let scanned = scan(
      """
      final class GardenCoordinator: ObservableObject { enum State { case rest, work }; @Published var state = State.rest }
      struct GardenFlowView: View {
        @ObservedObject var coordinator: GardenCoordinator
        var body: some View {
          VStack {
            Text("")
            switch coordinator.state {
            case .rest: LawnView()
            case .work: TabView { NavigationStack { BedView() }; PondView() }
            }
          }
          .sheet(item: $coordinator.state) { _ in PondView() }
        }
      }
      struct PondView: View { var body: some View { Text("") } }
      """
    )
    #expect(
      scanned.shown == [
        "GardenCoordinator BedView tab", "GardenCoordinator LawnView root", "GardenCoordinator PondView tab",
      ]
    )
  }

  @Test(
    "A view that the coordinator makes is a screen, and so is one of a coordinator that no view follows",
    arguments: [": ObservableObject", ""]
  )
  func screens(_ base: String) {
    let scanned = scan(
      """
      final class GardenCoordinator\(base) {
        let navigationController = UINavigationController()
        func start() {
          let view = GardenCoordinatorView(coordinator: self)
          navigationController.pushViewController(UIHostingController(rootView: view), animated: true)
        }
      }
      struct GardenCoordinatorView: View {
        let coordinator: GardenCoordinator
        var body: some View { LawnView() }
      }
      """
    )
    #expect(scanned.shown == ["GardenCoordinator GardenCoordinatorView push"])
  }

  @Test(
    "A view for others stands for them in the coordinator's own view",
    arguments: ["Dressed { LawnView() }", "Dressed(content: { LawnView() }).navigationTitle(\"\")"]
  )
  func dressed(_ content: String) {
    let scanned = scan(
      """
      struct Dressed<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content().padding() }
      }
      final class GardenCoordinator: ObservableObject { @Published var path = NavigationPath(); @Published var bed: Int? }
      struct GardenCoordinatorView: View {
        @ObservedObject var coordinator: GardenCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            \(content).navigationDestination(for: Int.self) { _ in PondView() }
          }
          .sheet(item: $coordinator.bed) { _ in Dressed { BedView() } }
        }
      }
      struct PondView: View { var body: some View { Text("") } }
      """
    )
    #expect(
      scanned.shown == [
        "GardenCoordinator BedView sheet", "GardenCoordinator LawnView root",
        "GardenCoordinator PondView push",
      ]
    )
  }
}
