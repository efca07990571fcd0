import Dispatch
import Foundation

@testable import CompositionRootDialect

final class CompositionRootHolder: CompositionRootDialect.Coordinator, HolderBearing {

  var timer: Timer?
  var task: Task<Void, Never>?
  var subscriptions: Set<AnyCancellable> = []
  var observer: (any NSObjectProtocol)?
  var workItem: DispatchWorkItem?
  var onFinish: (() -> Void)?
  var assistant: Assistant?
}
