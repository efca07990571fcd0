import CoordinatorGraph

/// The entries of the legend of a drawing. O(n + m).
struct LegendContent {
  private let looks: Set<NodeLook>
  /// The ownerships of the edges of each kind.
  private let kindsOfEdges: [Edge.Kind: Set<Ownership>]
  private let ownershipsOfEdges: Set<Ownership>

  private let changes: Set<ChangeMarks.Change>
  private let words: [ChangeMarks.Change: String]

  private let hasAcross: Bool

  init(_ drawing: Drawing, _ options: DiagramOptions = DiagramOptions(), hasAcross: Bool = false) {
    self.hasAcross = hasAcross
    let marks = options.changes
    words = marks?.words ?? [:]
    looks = Set(NodeLook.looks(in: drawing, options))
    changes = Set(looks.compactMap(\.change)).union(drawing.edges.joined().compactMap { marks?.edges[$0] })
    kindsOfEdges = drawing.edges.joined().reduce(into: [:]) { $0[$1.kind, default: []].insert($1.ownership) }
    ownershipsOfEdges = Set(
      drawing.edges.lazy.joined().filter { $0.ownership != .unknown || $0.kind.isReference }.map(\.ownership)
    )
  }

  /// Whether nodes of several kinds, or edges of several kinds or ownerships, meet.
  var isWorthTelling: Bool {
    !changes.isEmpty || hasAcross || hasTabs || Set(looks.map(\.kind)).count > 1 || hasKinds
      || !ownerships.isEmpty
  }

  /// Whether lines are not all those to children.
  private var hasKinds: Bool { kindsOfEdges.keys.contains { $0 != .child } }

  /// Whether outlines have the rider of a tab, which not everyone knows.
  private var hasTabs: Bool { looks.contains { $0.part == .tab || $0.part == .tabContainer } }

  /// A sample for each role, and then the other meanings of outlines.
  var nodes: [Legend.Entry] {
    guard changes.isEmpty else { return signs }
    let parts = NodePart.allCases.compactMap { part in
      let kinds = looks.filter { $0.part == part }.map(\.kind)
      let kind = Node.Kind.allCases.first(where: kinds.contains)
      return kind.map { Legend.Entry(sample: .node(NodeLook(kind: $0, part: part)), word: part.word) }
    }
    return parts + scopes + doubts
  }

  /// The changes: the reason to look at such a picture.
  private var signs: [Legend.Entry] {
    ChangeMarks.Change.allCases.filter(changes.contains).map { change in
      let sample = NodeLook(kind: .coordinator, part: .leaf, change: change)
      return Legend.Entry(sample: .node(sample), word: "\(change.sign) \(words[change] ?? change.rawValue)")
    } + doubts
  }

  private var scopes: [Legend.Entry] {
    [(NodeScope.shared, "kept by its container"), (.weak, "kept while used")].compactMap { scope, word in
      guard let look = looks.first(where: { $0.scope == scope }) else { return nil }
      let sample = NodeLook(kind: look.kind, part: look.part, scope: scope)
      return Legend.Entry(sample: .node(sample), word: word)
    }
  }

  private var doubts: [Legend.Entry] {
    guard looks.contains(where: \.isUnknown) else { return [] }
    let sample = NodeLook(kind: .coordinator, part: .leaf, isUnknown: true)
    return [Legend.Entry(sample: .node(sample), word: "? incomplete")]
  }

  var kinds: [Legend.Entry] {
    let paint = EdgePaint(.child, .strong, isPale: false, isAcross: true)
    let across = hasAcross ? [Legend.Entry(sample: .edge(.child, paint), word: "across the tree")] : []
    guard hasKinds else { return across }
    return Edge.Kind.allCases.compactMap { kind in
      kindsOfEdges[kind].map { ownerships in
        let usual = kind.isWayUp ? Ownership.weak : .strong
        let sample = ownerships.count == 1 ? ownerships.first ?? usual : usual
        return Legend.Entry(sample: .edge(kind, Self.paint(kind, sample)), word: kind.rawValue)
      }
    } + across
  }

  var ownerships: [Legend.Entry] {
    guard ownershipsOfEdges.count > 1 || !ownershipsOfEdges.isDisjoint(with: [.weak, .unowned]) else {
      return []
    }
    return Ownership.allCases.filter(ownershipsOfEdges.contains).map { ownership in
      Legend.Entry(
        sample: .edge(.child, Self.paint(.child, ownership)),
        word: ownership == .unknown ? "not known" : ownership.rawValue
      )
    }
  }

  private static func paint(_ kind: Edge.Kind, _ ownership: Ownership) -> EdgePaint {
    EdgePaint(kind, ownership, isPale: ownership == .unknown)
  }
}

extension NodePart {
  fileprivate var word: String {
    self == .tabContainer ? "tab container" : rawValue
  }
}
