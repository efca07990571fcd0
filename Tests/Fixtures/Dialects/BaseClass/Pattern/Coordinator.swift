class Coordinator: Coordinating {
  final private(set) var children: [Coordinating] = []

  init() {}

  func start() {}

  func stop() {}

  final func addChild(_ coordinator: Coordinating) {
    guard !children.contains(where: { $0 === coordinator }) else { return }
    children.append(coordinator)
    coordinator.start()
  }

  final func removeChild(_ coordinator: Coordinating) {
    guard let index = children.firstIndex(where: { $0 === coordinator }) else { return }
    children.remove(at: index)
    coordinator.stop()
  }
}
