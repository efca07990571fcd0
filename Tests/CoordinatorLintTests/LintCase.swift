import CoordinatorGraph
import CoordinatorLint
import CoordinatorScanner
import Testing

/// A small app, and what lint finds in it.
struct LintCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let source: String
  /// What is found, each as `rule line-of-source`: `child-never-kept Home().start()`.
  var found: [String] = []

  init(_ name: String, _ source: String, found: [String] = []) {
    testDescription = name
    self.source = source
    self.found = found
  }

  /// What lint finds.
  var all: [Finding] {
    Program([SourceFile(path: "App.swift", text: Array((Self.base + source).utf8)).facts()]).lint()
  }

  /// The source after the edits that mend its findings.
  var mended: String {
    let file = SourceFile(path: "App.swift", text: Array((Self.base + source).utf8))
    let (findings, changes) = ScannedProgram(Program([file.facts()]), for: .lint).lint()
    let edits = Set(
      findings.compactMap { finding in
        changes[finding].flatMap { file.edit(for: $0, at: finding.location?.line ?? 0) }
      }
    )
    var text = file.text
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      text.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What lint finds, with the line of source instead of its number.
  var findings: [String] {
    let lines = (Self.base + source).split(separator: "\n", omittingEmptySubsequences: false)
    return all.map { finding in
      let line = lines[(finding.location?.line ?? 1) - 1]
      return "\(finding.rule) \(String(line.drop(while: \.isWhitespace)))"
    }
  }

  /// What all cases start with: a base, a list, a way up, and a way to tell the end.
  static let base = """
    import UIKit
    protocol Coordinator: AnyObject {
      var children: [Coordinator] { get set }
      func start()
    }
    extension Coordinator {
      func childDidFinish(_ child: Coordinator) { children.removeAll { $0 === child } }
    }

    """

  /// A coordinator with the given members.
  static func coordinator(_ name: String, _ members: String) -> String {
    """
    final class \(name): Coordinator {
      var children: [Coordinator] = []
    \(members)
    }

    """
  }

  /// A child that tells its parent when it is done.
  static let home = coordinator(
    "Home",
    """
      weak var parent: Coordinator?
      func start() { show() }
      func show() {}
      @objc func close() { parent?.childDidFinish(self) }
    """
  )

  /// A child whose screen refers to it weakly.
  static let step =
    coordinator(
      "Step",
      "  weak var nav: UINavigationController?\n"
        + "  func start() { let s = StepScreen(); s.step = self; nav?.pushViewController(s, animated: true) }"
    )
    + "final class StepScreen: UIViewController { weak var step: Step? }\n"

  /// A child that nobody hears of again.
  static let mute = coordinator("Mute", "  func start() { show() }\n  func show() {}")
}
