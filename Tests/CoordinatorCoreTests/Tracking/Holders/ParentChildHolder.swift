import Dispatch
import Foundation

@testable import ParentChildDialect

final class ParentChildHolder: ParentChildDialect.Coordinator, HolderBearing {
  var childCoordinators: [any ParentChildDialect.Coordinator] = []
  var navigationController = ParentChildDialect.UINavigationController()

  func start() {}

  var timer: Timer?
  var task: Task<Void, Never>?
  var subscriptions: Set<AnyCancellable> = []
  var observer: (any NSObjectProtocol)?
  var workItem: DispatchWorkItem?
  var onFinish: (() -> Void)?
  var assistant: Assistant?
}
