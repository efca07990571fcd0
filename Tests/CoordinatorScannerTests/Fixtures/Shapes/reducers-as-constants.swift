// expect: coordinator appReducer
// expect: coordinator boxesReducer
// expect: coordinator detailReducer
// expect: appReducer -> boxesReducer
// expect: boxesReducer -> detailReducer
// expect: appReducer shows LoginView root
// expect: boxesReducer shows BoxesView root
// expect: boxesReducer shows BuilderView sheet
// expect: detailReducer shows SwapView sheet

// Reducers that are global constants, each with a state of another name. One joins another with more by `combined`, one
// is built of a constant with the same state, and a store is scoped by a closure.

import ComposableArchitecture
import SwiftUI

@main struct BoxApp: App {
  let store = Store(initialState: AppState(), reducer: appReducer, environment: ())
  var body: some Scene { WindowGroup { AppView(store: store) } }
}
struct AppState { var login: LoginState?; var boxes = BoxesState() }
enum AppAction { case login(LoginAction), boxes(BoxesAction) }
private let core = Reducer<AppState, AppAction, Void> { _, _, _ in .none }
let appReducer = Reducer<AppState, AppAction, Void>.combine(
  loginReducer.optional().pullback(state: \.login, action: /AppAction.login, environment: { $0 }),
  boxesReducer.pullback(state: \.boxes, action: /AppAction.boxes, environment: { $0 }),
  core
)
struct AppView: View {
  let store: Store<AppState, AppAction>
  var body: some View {
    IfLetStore(
      store.scope(state: { $0.login }, action: AppAction.login),
      then: LoginView.init(store:),
      else: { BoxesView(store: store.scope(state: { $0.boxes }, action: AppAction.boxes)) }
    )
  }
}
struct LoginState {}
enum LoginAction { case done }
let loginReducer = Reducer<LoginState, LoginAction, Void> { _, _, _ in .none }
struct LoginView: View {
  let store: Store<LoginState, LoginAction>
  var body: some View { Text("") }
}
struct BoxesState { var builder: BuilderState?; var detail: DetailState? }
enum BoxesAction { case builder(BuilderAction), detail(DetailAction) }
let boxesReducer =
  detailReducer
  .optional()
  .pullback(state: \BoxesState.detail, action: /BoxesAction.detail, environment: { $0 })
  .combined(
    with: builderReducer.optional().pullback(
      state: \.builder,
      action: /BoxesAction.builder,
      environment: { $0 }
    )
  )
  .combined(with: Reducer<BoxesState, BoxesAction, Void> { _, _, _ in .none })
struct BoxesView: View {
  let store: Store<BoxesState, BoxesAction>
  var body: some View {
    WithViewStore(store) { viewStore in
      List {
        NavigationLink(
          destination: IfLetStore(
            store.scope(state: { $0.detail }, action: BoxesAction.detail),
            then: DetailView.init(store:)
          ),
          isActive: viewStore.binding(get: { $0.detail != nil }, send: .detail(.done))
        ) { EmptyView() }
      }
      .sheet(isPresented: viewStore.binding(get: { $0.builder != nil }, send: .builder(.done))) {
        IfLetStore(
          store.scope(state: { $0.builder }, action: BoxesAction.builder),
          then: BuilderView.init(store:)
        )
      }
    }
  }
}
struct BuilderState {}
enum BuilderAction { case done }
let builderReducer: Reducer<BuilderState, BuilderAction, Void> = .init { _, _, _ in .none }
struct BuilderView: View {
  let store: Store<BuilderState, BuilderAction>
  var body: some View { Text("") }
}
struct DetailState { var swap: SwapState? }
enum DetailAction { case done, swap(SwapAction) }
let detailReducer: Reducer<DetailState, DetailAction, Void> = .combine(
  swapReducer.optional().pullback(state: \.swap, action: /DetailAction.swap, environment: { $0 })
)
struct DetailView: View {
  let store: Store<DetailState, DetailAction>
  var body: some View {
    WithViewStore(store) { viewStore in
      Text("").sheet(isPresented: viewStore.binding(get: { $0.swap != nil }, send: .done)) {
        IfLetStore(store.scope(state: { $0.swap }, action: DetailAction.swap), then: SwapView.init(store:))
      }
    }
  }
}
struct SwapState {}
enum SwapAction { case done }
let swapReducer = Reducer<SwapState, SwapAction, Void> { _, _, _ in .none }
struct SwapView: View {
  let store: Store<SwapState, SwapAction>
  var body: some View { Text("") }
}
