// expect: coordinator RootNavigator
// expect: coordinator TrailsNavigator
// expect: coordinator MapsNavigator
// expect: RootNavigator -> TrailsNavigator
// expect: TrailsNavigator -> MapsNavigator
// expect: TrailsNavigator up RootNavigator
// expect: MapsNavigator up TrailsNavigator
// expect: TrailsNavigator shows ExploreScreen root
// expect: MapsNavigator shows RegionsScreen root

// Navigators with children refine the protocol of those without. Another object has a list of children, too, which are none.

import CoreData
import SwiftUI

protocol Navigator: AnyObject { var parent: ParentNavigator? { get set } }
protocol ParentNavigator: Navigator { var childNavigators: [Navigator] { get set } }
extension ParentNavigator {
  func attach<Child: Navigator>(_ child: Child) -> Child {
    child.parent = self
    childNavigators.append(child)
    return child
  }
}
@main struct TrailApp: App {
  private let navigator = RootNavigator()
  private let store = StoreCoordinator()
  var body: some Scene { WindowGroup { TrailsScene(navigator: navigator.trails) } }
}
final class RootNavigator: ParentNavigator {
  weak var parent: ParentNavigator?
  var childNavigators: [Navigator] = []
  lazy var trails = attach(TrailsNavigator())
}
final class TrailsNavigator: ObservableObject, ParentNavigator {
  weak var parent: ParentNavigator?
  var childNavigators: [Navigator] = []
  @Published var maps: MapsNavigator?
  func openMaps() { maps = attach(MapsNavigator()) }
}
struct TrailsScene: View {
  @ObservedObject var navigator: TrailsNavigator
  var body: some View {
    NavigationStack { ExploreScreen(open: navigator.openMaps) }
      .sheet(item: $navigator.maps) { MapsScene(navigator: $0) }
  }
}
final class MapsNavigator: ObservableObject, Navigator, Identifiable { weak var parent: ParentNavigator? }
struct MapsScene: View {
  @ObservedObject var navigator: MapsNavigator
  var body: some View { NavigationStack { RegionsScreen() } }
}
struct ExploreScreen: View { let open: () -> Void; var body: some View { Text("") } }
struct RegionsScreen: View { var body: some View { Text("") } }
final class StoreCoordinator {
  private var children: [NSManagedObjectContext] = []
  func start() { children.append(NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)) }
}
