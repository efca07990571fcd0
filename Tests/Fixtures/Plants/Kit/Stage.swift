import CoordinatorCore
import Foundation
import UIKit

/// What a user and an app's author do with a plant, and how to see whether the app still works.
@MainActor
struct Tour {
  let name: String
  /// Runs the app until its leak is there. The result uses the app once more: whether it still does what it should.
  let run: @MainActor (Stage) throws -> @MainActor () -> Bool

  init(_ name: String, _ run: @escaping @MainActor (Stage) throws -> @MainActor () -> Bool) {
    (self.name, self.run) = (name, run)
  }
}

/// A window with a stack, and a tracker that records.
@MainActor
final class Stage {
  let window = UIWindow()
  let navigation = UINavigationController(rootViewController: UIViewController())
  private var tracker: CoordinatorTracker?
  private let time = StageTime()
  private let path: String
  private var leaving: [(type: String, object: Weak)] = []

  init(recordingAt path: String) {
    self.path = path
    window.rootViewController = navigation
  }

  /// Starts to watch an app.
  func watch(_ root: AnyObject) throws {
    let time = time
    let rules = TrackingRules(settling: 1000, now: { time.milliseconds })
    let tracker = CoordinatorTracker.watch(root, name: "Plant", rules: rules)
    try tracker.record(to: path)
    self.tracker = tracker
  }

  /// Lets everything run that waits, and looks.
  func look() {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    time.milliseconds += 600
    tracker?.check()
  }

  /// An object that has to be gone in the end.
  func leaves(_ object: AnyObject?) {
    guard let object else { return }
    leaving.append(("\(type(of: object))", Weak(object: object)))
  }

  /// Looks until everything on its way out had the time to go.
  func finish() {
    for _ in 0..<2 {
      look()
      time.milliseconds += 2000
    }
    look()
    tracker?.stop()
  }

  /// The types of the objects that should be gone and are not.
  var alive: [String] { leaving.filter { $0.object.object != nil }.map(\.type) }

  var top: UIViewController? { navigation.topViewController }

  func back() { navigation.popViewController(animated: true) }
}

private struct Weak {
  weak var object: AnyObject?
}

/// A time that goes on when it is told to.
private final class StageTime: @unchecked Sendable {
  var milliseconds = 0
}
