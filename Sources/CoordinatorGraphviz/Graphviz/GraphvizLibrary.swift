import CGraphviz

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Graphviz's C library as this machine has it. It is found when the first of its functions is needed: a program that
/// draws without Graphviz starts without it, and no version is built in.
@dynamicMemberLookup
struct GraphvizLibrary: @unchecked Sendable {
  typealias Listener = GraphvizListener

  /// The library on this machine, or the error.
  static let found = Result { () throws(GraphvizError) in try GraphvizLibrary(files: files) }

  private let functions: GraphvizFunctions

  /// - Parameter files: Names to try, the first that is there wins.
  init(files: [String]) throws(GraphvizError) {
    let found = UnsafeMutablePointer<GraphvizFunctions>.allocate(capacity: 1)
    defer { found.deallocate() }
    let names = files.map { strdup($0) }
    defer { names.forEach { free($0) } }
    let missing = names.compactMap { UnsafePointer($0) }.withUnsafeBufferPointer { names in
      names.baseAddress.flatMap { coordvizLoadGraphviz($0, names.count, found).map { String(cString: $0) } }
    }
    if let missing { throw .unavailable(reason: Self.problem(missing)) }
    functions = found.pointee
  }

  /// A function of the library.
  subscript<Function>(dynamicMember name: KeyPath<GraphvizFunctions, Function>) -> Function {
    functions[keyPath: name]
  }

  private static func problem(_ missing: String) -> String {
    missing.isEmpty
      ? "its library libgvc is not installed" : "its library has no \(missing); install version 2.40 or newer"
  }

  #if canImport(Darwin)
    private static let files =
      ["libgvc.dylib"]
      + ["/opt/homebrew/lib", "/usr/local/lib", "/opt/local/lib"].map { "\($0)/libgvc.dylib" }
  #else
    private static let files = ["libgvc.so.6", "libgvc.so.7", "libgvc.so.8", "libgvc.so"]
  #endif
}
