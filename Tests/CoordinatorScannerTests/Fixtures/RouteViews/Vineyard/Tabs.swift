// swift-format-ignore-file
import SUICoordinator
import SwiftUI

struct VineyardPageSource {
  let page: VineyardPage
  var icon: some View { Image(systemName: page == .cellar ? "drop" : "leaf") }
}

// look-alike: pages of tabs
enum VineyardPage: TabPage, CaseIterable {
  case cellar
  case slopes

  var position: Int { self == .cellar ? 0 : 1 }
  var dataSource: VineyardPageSource { VineyardPageSource(page: self) }

  func coordinator() -> any CoordinatorType {
    switch self {
    case .cellar:
      // edge: VineyardTabCoordinator -> CellarCoordinator | factory-method | owns ; role: CellarCoordinator tab
      return CellarCoordinator()
    case .slopes:
      // edge: VineyardTabCoordinator -> SlopesCoordinator | factory-method | owns ; role: SlopesCoordinator tab
      return SlopesCoordinator(season: .autumn)
    }
  }
}

/// The cellar and the slopes.
// coordinator
class VineyardTabCoordinator: TabCoordinator<VineyardPage> {
  init(first: VineyardPage = .cellar) {
    super.init(pages: VineyardPage.allCases, currentPage: first, viewContainer: { VineyardTabView(source: $0) })
  }
}

struct VineyardTabView: View {
  let source: VineyardTabCoordinator
  var body: some View { Text("Tabs") }
}
