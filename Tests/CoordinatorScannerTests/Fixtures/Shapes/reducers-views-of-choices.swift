// expect: coordinator Root
// expect: coordinator Login
// expect: Root -> Login
// expect: Root shows LaunchScreen root
// expect: Root shows SuspendedScreen root
// expect: Root shows HomeView root
// may be: Login shows LoginView root
// expect: Login shows CodeView sheet

// Among several that a view of a store chooses from, all are screens. A bar beside them is none.

import ComposableArchitecture
import SwiftUI

@Reducer struct Root {
  @ObservableState struct State {
    var login = Login.State(); var home = Home.State(); var stage = Stage.launch
  }
  enum Stage { case launch, login, home, suspended }
  enum Action { case login(Login.Action), home(Home.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.login, action: \.login) { Login() }
    Scope(state: \.home, action: \.home) { Home() }
  }
}
@Reducer struct Login {
  @ObservableState struct State { var name = ""; @Presents var code: Code.State? }
  enum Action { case code(PresentationAction<Code.Action>) }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none }.ifLet(\.$code, action: \.code) { Code() } }
}
@Reducer struct Home {
  @ObservableState struct State { var name = "" }
  enum Action { case tapped }
}
@Reducer struct Code {
  @ObservableState struct State { var code = "" }
  enum Action { case tapped }
}
struct RootView: View {
  let store: StoreOf<Root>
  var body: some View {
    switch store.stage {
    case .launch: LaunchScreen()
    case .login: LoginView(store: store.scope(state: \.login, action: \.login))
    case .home: HomeView(store: store.scope(state: \.home, action: \.home))
    case .suspended: SuspendedScreen()
    }
  }
}
struct LoginView: View {
  @Bindable var store: StoreOf<Login>
  var body: some View {
    VStack { if store.name.isEmpty { Hint() } else { Bar() } }
      .sheet(item: $store.scope(state: \.code, action: \.code)) { CodeView(store: $0) }
  }
}
struct HomeView: View {
  let store: StoreOf<Home>; var body: some View { VStack { if store.name.isEmpty { Hint() } else { Bar() } } }
}
struct CodeView: View { let store: StoreOf<Code>; var body: some View { Text("x") } }
struct LaunchScreen: View { var body: some View { Text("x") } }
struct SuspendedScreen: View { var body: some View { Text("x") } }
struct Hint: View { var body: some View { Text("x") } }
struct Bar: View { var body: some View { Text("x") } }
@main struct RootApp: App {
  let store = Store(initialState: Root.State()) { Root() }
  var body: some Scene { WindowGroup { RootView(store: store) } }
}
