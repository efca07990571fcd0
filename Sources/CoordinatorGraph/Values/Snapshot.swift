/// A graph together with where it was read from: what apps write and tools read.
public struct Snapshot: Hashable, Sendable {
  /// Which of the three readings of an app a graph is.
  public struct Origin: Hashable, Sendable {
    /// What was read.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// The objects of a running program; a node is an instance.
      case live
      /// Swift source; a node is a type.
      case source
      /// A statement of the graph; a node is a name.
      case declared
    }

    /// What was read.
    public var kind: Kind

    /// What the reading is called: an app, a module, a file.
    public var name: String?

    /// A reading of the given kind.
    public init(kind: Kind, name: String? = nil) {
      self.kind = kind
      self.name = name
    }
  }

  /// The version of the snapshot format that this library writes, and the newest that it reads.
  public static let schemaVersion = 1

  /// Where the graph was read from.
  public var origin: Origin

  /// What was read.
  public var graph: Graph

  /// What was found to be wrong with it.
  public var findings: [Finding]

  /// What the reading could not tell, each in a line that names the place: edges may be missing there.
  public var unknown: [String]

  /// A snapshot of a graph.
  public init(origin: Origin, graph: Graph, findings: [Finding] = [], unknown: [String] = []) {
    self.origin = origin
    self.graph = graph
    self.findings = findings
    self.unknown = unknown
  }
}
