// swift-format-ignore-file
import UIKit

/// Decides between the gate of the garden and the garden itself.
// coordinator
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  var navigationController: UINavigationController

  /// Declared for the day when payments move here; nobody assigns it.
  // no edge: AppCoordinator -> DuesCoordinator | a property that is never assigned
  var duesCoordinator: DuesCoordinator?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    registerServices()
  }

  func start() {
    Membership.current.isKnown ? showGarden() : showGate()
    #if DEBUG
    // edge: AppCoordinator -> InspectorCoordinator | direct-init | owns | if DEBUG
    let inspector = InspectorCoordinator(navigationController: navigationController)
    childCoordinators.append(inspector)
    inspector.start()
    #endif
  }

  func showGate() {
    // edge: AppCoordinator -> GateCoordinator | direct-init | owns
    let gate = GateCoordinator(navigationController: navigationController)
    gate.parentCoordinator = self
    childCoordinators.append(gate)
    gate.start()
  }

  func showGarden() {
    // Reuse or create.
    if let shed = find(ShedTabCoordinator.self) {
      shed.show()
    } else {
      // edge: AppCoordinator -> ShedTabCoordinator | direct-init | owns
      let shed = ShedTabCoordinator(navigationController: navigationController)
      shed.parentCoordinator = self
      add(child: shed)
      shed.start()
    }
  }

  /*
   An older way in:
   func showDues() {
     let dues = DuesCoordinator(navigationController: navigationController)
     childCoordinators.append(dues)
   }
  */
  // no edge: AppCoordinator -> HarvestCoordinator | only in comments
  // let harvest = HarvestCoordinator(navigationController: navigationController)
  // childCoordinators.append(harvest)

  private func registerServices() {
    // registers: Shelf -> PlotStore
    Shelf.shared.register(PlotStore.self) { _ in RemotePlotStore() }
    // registers: Shelf -> MemberStore
    Shelf.shared.register(MemberStore.self) { _ in RemoteMemberStore() }
    // registers: Shelf -> WeatherStore
    // defect: registered-never-resolved WeatherStore | no code asks for it
    Shelf.shared.register(WeatherStore.self) { _ in RemoteWeatherStore() }
    // registers: Shelf -> BedStore ; resolves: BedStore -> PathStore
    Shelf.shared.register(BedStore.self) { shelf in BedStore(paths: { shelf.resolve(PathStore.self)! }) }
    // registers: Shelf -> PathStore ; resolves: PathStore -> BedStore
    // defect: dependency-cycle PathStore | beds ask for paths and paths for beds
    Shelf.shared.register(PathStore.self) { PathStore(beds: $0.resolve(BedStore.self)!) }
    // registers: Shelf -> PlotUseCase ; resolves: PlotUseCase -> PlotStore
    Shelf.shared.register(PlotUseCase.self) { shelf in PlotUseCase(store: shelf.resolve(PlotStore.self)!) }
  }
}

/// Shows what testers want to see.
// coordinator
final class InspectorCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    // screen: InspectorCoordinator -> InspectorViewController | present
    navigationController.present(InspectorViewController(), animated: true)
  }
}
