import Foundation

/// Writes the live tree below a coordinator, an indented line a coordinator.
@MainActor
func record(_ app: AppCoordinator, at path: String) throws {
  var lines = ""
  var open: [(coordinator: any Coordinator, depth: Int)] = [(app, 0)]
  while let next = open.popLast() {
    lines += String(repeating: "  ", count: next.depth) + "\(type(of: next.coordinator))\n"
    open += next.coordinator.childCoordinators.reversed().map { ($0, next.depth + 1) }
  }
  try lines.write(toFile: path, atomically: true, encoding: .utf8)
}
