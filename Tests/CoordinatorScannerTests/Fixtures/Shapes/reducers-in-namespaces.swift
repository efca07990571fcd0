// expect: coordinator Root
// expect: coordinator Parcels
// expect: coordinator Detail
// expect: Root -> Parcels
// expect: Parcels -> Detail
// expect: Root shows LoginView root
// expect: Parcels shows ParcelsView root
// expect: Parcels shows ScanView sheet
// expect: Detail shows MapView sheet

// Before reducers had a body, they were constants, and a type was only the namespace around them. Each adds its parts by
// `pullback` or a method of the app's own, also in lists, in other constants, and in functions that a file adds to all reducers.
// `Row` is a part of a screen.

import ComposableArchitecture
import SwiftUI

@main struct PostApp: App {
  let store = Store(initialState: Root.State(), reducer: Root.reducer, environment: ())
  var body: some Scene { WindowGroup { Root.MainView(store: store) } }
}
enum Root {
  struct State { var login: Login.State?; var parcels = Parcels.State() }
  enum Action { case login(Login.Action), parcels(Parcels.Action) }
  static let reducer = Reducer<State, Action, Void>.combine(parts + [core])
  private static let parts: [Reducer<State, Action, Void>] = [
    Login.reducer.optional().pullback(state: \.login, action: /Action.login, environment: { _ in () }),
    Parcels.reducer.pullback(state: \.parcels, action: /Action.parcels, environment: { _ in () }),
  ]
  private static let core = Reducer<State, Action, Void> { _, _, _ in .none }
}
extension Root {
  struct MainView: View {
    let store: Store<State, Action>
    var body: some View {
      IfLetStore(
        store.scope(state: \.login, action: Action.login),
        then: LoginView.init(store:),
        else: { ParcelsView(store: store.scope(state: \.parcels, action: Action.parcels)) }
      )
    }
  }
}
enum Login {
  struct State {}
  enum Action { case done }
  static let reducer = Reducer<State, Action, Void> { _, _, _ in .none }
}
struct LoginView: View {
  let store: Store<Login.State, Login.Action>
  var body: some View { Text("") }
}
enum Parcels {
  struct State { var rows: IdentifiedArrayOf<Row.State>; var detail: Detail.State?; var scan: Scan.State? }
  enum Action { case row(id: Int, action: Row.Action), detail(Detail.Action), scan(Scan.Action) }
  static let reducer: Reducer<State, Action, Void> = .combine(
    Row.reducer.forEach(state: \.rows, action: /Action.row(id:action:), environment: { _ in () }),
    Detail.reducer.optional().pullback(state: \.detail, action: /Action.detail, environment: { _ in () }),
    core.presents(Scan.reducer, state: \.scan, action: /Action.scan)
  )
  private static let core = Reducer<State, Action, Void> { _, _, _ in .none }
}
struct ParcelsView: View {
  let store: Store<Parcels.State, Parcels.Action>
  var body: some View {
    WithViewStore(store) { viewStore in
      List { ForEachStore(store.scope(state: \.rows, action: Parcels.Action.row)) { RowView(store: $0) } }
        .sheet(isPresented: viewStore.binding(get: { $0.scan != nil }, send: .scan(.done))) {
          IfLetStore(store.scope(state: \.scan, action: Parcels.Action.scan), then: ScanView.init(store:))
        }
        .background(
          NavigationLink(
            destination: IfLetStore(
              store.scope(state: \.detail, action: Parcels.Action.detail),
              then: DetailView.init(store:)
            ),
            isActive: viewStore.binding(get: { $0.detail != nil }, send: .detail(.done))
          ) { EmptyView() }
        )
    }
  }
}
enum Row {
  struct State {}
  enum Action { case tapped }
  static let reducer = Reducer<State, Action, Void> { _, _, _ in .none }
}
struct RowView: View {
  let store: Store<Row.State, Row.Action>
  var body: some View { Text("") }
}
enum Scan {
  struct State {}
  enum Action { case done }
  static let reducer = Reducer<State, Action, Void> { _, _, _ in .none }
}
struct ScanView: View {
  let store: Store<Scan.State, Scan.Action>
  var body: some View { Text("") }
}
enum Detail {
  struct State { var map: Map.State? }
  enum Action { case done, map(Map.Action) }
  static let reducer = core.withMap()
  private static let core = Reducer<State, Action, Void> { _, _, _ in .none }
}
extension Reducer where State == Detail.State, Action == Detail.Action, Environment == Void {
  func withMap() -> Self {
    .combine(
      Map.reducer.optional().pullback(state: \.map, action: /Detail.Action.map, environment: { _ in () }),
      self
    )
  }
}
struct DetailView: View {
  let store: Store<Detail.State, Detail.Action>
  var body: some View {
    WithViewStore(store) { viewStore in
      Text("").sheet(isPresented: viewStore.binding(get: { $0.map != nil }, send: .done)) {
        IfLetStore(store.scope(state: \.map, action: Detail.Action.map), then: MapView.init(store:))
      }
    }
  }
}
enum Map {
  struct State {}
  enum Action { case done }
  static let reducer = Reducer<State, Action, Void> { _, _, _ in .none }
}
struct MapView: View {
  let store: Store<Map.State, Map.Action>
  var body: some View { Text("") }
}
