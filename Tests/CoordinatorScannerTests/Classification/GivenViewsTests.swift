import Testing

/// Coordinators of SwiftUI that give a view, and views that are there to show it.
@Suite("Views that coordinators give")
struct GivenViewsTests {
  private static let views = """

    struct LawnView: View { var body: some View { Text("") } }
    struct BedView: View { var body: some View { Text("") } }
    struct PondView: View { var body: some View { Text("") } }
    """

  private func scan(_ source: String) -> Scanned { Scanned("import SwiftUI\n" + source + Self.views) }

  @Test(
    "Who gives one screen is a coordinator, and its parent keeps it",
    arguments: [
      "func build() -> some View { BedView().padding() }", "var view: some View { BedView() }",
      "@ViewBuilder var body: some View { if isWet { BedView() } else { Text(\"\") } }",
      "func makeView() -> AnyView { AnyView(BedView()) }",
      "var content: some View { NavigationStack { BedView() } }",
    ]
  )
  func leaf(_ member: String) {
    let scanned = scan(
      """
      final class GardenCoordinator: ObservableObject {
        @Published var path = NavigationPath()
        @Published var bed: BedCoordinator?
        func open() { bed = BedCoordinator() }
      }
      final class BedCoordinator: ObservableObject, Identifiable { var isWet = false; \(member) }
      """
    )
    #expect(scanned.edges == ["GardenCoordinator holds BedCoordinator"])
    #expect(scanned.shown == ["BedCoordinator BedView root"])
  }

  @Test("So is who gives one screen and is listed as a child; who is a view's alone is none")
  func children() {
    let bed = "final class BedCoordinator: ObservableObject { func makeView() -> some View { BedView() } }"
    let listed = """
      final class GardenCoordinator: ObservableObject {
        @Published var path = NavigationPath()
        private var childCoordinators: [any ObservableObject] = []
        func open() { let bed = BedCoordinator(); childCoordinators.append(bed) }
      }
      """
    #expect(scan(bed + "\n" + listed).edges == ["GardenCoordinator child BedCoordinator"])
    let owned =
      "struct ParkView: View { @StateObject var bed = BedCoordinator(); var body: some View { bed.makeView() } }"
    #expect(scan(bed + "\n" + owned).coordinators == [])
  }

  @Test("What modifiers show in the view of a child is shown in their ways, whoever shows the child")
  func childrensModifiers() {
    let scanned = scan(
      """
      final class BedCoordinator: ObservableObject {
        @Published var isOpen = false
        var rootView: some View {
          BedView().sheet(isPresented: Binding(get: { self.isOpen }, set: { self.isOpen = $0 })) {
            PondView()
          }
        }
      }
      final class GardenCoordinator: ObservableObject {
        let bed = BedCoordinator()
        @Published var isOpen = false
        var rootView: some View {
          LawnView()
            .fullScreenCover(isPresented: Binding(get: { self.isOpen }, set: { self.isOpen = $0 })) {
              self.bed.rootView
            }
        }
      }
      final class ParkCoordinator: ObservableObject {
        let garden = GardenCoordinator()
        var rootView: some View { garden.rootView }
      }
      """
    )
    #expect(
      scanned.shown == [
        "BedCoordinator BedView fullScreenCover", "BedCoordinator PondView sheet",
        "GardenCoordinator LawnView root",
      ]
    )
  }

  @Test(
    "Who gives parts of views, or has to be told what, is none",
    arguments: [
      "var view: some View { HStack { BedView(); LawnView() } }",
      "func build(_ number: Int) -> some View { BedView() }", "var badge: some View { BedView() }",
      "static func build() -> some View { BedView() }", "func view() -> BedView { BedView() }",
    ]
  )
  func parts(_ member: String) {
    #expect(scan("final class BedCoordinator: ObservableObject { \(member) }").coordinators == [])
  }

  @Test("What a coordinator gives says how it shows what; who shows it may say more")
  func labels() {
    let scanned = scan(
      """
      final class GardenCoordinator: ObservableObject {
        @Published var path: [Int] = []
        var isOpen = false
        var rootView: some View {
          NavigationStack(path: Binding(get: { self.path }, set: { self.path = $0 })) {
            LawnView().navigationDestination(for: Int.self) { _ in BedView() }
          }
          .sheet(isPresented: Binding(get: { self.isOpen }, set: { self.isOpen = $0 })) { PondView() }
        }
      }
      """
    )
    #expect(
      scanned.shown == [
        "GardenCoordinator BedView push", "GardenCoordinator LawnView root",
        "GardenCoordinator PondView sheet",
      ]
    )
    let shown = scan(
      """
      final class BedCoordinator: ObservableObject {
        @Published var isOpen = false
        var rootView: some View { BedView() }
      }
      struct ParkView: View {
        @StateObject private var bed = BedCoordinator()
        var body: some View { LawnView().sheet(isPresented: $bed.isOpen) { bed.rootView } }
      }
      """
    )
    #expect(shown.shown == ["BedCoordinator BedView sheet"])
  }

  @Test(
    "A coordinator's own view that shows what the coordinator builds is no screen",
    arguments: ["coordinator.build(coordinator.page)", "coordinator.build(coordinator.page).padding()"]
  )
  func ownView(_ body: String) {
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
          if let garden = coordinator.garden { GardenCoordinatorView(coordinator: garden) } else { PondView() }
        }
      }
      final class GardenCoordinator: ObservableObject {
        enum Page { case lawn, bed }
        @Published var page = Page.lawn
        @ViewBuilder func build(_ page: Page) -> some View {
          switch page { case .lawn: LawnView(); case .bed: BedView() }
        }
      }
      struct GardenCoordinatorView: View {
        @ObservedObject var coordinator: GardenCoordinator
        var body: some View { \(body) }
      }
      """
    )
    #expect(
      scanned.shown == [
        "GardenCoordinator BedView root", "GardenCoordinator LawnView root", "ParkCoordinator PondView root",
      ]
    )
  }

  @Test(
    "A view for any coordinator is no screen",
    arguments: ["coordinator.body", "self.coordinator.body.padding()", "coordinator.body.id(1).padding()"]
  )
  func anyCoordinator(_ body: String) {
    let scanned = scan(
      """
      protocol Coordinator: AnyObject { associatedtype Body: View; @ViewBuilder var body: Body { get } }
      struct CoordinatorView<C: Coordinator>: View { let coordinator: C; var body: some View { \(body) } }
      @Observable final class ParkCoordinator: Coordinator {
        var bed: BedCoordinator?
        func open() { bed = BedCoordinator() }
        var body: some View { if let bed { CoordinatorView(coordinator: bed) } else { LawnView() } }
      }
      @Observable final class BedCoordinator: Coordinator { var body: some View { BedView() } }
      """
    )
    #expect(scanned.edges == ["ParkCoordinator holds BedCoordinator"])
    #expect(scanned.shown == ["BedCoordinator BedView root", "ParkCoordinator LawnView root"])
  }
}
