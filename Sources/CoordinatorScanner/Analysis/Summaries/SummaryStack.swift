/// The summaries that are being made, innermost last, and what each depends on.
struct SummaryStack {
  private var open: [Entry] = []
  /// How many summaries were opened so far.
  private var turns = 0

  private struct Entry {
    let summary: CachedSummary
    let turn: Int
    /// The outermost summary that a recursive call in this one came back to.
    var lowest = Int.max
    var callsItself = false
    var looked: [(known: FieldValues, version: Int)] = []
    var called: [(summary: CachedSummary, version: Int)] = []
  }

  /// What a summary depends on.
  struct Trace {
    /// Whether a call was not followed, because it was recursive or too deep.
    let isCut: Bool
    let callsItself: Bool
    /// The outermost summary that a recursive call came back to; nil where a call was too deep.
    let head: CachedSummary?
    let looked: [(known: FieldValues, version: Int)]
    let called: [(summary: CachedSummary, version: Int)]
  }

  var count: Int { open.count }

  mutating func enter(_ summary: CachedSummary) {
    summary.depth = open.count
    turns += 1
    open.append(Entry(summary: summary, turn: turns))
  }

  mutating func leave() -> Trace {
    let last = open.removeLast()
    return Trace(
      isCut: last.lowest < open.count,
      callsItself: last.callsItself,
      head: open.indices.contains(last.lowest) ? open[last.lowest].summary : nil,
      looked: last.looked,
      called: last.called
    )
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
