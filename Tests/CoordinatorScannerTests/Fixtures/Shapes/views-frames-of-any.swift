// expect: coordinator PhotoNavigator
// expect: coordinator ShareNavigator
// expect: PhotoNavigator -> ShareNavigator
// expect: PhotoNavigator shows PhotoView root
// expect: PhotoNavigator shows CropView push
// expect: ShareNavigator shows ShareView root
// expect: ShareNavigator shows SentView push

// A view around any navigator, by a protocol of any name, is no screen. It may name a part of the navigator first.

import SwiftUI

protocol Navigable: Observable, AnyObject {
  associatedtype Stop: Hashable
  var state: NavigationState<Stop> { get }
  func makeRoot() -> any View
  func makeStop(_ stop: Stop) -> any View
}
@Observable final class NavigationState<Stop: Hashable> { var path: [Stop] = [] }
struct NavigatorView<N: Navigable>: View {
  @State private var navigator: N
  init(_ navigator: @autoclosure () -> N) { _navigator = State(initialValue: navigator()) }
  var body: some View {
    @Bindable var state = navigator.state
    NavigationStack(path: $state.path) {
      navigator.makeRoot().navigationDestination(for: N.Stop.self) { navigator.makeStop($0) }
    }
  }
}
@Observable final class PhotoNavigator: Navigable {
  enum Stop { case crop, share }
  let state = NavigationState<Stop>()
  func makeRoot() -> some View { PhotoView() }
  @ViewBuilder func makeStop(_ stop: Stop) -> some View {
    switch stop {
    case .crop: CropView()
    case .share: NavigatorView(ShareNavigator())
    }
  }
}
@Observable final class ShareNavigator: Navigable {
  enum Stop { case sent }
  let state = NavigationState<Stop>()
  func makeRoot() -> some View { ShareView() }
  func makeStop(_ stop: Stop) -> some View { SentView() }
}
struct PhotoView: View { var body: some View { Text("") } }
struct CropView: View { var body: some View { Text("") } }
struct ShareView: View { var body: some View { Text("") } }
struct SentView: View { var body: some View { Text("") } }
