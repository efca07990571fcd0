// swift-format-ignore-file
import ComposableArchitecture
import SwiftUI

/// The tabs of the app.
// coordinator
@Reducer
struct Aquarium {
  @ObservableState
  struct State: Equatable {
    var visit = VisitCoordinator.State()
    var shop = ShopCoordinator.State()
    var about = About.State()
    var clock = Clock.State()
    #if DEBUG
    var logbook = LogbookCoordinator.State()
    #endif
    var tab = Tab.visit
  }

  enum Tab { case visit, shop, about }

  enum Action {
    case visit(VisitCoordinator.Action)
    case shop(ShopCoordinator.Action)
    case about(About.Action)
    case clock(Clock.Action)
    case logbook(LogbookCoordinator.Action)
    case tabSelected(Tab)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.visit, action: \.visit) {
      // edge: Aquarium -> VisitCoordinator | closure | owns ; role: VisitCoordinator tab
      VisitCoordinator()
    }
    // edge: Aquarium -> ShopCoordinator | closure | owns ; role: ShopCoordinator tab
    Scope(state: \.shop, action: \.shop, child: ShopCoordinator.init)
    Scope(state: \.about, action: \.about) { About() }
    // A part of the tabs that has no screen.
    Scope(state: \.clock, action: \.clock) { Clock() }
    #if DEBUG
    // edge: Aquarium -> LogbookCoordinator | closure | owns | if DEBUG
    Scope(state: \.logbook, action: \.logbook) { LogbookCoordinator() }
    #endif
    Reduce { state, action in
      if case .tabSelected(let tab) = action { state.tab = tab }
      return .none
    }
  }
}

// look-alike: a view
struct AquariumView: View {
  @Bindable var store: StoreOf<Aquarium>

  var body: some View {
    TabView(selection: $store.tab.sending(\.tabSelected)) {
      VisitCoordinatorView(store: store.scope(state: \.visit, action: \.visit))
        .tag(Aquarium.Tab.visit)
      ShopCoordinatorView(store: store.scope(state: \.shop, action: \.shop))
        .tag(Aquarium.Tab.shop)
      // screen: Aquarium -> AboutView | tab
      AboutView(store: store.scope(state: \.about, action: \.about))
        .tag(Aquarium.Tab.about)
    }
  }
}

/// Shows its pages by a flag.
// coordinator
@Reducer
struct LogbookCoordinator {
  @ObservableState
  struct State: Equatable {
    var pages = LogPages.State()
    var isEmpty = false
  }

  enum Action { case pages(LogPages.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.pages, action: \.pages) { LogPages() }
  }
}

struct LogbookCoordinatorView: View {
  let store: StoreOf<LogbookCoordinator>

  var body: some View {
    if store.isEmpty {
      Text("Nothing was logged.")
    } else {
      // screen: LogbookCoordinator -> LogPagesView | root
      LogPagesView(store: store.scope(state: \.pages, action: \.pages))
    }
  }
}
