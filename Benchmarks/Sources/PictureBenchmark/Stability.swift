import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPictures
import Foundation

/// How much of a picture moves when a tree gets one more leaf.
///
/// Two pictures are laid over each other so that as many nodes as can be stand where they stood; the others moved.
/// Next to it the share of nodes that moved relative to their parents, and of those that do so among siblings.
enum Stability {
  static func measure(nodes: Int, trials: Int) throws {
    print(
      "| moved, median | moved, 9 of 10 below | moved from their parents, median |\n|--:|--:|--:|"
    )
    let graph = RandomTree.graph(nodes: nodes)
    let before = try places(graph)
    var random = SplitMix(state: 7)
    var (moved, bent) = ([Double](), [Double]())
    for _ in 0..<trials {
      let larger = RandomTree.adding(to: Int.random(in: 0..<nodes, using: &random), of: graph)
      let after = try places(larger)
      moved.append(share(movedFrom: before, to: after))
      bent.append(share(of: graph, bentFrom: before, to: after))
    }
    let cells = [median(moved), moved.sorted()[trials * 9 / 10], median(bent)].map(percent)
    print("| \(cells.joined(separator: " | ")) |")
  }

  private struct Place: Hashable {
    let x: Double
    let y: Double
  }

  /// The nodes' centres, out of the SVG.
  private static func places(_ graph: Graph) throws -> [String: Place] {
    let svg = SVGRenderer().render(graph)
    var places: [String: Place] = [:]
    for part in svg.components(separatedBy: "<g id=\"node.").dropFirst() {
      guard let name = part.split(separator: "\"").first else { continue }
      guard let text = part.components(separatedBy: "<text ").dropFirst().first else { continue }
      let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
      func number(_ name: String) -> Double? {
        quoted.firstIndex { $0.hasSuffix(" \(name)=") || $0 == "\(name)=" }.flatMap { Double(quoted[$0 + 1]) }
      }
      if let x = number("x"), let y = number("y") { places[String(name)] = Place(x: x, y: y) }
    }
    precondition(
      places.count == graph.nodes.count,
      "\(places.count) of \(graph.nodes.count) nodes were found"
    )
    return places
  }

  private static func share(movedFrom before: [String: Place], to after: [String: Place]) -> Double {
    var shifts: [Place: Int] = [:]
    for (name, place) in before {
      guard let now = after[name] else { continue }
      shifts[Place(x: (now.x - place.x).rounded(), y: (now.y - place.y).rounded()), default: 0] += 1
    }
    return 1 - Double(shifts.values.max() ?? 0) / Double(before.count)
  }

  private static func share(
    of graph: Graph,
    bentFrom before: [String: Place],
    to after: [String: Place]
  ) -> Double {
    let bent = graph.edges.filter { edge in
      let ends = [edge.from, edge.to].map(\.rawValue)
      let ways = [before, after].map { places -> Place? in
        guard let from = places[ends[0]], let to = places[ends[1]] else { return nil }
        return Place(x: (to.x - from.x).rounded(), y: (to.y - from.y).rounded())
      }
      return ways[0] != ways[1]
    }
    return Double(bent.count) / Double(graph.edges.count)
  }

  private static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

  private static func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }
}
