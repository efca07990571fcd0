import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Broken documents")
struct MutationTests {
  private let bytes = Array(SnapshotErrorTests.document.utf8)

  @Test("A document that ends early is said to be cut short, wherever it ends")
  func truncated() {
    for length in 1..<bytes.count {
      let error = #expect(throws: SnapshotError.self) { try Snapshot(json: bytes.prefix(length)) }
      guard case .cutShort? = error else {
        Issue.record("\(length): \(String(describing: error))")
        continue
      }
    }
  }

  @Test("Changed bytes never crash, and what can still be read is written as a document")
  func flipped() throws {
    var random = SeededGenerator(seed: Seeds.of(1000)[5])
    var readable = 0
    for _ in 0..<4_000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) { change(&changed, using: &random) }
      guard let snapshot = try? Snapshot(json: changed) else { continue }
      readable += 1
      #expect(try Snapshot(json: snapshot.jsonBytes()) == snapshot)
    }
    #expect((20..<3_000).contains(readable))
  }

  private func change(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    let position = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[position] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.remove(at: position)
    default: bytes.insert(Array("{}[]\",:\\0-".utf8).randomElement(using: &random) ?? 0, at: position)
    }
  }
}
