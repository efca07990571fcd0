/// A graph together with its origin: apps write it and tools read it.
public struct Snapshot: Hashable, Sendable {
  /// The origin of a graph: a running app, source code or a declaration.
  public struct Origin: Hashable, Sendable {
    /// The kind of origin.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// The objects of a running program; a node is an instance.
      case live
      /// Swift source; a node is a type.
      case source
      /// A declaration of the graph; a node is a name.
      case declared
    }

    /// The kind of origin.
    public var kind: Kind

    /// The name of the origin: an app, a module, a file.
    public var name: String?

    /// An origin of the given kind.
    public init(kind: Kind, name: String? = nil) {
      self.kind = kind
      self.name = name
    }
  }

  /// The version of the snapshot format that this library writes, and the newest that it reads.
  public static let schemaVersion = 1

  /// The origin of the graph.
  public var origin: Origin

  /// The graph.
  public var graph: Graph

  /// The problems that were found in it.
  public var findings: [Finding]

  /// Places that could not be analysed, one line each: edges may be missing there.
  public var unknown: [String]

  /// A snapshot of a graph.
  public init(origin: Origin, graph: Graph, findings: [Finding] = [], unknown: [String] = []) {
    (self.origin, self.graph, self.findings, self.unknown) = (origin, graph, findings, unknown)
  }
}
