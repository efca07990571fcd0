/// Demangles symbol names, if the program's runtime supports it.
enum Demangler {
  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  private static let demangle: Demangle? =
    runtimeSymbol("swift_demangle").map { unsafeBitCast($0, to: Demangle.self) }

  /// Longer names are not readable.
  private static let longest = 4000

  static func text(of symbol: String) -> String? {
    guard symbol.utf8.count < longest, let demangle else { return nil }
    return symbol.withCString { name in
      guard let text = demangle(name, symbol.utf8.count, nil, nil, 0) else { return nil }
      defer { System.giveBack(text) }
      return String(cString: text)
    }
  }
}
