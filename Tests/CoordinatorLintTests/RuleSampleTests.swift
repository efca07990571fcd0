import CoordinatorLint
import Foundation
import TestSupport
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
    "Step": LintCase.step,
    "Page": LintCase.home.replacing("Home", with: "Page").replacing(
      "func show() {}",
      with:
        "weak var nav: UINavigationController?\n  func show() { nav?.pushViewController(PageScreen(), animated: true) }"
    ) + "final class PageScreen: UIViewController {}\n",
    "Foundation": "import Foundation\n",
    "List": "final class List: UIViewController { var onTap: (() -> Void)? }\n",
    "Taps": "import Combine\nfinal class Taps { let all = PassthroughSubject<Void, Never>() }\n",
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
    let root = LintCase.coordinator(
      "Root",
      "  func start() {}\n  @objc func open() { let a = App(); a.parentApp = self; children.append(a); a.start() }"
    )
    let types = sample.with.split(separator: " ").compactMap { Self.types[String($0)] }.joined()
    return LintCase(sample.rule, LintCase.coordinator("App", own) + types + root)
  }

  @Test func eachRuleHasASample() {
    #expect(Set(Self.samples.map(\.rule)) == Set(LintRule.all.map(\.id)))
  }

  @Test(arguments: samples)
  func theWrongOneIsFoundAndTheRightOneIsNot(_ sample: Sample) {
    let wrong = Self.program(sample.wrong, sample).all.map(\.rule)
    let right = Self.program(sample.right, sample).all.map(\.rule)
    #expect(wrong.contains(sample.rule), "found \(wrong)")
    #expect(!right.contains(sample.rule), "found \(right)")
  }

  /// What the samples and their mends are written in. Linux has neither Combine nor selectors.
  @Test func theSamplesAndTheirMendsCompile() throws {
    let compiler = try SwiftCompiler()
    defer { compiler.removeFolder() }
    let standIn = try SwiftCompiler.sources(below: "Tests/Fixtures/UIKitStandIn")
    #expect(try compiler.makeModule("UIKit", from: standIn) == "")
    let combine = compiler.folder.appendingPathComponent("Combine.swift")
    try Self.combine.write(to: combine, atomically: true, encoding: .utf8)
    #expect(try compiler.makeModule("Combine", from: [combine.path]) == "")
    for sample in Self.samples {
      let (wrong, right) = (Self.program(sample.wrong, sample), Self.program(sample.right, sample))
      let texts = [
        ("Wrong", LintCase.base + wrong.source), ("Right", LintCase.base + right.source),
        ("Mended", wrong.mended),
      ]
      for (name, text) in texts {
        let file = compiler.folder.appendingPathComponent("\(name).swift")
        try text.replacing("@objc ", with: "").write(to: file, atomically: true, encoding: .utf8)
        let words = try compiler.check(
          name,
          [file.path],
          options: Self.options
        )
        #expect(words == "", "\(sample.rule) \(name)")
      }
    }
  }

  private static let options = [
    "-swift-version", "5", "-default-isolation", "MainActor", "-suppress-warnings",
  ]

  private static let combine = """
    public final class AnyCancellable {}
    public final class PassthroughSubject<Output, Failure: Error> {
      public init() {}
      public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable() }
    }
    """
}
