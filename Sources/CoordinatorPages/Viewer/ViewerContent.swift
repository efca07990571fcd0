import CoordinatorDiagrams
import CoordinatorGraph

/// The script's data besides the graph. What is missing, a page does not have.
struct ViewerContent: Encodable {
  struct Badge: Encodable {
    let name, sign, word: String
  }

  struct Image: Encodable {
    let address: String
    let width, height: Double
  }

  var title: String?
  /// Whether a server sends runs.
  var isLive = false
  /// Whether the server opens lines of source in an editor.
  var opensSource = false
  /// The words of each language that the reader can choose.
  let languages: [String: [String: String]]
  /// The names of filters that are off at first.
  let hidden: [String]
  let signs = Dictionary(uniqueKeysWithValues: ChangeMarks.Change.allCases.map { ($0.rawValue, $0.sign) })
  private(set) var changeWords: [String: String]?
  /// How nodes have changed, by their ids, and edges, by their places in the graph.
  private(set) var changes: [String: String]?
  private(set) var edgeChanges: [Int: String]?
  /// The places of edges to point out.
  private(set) var highlights: [Int]?
  private(set) var badges: [String: Badge]?
  private(set) var images: [String: Image]?
  private(set) var pages: [String: String]?
  /// The address of a line of source, with `{file}` and `{line}`.
  private(set) var sourceLink: String?
  /// What the names of coordinators are shown without.
  private(set) var suffix: String?

  /// The content of a page whose runs a server sends.
  init(opensSource: Bool) {
    isLive = true
    self.opensSource = opensSource
    hidden = Self.filters(Viewer.secondary)
    languages = Dictionary(uniqueKeysWithValues: Captions.allCases.map { ($0.rawValue, $0.words) })
  }

  init(_ viewer: Viewer) {
    let options = viewer.options
    title = viewer.title
    hidden = Self.filters(viewer.hidden)
    languages = [viewer.captions.rawValue: viewer.captions.words]
    sourceLink = options.sourceLink?.template
    suffix = options.suffix.text(in: viewer.graph.nodes)
    pages = Self.named(viewer.pages.filter { $0.value.isPageAddress }) { $0 }
    badges = Self.named(options.badges) { Badge(name: $0.name, sign: $0.sign, word: $0.word) }
    images = Self.named(options.thumbnails) {
      Image(address: $0.address, width: $0.size.width, height: $0.size.height)
    }
    let places = viewer.graph.edges.enumerated()
    if !options.highlights.isEmpty {
      highlights = places.filter { options.highlights.contains($0.element) }.map(\.offset)
    }
    guard let marks = options.changes else { return }
    changes = Self.named(marks.nodes) { $0.rawValue } ?? [:]
    changeWords = Dictionary(uniqueKeysWithValues: marks.words.map { ($0.key.rawValue, $0.value) })
    edgeChanges = places.reduce(into: [:]) { $0[$1.offset] = marks.edges[$1.element]?.rawValue }
  }

  private static func filters(_ kinds: Set<Node.Kind>) -> [String] {
    kinds.map { "node.\($0.rawValue)" }.sorted()
  }

  private static func named<Value, Shown>(
    _ values: [NodeID: Value],
    _ shown: (Value) -> Shown
  ) -> [String: Shown]? {
    values.isEmpty ? nil : Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, shown($0.value)) })
  }
}

extension String {
  /// Whether it leads to a page, and not to a script or to data: a path, or an address of the web.
  var isPageAddress: Bool {
    let start = prefix { !"/?#".contains($0) }
    guard let colon = start.firstIndex(of: ":") else { return true }
    return ["http", "https"].contains(start[..<colon].lowercased())
  }
}
