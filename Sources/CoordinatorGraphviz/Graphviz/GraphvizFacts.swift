import Foundation

/// Facts about the installed Graphviz.
public struct GraphvizFacts: Equatable, Sendable {
  /// Its version, as it writes it: `2.43.0`.
  public let version: String
  /// The layout engines that its plugins bring: `dot`, `neato`, …; none where its plugins are not set up.
  public let engines: [String]
  /// The formats that its plugins draw: `svg`, `png`, `pdf`, …
  public let formats: [String]

  /// Asks Graphviz in a separate context. Graphviz allows one caller at a time and this call takes no lock:
  /// do not use it while a picture is drawn.
  ///
  /// - Throws: ``GraphvizError/unavailable(reason:)``
  public init() throws(GraphvizError) {
    let library = try GraphvizLibrary.found.get()
    guard let context = library.gvContext() else { throw .unavailable(reason: "it cannot create a context") }
    defer { _ = library.gvFreeContext(context) }
    version = library.gvcVersion(context).map { String(cString: $0) } ?? ""
    engines = Self.plugins("layout", library, in: context)
    formats = Self.plugins("device", library, in: context)
  }

  private static func plugins(_ kind: String, _ library: GraphvizLibrary, in context: OpaquePointer)
    -> [String]
  {
    var count: Int32 = 0
    guard let list = library.gvPluginList(context, kind, &count, nil) else { return [] }
    defer { free(list) }
    return (0..<Int(count)).compactMap { place in
      defer { free(list[place]) }
      return list[place].map { String(cString: $0) }
    }.sorted()
  }
}
