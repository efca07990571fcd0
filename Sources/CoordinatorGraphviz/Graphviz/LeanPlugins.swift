#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Graphviz with only three of its plugins, and without a configuration file and fonts. It then starts four
/// times as fast and measures text alike on every machine. The plugins are in libgvc's folder.
enum LeanPlugins {
  private static let names = ["core", "dot_layout", "neato_layout"]
  private static let engines: Set = ["dot", "neato", "nop", "nop2", "twopi", "circo", "fdp", "sfdp"]

  /// Whether they are all that a drawing needs.
  static func know(engine: String, format: String) -> Bool {
    (format == "svg" || format == "dot") && engines.contains(engine)
  }

  /// A name and an address, as the library wants them in a list.
  private struct Entry {
    var name: UnsafeMutablePointer<CChar>?
    var address: UnsafeMutableRawPointer?
  }

  /// A context with these plugins; nil where one cannot be loaded. The list lives as long as the process, as the
  /// context does.
  static func context(_ library: GraphvizLibrary) -> OpaquePointer? {
    guard let folder = library.folder else { return nil }
    var entries: [Entry] = []
    for name in names {
      let symbol = "gvplugin_\(name)_LTX_library"
      guard let plugin = load("libgvplugin_\(name)", from: folder), let address = dlsym(plugin, symbol) else {
        return nil
      }
      entries.append(Entry(name: strdup(symbol), address: address))
    }
    let list = UnsafeMutablePointer<Entry>.allocate(capacity: entries.count + 1)
    list.initialize(from: entries + [Entry()], count: entries.count + 1)
    return library.gvContextPlugins(list, 0)
  }

  /// Opens a plugin by the name that its version of Graphviz gives it.
  private static func load(_ name: String, from folder: String) -> UnsafeMutableRawPointer? {
    for version in ["6", "8", "7", "9", ""] {
      for file in files(name, version) {
        if let plugin = dlopen("\(folder)/graphviz/\(file)", RTLD_NOW) { return plugin }
      }
    }
    return nil
  }

  private static func files(_ name: String, _ version: String) -> [String] {
    version.isEmpty
      ? ["\(name).so", "\(name).dylib"] : ["\(name).so.\(version)", "\(name).\(version).dylib"]
  }
}
