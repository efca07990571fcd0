import CoordinatorAnalysis
import CoordinatorGraph
import CoordinatorScanner

/// The paths to a node as a tree, in which a common start is one branch. A line names the source that shows its step.
struct PathsText {
  private let paths: RootPaths
  private let names: NodeNames
  private let functions: SourceFunctions
  private let places: SourcePlaces

  init(_ paths: RootPaths, _ names: NodeNames, _ functions: SourceFunctions) {
    (self.paths, self.names, self.functions) = (paths, names, functions)
    places = SourcePlaces(paths.all.joined().flatMap(\.evidence))
  }

  var text: String {
    let title = names[paths.target]
    guard !paths.all.isEmpty else { return "\(title.onOneLine) is a root\n" }
    let count = paths.all.count == 1 ? "1 path" : "\(paths.all.count) paths, the shortest first"
    let folder = places.folder.isEmpty ? "" : "; files are below \(places.folder)"
    let lines = ["\(title): \(paths.hasMore ? "more than " : "")\(count)\(folder)"] + tree
    return lines.map { $0.onOneLine + "\n" }.joined()
  }

  /// A node of the tree: the step to it, and the next ones.
  private struct Branch {
    let words: String
    var steps: [Int] = []
  }

  private var tree: [String] {
    var branches = [Branch(words: "")]
    for path in paths.all {
      var place = 0
      let root = path.first.map { names[$0.from] } ?? ""
      for words in [root] + path.map(step) {
        if let next = branches[place].steps.first(where: { branches[$0].words == words }) {
          place = next
        } else {
          branches[place].steps.append(branches.count)
          place = branches.count
          branches.append(Branch(words: words))
        }
      }
    }
    return Self.lines(of: branches)
  }

  /// Deeper lines are not indented any more, so that the text of a long path stays short.
  private static let deepest = 40

  private static func lines(of branches: [Branch]) -> [String] {
    var lines: [String] = []
    var open = branches[0].steps.reversed().map { (place: $0, depth: 0, mark: "", indent: "") }
    while let (place, depth, mark, indent) = open.popLast() {
      lines.append(indent + mark + branches[place].words)
      let isDeep = depth == 0 || depth > deepest
      let inner = isDeep ? indent : indent + (mark == "└── " ? "    " : "│   ")
      for (number, next) in branches[place].steps.enumerated().reversed() {
        let isLast = number == branches[place].steps.count - 1
        open.append((next, depth + 1, isLast ? "└── " : "├── ", inner))
      }
    }
    return lines
  }

  private func step(_ edge: Edge) -> String {
    let words =
      [
        edge.kind.rawValue, edge.via.map { "via \($0)" }, functions.name(of: edge).map { "in \($0)" },
        edge.condition.map { "if \($0)" },
      ]
      .compactMap { $0 } + (edge.isPossible ? ["possible"] : [])
    let evidence = places.text(edge.evidence)
    return "\(names[edge.to]) (\(words.joined(separator: ", ")))" + (evidence.isEmpty ? "" : "  \(evidence)")
  }
}

extension [RootPaths] {
  /// The paths for programs.
  func json(_ functions: SourceFunctions) -> JSONValue {
    let targets = JSONValue.list(self) { paths in
      [
        "hasMore": .truth(paths.hasMore),
        "node": .text(paths.target.rawValue),
        "paths": .list(paths.all) { path in .list(path) { $0.json(in: functions.name(of: $0)) } },
      ]
    }
    return ["schemaVersion": .number(1), "targets": targets]
  }
}

extension Edge {
  fileprivate func json(in function: String?) -> JSONValue {
    [
      "condition": condition.map(JSONValue.text),
      "from": .text(from.rawValue),
      "function": function.map(JSONValue.text),
      "isPossible": .truth(isPossible),
      "kind": .text(kind.rawValue),
      "places": .list(evidence) { .text("\($0.file):\($0.line)") },
      "to": .text(to.rawValue),
      "via": via.map(JSONValue.text),
    ]
  }
}

/// The functions around lines of source, which say when a step is taken.
final class SourceFunctions {
  /// The folder that paths in the graph start from; nil if the graph was not read from source here.
  private let top: String?
  private var outlines: [String: SourceOutline?] = [:]

  init(of inputs: [Input]) {
    let first = inputs.allSatisfy(\.isSource) ? inputs.first?.path : nil
    top = first.map(ProjectRoot.real).map { path in
      ProjectRoot(of: path, isFolder: FileStatus(path: path)?.isFolder ?? false).path
    }
  }

  /// The name of the function in which the first line is that shows an edge.
  func name(of edge: Edge) -> String? {
    guard let place = edge.evidence.first, let outline = outline(of: place.file) else { return nil }
    let members = outline.declarations.lazy.flatMap(\.members)
    return members.first { $0.kind == .function && $0.lines.contains(place.line) }?.names.first
  }

  private func outline(of file: String) -> SourceOutline? {
    if let known = outlines[file] { return known }
    let outline = top.flatMap { try? Input.file("\($0)/\(file)").read() }.flatMap(SourceOutline.init)
    outlines[file] = .some(outline)
    return outline
  }
}
