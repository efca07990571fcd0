// expect: coordinator HarbourNavigator
// expect: coordinator ReefNavigator
// expect: coordinator ProfileScene
// expect: coordinator RootNavigator
// expect: RootNavigator -> HarbourNavigator
// expect: RootNavigator -> ReefNavigator
// expect: RootNavigator -> ProfileScene
// expect: RootNavigator shows HelpView sheet
// expect: HarbourNavigator shows HarbourView root
// expect: HarbourNavigator shows BerthView push
// expect: ReefNavigator shows ReefView root
// expect: ReefNavigator shows DiveView push
// expect: ProfileScene shows ProfileView root
// expect: ProfileScene shows EditView sheet

// Most types that conform to a protocol with the view of a flow are named so, which makes all of them coordinators. A view that
// shows nothing of the app until it is chosen only wraps.

import SwiftUI

protocol Tab: AnyObject {
  func popToRoot()
  func makeRootView() -> AnyView
}
@main struct DiveApp: App {
  @StateObject private var root = RootNavigator()
  var body: some Scene { WindowGroup { RootNavigatorView(navigator: root) } }
}
final class RootNavigator: ObservableObject {
  enum Place: CaseIterable { case harbour, reef, profile }
  @Published var place = Place.harbour
  @Published var isHelping = false
  private var tabs: [Place: any Tab] = [:]
  func tab(_ place: Place) -> any Tab {
    if let known = tabs[place] { return known }
    let made = makeTab(place)
    tabs[place] = made
    return made
  }
  private func makeTab(_ place: Place) -> any Tab {
    switch place {
    case .harbour: return HarbourNavigator()
    case .reef: return ReefNavigator()
    case .profile: return ProfileScene()
    }
  }
}
struct RootNavigatorView: View {
  @ObservedObject var navigator: RootNavigator
  var body: some View {
    TabView(selection: $navigator.place) {
      ForEach(RootNavigator.Place.allCases, id: \.self) { place in
        LazyTab(isChosen: place == navigator.place) { navigator.tab(place).makeRootView() }
      }
    }
    .sheet(isPresented: $navigator.isHelping) { HelpView() }
  }
}
private struct LazyTab<Content: View>: View {
  let isChosen: Bool
  @ViewBuilder let content: () -> Content
  @State private var isLoaded = false
  var body: some View {
    Group {
      if isLoaded || isChosen { content() } else { Color.clear }
    }
    .onAppear { isLoaded = isChosen }
  }
}

final class HarbourNavigator: ObservableObject, Tab {
  @Published var path: [Int] = []
  func popToRoot() { path = [] }
  func makeRootView() -> AnyView { AnyView(HarbourTab(navigator: self)) }
}
struct HarbourTab: View {
  @ObservedObject var navigator: HarbourNavigator
  var body: some View {
    NavigationStack(path: $navigator.path) {
      HarbourView().navigationDestination(for: Int.self) { _ in BerthView() }
    }
  }
}
final class ReefNavigator: ObservableObject, Tab {
  @Published var path: [Int] = []
  func popToRoot() { path = [] }
  func makeRootView() -> AnyView { AnyView(ReefTab(navigator: self)) }
}
struct ReefTab: View {
  @ObservedObject var navigator: ReefNavigator
  var body: some View {
    NavigationStack(path: $navigator.path) {
      ReefView().navigationDestination(for: Int.self) { _ in DiveView() }
    }
  }
}
final class ProfileScene: ObservableObject, Tab {
  @Published var isEditing = false
  func popToRoot() { isEditing = false }
  func makeRootView() -> AnyView { AnyView(ProfileSceneView(scene: self)) }
}
struct ProfileSceneView: View {
  @ObservedObject var scene: ProfileScene
  var body: some View {
    NavigationStack { ProfileView().sheet(isPresented: $scene.isEditing) { EditView() } }
  }
}
struct HelpView: View { var body: some View { Text("") } }
struct HarbourView: View { var body: some View { Text("") } }
struct BerthView: View { var body: some View { Text("") } }
struct ReefView: View { var body: some View { Text("") } }
struct DiveView: View { var body: some View { Text("") } }
struct ProfileView: View { var body: some View { Text("") } }
struct EditView: View { var body: some View { Text("") } }
