// swift-format-ignore-file
import Stinsen
import SwiftUI

// coordinator
final class TrailListCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \TrailListCoordinator.list)

  // screen: TrailListCoordinator -> TrailListView | root
  @Root var list = makeList
  // edge: TrailListCoordinator -> TrailCoordinator | factory-method | owns
  @Route(.push) var trail = makeTrail
  // edge: TrailListCoordinator -> EntryCoordinator | factory-method | owns
  @Route(.fullScreen) var entry = makeEntry

  func makeList() -> some View { TrailListView() }
  func makeTrail(trail: Trail) -> TrailCoordinator { TrailCoordinator(trail: trail) }
  func makeEntry() -> NavigationViewCoordinator<EntryCoordinator> { .init(EntryCoordinator(trail: nil)) }
}

/// One trail; trails that cross it open in the same way.
// coordinator
final class TrailCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \TrailCoordinator.overview)

  // screen: TrailCoordinator -> TrailView | root
  @Root var overview = makeOverview
  // edge: TrailCoordinator -> TrailCoordinator | factory-method | owns
  @Route(.push) var crossing = makeCrossing
  // edge: TrailCoordinator -> EntryCoordinator | factory-method | owns
  @Route(.modal) var entry = makeEntry

  let trail: Trail

  init(trail: Trail) {
    self.trail = trail
  }

  func makeOverview() -> some View { TrailView(trail: trail) }
  func makeCrossing(trail: Trail) -> TrailCoordinator { TrailCoordinator(trail: trail) }

  func makeEntry() -> NavigationViewCoordinator<EntryCoordinator> {
    NavigationViewCoordinator(EntryCoordinator(trail: trail))
  }
}
