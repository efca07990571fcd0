// swift-format-ignore-file
import ComposableArchitecture
import SwiftUI
import TCACoordinators

/// One of the screens of a visit.
// look-alike: a choice among others
@Reducer
enum VisitScreen {
  case tanks(Tanks)
  case tank(Tank)
  case feeding(Feeding)
  case ticket(TicketCoordinator)
}

/// From tank to tank.
// coordinator
@Reducer
struct VisitCoordinator {
  @ObservableState
  struct State: Equatable {
    var routes: IdentifiedArrayOf<Route<VisitScreen.State>> = [.root(.tanks(.init()), embedInNavigationView: true)]
  }

  enum Action { case router(IdentifiedRouterActionOf<VisitScreen>) }

  var body: some ReducerOf<Self> {
    Reduce<State, Action> { state, action in
      switch action {
      case .router(.routeAction(_, .tanks(.tankTapped(let number)))):
        state.routes.push(.tank(.init(number: number)))
      case .router(.routeAction(_, .tank(.feedTapped))):
        state.routes.presentSheet(.feeding(.init()))
      case .router(.routeAction(_, .tanks(.ticketTapped))):
        state.routes.presentCover(.ticket(.init()))
      default:
        break
      }
      return .none
    }
    // edge: VisitCoordinator -> TicketCoordinator | enum-route | owns
    .forEachRoute(\.routes, action: \.router)
  }
}

struct VisitCoordinatorView: View {
  let store: StoreOf<VisitCoordinator>

  var body: some View {
    TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
      switch screen.case {
      case let .tanks(store):
        // screen: VisitCoordinator -> TanksView | root
        TanksView(store: store)
      case let .tank(store):
        // screen: VisitCoordinator -> TankView | push
        TankView(store: store)
      case let .feeding(store):
        // screen: VisitCoordinator -> FeedingView | sheet
        FeedingView(store: store)
      case let .ticket(store):
        TicketCoordinatorView(store: store)
      }
    }
  }
}

/// Tickets, in the style of reducers that have no macro.
// coordinator
struct TicketCoordinator: Reducer {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
  }

  enum Action { case destination(PresentationAction<Destination.Action>) }

  // look-alike: a choice among others
  struct Destination: Reducer {
    enum State: Equatable {
      case seat(Seat.State)
      case receipt(Receipt.State)
    }

    enum Action {
      case seat(Seat.Action)
      case receipt(Receipt.Action)
    }

    var body: some Reducer<State, Action> {
      Scope(state: /State.seat, action: /Action.seat) { Seat() }
      Scope(state: /State.receipt, action: /Action.receipt) { Receipt() }
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
      .ifLet(\.$destination, action: /Action.destination) {
        Destination()
      }
  }
}

struct TicketCoordinatorView: View {
  let store: Store<TicketCoordinator.State, TicketCoordinator.Action>

  var body: some View {
    Text("Tickets")
      .sheet(item: $store.scope(state: \.$destination.seat, action: \.destination.seat)) { store in
        // screen: TicketCoordinator -> SeatView | sheet
        SeatView(store: store)
      }
      .fullScreenCover(item: $store.scope(state: \.destination?.receipt, action: \.destination.receipt)) { store in
        // screen: TicketCoordinator -> ReceiptView | fullScreenCover
        ReceiptView(store: store)
      }
  }
}
