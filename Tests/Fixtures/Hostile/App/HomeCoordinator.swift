/// $(touch /tmp/made) `id` ::stop-commands::x
/// ##[add-mask]x </script><script>alert(1)</script>
final class HomeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() {}
}

final class `::stop-commands::x`: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() {}
}
