import Dispatch
import Foundation

extension HolderKind {
  /// Has something keep a child.
  func plant(_ child: any HolderBearing) {
    nonisolated(unsafe) let child = child
    switch self {
    case .timer:
      let timer = Timer(timeInterval: 3600, repeats: true) { _ in _ = child.timer }
      RunLoop.main.add(timer, forMode: .default)
      child.timer = timer
    case .task:
      child.task = Task.detached {
        while !Task.isCancelled { try? await Task.sleep(nanoseconds: 3_600_000_000_000) }
        _ = child.task
      }
    case .subscriptions: child.subscriptions.insert(AnyCancellable { _ = child.timer })
    case .observer:
      let name = Notification.Name("holder")
      child.observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        _ = child.timer
      }
    case .workItem:
      let item = DispatchWorkItem { _ = child.timer }
      child.workItem = item
      DispatchQueue.main.asyncAfter(deadline: .now() + 3600, execute: item)
    case .ownClosure: child.onFinish = { _ = child.timer }
    case .parentDelegate:
      child.assistant = Assistant()
      child.assistant?.delegate = child
    case .closureOfService: HolderService.shared.sinks["open"] = { _ = child.timer }
    case .listOfService: HolderService.shared.owners["open"] = child
    case .staticList: HolderTable.owners["open"] = child
    }
  }

  /// Ends it.
  static func end(_ child: any HolderBearing) {
    child.timer?.invalidate()
    child.task?.cancel()
    child.subscriptions = []
    child.observer.map(NotificationCenter.default.removeObserver)
    child.workItem?.cancel()
    (child.timer, child.task, child.observer, child.workItem) = (nil, nil, nil, nil)
    (child.onFinish, child.assistant) = (nil, nil)
    (HolderService.shared.sinks, HolderService.shared.owners, HolderTable.owners) = ([:], [:], [:])
  }
}
