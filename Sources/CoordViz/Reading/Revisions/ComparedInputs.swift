/// The inputs of a comparison: revisions of git, and perhaps the folder that they are compared with.
struct ComparedInputs {
  /// The checkout, if a revision is compared with its files.
  let workTree: WorkTree?
  private let revisions: [Revision]

  init(_ inputs: [Input]) {
    let revisions = inputs.compactMap { if case .revision(let revision) = $0 { revision } else { nil } }
    let folder = inputs.lazy.compactMap { if case .file(let path) = $0, $0.isSource { path } else { nil } }
      .first
    self.revisions = revisions
    workTree = revisions.isEmpty ? nil : folder.flatMap(WorkTree.init(around:))
  }

  /// Notes that the branch of a revision has commits that are not in the work tree. What they add seems to be removed here.
  func tell(to diagnostics: Diagnostics) {
    guard workTree != nil else { return }
    for revision in revisions where (try? revision.isAhead()) == true {
      diagnostics.note(
        "\(revision.name) has commits that HEAD does not have; \(revision.name)...:\(revision.path) compares without them"
      )
    }
  }
}
