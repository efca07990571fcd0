// swift-format-ignore-file
import Stinsen
import SwiftUI

// coordinator ; role: TrailsTabCoordinator tabContainer
final class TrailsTabCoordinator: TabCoordinatable {
  lazy var child = TabChild(startingItems: [\TrailsTabCoordinator.list, \TrailsTabCoordinator.diary, \.you])

  // edge: TrailsTabCoordinator -> TrailListCoordinator | factory-method | owns ; role: TrailListCoordinator tab
  @Route(tabItem: makeListTab) var list = makeList
  // edge: TrailsTabCoordinator -> DiaryCoordinator | factory-method | owns ; role: DiaryCoordinator tab
  @Route(tabItem: makeDiaryTab, onTapped: onDiaryTapped) var diary = makeDiary
  // screen: TrailsTabCoordinator -> YouView | tab
  @Route(tabItem: makeYouTab) var you = makeYou

  func makeList() -> NavigationViewCoordinator<TrailListCoordinator> {
    return NavigationViewCoordinator(TrailListCoordinator())
  }

  func makeDiary() -> NavigationViewCoordinator<DiaryCoordinator> {
    let diary = DiaryCoordinator()
    return NavigationViewCoordinator(diary)
  }

  @ViewBuilder func makeYou() -> some View { YouView() }

  @ViewBuilder func makeListTab(isActive: Bool) -> some View { Image(systemName: isActive ? "map.fill" : "map") }
  @ViewBuilder func makeDiaryTab(isActive: Bool) -> some View { Text("Diary") }
  @ViewBuilder func makeYouTab(isActive: Bool) -> some View { Text("You") }

  func onDiaryTapped(_ isRepeat: Bool, coordinator: NavigationViewCoordinator<DiaryCoordinator>) {
    // no edge: TrailsTabCoordinator -> EntryCoordinator | it goes back to the diary's root
    if isRepeat { coordinator.child.popToRoot() }
  }
}
