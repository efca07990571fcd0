/// The summaries that are being made, innermost last, and what each depends on.
struct SummaryStack {
  private var open: [Trace] = []
  /// How many summaries were opened so far.
  private var turns = 0

  /// What a summary depends on.
  struct Trace {
    fileprivate let summary: CachedSummary
    fileprivate let turn: Int
    /// The depth of the outermost summary that a recursive call in this one came back to.
    fileprivate var lowest = Int.max
    /// Whether a call was not followed, because it was recursive or too deep.
    fileprivate(set) var isCut = false
    fileprivate(set) var callsItself = false
    /// The outermost summary that a recursive call came back to; nil where a call was too deep.
    fileprivate(set) var head: CachedSummary?
    fileprivate(set) var looked: [(known: FieldValues, version: Int)] = []
    fileprivate(set) var called: [(summary: CachedSummary, version: Int)] = []
  }

  var count: Int { open.count }

  mutating func enter(_ summary: CachedSummary) {
    summary.depth = open.count
    turns += 1
    open.append(Trace(summary: summary, turn: turns))
  }

  mutating func leave() -> Trace {
    var last = open.removeLast()
    last.isCut = last.lowest < open.count
    last.head = open.indices.contains(last.lowest) ? open[last.lowest].summary : nil
    return last
  }

  mutating func look(at known: FieldValues) {
    guard !open.isEmpty else { return }
    let last = open.count - 1
    if known.noted.isNew(known.version, in: open[last].turn) {
      open[last].looked.append((known, known.version))
    }
  }

  mutating func call(_ summary: CachedSummary) {
    guard !open.isEmpty else { return }
    let last = open.count - 1
    if summary.noted.isNew(summary.version, in: open[last].turn) {
      open[last].called.append((summary, summary.version))
    }
    if summary.isCut { cut(to: summary.head) }
  }

  /// Notes a call that was not followed: it came back to an open summary, or was too deep (nil).
  mutating func cut(to head: CachedSummary?) {
    guard !open.isEmpty else { return }
    let (last, depth) = (open.count - 1, head.map { $0.isOpen ? $0.depth : -1 } ?? -1)
    open[last].lowest = min(open[last].lowest, depth)
    if depth == last { open[last].callsItself = true }
  }
}

/// Which version of something was noted last, and by which summary. Each summary notes the same version once.
struct NotedVersion {
  private var (turn, version) = (0, 0)

  mutating func isNew(_ version: Int, in turn: Int) -> Bool {
    if self.turn == turn, self.version == version { return false }
    (self.turn, self.version) = (turn, version)
    return true
  }
}
