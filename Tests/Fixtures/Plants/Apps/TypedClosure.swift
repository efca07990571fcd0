import UIKit

@MainActor
class ScanBase {
  var children: [ScanBase] = []
}

@MainActor
final class Scanner {
  var onCode: ((String, Int) -> Bool)?
}

final class ScansCoordinator: ScanBase {
  func open() {
    let scan = ScanCoordinator()
    children.append(scan)
    scan.start()
  }
  func close() { children.removeLast() }
}

final class ScanCoordinator: ScanBase {
  let scanner = Scanner()
  private(set) var codes: [String] = []

  func start() {
    scanner.onCode = { (code: String, _: Int) -> Bool in
      self.codes.append(code)
      return true
    }
  }
}
