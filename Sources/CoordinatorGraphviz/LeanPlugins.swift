import CGraphviz

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Graphviz with three of its own plugins and no others: without a file of settings and without fonts, which makes it
/// start four times as fast and measure text alike on every machine. They are loaded from beside libgvc.
enum LeanPlugins {
  private static let names = ["core", "dot_layout", "neato_layout"]
  private static let engines: Set = ["dot", "neato", "nop", "nop2", "twopi", "circo", "fdp", "sfdp"]

  /// Whether they are all that a drawing needs.
  static func know(engine: String, format: String) -> Bool {
    (format == "svg" || format == "dot") && engines.contains(engine)
  }

  /// A context with these plugins; nil where one cannot be loaded. The list lives as long as the process, as the
  /// context does.
  static func context() -> OpaquePointer? {
    guard let folder = libraryFolder else { return nil }
    let list = UnsafeMutablePointer<lt_symlist_t>.allocate(capacity: names.count + 1)
    for (number, name) in names.enumerated() {
      let symbol = "gvplugin_\(name)_LTX_library"
      guard let plugin = load("libgvplugin_\(name)", from: folder), let address = dlsym(plugin, symbol) else {
        list.deallocate()
        return nil
      }
      list[number] = lt_symlist_t(name: UnsafePointer(strdup(symbol)), address: address)
    }
    list[names.count] = lt_symlist_t(name: nil, address: nil)
    return gvContextPlugins(list, 0)
  }

  /// The folder that libgvc was loaded from. Its plugins stand in a folder of their own in it.
  private static var libraryFolder: String? {
    // Every library of the process is asked, the program itself first.
    guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, "gvContextPlugins") else {
      return nil
    }
    guard let path = coordvizLibraryPath(symbol).map({ String(cString: $0) }),
      let slash = path.lastIndex(of: "/")
    else { return nil }
    return String(path[..<slash])
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
