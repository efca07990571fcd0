/// The summaries that are being made, innermost last, and what each depends on.
struct SummaryStack {
  private var open: [(summary: CachedSummary, trace: Trace)] = []
  /// How many summaries were opened so far.
  private var turns = 0

  /// What a summary depends on.
  struct Trace {
    /// The outermost open summary that a call in it or below it came back to.
    fileprivate(set) var cut: Cut?
    fileprivate(set) var callsItself = false
    /// The summaries that calls to this one cut short.
    fileprivate var members: [CachedSummary] = []
    fileprivate(set) var looked: [(known: FieldValues, version: Int)] = []
    var called: [(summary: CachedSummary, version: Int)] = []

    /// Depends on what another one depends on.
    mutating func add(_ other: Trace) {
      looked += other.looked
      called += other.called
    }

    mutating func takeMembers() -> [CachedSummary] {
      defer { members = [] }
      return members
    }
  }

  /// An open summary that a call came back to, in one of its interpretations.
  struct Cut {
    unowned let head: CachedSummary
    private let turn: Int
    /// Whether the call was only too deep: it then counts as one to the first open summary.
    let isTooDeep: Bool

    init(_ head: CachedSummary, isTooDeep: Bool) {
      (self.head, self.isTooDeep) = (head, isTooDeep)
      turn = head.turn
    }

    var isOpen: Bool { head.isOpen && head.turn == turn }
  }

  var count: Int { open.count }

  mutating func enter(_ summary: CachedSummary) {
    turns += 1
    (summary.depth, summary.turn) = (open.count, turns)
    open.append((summary, Trace()))
  }

  mutating func leave() -> Trace {
    var (summary, trace) = open.removeLast()
    guard let head = trace.cut?.head else { return trace }
    if head === summary {
      trace.cut = nil
    } else {
      open[head.depth].trace.members += trace.takeMembers() + [summary]
    }
    return trace
  }

  mutating func look(at known: FieldValues) {
    guard let last = open.last else { return }
    if known.noted.isNew(known.version, in: last.summary.turn) {
      open[open.count - 1].trace.looked.append((known, known.version))
    }
  }

  /// Notes a call. What cut the called summary short cuts its caller short, too.
  mutating func call(_ summary: CachedSummary) {
    guard let turn = open.last?.summary.turn else { return }
    if let cut = summary.trace.cut {
      note(cut.isOpen ? cut : Cut(open[0].summary, isTooDeep: true))
    } else if summary.noted.isNew(summary.version, in: turn) {
      open[open.count - 1].trace.called.append((summary, summary.version))
    }
  }

  /// Notes a call that was not followed: it came back to an open summary, or was too deep (nil).
  mutating func cut(to head: CachedSummary?) {
    guard let first = open.first else { return }
    note(Cut(head ?? first.summary, isTooDeep: head == nil))
  }

  private mutating func note(_ cut: Cut) {
    let last = open.count - 1
    if !cut.isTooDeep, cut.head === open[last].summary { open[last].trace.callsItself = true }
    if let known = open[last].trace.cut {
      guard (cut.head.depth, cut.isTooDeep ? 1 : 0) < (known.head.depth, known.isTooDeep ? 1 : 0) else {
        return
      }
    }
    open[last].trace.cut = cut
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
