import ArgumentParser
import CoordinatorGraph

/// Where a snapshot comes from.
enum Input: Equatable {
  case standardInput
  case file(String)

  /// The input that the arguments name: one path, or `-` for stdin, or stdin when something is piped into it.
  init(arguments: [String], isTerminal: Bool = Descriptor.standardInput.isTerminal) throws {
    guard arguments.count <= 1 else { throw ValidationError(Self.tooMany(arguments)) }
    guard let path = arguments.first else {
      if isTerminal { throw ValidationError(Self.missing) }
      self = .standardInput
      return
    }
    self = path == "-" ? .standardInput : .file(path)
  }

  /// What messages call it.
  var place: String {
    switch self {
    case .standardInput: "stdin"
    case .file(let path): path
    }
  }

  /// Reads the snapshot.
  func snapshot() throws(CommandError) -> Snapshot {
    let bytes = try read()
    do {
      return try Snapshot(json: bytes)
    } catch {
      throw .noSnapshot(place: place, problem: "\(error)")
    }
  }

  private func read() throws(CommandError) -> [UInt8] {
    do {
      switch self {
      case .standardInput: return try Descriptor.standardInput.readAll()
      case .file(let path): return try Descriptor.open(path, 0) { try $0.readAll() }
      }
    } catch {
      throw .unreadable(place: place, error as? Failure ?? Failure())
    }
  }

  private static let missing = """
    Missing the snapshot to draw. Name a file, or pipe one in:
      coordviz render hierarchy.json -o docs/hierarchy.svg
      cat hierarchy.json | coordviz render
    """

  private static func tooMany(_ paths: [String]) -> String {
    """
    \(paths.count) snapshots were given, and one at a time is drawn. Draw them one after the other:
      coordviz render \(paths[0])
      coordviz render \(paths[1])
    """
  }
}
