/// The summaries that are being made, innermost last, and what each depends on.
struct SummaryStack {
  private var open: [Entry] = []
  private var looked: [(known: FieldValues, version: Int)] = []
  private var called: [(summary: CachedSummary, version: Int)] = []

  private struct Entry {
    let summary: CachedSummary
    /// The outermost summary that a recursive call in this one came back to.
    var lowest = Int.max
    var callsItself = false
    let looked: Int
    let called: Int
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
    open.append(Entry(summary: summary, looked: looked.count, called: called.count))
  }

  mutating func leave() -> Trace {
    let last = open.removeLast()
    defer {
      looked.removeLast(looked.count - last.looked)
      called.removeLast(called.count - last.called)
    }
    return Trace(
      isCut: last.lowest < open.count,
      callsItself: last.callsItself,
      head: open.indices.contains(last.lowest) ? open[last.lowest].summary : nil,
      looked: Array(looked[last.looked...]),
      called: Array(called[last.called...])
    )
  }

  mutating func look(at known: FieldValues) {
    if !open.isEmpty { looked.append((known, known.version)) }
  }

  mutating func call(_ summary: CachedSummary) {
    guard !open.isEmpty else { return }
    called.append((summary, summary.version))
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
