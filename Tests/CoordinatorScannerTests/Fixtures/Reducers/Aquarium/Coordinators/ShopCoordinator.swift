// swift-format-ignore-file
import ComposableArchitecture
import SwiftUI

/// A stack of pages, and what is presented upon it.
// coordinator
@Reducer
struct ShopCoordinator {
  @Reducer
  enum Path {
    case item(Item)
    case basket(Basket)
  }

  @Reducer
  enum Destination {
    case checkout(CheckoutCoordinator)
    case help(Help)
    case alert(AlertState<Alert>)
    enum Alert { case leave }
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var favourites: IdentifiedArrayOf<Favourite.State> = []
    @Presents var destination: Destination.State?
  }

  enum Action {
    case path(StackActionOf<Path>)
    case favourites(IdentifiedActionOf<Favourite>)
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .favourites(.element(let id, .tapped)):
        state.path.append(.item(Item.State(id: id)))
      case .path(.element(_, .basket(.checkoutTapped))):
        state.destination = .checkout(CheckoutCoordinator.State())
      default:
        break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
    // Rows of a list are parts of a screen.
    .forEach(\.favourites, action: \.favourites) { Favourite() }
    // edge: ShopCoordinator -> CheckoutCoordinator | enum-route | owns
    .ifLet(\.$destination, action: \.destination)
  }
}

// screen: ShopCoordinator -> ShopCoordinatorView | root
struct ShopCoordinatorView: View {
  @Bindable var store: StoreOf<ShopCoordinator>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      ForEach(store.scope(state: \.favourites, action: \.favourites)) { FavouriteRow(store: $0) }
    } destination: { store in
      switch store.case {
      case let .item(store):
        // screen: ShopCoordinator -> ItemView | push
        ItemView(store: store)
      case let .basket(store):
        // screen: ShopCoordinator -> BasketView | push
        BasketView(store: store)
      }
    }
    .sheet(item: $store.scope(state: \.destination?.checkout, action: \.destination.checkout)) {
      CheckoutView(store: $0)
    }
    .popover(item: $store.scope(state: \.destination?.help, action: \.destination.help)) {
      // screen: ShopCoordinator -> HelpView | present
      HelpView(store: $0)
    }
  }
}

/// One child that is there or not.
// coordinator
@Reducer
struct CheckoutCoordinator {
  @ObservableState
  struct State: Equatable {
    @Presents var receipt: Receipt.State?
  }

  enum Action { case receipt(PresentationAction<Receipt.Action>) }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$receipt, action: \.receipt) { Receipt() }
  }
}

struct CheckoutView: View {
  @Bindable var store: StoreOf<CheckoutCoordinator>

  var body: some View {
    Text("Checkout")
      .navigationDestination(item: $store.scope(state: \.receipt, action: \.receipt)) { store in
        // screen: CheckoutCoordinator -> ReceiptView | push
        ReceiptView(store: store)
      }
  }
}
