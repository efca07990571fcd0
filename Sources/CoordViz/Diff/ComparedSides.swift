import CoordinatorAnalysis
import CoordinatorGraph

/// The two sides of a comparison, which are read separately.
struct ComparedSides {
  private let old: [Input]
  private let new: [Input]
  private let session: Session

  /// The two named inputs.
  init(_ session: Session) {
    (old, new, self.session) = ([session.inputs[0]], [session.inputs[1]], session)
  }

  /// The app's sources in a revision of git, and as they are now.
  init(_ session: Session, since name: String) throws {
    let paths = try AppSources(of: session.project).paths
    // As a pull request: what the other branch got since then is no change of this one.
    let commit = name.contains(Revision.dots) ? name : name + Revision.dots
    old = paths.compactMap { Revision("\(commit):\($0.isAbsolutePath ? $0 : "./" + $0)") }.map(Input.revision)
    (new, self.session) = (paths.map(Input.file), session)
  }

  /// Both sides. Only if both are source, they have the findings of lint: a stored snapshot has none, and all of them would
  /// seem to be new.
  func readings() throws -> [Reading] {
    let workTree = workTree
    if workTree != nil { reportCommitsAhead() }
    let areSource = try old[0].isSourceAnywhere() && new[0].isSourceAnywhere()
    return try [old, new].map { side in
      let reading = try session.reading(
        of: side,
        for: areSource ? .lint : .graph,
        comparedWith: workTree
      )
      reading.missing?.report(to: session.diagnostics)
      return reading
    }
  }

  /// The checkout, if a revision is compared with its files.
  private var workTree: WorkTree? {
    let folder = (old + new).lazy.filter(\.isSource).compactMap(\.path).first
    return revisions.isEmpty ? nil : folder.flatMap(WorkTree.init(around:))
  }

  private var revisions: [Revision] { (old + new).compactMap(\.revision) }

  /// Notes that the branch of a revision has commits that are not in the work tree. What they add seems to be removed here.
  private func reportCommitsAhead() {
    for revision in revisions where (try? revision.isAhead()) == true {
      session.diagnostics.note(
        "\(revision.name) has commits that HEAD does not have; \(revision.name)...:\(revision.path) compares without them"
      )
    }
  }
}

/// Two snapshots, compared in one part.
struct ComparedViews {
  let base: Snapshot
  let head: Snapshot
  let view: View

  private let comparesFindings: Bool
  private let areLinted: Bool
  private let project: Project?

  init(_ base: Reading, _ head: Reading, _ view: View, _ project: Project?) {
    self.project = project
    (self.base, self.head, self.view) = (base.snapshot, head.snapshot, view)
    comparesFindings = base.tellsFindings && head.tellsFindings
    areLinted = base.isLinted && head.isLinted
  }

  /// The differences in the part. If there are only differences outside the part, a note says so: otherwise
  /// the apps would look equal.
  func diff(reportingTo diagnostics: Diagnostics) throws -> GraphDiff {
    let diff = try GraphDiff(from: part(of: base), to: part(of: head))
    if diff.isEmpty, view != .all, comparesFindings, base.origin.kind == head.origin.kind {
      let rest = try GraphDiff(from: base, to: head)
      if !rest.isEmpty {
        let summary = DiffText(of: rest).summary
        diagnostics.note("no differences with --show \(view); with --show all: \(summary)")
      }
    }
    return diff
  }

  /// Findings come from the whole graph, even if only a part is compared.
  private func part(of snapshot: Snapshot) -> Snapshot {
    var part = snapshot
    part.findings = comparesFindings ? snapshot.judgedFindings(isLinted: areLinted, by: project) : []
    part.graph = view.part(of: snapshot.graph)
    return part
  }
}
