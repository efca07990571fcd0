// expect: Harbour -> Dock
// expect: Harbour -> Crew
// expect: Harbour -> Log
// expect: Harbour shows HarbourView root
// expect: Dock shows BerthView push
// expect: Crew shows SailorView sheet
// expect: Log shows PageView push
// expect: coordinator Harbour
// expect: coordinator Dock
// expect: coordinator Crew
// expect: coordinator Log

import ComposableArchitecture
import SwiftUI

@main struct HarbourApp: App {
  let store = Store(initialState: Harbour.State()) { Harbour() }
  var body: some Scene { WindowGroup { HarbourView(store: store) } }
}
@Reducer struct Harbour: Reducer {
  @ObservableState struct State {
    var dock = Dock.State()
    var crew = Crew.State()
    var log = Log.State.empty
  }
  @ReducerBuilder<State, Action> var core: some Reducer<State, Action> {
    Scope(state: \.dock, action: \.dock) { Dock() }
    logReduce()
  }
  var body: some ReducerOf<Self> {
    self.core
    CrewLogic()
  }
}
extension Harbour {
  func logReduce() -> some ReducerOf<Self> { Scope(state: \.log, action: \.log) { Log() } }
}
struct CrewLogic: Reducer {
  var body: some Reducer<Harbour.State, Harbour.Action> { Scope(state: \.crew, action: \.crew) { Crew() } }
}
struct HarbourView: View {
  let store: StoreOf<Harbour>
  var body: some View {
    VStack {
      DockView(store: store.scope(state: \.dock, action: \.dock))
      CrewView(store: store.scope(state: \.crew, action: \.crew))
      LogView(store: store.scope(state: \.log, action: \.log))
    }
  }
}
@Reducer struct Dock {
  @Reducer enum Path { case berth(Berth) }
  @ObservableState struct State { var path = StackState<Path.State>() }
  var body: some ReducerOf<Self> { coordinatorReduce() }
}
extension Dock {
  func coordinatorReduce() -> Reduce<Dock.State, Dock.Action> {
    Reduce { _, _ in .none }.forEach(\.path, action: \.path)
  }
}
struct DockView: View {
  @Bindable var store: StoreOf<Dock>
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Dock")
    } destination: { store in
      switch store.case {
      case .berth(let store): BerthView(store: store)
      }
    }
  }
}
@Reducer struct Crew {
  @ObservableState struct State { @Presents var sailor: Sailor.State? }
  var body: some ReducerOf<Self> { Reduce(self.core).ifLet(\.$sailor, action: \.sailor) { Sailor() } }
  func core(state: inout State, action: Action) -> Effect<Action> { .none }
}
struct CrewView: View {
  @Bindable var store: StoreOf<Crew>
  var body: some View {
    Text("Crew").sheet(item: $store.scope(state: \.sailor, action: \.sailor)) { store in
      SailorView(store: store)
    }
  }
}
@Reducer struct Log {
  @Reducer(state: .equatable) enum Screen { case page(Page) }
  @ObservableState struct State { var routes: IdentifiedArrayOf<Route<Screen.State>> = [] }
  var body: some ReducerOf<Self> { core() }
  private func core() -> some ReducerOf<Self> {
    Reduce { state, _ in
      state.routes.push(.page(Page.State()))
      return .none
    }
    .forEachRoute(\.routes, action: \.router)
  }
}
struct LogView: View {
  let store: StoreOf<Log>
  var body: some View {
    TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
      switch screen.case {
      case let .page(store): PageView(store: store)
      }
    }
  }
}
@Reducer struct Berth { @ObservableState struct State {}; var body: some ReducerOf<Self> { EmptyReducer() } }
struct BerthView: View { let store: StoreOf<Berth>; var body: some View { Text("x") } }
@Reducer struct Sailor { @ObservableState struct State {}; var body: some ReducerOf<Self> { EmptyReducer() } }
struct SailorView: View { let store: StoreOf<Sailor>; var body: some View { Text("x") } }
@Reducer struct Page { @ObservableState struct State {}; var body: some ReducerOf<Self> { EmptyReducer() } }
struct PageView: View { let store: StoreOf<Page>; var body: some View { Text("x") } }
