import CoordinatorCore
import CoordinatorGraph

/// Saves the live tree below a coordinator, and what the app's container can make, as a snapshot.
@MainActor
func record(_ app: AppCoordinator, at path: String) throws {
  try Snapshot(of: app, name: "WithYou", and: [DIContainer.shared]).write(to: path)
}
