#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The functions of Graphviz's C library, as far as they are used. They are found when the first of them is needed: a
/// program that draws without Graphviz starts without it, and no version is built in.
///
/// Graphs and contexts are pointers that nobody looks behind, so the same program goes with every version.
struct GraphvizLibrary: @unchecked Sendable {
  typealias Listener = @convention(c) (UnsafeMutablePointer<CChar>?) -> Int32
  typealias Text = UnsafePointer<CChar>
  typealias Bytes = UnsafeMutablePointer<CChar>

  /// What was found on this machine.
  static let found = Result { () throws(GraphvizError) in try GraphvizLibrary(files: files) }

  let gvContext: @convention(c) () -> OpaquePointer?
  let gvContextPlugins: @convention(c) (UnsafeMutableRawPointer, Int32) -> OpaquePointer?
  let gvFreeContext: @convention(c) (OpaquePointer) -> Int32
  let gvcVersion: @convention(c) (OpaquePointer) -> Bytes?
  let gvPluginList:
    @convention(c) (OpaquePointer, Text, UnsafeMutablePointer<Int32>, Text?) -> UnsafeMutablePointer<Bytes?>?
  let gvLayout: @convention(c) (OpaquePointer, OpaquePointer, Text) -> Int32
  let gvFreeLayout: @convention(c) (OpaquePointer, OpaquePointer) -> Int32
  /// The last argument is a pointer to 32 bits up to version 12, and to 64 from 13. Older ones write the lower half
  /// only, so the rest has to be zero before; every platform of Swift has the lower half first.
  let gvRenderData:
    @convention(c) (
      OpaquePointer, OpaquePointer, Text, UnsafeMutablePointer<Bytes?>, UnsafeMutablePointer<Int>
    ) ->
      Int32
  let gvFreeRenderData: @convention(c) (Bytes) -> Void
  let agmemread: @convention(c) (Text) -> OpaquePointer?
  let agclose: @convention(c) (OpaquePointer) -> Int32
  let agreseterrors: @convention(c) () -> Int32
  let agseterrf: @convention(c) (Listener?) -> Listener?
  let agseterr: @convention(c) (UInt32) -> UInt32

  /// The folder that the library was loaded from. Its plugins stand in a folder of their own in it.
  let folder: String?

  /// - Parameter files: Names to try, the first that is there wins.
  init(files: [String]) throws(GraphvizError) {
    guard let library = files.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else {
      throw .unavailable(reason: "its library libgvc is not installed")
    }
    let symbols = LibrarySymbols(library)
    gvContext = try symbols["gvContext"]
    gvContextPlugins = try symbols["gvContextPlugins"]
    gvFreeContext = try symbols["gvFreeContext"]
    gvcVersion = try symbols["gvcVersion"]
    gvPluginList = try symbols["gvPluginList"]
    gvLayout = try symbols["gvLayout"]
    gvFreeLayout = try symbols["gvFreeLayout"]
    gvRenderData = try symbols["gvRenderData"]
    gvFreeRenderData = try symbols["gvFreeRenderData"]
    agmemread = try symbols["agmemread"]
    agclose = try symbols["agclose"]
    agreseterrors = try symbols["agreseterrors"]
    agseterrf = try symbols["agseterrf"]
    agseterr = try symbols["agseterr"]
    folder = symbols.folder(of: "gvContextPlugins")
  }

  #if canImport(Darwin)
    private static let files =
      ["libgvc.dylib"]
      + ["/opt/homebrew/lib", "/usr/local/lib", "/opt/local/lib"].map { "\($0)/libgvc.dylib" }
  #else
    private static let files = ["libgvc.so.6", "libgvc.so.7", "libgvc.so.8", "libgvc.so"]
  #endif
}
