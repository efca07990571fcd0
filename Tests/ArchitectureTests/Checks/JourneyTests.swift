import Foundation
import TestSupport
import Testing

@Suite("Journeys through the code")
struct JourneyTests {
  @Test func eachFileIsThereAndCallsTheNext() throws {
    let document = try String(contentsOf: projectFolder / "docs/architecture.md", encoding: .utf8)
    let hops = Journey.hops(in: document)
    #expect(hops.count { $0.caller == nil } == 3)
    #expect(Journey.flaws(in: hops, of: SourceFile.all) == [])
  }

  @Test(arguments: [
    ("A/Gone.swift", "A/Gone.swift is not there"),
    ("A/One.swift\n  A/Two.swift missing(", "A/One.swift does not call missing( of A/Two.swift"),
    ("A/One.swift\n  A/Two.swift elsewhere(", "A/Two.swift does not declare elsewhere("),
  ])
  func aWrongHopIsSeen(journey: String, flaw: String) {
    let files = [
      SourceFile(path: "Sources/A/One.swift", text: "first(); elsewhere()"),
      SourceFile(path: "Sources/A/Two.swift", text: "func first() {}\nfunc missing() {}"),
    ]
    let hops = Journey.hops(in: "```journey\n\(journey)\n```\n")
    #expect(Journey.flaws(in: hops, of: files) == [flaw])
  }
}

/// The ways through the code that the document shows: files, each below the one that calls it.
enum Journey {
  struct Hop {
    let path: String
    /// The call that leads to the file, such as `Session(`.
    let call: String
    /// The number of the hop that calls it; nil at a start.
    let caller: Int?
  }

  static func hops(in document: String) -> [Hop] {
    var hops: [Hop] = []
    for block in document.components(separatedBy: "```journey\n").dropFirst() {
      var path: [Int] = []
      for line in block.prefix(while: { $0 != "`" }).split(separator: "\n") {
        let depth = line.prefix { $0 == " " }.count / 2
        let words = line.split(separator: " ").map(String.init)
        path = Array(path.prefix(depth))
        hops.append(Hop(path: words[0], call: words.dropFirst().first ?? "", caller: path.last))
        path.append(hops.count - 1)
      }
    }
    return hops
  }

  static func flaws(in hops: [Hop], of files: [SourceFile]) -> [String] {
    let code = Dictionary(uniqueKeysWithValues: files.map { ($0.path.dropFirst("Sources/".count), $0.code) })
    return hops.compactMap { hop in
      guard let own = code[hop.path[...]] else { return "\(hop.path) is not there" }
      guard let number = hop.caller, let calling = code[hops[number].path[...]] else { return nil }
      let caller = hops[number].path
      guard calling.contains(hop.call) else { return "\(caller) does not call \(hop.call) of \(hop.path)" }
      let name = hop.call.prefix { $0 != "(" }
      let declarations = ["func \(name)", "struct \(name)", "class \(name)", "enum \(name)"]
      return declarations.contains { own.contains($0) }
        ? nil : "\(hop.path) does not declare \(hop.call)"
    }
  }
}
