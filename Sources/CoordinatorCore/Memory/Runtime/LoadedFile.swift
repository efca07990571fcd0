/// A file that the program was loaded from, as the system knows the one at an address.
struct LoadedFile {
  /// Source: `Dl_info`: the path and the start of the file, then the name and the start of the symbol.
  private typealias Info = (
    path: UnsafePointer<CChar>?, start: UnsafeRawPointer?, symbol: UnsafePointer<CChar>?,
    address: UnsafeRawPointer?
  )
  private typealias Ask = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32

  private static let ask: Ask? = runtimeSymbol("dladdr").map { unsafeBitCast($0, to: Ask.self) }

  private let info: Info

  init?(holding address: UnsafeRawPointer) {
    var info = Info(nil, nil, nil, nil)
    guard let ask = Self.ask, ask(address, &info) != 0 else { return nil }
    self.info = info
  }

  /// Where it starts in memory.
  var start: UnsafeRawPointer? { info.start }

  var path: String { info.path.map { String(cString: $0) } ?? "" }

  /// The name of the function at the address, if other files may know it.
  var symbol: String? { info.symbol.map { String(cString: $0) } }
}
