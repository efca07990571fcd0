import CoordinatorGraph
import Testing

@testable import CoordinatorPages

@Suite("Leaks in Korean")
struct KoreanLeakWordsTests {
  @Test(arguments: Leak.Verdict.allCases)
  func eachVerdictIsASentence(verdict: Leak.Verdict) {
    let words = KoreanLeakWords(leak(verdict))
    #expect(words.message.hasPrefix("PostCoordinator: ") && words.message.hasSuffix("니다."))
    #expect((words.fix != nil) == verdict.isDefect)
    #expect(words.fix.map { fix in fix.contains { $0.isHangul } } != false)
  }

  @Test(arguments: Explanation.Hint.Action.allCases)
  func theWayTellsHowToFixItBetterThanTheVerdict(action: Explanation.Hint.Action) throws {
    var explained = leak(.detachedButAlive)
    explained.explanation = explanation(
      Explanation.Hint(
        action,
        owner: "Analytics",
        reference: "sinks[0]",
        location: SourceLocation(file: "Shop.swift", line: 7)
      )
    )
    let fix = try #require(KoreanLeakWords(explained).fix)
    #expect(fix != KoreanLeakWords(leak(.detachedButAlive)).fix)
    #expect(fix.hasSuffix("(Shop.swift:7)"))
    #expect(fix.contains("Analytics") == (action != .endOutside))
  }

  @Test func theWayIsDrawnWithItsSuspects() {
    var leak = leak(.detachedButAlive)
    leak.explanation = explanation(nil)
    leak.evidence = [
      Leak.Evidence(.attached, at: SourceLocation(file: "Home.swift", line: 3)),
      Leak.Evidence(.detached, at: SourceLocation(file: "Home.swift", line: 9)),
      Leak.Evidence(.cleared),
    ]
    leak.victims = [Leak.Subject(token: 4, type: "PostScreen", kind: .screen)]
    #expect(
      KoreanLeakWords(leak).details == [
        "부모: HomeCoordinator", "연결한 곳: Home.swift:3", "분리한 곳: Home.swift:9", "┬ 루트(App)에서 이어집니다",
        "├─ Analytics",
        "│    ↓ 강한 참조 sinks[0]  ← 의심", "╰→ PostCoordinator", "이 때문에 함께 남은 객체: PostScreen",
      ]
    )
  }

  @Test func howOftenAndHowSureIsSaid() {
    var leak = leak(.attachedTwice)
    (leak.count, leak.confidence) = (3, .likely)
    #expect(KoreanLeakWords(leak).message.hasSuffix("(3번, 가능성 높음)"))
  }

  private func leak(_ verdict: Leak.Verdict) -> Leak {
    Leak(
      verdict: verdict,
      subject: Leak.Subject(token: 2, type: "PostCoordinator"),
      parent: Leak.Subject(token: 1, type: "HomeCoordinator"),
      signature: "s"
    )
  }

  private func explanation(_ hint: Explanation.Hint?) -> Explanation {
    Explanation(
      target: Explanation.Subject(type: "PostCoordinator"),
      answer: .held(root: "App"),
      steps: [
        Explanation.Step(owner: .init(type: "Analytics"), reference: "sinks[0]", isSuspect: true)
      ],
      hint: hint
    )
  }
}

extension Character {
  fileprivate var isHangul: Bool { unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) } }
}
