// swift-format-ignore-file
import SUICoordinator
import SwiftUI

enum Season { case spring, autumn }

enum SlopesRoute: RouteType {
  case map(Season)
  case weather

  var presentationStyle: TransitionPresentationStyle { .push }

  var view: any View {
    switch self {
    // screen: SlopesCoordinator -> SlopesMapView | root
    case .map(let season): return SlopesMapView(season: season)
    // screen: SlopesCoordinator -> WeatherView | sheet
    case .weather: return WeatherView()
    }
  }
}

/// The map of the slopes: a class that inherits, without the macro.
// coordinator
class SlopesCoordinator: Coordinator<SlopesRoute> {
  private let season: Season

  init(season: Season) {
    self.season = season
    super.init()
  }

  override func start() async {
    await startFlow(route: .map(season))
  }

  func showWeather() async {
    await navigate(toRoute: .weather, presentationStyle: .detents([.medium]))
  }

  func orderFrom(_ slope: String) async {
    // edge: SlopesCoordinator -> OrderCoordinator | local | owns
    await navigate(to: OrderCoordinator(bottle: slope))
  }
}

enum OrderRoute: RouteType {
  case form(String)
  case done

  var presentationStyle: TransitionPresentationStyle { .push }

  // One view for all routes.
  var body: some View { OrderView(route: self) }
}

// coordinator
@Coordinator(OrderRoute.self)
final class OrderCoordinator {
  let bottle: String

  init(bottle: String) { self.bottle = bottle }

  func start() async {
    await startFlow(route: .form(bottle))
  }
}

// screen: OrderCoordinator -> OrderView | push
struct OrderView: View {
  let route: OrderRoute
  var body: some View { Text("Order") }
}
