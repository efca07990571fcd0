import Dispatch
import Foundation

@testable import GuideDialect

final class GuideHolder: GuideDialect.Coordinator, HolderBearing {
  var childCoordinators: [any GuideDialect.Coordinator] = []
  weak var parentCoordiantor: (any GuideDialect.Coordinator)?

  func start() {}

  var timer: Timer?
  var task: Task<Void, Never>?
  var subscriptions: Set<AnyCancellable> = []
  var observer: (any NSObjectProtocol)?
  var workItem: DispatchWorkItem?
  var onFinish: (() -> Void)?
  var assistant: Assistant?
}
