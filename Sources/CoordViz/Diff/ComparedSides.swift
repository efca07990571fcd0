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

  /// The differences in a part of both. If there are only differences outside the part, a note says so: otherwise the apps
  /// would look equal.
  func diff(in view: View) throws -> GraphDiff {
    let sides = try readings()
    let comparesFindings = sides.allSatisfy(\.tellsFindings)
    let areLinted = sides.allSatisfy(\.isLinted)
    let parts = sides.map(\.snapshot).map { whole in
      var part = whole
      // Findings come from the whole graph, even if only a part is compared.
      part.findings = comparesFindings ? whole.judgedFindings(isLinted: areLinted, by: session.project) : []
      part.graph = view.part(of: whole.graph)
      return part
    }
    let diff = try GraphDiff(from: parts[0], to: parts[1])
    let areAlike = comparesFindings && parts[0].origin.kind == parts[1].origin.kind
    guard diff.isEmpty, view != .all, areAlike else { return diff }
    let rest = try GraphDiff(from: sides[0].snapshot, to: sides[1].snapshot)
    if !rest.isEmpty {
      let summary = DiffText(of: rest).summary
      session.diagnostics.note("no differences with --show \(view); with --show all: \(summary)")
    }
    return diff
  }

  /// Both sides. Only if both are source, they have the findings of lint: a stored snapshot has none, and all of them would
  /// seem to be new.
  private func readings() throws -> [Reading] {
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
