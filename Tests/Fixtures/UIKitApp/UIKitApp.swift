import CoordinatorCore
import CoordinatorGraph
import UIKit

/// Prints a line for each scenario: whether the check was right, and what it said.
@main
@MainActor
enum UIKitApp {
  static func main() {
    for scenario in Scenario.all { run(scenario) }
  }

  private static func run(_ scenario: Scenario) {
    let app = AppCoordinator(navigationController: UINavigationController())
    app.navigationController.setViewControllers([HomeViewController()], animated: false)
    let tracker = CoordinatorTracker.watch(app, rules: .immediate)
    scenario.run(app, tracker)
    let leaks = tracker.check()
    let verdicts = leaks.map { "\($0.verdict.rawValue): \($0.subject.type)" }
    let isRight =
      verdicts == scenario.expected && leaks.allSatisfy { $0.report.hasSubstring(scenario.fix) }
    print("\(isRight ? "right" : "WRONG") \(scenario.name)")
    if !isRight { leaks.forEach { print($0.report) } }
    tracker.stop()
  }
}

extension String {
  fileprivate func hasSubstring(_ text: String) -> Bool {
    let (all, part) = (Array(utf8), Array(text.utf8))
    return part.isEmpty || all.indices.contains { all[$0...].starts(with: part) }
  }
}
