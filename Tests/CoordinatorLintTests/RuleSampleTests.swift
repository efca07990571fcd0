import CoordinatorScanner
import Foundation
import Testing

/// The samples of the rules page: each wrong one has the finding, and each right one has not.
@Suite("Lint: samples of the rules")
struct RuleSampleTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let rule: String
    var wrong = ""
    var right = ""
    var with = ""
    var testDescription: String { rule }
  }

  static let samples: [Sample] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "RuleSamples.txt"
    )
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "## ").dropFirst().map(sample)
  }()

  private static func sample(_ text: String) -> Sample {
    let lines = text.components(separatedBy: "\n")
    var sample = Sample(rule: lines[0])
    var part: WritableKeyPath<Sample, String>?
    for line in lines.dropFirst() {
      if line == "wrong" {
        part = \.wrong
      } else if line == "right" {
        part = \.right
      } else if line.hasPrefix("with ") {
        sample.with = String(line.dropFirst(5))
        part = nil
      } else if let part {
        sample[keyPath: part] += line + "\n"
      }
    }
    return sample
  }

  /// The types that samples speak of.
  private static let types = [
    "Home": LintCase.home,
    "Mute": LintCase.mute,
    "Loud": LintCase.home.replacing("Home", with: "Loud").replacing("weak var", with: "var"),
    "Poll": LintCase.coordinator(
      "Poll",
      "  var onFinish: (() -> Void)?\n  var onCancel: (() -> Void)?\n  func start() {}\n"
        + "  @objc func send() { onFinish?() }\n  @objc func drop() { onCancel?() }"
    ),
    "Last": LintCase.coordinator(
      "Last",
      "  let nav: UINavigationController = .init()\n  var onEnd: (() -> Void)?\n  func start() {}\n"
        + "  @objc func end() { nav.popToRootViewController(animated: true); onEnd?() }"
    ),
    "Sheet": "final class Sheet: UIViewController { var onDone: (() -> Void)? }\n",
    "Quick": LintCase.coordinator(
      "Quick",
      "  weak var parent: Coordinator?\n  func start() { parent?.childDidFinish(self) }"
    ),
    "End": LintCase.coordinator("End", "  var onEnd: (() -> Void)?\n  func start() {}"),
    "List": "final class List: UIViewController { var onTap: (() -> Void)? }\n",
    "Taps": "import Combine\nfinal class Taps { let all = PassthroughSubject<Void, Never>() }\n",
    "One": """
    enum Kind { case one, two }
    protocol Tagged: Coordinator { var kind: Kind { get } }
    final class One: Tagged { var children: [Coordinator] = []; var kind: Kind { .one }; func start() {} }
    final class Two: Tagged { var children: [Coordinator] = []; var kind: Kind { .one }; func start() {} }

    """,
    "Base": "",
  ]

  /// A program around the members of a coordinator.
  private static func program(_ members: String, _ sample: Sample) -> LintCase {
    let starts = members.contains("func start()") ? "" : "  func start() {}\n"
    let closes =
      members.contains("func close()") ? "" : "  @objc func close() { parentApp?.childDidFinish(self) }\n"
    let own =
      "  weak var parentApp: Coordinator?\n  weak var screen: UIViewController?\n"
      + "  let nav: UINavigationController = .init()\n" + starts + closes
      + members.replacingOccurrences(of: "func ", with: "@objc func ")
    let app =
      sample.with == "Base"
      ? "class Base: Coordinator { var children: [Coordinator] = []; func start() {}; func stop() { children.removeAll() } }\n"
        + "final class App: Base {\n\(members)}\n"
      : LintCase.coordinator("App", own)
    let root = LintCase.coordinator(
      "Root",
      "  func start() {}\n  @objc func open() { let a = App(); a.parentApp = self; children.append(a); a.start() }"
    )
    let types = sample.with.split(separator: " ").compactMap { Self.types[String($0)] }.joined()
    return LintCase(sample.rule, app + types + (sample.with == "Base" ? "" : root))
  }

  @Test func eachRuleHasASample() {
    #expect(Set(Self.samples.map(\.rule)) == Set(SourceRule.all.map(\.id)))
  }

  @Test(arguments: samples)
  func theWrongOneIsFoundAndTheRightOneIsNot(_ sample: Sample) {
    let wrong = Self.program(sample.wrong, sample).all.map(\.rule)
    let right = Self.program(sample.right, sample).all.map(\.rule)
    #expect(wrong.contains(sample.rule), "found \(wrong)")
    #expect(!right.contains(sample.rule), "found \(right)")
  }
}
