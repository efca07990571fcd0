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

  private static let lock = Lock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var pages: Set<UInt> = []

  /// Whether an address is in such a file. To ask the system takes long, and so each page is asked for once.
  static func exists(at address: UInt) -> Bool {
    if lock.locked({ pages.contains(address >> 12) }) { return true }
    guard UnsafeRawPointer(bitPattern: address).flatMap(LoadedFile.init) != nil else { return false }
    lock.locked { _ = pages.insert(address >> 12) }
    return true
  }

  /// Where it starts in memory.
  var start: UnsafeRawPointer? { info.start }

  var path: String { info.path.map { String(cString: $0) } ?? "" }

  /// The name of the function at the address, if other files may know it.
  var symbol: String? { info.symbol.map { String(cString: $0) } }
}
