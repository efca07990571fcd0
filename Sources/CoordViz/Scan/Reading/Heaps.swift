import Foundation

/// The memory of threads.
enum Heaps {
  /// Makes the whole of a thread's heap usable at once, where the C library is glibc.
  ///
  /// By default the heap grows page by page, each time in a system call that blocks all threads: a tenth of a
  /// scan. Unused pages still take no memory.
  static func growAtOnce() {
    #if os(Linux)
      typealias Setter = @convention(c) (_ parameter: CInt, _ value: CInt) -> CInt
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let set = unsafeBitCast(symbol, to: Setter.self)
      // The constants of malloc.h, which Swift does not import. Setting the first one stops the second from
      // adapting itself, so it is set as well.
      let (topPad, mmapThreshold): (CInt, CInt) = (-2, -3)
      _ = set(topPad, 64 << 20)
      _ = set(mmapThreshold, 32 << 20)
    #endif
  }
}
