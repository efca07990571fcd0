import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import Testing

@testable import CoordinatorCore

private enum Phase {
  case idle(String)
  case shown(Leaked)
}

/// What cannot be read here proves that it cannot: answers become unknown, and not wrong.
@Suite struct AbilityTests {
  @Test func everythingIsProvedHere() {
    #expect(Abilities.ofThisProgram.missing == [])
  }

  @Test func aWrongPlaceOfCapturesTurnsClosuresOff() {
    for wrong in [UInt(0), 4, 8, 12, 24, 4096] {
      let abilities = Abilities(testing: RuntimeLayout(captureDescriptor: wrong))
      #expect(abilities.missing == ["closures"])
      expectUnknown(abilities, "closures cannot be read on this system") { leaked in
        Holding({ [number = 1] in _ = (leaked, number) })
      }
    }
    for wrong in [UInt(0), 4, 16, 24] {
      #expect(Abilities(testing: RuntimeLayout(firstCapture: wrong)).missing == ["closures"])
    }
  }

  @Test func aWrongPlaceOfAnEnumsFunctionsTurnsEnumsOff() {
    for wrong in [0, 64, 72, 80] {
      let abilities = Abilities(testing: RuntimeLayout(tagOfEnum: wrong == 0 ? 64 : wrong))
      #expect(abilities.missing.contains("enums"))
      expectUnknown(abilities, "enums cannot be read on this system") { Holding(Phase.shown($0)) }
    }
    #expect(Abilities(testing: RuntimeLayout(projectPayload: 72)).missing.contains("enums"))
  }

  @Test func aWrongCountTurnsCountsOff() {
    let abilities = Abilities(testing: RuntimeLayout(missedReferences: 1))
    #expect(abilities.missing == ["counts"])
    let (_, target) = planted { Kept.all.append($0) }
    defer { Kept.all = [] }
    let answer = why(Holding(0), target, limits: limits(abilities)).answer
    #expect(answer == .unknown(reason: "the references to it cannot be counted"))
  }

  @Test func theHeaderOfARecordingTellsWhatIsOff() throws {
    var recording = Recording(name: "Shop")
    recording.missingAbilities = Abilities(testing: RuntimeLayout(captureDescriptor: 24)).missing
    let text = recording.jsonBytes()
    #expect(String(decoding: text, as: UTF8.self).contains(#""missingAbilities": ["closures"]"#))
    #expect(try Recording.runs(jsonLines: text).map(\.missingAbilities) == [["closures"]])
  }

  private func limits(_ abilities: Abilities) -> RetentionLimits {
    var limits = RetentionLimits()
    limits.plantedAbilities = abilities
    return limits
  }

  private func expectUnknown(
    _ abilities: Abilities,
    _ reason: String,
    location: Testing.SourceLocation = #_sourceLocation,
    _ make: (Leaked) -> AnyObject
  ) {
    let (root, target) = planted(make)
    let explanation = why(root, target, limits: limits(abilities))
    #expect(explanation.answer == .outside(count: 1), sourceLocation: location)
    #expect(explanation.limits.contains { $0.hasSuffix(reason) }, sourceLocation: location)
  }
}

private enum Kept {
  nonisolated(unsafe) static var all: [Leaked] = []
}
