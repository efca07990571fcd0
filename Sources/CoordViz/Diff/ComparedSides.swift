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
    let inputs = ComparedInputs(old + new)
    inputs.tell(to: session.reader.diagnostics)
    let areSource = try old[0].isSourceAnywhere() && new[0].isSourceAnywhere()
    return try [old, new].map { side in
      let reading = try session.reader.reading(
        of: side,
        for: areSource ? .lint : .graph,
        comparedWith: inputs.workTree
      )
      reading.missing?.report(to: session.reader.diagnostics)
      return reading
    }
  }
}
