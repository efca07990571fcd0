// swift-format-ignore-file
import Stinsen
import SwiftUI

// coordinator
final class DiaryCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \DiaryCoordinator.days)

  // screen: DiaryCoordinator -> DiaryView | root
  @Root var days = makeDays
  // edge: DiaryCoordinator -> EntryCoordinator | closure | owns
  @Route(.push) var entry = { (coordinator: DiaryCoordinator) in EntryCoordinator(trail: nil) }

  func makeDays() -> some View { DiaryView() }
}

/// What one writes of a day.
// coordinator
final class EntryCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \EntryCoordinator.write)

  // screen: EntryCoordinator -> WriteView | root
  @Root var write = makeWrite

  private let trail: Trail?

  init(trail: Trail?) {
    self.trail = trail
  }

  func makeWrite() -> some View { WriteView(trail: trail) }
}

#if DEBUG
/// Every view of the app on one page.
// coordinator
final class GalleryCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \GalleryCoordinator.page)

  // screen: GalleryCoordinator -> GalleryView | root
  @Root var page = makePage

  func makePage() -> some View { GalleryView() }
}
#endif
