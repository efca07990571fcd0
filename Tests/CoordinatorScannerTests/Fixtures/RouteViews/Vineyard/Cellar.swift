// swift-format-ignore-file
import SUICoordinator
import SwiftUI

enum CellarRoute: RouteType {
  case barrels
  case barrel(number: Int)
  case tasting
  case label(text: String)

  var presentationStyle: TransitionPresentationStyle {
    switch self {
    case .tasting: .sheet
    case .label: .fullScreenCover
    default: .push
    }
  }

  @ViewBuilder
  var body: some View {
    switch self {
    // screen: CellarCoordinator -> BarrelsView | root
    case .barrels: BarrelsView()
    // screen: CellarCoordinator -> BarrelView | push
    case .barrel(let number): BarrelView(number: number)
    // screen: CellarCoordinator -> TastingView | sheet
    case .tasting: TastingView()
    // screen: CellarCoordinator -> LabelView | fullScreenCover
    case .label(let text): LabelView(text: text).environment(\.locale, .current)
    }
  }
}

/// Barrels, and what is in them.
// coordinator
@Coordinator(CellarRoute.self)
class CellarCoordinator {
  func start() async {
    await startFlow(route: .barrels)
  }

  func show(_ number: Int) async {
    await navigate(toRoute: .barrel(number: number))
  }

  func order() async {
    // edge: CellarCoordinator -> OrderCoordinator | local | owns
    let order = OrderCoordinator(bottle: "Riesling")
    await navigate(to: order, presentationStyle: .sheet)
  }
}
