import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPictures
import Foundation

// PictureBenchmark snapshot NODES EXTRA     a snapshot of a random tree, with edges beside it, on stdout
// PictureBenchmark dot SNAPSHOT             the graph of a snapshot as DOT without places, on stdout
// PictureBenchmark inprocess                a table of milliseconds in this process
// PictureBenchmark stability NODES TRIALS   the share of nodes that move when a leaf is added

switch CommandLine.arguments.dropFirst().first {
case "snapshot":
  let graph = RandomTree.graph(nodes: argument(2), extra: argument(3))
  print(Snapshot(origin: .init(kind: .live), graph: graph).json(), terminator: "")
case "dot":
  let bytes = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[2]))
  print(PlainDOT.text(of: try Snapshot(json: Array(bytes)).graph), terminator: "")
case "inprocess":
  try InProcess.measure()
case "stability":
  try Stability.measure(nodes: argument(2), trials: argument(3))
default:
  print("say what to measure: snapshot NODES EXTRA, dot SNAPSHOT, inprocess, stability NODES TRIALS")
}

func argument(_ place: Int) -> Int {
  CommandLine.arguments.count > place ? Int(CommandLine.arguments[place]) ?? 0 : 0
}
