import Dispatch
import Foundation

@testable import RootScreenDialect

final class RootScreenHolder: RootScreenDialect.Coordinator, HolderBearing {
  var childCoordinators: [any RootScreenDialect.Coordinator] = []
  var navigationController = RootScreenDialect.UINavigationController()
  var rootVC: RootScreenDialect.UIViewController?

  func start() {}

  var timer: Timer?
  var task: Task<Void, Never>?
  var subscriptions: Set<AnyCancellable> = []
  var observer: (any NSObjectProtocol)?
  var workItem: DispatchWorkItem?
  var onFinish: (() -> Void)?
  var assistant: Assistant?
}
