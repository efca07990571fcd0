import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import Testing

/// The text that the `leaks` tool of macOS prints for a memory graph.
@Suite struct MemoryGraphTextTests {
  static let report = """
    Process:         Shop [3200]
    leaks Report Version: 4.0
    Process 3200: 41926 nodes malloced for 6668 KB
    Process 3200: 9 leaks for 512 total leaked bytes.

        9 (512 bytes) << TOTAL >>

          3 (144 bytes) ROOT CYCLE: <Shop.CheckoutCoordinator 0x600002332540> [64]
             2 (80 bytes) __strong onPay --> ROOT CYCLE: <Swift closure context 0x600002332660> [48]
                __strong [capture] --> CYCLE BACK TO <Shop.CheckoutCoordinator 0x600002332540> [64]
             1 (32 bytes) __strong title --> <CFString 0x600002367c40> [32]

          3 (144 bytes) ROOT CYCLE: <FilterModel 0x600002330001> [64]
             2 (80 bytes) listener --> ROOT CYCLE: <FilterCoordinator 0x600002330002> [48]
                model --> CYCLE BACK TO <FilterModel 0x600002330001> [64]

          2 (96 bytes) ROOT LEAK: <ListCoordinator 0x600002d16940> [48]
             1 (48 bytes) childCoordinators --> <Swift._ContiguousArrayStorage<Coordinator> 0x600002d16950> [48]
                <DetailCoordinator 0x600002d16960> [48]

          1 (48 bytes) ROOT LEAK: <HomeViewModel 0x600002d16970> [48]
          1 (32 bytes) ROOT LEAK: 0x7fc659445b00 [32]
    """

  @Test func cyclesAndRootsBecomeLeaks() {
    let text = MemoryGraphText(Array(Self.report.utf8))
    #expect(text.count == 9 && text.others == 2 && !text.isCutShort)
    #expect(
      text.leaks.map { $0.explanation?.line } == [
        "CheckoutCoordinator → onPay → closure captures → CheckoutCoordinator, a closed cycle",
        "FilterCoordinator → model → listener → FilterCoordinator, a closed cycle",
        "ListCoordinator: cause unknown, it was retained once too often, or its owner was",
      ]
    )
    #expect(text.leaks[0].explanation?.hint?.action == .weakCapture)
    #expect(
      text.leaks[1].explanation?.hint
        == Explanation.Hint(.weakProperty, owner: "FilterModel", reference: "listener")
    )
  }

  @Test func equalTreesAreOneLeak() {
    let tree = "    1 (48 bytes) ROOT LEAK: <ListCoordinator 0x60> [48]\n"
    let text = MemoryGraphText(Array("leaks Report Version: 4.0\n\(tree)\(tree)\(tree)".utf8))
    #expect(text.leaks.map(\.count) == [3])
  }

  @Test func theTextIsRecognized() {
    #expect(MemoryGraphText.looksLike(Array(Self.report.utf8)))
    #expect(!MemoryGraphText.looksLike(Array("{\"header\": \"leaks Report Version\"}".utf8)))
    #expect(!MemoryGraphText.looksLike([]))
  }

  /// Text of any shape ends in bounded time, and without a crash.
  @Test func hostileTextIsRead() {
    let pieces = [
      "1 (48 bytes) ROOT CYCLE: <ACoordinator 0x1> [48]", "-->", "a --> ROOT CYCLE: <",
      "CYCLE BACK TO <B 0x1>", "0x", "<>",
      "ROOT LEAK: ", "9999999999999999999999 (1 bytes) <XCoordinator 0x2>", "\u{202E}<C\u{0}oordinator 0x3>",
      "(", ")", "> <",
    ]
    var seed: UInt64 = 7
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<200 {
      let lines = (0..<next(60)).map { _ in
        String(repeating: " ", count: next(12))
          + (0..<next(4)).map { _ in pieces[next(pieces.count)] }.joined()
      }
      _ = MemoryGraphText(Array(lines.joined(separator: "\n").utf8)).leaks
    }
    let deep = (0..<5000).map {
      String(repeating: " ", count: $0) + "a --> ROOT CYCLE: <ACoordinator 0x\($0)> [1]"
    }
    _ = MemoryGraphText(Array(deep.joined(separator: "\n").utf8)).leaks
    let long = "    ROOT LEAK: <" + String(repeating: "<.", count: 100_000)
    _ = MemoryGraphText(Array(long.utf8)).leaks
    let wide = Array(String(repeating: "    ROOT LEAK: <ACoordinator 0x1> [1]\n", count: 100_001).utf8)
    #expect(MemoryGraphText(wide).isCutShort)
  }
}
