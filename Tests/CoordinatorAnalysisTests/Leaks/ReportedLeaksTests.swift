import CoordinatorAnalysis
import CoordinatorGraph
import Testing

/// Which leaks of a run are reported after it.
@Suite struct ReportedLeaksTests {
  private func leak(_ number: Int, _ verdict: Leak.Verdict, _ signature: String) -> Leak {
    let subject = Leak.Subject(token: number, type: "CartCoordinator", kind: .coordinator)
    return Leak(number: number, verdict: verdict, subject: subject, signature: signature)
  }

  private func recording(_ withdrawn: [Leak], isFreed: Bool, standing: [Leak] = []) -> Recording {
    var recording = Recording()
    recording.leaks = standing
    recording.withdrawnLeaks = withdrawn
    recording.withdrawals = withdrawn.map {
      LeakWithdrawal(number: $0.number, at: 1, after: 48_000, isFreed: isFreed)
    }
    return recording
  }

  @Test(arguments: [true, false], [Leak.Verdict.strongWayUp, .screenKeepsCoordinator, .neverAttached])
  func aMistakeInCodeIsReportedThoughItsObjectIsGone(isFreed: Bool, verdict: Leak.Verdict) throws {
    let reported = recording([leak(1, verdict, "a")], isFreed: isFreed).reportedLeaks
    #expect(reported.map(\.number) == [1])
    let words = try #require(reported.first?.finding.details.last)
    #expect(words.hasPrefix(isFreed ? "it was freed 48 s later" : "it was so for a part"))
  }

  @Test func whatWasFreedLaterIsReportedAndWhatWasNoLeakIsNot() {
    let lives = Leak.Verdict.allCases.filter {
      $0.isDefect && ![.strongWayUp, .screenKeepsCoordinator, .neverAttached].contains($0)
    }
    let withdrawn = lives.enumerated().map { leak($0.offset + 1, $0.element, "\($0.offset)") }
    #expect(recording(withdrawn, isFreed: true).reportedLeaks.count == lives.count)
    #expect(recording(withdrawn, isFreed: false).reportedLeaks.isEmpty)
  }

  @Test(
    "A detached coordinator that was freed by itself is late; one that was freed with another, as by a logout, is a leak"
  )
  func freedByItself() {
    var recording = recording([leak(1, .detachedButAlive, "a")], isFreed: true)
    #expect(recording.reportedLeaks.map(\.verdict) == [.late])
    #expect(recording.reportedLeaks.allSatisfy { $0.reason.hasSuffix("but was released only later") })
    let root = Leak.Subject(token: 9, type: "HomeCoordinator", kind: .coordinator)
    recording.withdrawals = [LeakWithdrawal(number: 1, at: 1, isFreed: true, with: root)]
    #expect(recording.reportedLeaks.map(\.verdict) == [.detachedButAlive])
  }

  @Test func eachMistakeIsReportedOnceInTheOrderOfTheRun() {
    let again = [leak(2, .strongWayUp, "a"), leak(3, .strongWayUp, "b"), leak(1, .strongWayUp, "b")]
    let reported = recording(
      again,
      isFreed: true,
      standing: [leak(4, .growing, "c"), leak(5, .strongWayUp, "a")]
    )
    .reportedLeaks
    #expect(reported.map(\.number) == [3, 4, 5])
  }
}
