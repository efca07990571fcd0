#if canImport(UIKit) && !os(watchOS)
  import CoordinatorGraph
  public import UIKit

  extension CoordinatorTracker {
    /// Shows a badge in a window: how many coordinators live, and how many leaks there are. A tap shows the tree and the text of
    /// each leak, and another tap hides them.
    ///
    ///     #if DEBUG
    ///       CoordinatorTracker.watch(appCoordinator).showBadge(in: window)
    ///     #endif
    ///
    /// The badge checks every two seconds until ``stop()``. It is a view and no screen, so the app's screens stay as they are.
    @MainActor
    public func showBadge(in window: UIWindow) {
      checkWhileRecording()
      window.addSubview(LeakBadge(of: self, in: window))
    }

    /// The tree of the first root, an object a line, and the leaks.
    fileprivate var dashboard: (coordinators: Int, leaks: Int, text: String) {
      let leaks = self.leaks.filter(\.verdict.isDefect)
      let graph = firstRoot.map { Snapshot(of: $0, rules: rules.walk).graph } ?? .empty
      let text = ([graph.outline] + leaks.map(\.report)).joined(separator: "\n\n")
      return (graph.nodes.count { $0.kind == .coordinator }, leaks.reduce(0) { $0 + $1.count }, text)
    }
  }

  /// The badge, and the sheet behind it.
  @MainActor
  private final class LeakBadge: UILabel {
    private let sheet = UITextView(frame: .zero)

    init(of tracker: CoordinatorTracker, in window: UIWindow) {
      super.init(frame: CGRect(x: 8, y: window.bounds.height - 72, width: 112, height: 28))
      autoresizingMask = [.flexibleTopMargin, .flexibleRightMargin]
      (textAlignment, textColor, isUserInteractionEnabled) = (.center, .white, true)
      sheet.isEditable = false
      Task { [weak self, weak tracker] in
        while let tracker, tracker.isWatching, self != nil {
          self?.show(tracker.dashboard)
          try? await Task.sleep(nanoseconds: 2_000_000_000)
        }
        self?.sheet.removeFromSuperview()
        self?.removeFromSuperview()
      }
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ dashboard: (coordinators: Int, leaks: Int, text: String)) {
      text = "\(dashboard.coordinators) · \(dashboard.leaks) leaks"
      backgroundColor = dashboard.leaks > 0 ? .red : .black
      if sheet.text != dashboard.text { sheet.text = dashboard.text }
      superview?.bringSubviewToFront(self)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard sheet.superview == nil, let window else { return sheet.removeFromSuperview() }
      sheet.frame = window.bounds
      window.addSubview(sheet)
      window.bringSubviewToFront(self)
    }
  }

  extension Graph {
    /// Each coordinator below its parent, indented.
    fileprivate var outline: String {
      let coordinators = nodes.filter { $0.kind == .coordinator }
      let byID = Dictionary(coordinators.map { ($0.id, $0) }) { first, _ in first }
      let kinds = Set<Edge.Kind>.hierarchy
      let below = Dictionary(grouping: edges.filter { kinds.contains($0.kind) }, by: \.from)
      let targets = Set(below.values.joined().map(\.to))
      var open = coordinators.filter { !targets.contains($0.id) }.reversed().map { ($0, 0) }
      var (lines, met) = ([String](), Set<NodeID>())
      while let (node, depth) = open.popLast() {
        guard met.insert(node.id).inserted else { continue }
        lines.append(String(repeating: "  ", count: depth) + node.name)
        open += (below[node.id] ?? []).reversed().compactMap { edge in byID[edge.to].map { ($0, depth + 1) } }
      }
      return lines.joined(separator: "\n")
    }
  }
#endif
