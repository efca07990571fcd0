import UIKit

@MainActor
class RowBase {
  var children: [RowBase] = []
}

@MainActor
final class TableModel {
  var count: (() -> Int)?
}

final class TablesCoordinator: RowBase {
  func open() {
    let table = TableCoordinator()
    children.append(table)
    table.start()
  }
  func close() { children.removeLast() }
}

/// The closure has a result, which a weak capture makes optional.
final class TableCoordinator: RowBase {
  let model = TableModel()
  var rows = [1, 2, 3]

  func start() {
    model.count = { self.rows.count }
  }
}
