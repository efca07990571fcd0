#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The symbols of a library that was loaded at run time, and of those that it needs itself.
struct LibrarySymbols {
  private let library: UnsafeMutableRawPointer

  init(_ library: UnsafeMutableRawPointer) { self.library = library }

  /// A function by its name. Its type is taken on trust.
  subscript<Function>(name: String) -> Function {
    get throws(GraphvizError) {
      guard let address = dlsym(library, name) else {
        throw .unavailable(reason: "its library has no \(name); install version 2.40 or newer")
      }
      return unsafeBitCast(address, to: Function.self)
    }
  }

  /// The folder of the library that a symbol lies in; nil where the system does not tell.
  func folder(of name: String) -> String? {
    typealias Asking = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
    // Glibc's headers hide dladdr from Swift.
    guard let address = dlsym(library, name), let program = dlopen(nil, RTLD_NOW),
      let asking = dlsym(program, "dladdr")
    else { return nil }
    // The path is the first of four pointers.
    var place = [UnsafePointer<CChar>?](repeating: nil, count: 4)
    let found = place.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { unsafeBitCast(asking, to: Asking.self)(address, $0) } ?? 0
    }
    guard found != 0, let path = place[0].map({ String(cString: $0) }),
      let slash = path.lastIndex(of: "/")
    else { return nil }
    return String(path[..<slash])
  }
}
