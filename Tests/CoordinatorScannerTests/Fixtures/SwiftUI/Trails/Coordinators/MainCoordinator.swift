// swift-format-ignore-file
import Stinsen
import SwiftUI

/// Either the way in or the trails.
// coordinator
final class MainCoordinator: NavigationCoordinatable {
  var stack: Stinsen.NavigationStack<MainCoordinator>

  // edge: MainCoordinator -> WelcomeCoordinator | factory-method | owns
  @Root var welcome = makeWelcome
  // edge: MainCoordinator -> TrailsTabCoordinator | factory-method | owns
  @Root var trails = makeTrails
  #if DEBUG
  // edge: MainCoordinator -> GalleryCoordinator | factory-method | owns | if DEBUG
  @Root var gallery = makeGallery
  #endif

  @ObservedObject var account: Account

  init(account: Account = .shared) {
    self.account = account
    if account.isKnown {
      stack = NavigationStack(initial: \MainCoordinator.trails)
    } else {
      stack = NavigationStack(initial: \MainCoordinator.welcome)
    }
  }

  @ViewBuilder func sharedView(_ view: AnyView) -> some View {
    view.onReceive(account.$isKnown) { isKnown in
      if isKnown { self.root(\.trails) } else { self.root(\.welcome) }
    }
  }

  deinit {
    print("gone")
  }
}

extension MainCoordinator {
  func makeWelcome() -> NavigationViewCoordinator<WelcomeCoordinator> {
    NavigationViewCoordinator(WelcomeCoordinator())
  }

  func makeTrails() -> TrailsTabCoordinator {
    TrailsTabCoordinator()
  }

  #if DEBUG
  func makeGallery() -> ViewWrapperCoordinator<GalleryCoordinator, AnyView> {
    ViewWrapperCoordinator(GalleryCoordinator()) { AnyView($0) }
  }
  #endif
}
