// swift-format-ignore-file
import SUICoordinator
import SwiftUI

struct BarrelsView: View {
  var body: some View { Text("Barrels") }
}

struct BarrelView: View {
  let number: Int
  var body: some View { Text("Barrel") }
}

struct TastingView: View {
  var body: some View { Text("Tasting") }
}

struct LabelView: View {
  let text: String
  var body: some View { Text("Label") }
}

struct SlopesMapView: View {
  let season: Season
  var body: some View { Text("SlopesMap") }
}

struct WeatherView: View {
  var body: some View { Text("Weather") }
}

/// A view that asks the environment for its coordinator leads nowhere.
// look-alike: a view
struct OrderCoordinatorBadge: View {
  @Environment(\.coordinator) private var any
  private var coordinator: OrderCoordinator? { any as? OrderCoordinator }
  var body: some View { Button("Order") { Task { await coordinator?.start() } } }
}
