// expect: coordinator Main
// expect: coordinator Shop
// expect: Main -> Shop
// expect: Main shows LoginView root
// expect: Shop shows ItemView push
// expect: Shop shows HelpView present

// Enums of reducers are no nodes: what keeps them shows their cases, also a plain property with its own scope. A modifier stands in a
// member of the view.

import ComposableArchitecture
import SwiftUI

@main struct MarketApp: App {
  let store = Store(initialState: Main.State()) { Main() }
  var body: some Scene { WindowGroup { MainView(store: store) } }
}
@Reducer struct Main {
  @ObservableState struct State { var step: Step.State = .login(.init()) }
  var body: some ReducerOf<Self> { Scope(state: \.step, action: \.step) { Step.body } }
}
@Reducer enum Step {
  case login(Login)
  case shop(Shop)
}
struct MainView: View {
  let store: StoreOf<Main>
  var body: some View {
    switch store.scope(state: \.step, action: \.step).case {
    case .login(let store): LoginView(store: store)
    case .shop(let store): ShopView(store: store)
    }
  }
}
@Reducer struct Shop {
  @Reducer(state: .equatable) enum Path { case item(Item) }
  @Reducer enum Destination { case help(Help) }
  @ObservableState struct State {
    var path = StackState<Path.State>()
    @Presents var destination: Destination.State?
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path).ifLet(\.$destination, action: \.destination)
  }
}
struct ShopView: View {
  @Bindable var store: StoreOf<Shop>
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Shop")
    } destination: { store in
      switch store.case {
      case .item(let store): ItemView(store: store)
      }
    }
    .background { helper }
  }
}
extension ShopView {
  var helper: some View {
    Text("x").popover(item: $store.scope(state: \.destination?.help, action: \.destination.help)) {
      HelpView(store: $0)
    }
  }
}
@Reducer struct Login { @ObservableState struct State {}; var body: some ReducerOf<Self> { EmptyReducer() } }
struct LoginView: View { let store: StoreOf<Login>; var body: some View { Text("x") } }
@Reducer struct Item { @ObservableState struct State {}; var body: some ReducerOf<Self> { EmptyReducer() } }
struct ItemView: View { let store: StoreOf<Item>; var body: some View { Text("x") } }
@Reducer struct Help { @ObservableState struct State {}; var body: some ReducerOf<Self> { EmptyReducer() } }
struct HelpView: View { let store: StoreOf<Help>; var body: some View { Text("x") } }
