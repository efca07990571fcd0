import CoordinatorGraph
import TestSupport

/// Recordings in which every text is a name that breaks formats, and every optional value is filled in somewhere.
enum RandomRecording {
  static func any(seed: UInt64) -> Recording {
    var random = SeededGenerator(seed: seed)
    var recording = Recording(name: seed % 3 == 0 ? nil : name(&random))
    recording.events = (1...6).map { event($0, &random) }
    recording.snapshots = [
      RecordedSnapshot(at: 0, snapshot: HostileSnapshot.any(seed: seed)),
      RecordedSnapshot(at: 7, label: name(&random), snapshot: HostileSnapshot.any(seed: seed + 1)),
    ]
    recording.checks = [
      RecordedCheck(at: 3, watched: 2),
      RecordedCheck(at: 9, watched: 0, dropped: 4, unknown: [name(&random)]),
    ]
    recording.leaks = [1, 2, 5].map { leak($0, &random) }
    recording.withdrawnLeaks = [3, 4].map { leak($0, &random) }
    recording.withdrawals = [3, 4].map {
      LeakWithdrawal(
        number: $0,
        at: $0,
        after: $0 * 7,
        isFreed: $0 == 4,
        with: $0 == 4 ? subject(&random) : nil
      )
    }
    recording.isFinished = seed % 2 == 0
    return recording
  }

  private static func name(_ random: inout SeededGenerator) -> String {
    RandomGraph.hostileNames.randomElement(using: &random) ?? ""
  }

  private static func subject(_ random: inout SeededGenerator) -> Leak.Subject {
    Leak.Subject(
      token: Int.random(in: 1...Int.max, using: &random),
      type: name(&random),
      ordinal: Int.random(in: 1...3, using: &random),
      kind: Node.Kind.allCases.randomElement(using: &random) ?? .screen
    )
  }

  private static func location(_ random: inout SeededGenerator) -> SourceLocation? {
    Bool.random(using: &random)
      ? SourceLocation(file: name(&random), line: Int.random(in: 1...9, using: &random)) : nil
  }

  private static func event(_ number: Int, _ random: inout SeededGenerator) -> RecordedEvent {
    RecordedEvent(
      number: number,
      at: number * 10,
      kind: RecordedEvent.Kind.allCases.randomElement(using: &random) ?? .met,
      subject: subject(&random),
      parent: Bool.random(using: &random) ? subject(&random) : nil,
      location: location(&random)
    )
  }

  private static func leak(_ number: Int, _ random: inout SeededGenerator) -> Leak {
    Leak(
      number: number,
      verdict: Leak.Verdict.allCases.randomElement(using: &random) ?? .unknown,
      subject: subject(&random),
      parent: Bool.random(using: &random) ? subject(&random) : nil,
      screen: Bool.random(using: &random) ? name(&random) : nil,
      property: Bool.random(using: &random)
        ? Leak.Property(owner: name(&random), name: name(&random), location: location(&random)) : nil,
      evidence: (0..<Int.random(in: 0...2, using: &random)).map { _ in
        evidence(&random)
      },
      confidence: Leak.Confidence.allCases.randomElement(using: &random) ?? .likely,
      explanation: Bool.random(using: &random) ? explanation(&random) : nil,
      signature: name(&random),
      count: Int.random(in: 1...3, using: &random),
      victims: (0..<Int.random(in: 0...2, using: &random)).map { _ in subject(&random) },
      node: Bool.random(using: &random) ? NodeID(name(&random)) : nil
    )
  }

  private static func evidence(_ random: inout SeededGenerator) -> Leak.Evidence {
    Leak.Evidence(
      Leak.Evidence.Kind.allCases.randomElement(using: &random) ?? .held,
      owner: name(&random),
      property: name(&random),
      at: location(&random)
    )
  }

  private static func explanation(_ random: inout SeededGenerator) -> Explanation {
    let answers: [Explanation.Answer] = [
      .outside(count: 2), .closedCycle, .held(root: name(&random)), .unknown(reason: name(&random)),
    ]
    return Explanation(
      target: subject(&random),
      answer: answers.randomElement(using: &random) ?? .closedCycle,
      steps: [Explanation.Step(owner: subject(&random), reference: name(&random), isSuspect: true)],
      balance: Explanation.Balance(explained: 1, total: 3),
      references: [Explanation.Reference(owner: name(&random), reference: name(&random), ownership: .weak)],
      holders: [Explanation.Holder(.timer, owner: name(&random), property: name(&random))],
      hint: Explanation.Hint(
        Explanation.Hint.Action.allCases.randomElement(using: &random) ?? .endOutside,
        owner: name(&random),
        reference: name(&random),
        holder: .observer,
        location: location(&random)
      ),
      limits: [name(&random)]
    )
  }

  private static func subject(_ random: inout SeededGenerator) -> Explanation.Subject {
    Explanation.Subject(
      type: name(&random),
      name: name(&random),
      location: location(&random),
      mark: Explanation.Mark(
        .leaking,
        Explanation.Mark.Reason.allCases.randomElement(using: &random),
        name: name(&random)
      )
    )
  }
}
