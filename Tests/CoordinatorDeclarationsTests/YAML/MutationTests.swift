import CoordinatorDeclarations
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("Broken YAML")
struct MutationTests {
  private let documents: [[UInt8]]

  init() throws {
    let file = projectFolder.appendingPathComponent("Examples/Declared/containers.yml")
    let graph = RandomGraph.any(nodes: 12, edges: 24, seed: 5)
    documents = [
      Array(try Data(contentsOf: file)),
      Array(Snapshot(origin: .init(kind: .live), graph: graph).yaml().utf8),
    ]
  }

  @Test("A document that ends early is a graph or an error, wherever it ends")
  func truncated() {
    for bytes in documents {
      for length in stride(from: 0, through: bytes.count, by: 3) { read(bytes.prefix(length)) }
    }
  }

  @Test("Changed bytes never crash, and what can still be read is written and read again")
  func flipped() throws {
    var random = SeededGenerator(seed: 1)
    var readable = 0
    for round in 0..<2_000 {
      var changed = documents[round % 2]
      for _ in 0..<Int.random(in: 1...2, using: &random) { change(&changed, using: &random) }
      if read(changed[...]) { readable += 1 }
    }
    #expect((50..<1_800).contains(readable))
  }

  /// Whether the bytes state a graph. If so, it is written, and is the same when it is read again.
  @discardableResult
  private func read(_ bytes: ArraySlice<UInt8>) -> Bool {
    do throws(DeclarationError) {
      let snapshot = try Snapshot(yaml: String(decoding: bytes, as: UTF8.self))
      #expect((try? Snapshot(yaml: snapshot.yaml())) == snapshot)
      return true
    } catch {
      #expect(error.errorDescription?.contains("\n") == false)
      return false
    }
  }

  private func change(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    let position = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[position] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.remove(at: position)
    default:
      bytes.insert(Array("{}[]\",:\\-&*!|>'%@`?# \n\t".utf8).randomElement(using: &random) ?? 0, at: position)
    }
  }
}
