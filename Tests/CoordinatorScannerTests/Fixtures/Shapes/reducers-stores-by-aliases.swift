// expect: coordinator Welcome
// expect: coordinator Restore
// expect: Welcome -> Restore
// expect: Welcome shows WelcomeView root
// expect: Welcome shows WarningView push
// expect: Restore shows RestoreView root
// expect: Restore shows WordsView push

import ComposableArchitecture
import SwiftUI

// A store has a name of its own, and a link shows its destination late.
typealias WelcomeStore = Store<Welcome.State, Welcome.Action>

@main struct WalletApp: App {
  let store = WelcomeStore(initialState: .init()) { Welcome() }
  var body: some Scene { WindowGroup { NavigationView { WelcomeView(store: store) } } }
}

extension View {
  func link<Destination: View>(
    isActive: Binding<Bool>,
    destination: @escaping () -> Destination
  ) -> some View {
    overlay(NavigationLink(isActive: isActive, destination: { LazyView(destination) }, label: EmptyView.init))
  }
}
struct LazyView<Content: View>: View {
  let build: () -> Content
  init(_ content: @escaping () -> Content) { build = content }
  var body: some View { build() }
}

struct Welcome: Reducer {
  struct State: Equatable {
    var restoring = false
    var warned = false
    var restore = Restore.State()
    var warning = Warning.State()
  }
  enum Action { case restore(Restore.Action), warning(Warning.Action) }
  var body: some Reducer<State, Action> {
    Scope(state: \.restore, action: /Action.restore) { Restore() }
    Scope(state: \.warning, action: /Action.warning) { Warning() }
  }
}
struct WelcomeView: View {
  let store: WelcomeStore
  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack {
        Text("Welcome")
        Button("Restore") {}
      }
      .link(isActive: viewStore.$restoring) {
        RestoreView(store: store.scope(state: \.restore, action: { .restore($0) }))
      }
      .link(isActive: viewStore.$warned) {
        WarningView(store: store.scope(state: \.warning, action: { .warning($0) }))
      }
    }
  }
}

struct Restore: Reducer {
  struct State: Equatable {
    var shown = false
    var words = Words.State()
  }
  enum Action { case words(Words.Action) }
  var body: some Reducer<State, Action> {
    Scope(state: \.words, action: /Action.words) { Words() }
  }
}
struct RestoreView: View {
  let store: StoreOf<Restore>
  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack {
        Text("Restore"); Button("Words") {}
      }
      .link(isActive: viewStore.$shown) {
        WordsView(store: store.scope(state: \.words, action: { .words($0) }))
      }
    }
  }
}

struct Words: Reducer {
  struct State: Equatable {}
  enum Action {}
  var body: some Reducer<State, Action> { EmptyReducer() }
}
struct WordsView: View { let store: StoreOf<Words>; var body: some View { Text("x") } }
struct Warning: Reducer {
  struct State: Equatable {}
  enum Action {}
  var body: some Reducer<State, Action> { EmptyReducer() }
}
struct WarningView: View { let store: StoreOf<Warning>; var body: some View { Text("x") } }
