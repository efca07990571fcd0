import CoordinatorGraph
import Testing

/// Views that coordinators of SwiftUI's stacks build, shown by the views that ask for them.
@Suite("Views that are built for views")
struct BuilderCallsTests {
  /// A coordinator that builds views for places and for cards, and a view with the given body.
  private static func shown(_ body: String, builders: String = Self.builders) -> [String] {
    Scanned(
      """
      import SwiftUI
      final class TourCoordinator: ObservableObject {
        enum Place: Hashable { case map, town(Int), inn }
        @Published var path = NavigationPath()
        @Published var card: Card?
        \(builders)
      }
      enum Card: Identifiable { case tip; var id: Int { 1 } }
      struct TourView: View {
        @StateObject private var tour = TourCoordinator()
        var body: some View {
          \(body)
        }
      }
      struct Map: View { var body: some View { Text("") } }
      struct Town: View { var body: some View { Text("") } }
      struct Inn: View { var body: some View { Text("") } }
      struct Tip: View { var body: some View { Text("") } }
      """
    ).shown
  }

  private static let builders = """
    @ViewBuilder func make(place: Place) -> some View {
      switch place {
      case .map: Map()
      case .town(let id): NavigationStack { Town() }.tag(id)
      case Place.inn: inn()
      }
    }
    private func inn() -> some View { Inn() }
    @ViewBuilder func make(card: Card) -> some View {
      switch card { case .tip: Tip() }
    }
    """

  @Test("Of builders with one name and the same labels, none is meant for sure")
  func overloaded() {
    let builders = Self.builders.replacing("make(place", with: "make(_ place")
      .replacing("make(card", with: "make(_ card")
    let shown = Self.shown("Text(\"\").sheet(item: $tour.card) { tour.make($0) }", builders: builders)
    #expect(shown.allSatisfy { $0.hasSuffix(" -") })
  }

  @Test("The modifier around the call says how what is built is shown")
  func modifiers() {
    let body = """
      NavigationStack(path: $tour.path) {
        tour.make(place: .map)
          .navigationDestination(for: TourCoordinator.Place.self) { place in tour.make(place: place) }
          .sheet(item: $tour.card) { tour.make(card: $0) }
      }
      """
    #expect(
      Self.shown(body) == [
        "TourCoordinator Inn push", "TourCoordinator Map root", "TourCoordinator Tip sheet",
        "TourCoordinator Town push",
      ]
    )
  }

  @Test("Cases on one line are told apart by the views that they name")
  func oneLine() {
    let builder = "func make(_ p: Place) -> some View { switch p { case .map: Map(); default: Town() } }"
    let body =
      "NavigationStack { tour.make(.map).navigationDestination(for: TourCoordinator.Place.self) { tour.make($0) } }"
    #expect(
      Self.shown(body, builders: builder) == ["TourCoordinator Map root", "TourCoordinator Town push"]
    )
  }

  static let spots = [
    ("Text(\"\").fullScreenCover(item: $tour.card) { tour.make(card: $0) }", "Tip fullScreenCover"),
    ("Text(\"\").sheet(item: $tour.card) { card in if ready { tour.make(card: card) } }", "Tip sheet"),
    ("NavigationStack { Group { self.tour.make(card: .tip).padding() } }", "Tip root"),
    // These do not tell how it is shown.
    ("List { tour.make(card: .tip) }", "Tip -"),
    ("Text(\"\").toolbar { tour.make(card: .tip) }", "Tip -"),
    ("tour.make(card: .tip)", "Tip -"),
  ]

  @Test("What stands between the call and its modifier does not tell", arguments: spots)
  func ways(_ body: String, _ shown: String) {
    let builder = "func make(card: Card) -> some View { Tip() }"
    #expect(Self.shown(body, builders: builder) == ["TourCoordinator \(shown)"])
  }

  @Test("A builder may be handed over by its name, be a property, or be called by its coordinator")
  func spellings() {
    let builders = """
      var start: some View { Map() }
      func town(at id: Int) -> some View { Town() }
      func screen() -> some View { NavigationStack { start.sheet(item: card) { self.tip(for: $0) } } }
      private func tip(for card: Card) -> some View { Tip() }
      """
    let body = "tour.screen().navigationDestination(for: Int.self, destination: tour.town)"
    #expect(
      Self.shown(body, builders: builders) == [
        "TourCoordinator Map root", "TourCoordinator Tip sheet", "TourCoordinator Town push",
      ]
    )
  }
}
