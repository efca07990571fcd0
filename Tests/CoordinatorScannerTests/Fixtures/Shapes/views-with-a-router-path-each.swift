// expect: coordinator Trail
// expect: coordinator HutsTab
// expect: coordinator WeatherTab
// expect: HutsTab -> Trail
// expect: WeatherTab -> Trail
// expect: HutsTab shows HutsView root
// expect: WeatherTab shows WeatherView root
// expect: Trail shows HutView push
// expect: Trail shows RegionView push
// expect: Trail shows BookingView sheet

// Tabs of which each makes its own object to navigate by, and a modifier of the app that says what the object shows, for all of them.

import SwiftUI

@main struct HikeApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        HutsTab()
        WeatherTab()
      }
    }
  }
}
enum Place: Hashable { case hut(Int), region(Int) }
enum Sheet: Identifiable {
  case booking
  var id: Self { self }
}
@Observable final class Trail {
  var path: [Place] = []
  var sheet: Sheet?
  func go(to place: Place) { path.append(place) }
}
extension View {
  func withPlaces() -> some View {
    navigationDestination(for: Place.self) { place in
      switch place {
      case .hut(let id): HutView(id: id)
      case .region(let id): RegionView(id: id)
      }
    }
  }
  func withSheets(_ sheet: Binding<Sheet?>) -> some View {
    self.sheet(item: sheet) { sheet in
      switch sheet {
      case .booking: BookingView()
      }
    }
  }
}
struct HutsTab: View {
  @State private var trail = Trail()
  var body: some View {
    NavigationStack(path: $trail.path) { HutsView().withPlaces().withSheets($trail.sheet) }
      .environment(trail)
  }
}
struct WeatherTab: View {
  @State private var trail = Trail()
  var body: some View {
    NavigationStack(path: $trail.path) { WeatherView().withPlaces().withSheets($trail.sheet) }
      .environment(trail)
  }
}
struct HutsView: View {
  @Environment(Trail.self) private var trail
  var body: some View { Button("Hut") { trail.go(to: .hut(1)) } }
}
struct WeatherView: View { var body: some View { Text("Weather") } }
struct HutView: View { let id: Int; var body: some View { Text("Hut") } }
struct RegionView: View { let id: Int; var body: some View { Text("Region") } }
struct BookingView: View { var body: some View { Text("Booking") } }
