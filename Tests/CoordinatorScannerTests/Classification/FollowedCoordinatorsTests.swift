import CoordinatorGraph
import Testing

/// Coordinators of SwiftUI that neither keep others nor have a list under a name for paths: views say what they are.
@Suite("Coordinators that views follow")
struct FollowedCoordinatorsTests {
  private static func shop(_ member: String, _ make: String) -> String {
    """
    import SwiftUI
    @Observable final class ShopCoordinator {
      var path = NavigationPath()
      \(member)
      func ask(onDone: @escaping () -> Void) { \(make) }
    }
    @Observable final class GiftCoordinator { var text = ""; var onDone: (() -> Void)?; init(count: Int) {} }

    """
  }

  @Test(
    "What a coordinator makes and keeps, and a view has as its coordinator, is one",
    arguments: [
      ("var gift: GiftCoordinator?", "gift = GiftCoordinator(count: 1)"),
      ("var gift: GiftCoordinator?", "let new = GiftCoordinator(count: 1); new.onDone = onDone; gift = new"),
      (
        "enum Stop { case none, gift(GiftCoordinator) }; var stop = Stop.none",
        "stop = .gift(.init(count: 1))"
      ),
      ("var gifts: [GiftCoordinator] = []", "gifts.append(.init(count: 1))"),
      (
        "enum Stop { case gift(GiftCoordinator) }; var stops: [Stop] = []",
        "stops.append(.gift(GiftCoordinator(count: 1)))"
      ),
    ],
    [
      "@Bindable var coordinator: GiftCoordinator", "let coordinator: GiftCoordinator",
      "@Environment(GiftCoordinator.self) private var coordinator",
    ]
  )
  func keptAndFollowed(_ kept: (member: String, make: String), _ property: String) {
    let scanned = Scanned(
      Self.shop(kept.member, kept.make)
        + "struct GiftView: View { \(property); var body: some View { Text(\"\") } }"
    )
    #expect(scanned.coordinators == ["GiftCoordinator", "ShopCoordinator"])
    #expect(scanned.edges == ["ShopCoordinator holds GiftCoordinator"])
  }

  @Test("One that is kept, and is named after the stack of a view, is one")
  func namedAfterStack() {
    let scanned = Scanned(
      Self.shop("var plan: PlanNavigator?", "plan = PlanNavigator()") + """
        @Observable final class PlanNavigator { var chosen: Plan? }
        struct PlanView: View {
          @Bindable var navigator: PlanNavigator
          var body: some View {
            NavigationStack { LawnView().navigationDestination(item: $navigator.chosen) { _ in BedView() } }
          }
        }
        """ + Self.views
    )
    #expect(scanned.edges == ["ShopCoordinator holds PlanNavigator"])
    #expect(scanned.shown == ["PlanNavigator BedView push", "PlanNavigator LawnView root"])
  }

  @Test(
    "What is kept and not followed as a coordinator is a service; what is followed and not kept belongs to the view",
    arguments: [
      shop("let gift = GiftCoordinator(count: 1)", "")
        + "struct GiftView: View { let gift: GiftCoordinator; var body: some View { Text(\"\") } }",
      shop("let gift = GiftCoordinator(count: 1)", ""),
      shop("", "")
        + "struct GiftView: View { @State var coordinator = GiftCoordinator(count: 1); var body: some View { Text(\"\") } }",
      shop("let gift: GiftCoordinator", "")
        + "struct GiftView: View { let coordinator: GiftCoordinator; var body: some View { Text(\"\") } }",
      shop("weak var parentGift: GiftCoordinator?", "parentGift = GiftCoordinator(count: 1)")
        + "struct GiftView: View { let coordinator: GiftCoordinator; var body: some View { Text(\"\") } }",
    ]
  )
  func neither(_ source: String) {
    #expect(Scanned(source).coordinators == ["ShopCoordinator"])
  }

  private static let views = """

    struct LawnView: View { var body: some View { EmptyView() } }
    struct BedView: View { var body: some View { EmptyView() } }
    """

  @Test("A list that a stack has as its path is one, whatever its name")
  func pathsByOtherNames() {
    let scanned = Scanned(
      """
      import SwiftUI
      final class GardenCoordinator: ObservableObject { enum Spot { case bed }; @Published var trail: [Spot] = [] }
      struct GardenFlow: View {
        @ObservedObject var coordinator: GardenCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.trail) {
            LawnView().navigationDestination(for: GardenCoordinator.Spot.self) { _ in BedView() }
          }
        }
      }
      """ + Self.views
    )
    #expect(scanned.shown == ["GardenCoordinator BedView push", "GardenCoordinator LawnView root"])
  }

  @Test(
    "What makes a view for each case of what is seen is one, as a property or a function",
    arguments: ["var current:", "func view() ->"]
  )
  func choosesScreens(_ member: String) {
    let scanned = Scanned(
      """
      import SwiftUI
      final class GardenCoordinator: ObservableObject {
        enum Phase { case dry, wet }
        @Published var phase = Phase.dry
        @ViewBuilder \(member) some View { switch phase { case .dry: LawnView(); case .wet: BedView() } }
      }
      """ + Self.views
    )
    #expect(scanned.coordinators == ["GardenCoordinator"])
  }

  @Test(
    "What only makes parts of views is none, nor is what says that a detail is seen",
    arguments: [
      "@ViewBuilder var badge: some View { if isWet { BedView() } else { LawnView() } }",
      "@ViewBuilder func icon(_ tool: Tool) -> some View { switch tool { case .rake: BedView(); case .hose: LawnView() } }",
      "func body() -> AnyView { AnyView(VStack { BedView(); LawnView() }) }",
      "@Published var selected: Tool?",
    ]
  )
  func makesParts(_ member: String) {
    let scanned = Scanned(
      """
      import SwiftUI
      enum Tool { case rake, hose }
      final class GardenCoordinator: ObservableObject { var isWet = false; \(member) }
      struct GardenView: View {
        @ObservedObject var coordinator: GardenCoordinator
        var body: some View { Text("").navigationDestination(item: $coordinator.selected) { _ in BedView() } }
      }
      """ + Self.views
    )
    #expect(scanned.coordinators == [])
  }

  @Test("What is kept for views to follow makes no coordinator of what keeps it")
  func keptProvesNothing() {
    let scanned = Scanned(
      Self.shop("var gift: GiftCoordinator?", "gift = GiftCoordinator(count: 1)") + """
        struct GiftView: View { let coordinator: GiftCoordinator; var body: some View { Text("") } }
        final class WorkCoordinator { let gift = GiftCoordinator(count: 2); func start() {} }
        """
    )
    #expect(scanned.coordinators == ["GiftCoordinator", "ShopCoordinator"])
  }

  @Test("Pages that a coordinator turns are no tabs", arguments: [true, false])
  func pages(isPaged: Bool) {
    let scanned = Scanned(
      """
      import SwiftUI
      final class TourCoordinator: ObservableObject { enum Step: CaseIterable { case lawn, bed }; @Published var step = Step.lawn }
      struct TourView: View {
        @ObservedObject var coordinator: TourCoordinator
        var body: some View {
          TabView(selection: $coordinator.step) {
            ForEach(TourCoordinator.Step.allCases, id: \\.self) { step in page(step).tag(step) }
          }
          \(isPaged ? ".tabViewStyle(.page(indexDisplayMode: .never))" : ".tint(.red)")
        }
        @ViewBuilder private func page(_ step: TourCoordinator.Step) -> some View {
          switch step { case .lawn: LawnView(); case .bed: BedView() }
        }
      }
      """ + Self.views
    )
    let label = isPaged ? "root" : "tab"
    #expect(scanned.shown == ["TourCoordinator BedView \(label)", "TourCoordinator LawnView \(label)"])
  }

  @Test(
    "A view that is made for any coordinator shows what each builds in its way; an initializer names what it makes"
  )
  func genericStacks() {
    let scanned = Scanned(
      """
      import SwiftUI
      protocol StackCoordinator: ObservableObject {
        associatedtype Route: Hashable
        associatedtype Page: View
        var path: NavigationPath { get set }
        func page(for route: Route) -> Page
      }
      struct CoordinatedStack<C: StackCoordinator, Root: View>: View {
        @ObservedObject var coordinator: C
        @ViewBuilder let root: () -> Root
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            root().navigationDestination(for: C.Route.self) { coordinator.page(for: $0) }
          }
        }
      }
      final class LawnCoordinator: StackCoordinator {
        @Published var path = NavigationPath()
        @Published var bed: Bed?
        func page(for route: Int) -> some View { LawnView() }
      }
      final class PondCoordinator: StackCoordinator {
        @Published var path = NavigationPath()
        func page(for route: Int) -> some View { PondView() }
      }
      struct PondView: View { var body: some View { EmptyView() } }
      struct PondFlow: View {
        @StateObject var coordinator: PondCoordinator
        var body: some View { CoordinatedStack(coordinator: coordinator) { Text("") } }
      }
      struct LawnFlow: View {
        @ObservedObject var coordinator: LawnCoordinator
        var body: some View {
          CoordinatedStack(coordinator: coordinator) { Text("") }.sheet(item: $coordinator.bed, content: BedView.init)
        }
      }
      """ + Self.views
    )
    #expect(
      scanned.shown == [
        "LawnCoordinator BedView sheet", "LawnCoordinator LawnView push", "PondCoordinator PondView push",
      ]
    )
  }

  @Test(
    "A service that lists coordinators is none",
    arguments: [
      "var seen: [HomeCoordinator] = []; func track(_ home: HomeCoordinator) { seen.append(home) }; func probe() { _ = HomeCoordinator() }",
      "let seen = NSHashTable<HomeCoordinator>.weakObjects(); func track() { seen.add(HomeCoordinator()) }",
      "var seen: [HomeCoordinator] = []; let bag = Bag(); func track() { bag.seen.append(.init()) }",
    ]
  )
  func services(_ members: String) {
    let scanned = Scanned(
      Scanned.base + """
        final class Bag { var seen: [HomeCoordinator] = [] }
        final class HomeCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
        final class EventCoordinator { \(members); func start() {} }
        """
    )
    #expect(scanned.coordinators == ["HomeCoordinator"])
  }
}
