import TestSupport
import Testing

@testable import CoordinatorGraph

/// One cause, one report, which people and assistants read to its end.
@Suite("The size of a report") struct ReportSizeTests {
  private typealias Subject = Explanation.Subject

  private func name(_ random: inout some RandomNumberGenerator) -> String {
    let letters = ["a", "Ü", "코", "Router<", "🧭", "["]
    return String(
      repeating: letters.randomElement(using: &random) ?? "a",
      count: [3, 40, 700].randomElement(using: &random) ?? 3
    )
  }

  private func leak(seed: UInt64) -> Leak {
    var random = SeededGenerator(seed: seed)
    let steps = (0..<Int.random(in: 0...60, using: &random)).map { _ in
      Explanation.Step(owner: Subject(type: name(&random)), reference: name(&random), isSuspect: true)
    }
    var explanation = Explanation(
      target: Subject(type: name(&random)),
      answer: Bool.random(using: &random) ? .held(root: name(&random)) : .closedCycle,
      steps: steps,
      references: (0..<8).map { _ in
        Explanation.Reference(owner: name(&random), reference: name(&random), ownership: .strong)
      },
      limits: (0..<9).map { _ in name(&random) }
    ).withHint()
    explanation.balance = Explanation.Balance(explained: 8, total: 8)
    let place = SourceLocation(file: String(repeating: "Folder/", count: 30) + "App.swift", line: 12)
    return Leak(
      verdict: .detachedButAlive,
      subject: Leak.Subject(token: 2, type: name(&random)),
      parent: Leak.Subject(token: 1, type: name(&random)),
      evidence: (0..<8).map { _ in Leak.Evidence(.attached, owner: name(&random), at: place) },
      explanation: explanation,
      signature: "",
      victims: (0..<50).map { Leak.Subject(token: $0 + 3, type: name(&random)) }
    )
  }

  @Test func noReportHasMoreThanFourKilobytes() {
    for seed in Seeds.of(400) {
      let leak = leak(seed: seed)
      #expect(leak.report.utf8.count <= 4096, "seed \(seed)")
      let changes = (0..<8).map { Leak.Change(leak.subject.type + "\($0)", at: leak.firstPlace) }
      let finding = leak.finding(changes: changes)
      let bytes = finding.lines().reduce(0) { $0 + $1.utf8.count + 1 }
      #expect(bytes <= 4096 + 8 * (leak.firstPlace?.file.utf8.count ?? 0), "seed \(seed)")
      #expect(finding.fix?.split(separator: "\n").count == 8)
    }
  }

  @Test(arguments: Seeds.of(40))
  func linesThatAreLeftOutMakeRoomForTheLineThatSaysSo(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lines = (0..<400).map { _ in String(repeating: "a", count: Int.random(in: 0...9, using: &random)) }
    for limit in 100..<140 {
      let fitting = lines.fitting(in: limit)
      #expect(fitting.reduce(0) { $0 + $1.utf8.count + 3 } <= limit)
    }
  }

  @Test func bothEndsOfALongPathStay() {
    let steps = (0..<60).map {
      Explanation.Step(owner: Subject(type: "Owner\($0)"), reference: "property\($0)")
    }
    let leak = Leak(
      verdict: .detachedButAlive,
      subject: Leak.Subject(token: 1, type: "Checkout"),
      explanation: Explanation(target: Subject(type: "Checkout"), answer: .held(root: "App"), steps: steps),
      signature: ""
    )
    let report = leak.report
    #expect(report.contains("strong property0\n") && report.contains("strong property59\n"))
    #expect(report.contains(" lines are left out …\n") && !report.contains("strong property30\n"))
    #expect(report.utf8.count > 3000 && report.utf8.count <= 4096)
  }
}
