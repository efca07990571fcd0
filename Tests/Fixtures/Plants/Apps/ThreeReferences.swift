import UIKit

@MainActor
class ArchiveBase {
  var children: [ArchiveBase] = []
}

@MainActor
final class Journal {
  var writers: [AnyObject] = []
  var latest: AnyObject?
}

/// A list, a property and a closure of living objects all refer to it.
final class ArchiveCoordinator: ArchiveBase {
  let journal = Journal()
  var onExport: (() -> Void)?

  func open() {
    let file = FileCoordinator()
    children.append(file)
    journal.writers.append(file)
    journal.latest = file
    onExport = { file.export() }
  }

  func close() { children.removeLast() }
}

final class FileCoordinator: ArchiveBase {
  var exports = 0
  func export() { exports += 1 }
}
