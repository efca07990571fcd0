// expect: coordinator Root
// expect: coordinator Inbox
// expect: Root -> Inbox
// expect: Root shows WelcomeView root
// expect: Root shows SetupView push
// expect: Root shows ServerView fullScreenCover
// expect: Inbox shows InboxView root
// expect: Inbox shows LetterView sheet

// A plain enum, a link of the app's own and a flag show the children of a root without a suffix. `Memo` and `Badge` are
// parts of screens, and `Inbox` has contents of its own.

import ComposableArchitecture
import SwiftUI

@main struct PostApp: App {
  let store = Store(initialState: Root.State()) { Root() }
  var body: some Scene { WindowGroup { RootView(store: store) } }
}
@Reducer struct Root {
  @ObservableState struct State {
    enum Path { case inbox, setup }
    var path: Path?
    var isServerShown = false
    var welcome = Welcome.State()
    var inbox = Inbox.State()
    var setup = Setup.State()
    var server = Server.State()
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.welcome, action: \.welcome) { Welcome() }
    Scope(state: \.inbox, action: \.inbox) { Inbox() }
    Scope(state: \.setup, action: \.setup) { Setup() }
    Scope(state: \.server, action: \.server) { Server() }
  }
}
struct RootView: View {
  @Bindable var store: StoreOf<Root>
  var body: some View {
    content()
      .fullScreenCover(isPresented: $store.isServerShown) {
        NavigationView { ServerView(store: store.scope(state: \.server, action: \.server)) }
      }
  }
  @ViewBuilder private func content() -> some View {
    ZStack {
      Color.white
      switch store.path {
      case .inbox:
        InboxView(store: store.scope(state: \.inbox, action: \.inbox))
          .emptyLink(isActive: store.isActive(.setup)) {
            SetupView(store: store.scope(state: \.setup, action: \.setup))
          }
      default: WelcomeView(store: store.scope(state: \.welcome, action: \.welcome))
      }
    }
  }
}
extension View {
  func emptyLink<Destination: View>(isActive: Binding<Bool>, destination: @escaping () -> Destination)
    -> some View
  {
    overlay(NavigationLink(isActive: isActive, destination: destination, label: { EmptyView() }))
  }
}
@Reducer struct Inbox {
  @Reducer enum Destination { case letter(Letter) }
  @ObservableState struct State {
    var memo = Memo.State()
    @Presents var destination: Destination.State?
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.memo, action: \.memo) { Memo() }
    EmptyReducer().ifLet(\.$destination, action: \.destination)
  }
}
struct InboxView: View {
  @Bindable var store: StoreOf<Inbox>
  var body: some View {
    List {
      Text("Inbox")
      MemoView(store: store.scope(state: \.memo, action: \.memo))
    }
    .sheet(item: $store.scope(state: \.destination?.letter, action: \.destination.letter)) {
      LetterView(store: $0)
    }
  }
}
@Reducer struct Setup {
  @ObservableState struct State { var badge = Badge.State() }
  var body: some ReducerOf<Self> { Scope(state: \.badge, action: \.badge) { Badge() } }
}
struct SetupView: View {
  let store: StoreOf<Setup>
  var body: some View {
    VStack {
      Text("Setup")
      if store.hasBadge { BadgeView(store: store.scope(state: \.badge, action: \.badge)) }
    }
  }
}
@Reducer struct Welcome {
  @ObservableState struct State {}; var body: some ReducerOf<Self> { EmptyReducer() }
}
struct WelcomeView: View { let store: StoreOf<Welcome>; var body: some View { Text("x") } }
@Reducer struct Server { @ObservableState struct State {}; var body: some ReducerOf<Self> { EmptyReducer() } }
struct ServerView: View { let store: StoreOf<Server>; var body: some View { Text("x") } }
@Reducer struct Memo { @ObservableState struct State {}; var body: some ReducerOf<Self> { EmptyReducer() } }
struct MemoView: View { let store: StoreOf<Memo>; var body: some View { Text("x") } }
@Reducer struct Badge { @ObservableState struct State {}; var body: some ReducerOf<Self> { EmptyReducer() } }
struct BadgeView: View { let store: StoreOf<Badge>; var body: some View { Text("x") } }
@Reducer struct Letter { @ObservableState struct State {}; var body: some ReducerOf<Self> { EmptyReducer() } }
struct LetterView: View { let store: StoreOf<Letter>; var body: some View { Text("x") } }
