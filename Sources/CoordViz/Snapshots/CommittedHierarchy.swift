import CoordinatorAnalysis
import CoordinatorGraph

/// The committed text of a hierarchy.
struct CommittedHierarchy {
  let path: String

  /// The changes since it was written. Facts that its text omits are not compared.
  func changes(to snapshot: Snapshot) throws -> DiffText {
    let input = Input.file(path)
    let document = Document(place: path, name: input.name, bytes: try input.read())
    let base = try document.hierarchy()
    let head = try Snapshot(hierarchyText: snapshot.hierarchyText())
    return DiffText(of: try GraphDiff(from: base, to: head))
  }
}

extension Document {
  /// The hierarchy whose text it holds.
  func hierarchy() throws(CommandError) -> Snapshot {
    let text = try text()
    do {
      return try Snapshot(hierarchyText: text)
    } catch {
      throw .unreadableText(place: "\(place):\(error.line)", problem: error.problem)
    }
  }
}
