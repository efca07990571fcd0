// swift-format-ignore-file
import ComposableArchitecture
import SwiftUI

@Reducer
struct Tanks {
  @ObservableState
  struct State: Equatable { var number = 0 }
  enum Action { case tankTapped(Int), ticketTapped }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct TanksView: View {
  let store: StoreOf<Tanks>
  var body: some View { Text("Tanks") }
}

@Reducer
struct Tank {
  @ObservableState
  struct State: Equatable { var number = 0 }
  enum Action { case feedTapped }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct TankView: View {
  let store: StoreOf<Tank>
  var body: some View { Text("Tank") }
}

@Reducer
struct Feeding {
  @ObservableState
  struct State: Equatable { var number = 0 }
  enum Action { case done }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct FeedingView: View {
  let store: StoreOf<Feeding>
  var body: some View { Text("Feeding") }
}

@Reducer
struct Seat {
  @ObservableState
  struct State: Equatable { var number = 0 }
  enum Action { case chosen }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct SeatView: View {
  let store: StoreOf<Seat>
  var body: some View { Text("Seat") }
}

@Reducer
struct Receipt {
  @ObservableState
  struct State: Equatable { var number = 0 }
  enum Action { case closed }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct ReceiptView: View {
  let store: StoreOf<Receipt>
  var body: some View { Text("Receipt") }
}

@Reducer
struct Item {
  @ObservableState
  struct State: Equatable { var number = 0 }
  enum Action { case bought }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct ItemView: View {
  let store: StoreOf<Item>
  var body: some View { Text("Item") }
}

@Reducer
struct Help {
  @ObservableState
  struct State: Equatable { var number = 0 }
  enum Action { case closed }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct HelpView: View {
  let store: StoreOf<Help>
  var body: some View { Text("Help") }
}

@Reducer
struct About {
  @ObservableState
  struct State: Equatable { var number = 0 }
  enum Action { case opened }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct AboutView: View {
  let store: StoreOf<About>
  var body: some View { Text("About") }
}

@Reducer
struct LogPages {
  @ObservableState
  struct State: Equatable { var number = 0 }
  enum Action { case turned }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct LogPagesView: View {
  let store: StoreOf<LogPages>
  var body: some View { Text("LogPages") }
}

/// A screen that is composed of smaller parts leads nowhere.
// look-alike: a screen with parts
@Reducer
struct Basket {
  @ObservableState
  struct State: Equatable { var price = Price.State() }
  enum Action { case price(Price.Action), checkoutTapped }
  var body: some ReducerOf<Self> {
    Scope(state: \.price, action: \.price) { Price() }
  }
}

struct BasketView: View {
  let store: StoreOf<Basket>
  var body: some View { PriceLabel(store: store.scope(state: \.price, action: \.price)) }
}

@Reducer
struct Price {
  struct State: Equatable { var cents = 0 }
  enum Action { case changed }
}

struct PriceLabel: View {
  let store: StoreOf<Price>
  var body: some View { Text("\(store.cents)") }
}

@Reducer
struct Favourite {
  struct State: Equatable, Identifiable { let id: Int }
  enum Action { case tapped }
}

struct FavouriteRow: View {
  let store: StoreOf<Favourite>
  var body: some View { Text("\(store.id)") }
}

@Reducer
struct Clock {
  struct State: Equatable { var hour = 9 }
  enum Action { case ticked }
}
