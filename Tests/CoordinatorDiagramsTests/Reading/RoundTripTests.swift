import CoordinatorDiagrams
import CoordinatorGraph
import CustomDump
import Foundation
import TestSupport
import Testing

@Suite("Snapshots as JSON")
struct RoundTripTests {
  @Test("What is written is read as the same value, and written as the same bytes")
  func roundTrip() throws {
    for seed in Seeds.of(200) {
      let snapshot = HostileSnapshot.any(seed: seed)
      let bytes = snapshot.jsonBytes()
      let read = try Snapshot(json: bytes)
      expectNoDifference(read, snapshot)
      #expect(read.jsonBytes() == bytes, "seed \(seed)")
      #expect(Array(snapshot.json().utf8) == bytes)
    }
  }

  @Test("Another reader of JSON finds the same texts")
  func foundation() throws {
    for seed in Seeds.of(50) {
      let snapshot = HostileSnapshot.any(seed: seed)
      let object = try JSONSerialization.jsonObject(with: Data(snapshot.jsonBytes())) as? [String: Any]
      let graph = object?["graph"] as? [String: Any]
      let nodes = graph?["nodes"] as? [[String: Any]]
      #expect(texts("id", in: nodes) == snapshot.graph.nodes.map(\.id.rawValue.withoutMark))
      #expect(texts("label", in: nodes) == snapshot.graph.nodes.map(\.label?.withoutMark))
      let edges = graph?["edges"] as? [[String: Any]]
      #expect(edges?.map { $0["order"] as? Int ?? 0 } == snapshot.graph.edges.map(\.order))
    }
  }

  @Test("The keys of every object are sorted")
  func sortedKeys() {
    for seed in Seeds.of(50) {
      var open: [[String]] = []
      for line in HostileSnapshot.any(seed: seed).json().split(separator: "\n") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count > 2, parts[2].hasPrefix(": ") { open[open.count - 1].append(String(parts[1])) }
        if line.hasSuffix("{") || line.hasSuffix("[") { open.append([]) }
        guard line.trimmingCharacters(in: [" ", ",", "}", "]"]).isEmpty, let keys = open.popLast() else {
          continue
        }
        #expect(keys == keys.sorted() && Set(keys).count == keys.count)
      }
    }
  }

  @Test("No control character and no line separator stands bare in a document")
  func escapes() {
    for seed in Seeds.of(50) {
      let scalars = HostileSnapshot.any(seed: seed).json().unicodeScalars
      let bare = scalars.filter { $0 != "\n" && $0.properties.generalCategory == .control }
      #expect(bare.isEmpty)
      #expect(!scalars.contains("\u{2028}") && !scalars.contains("\u{2029}"))
    }
  }

  @Test("The document looks as docs/reference/snapshot.md shows it")
  func golden() throws {
    let login = Node(
      id: "App/Login",
      type: "LoginCoordinator",
      role: .tab,
      label: "Login \"flow\"",
      module: "App",
      location: SourceLocation(file: "App/Login.swift", line: 12),
      documentation: "Signs in.\n로그인 🧳 \u{7F}\u{85}\u{2028}",
      unknown: ["a property without metadata"]
    )
    let edge = Edge(
      from: "App",
      to: "App/Login",
      kind: .holds,
      ownership: .strong,
      via: "login",
      label: "tab",
      order: 1,
      evidence: [SourceLocation(file: "App/App.swift", line: 36)]
    )
    let graph = try Graph(
      nodes: [login, Node(id: "App", type: "AppCoordinator", role: .root)],
      edges: [edge, Edge(from: "App", to: "App/Login")]
    )
    let finding = Finding(rule: "attached-twice", severity: .warning, message: "Twice.", node: "App")
    let snapshot = Snapshot(origin: .init(kind: .live, name: "WithYou"), graph: graph, findings: [finding])
    #expect(Golden.difference(snapshot.json(), name: "snapshot.json") == nil)
    let empty = Snapshot(origin: .init(kind: .source), graph: .empty)
    #expect(Golden.difference(empty.json(), name: "empty.json") == nil)
  }

  @Test("Every collection of bytes can be read, white space and a byte order mark around it too")
  func collections() throws {
    let snapshot = HostileSnapshot.any(seed: 1)
    let bytes = snapshot.jsonBytes()
    #expect(try Snapshot(json: snapshot.json().utf8) == snapshot)
    #expect(try Snapshot(json: Data(bytes)) == snapshot)
    #expect(try Snapshot(json: AnyCollection(bytes)) == snapshot)
    #expect(try Snapshot(json: [0xEF, 0xBB, 0xBF] + bytes) == snapshot)
    #expect(try Snapshot(json: Array(" \t\r\n".utf8) + bytes + Array("\r\n ".utf8)) == snapshot)
  }

  private func texts(_ key: String, in objects: [[String: Any]]?) -> [String?]? {
    objects?.map { ($0[key] as? String)?.withoutMark }
  }
}

extension String {
  /// Foundation on Linux drops a byte order mark at the start of a text.
  fileprivate var withoutMark: String {
    hasPrefix("\u{FEFF}") ? String(unicodeScalars.dropFirst()) : self
  }
}
