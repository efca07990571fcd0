import Foundation

/// The memory of threads.
enum Heaps {
  /// Makes the whole of a thread's heap usable at once, where the C library is glibc.
  ///
  /// It does so page by page otherwise, each time in a call of the system that no other thread may run beside: a tenth of
  /// a scan. What nothing is written to takes no memory all the same.
  static func growAtOnce() {
    #if os(Linux)
      typealias Setter = @convention(c) (_ parameter: CInt, _ value: CInt) -> CInt
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let set = unsafeBitCast(symbol, to: Setter.self)
      // As in malloc.h, which Swift does not import. The second no longer adapts itself beside the first, and starts low.
      let (topPad, mmapThreshold): (CInt, CInt) = (-2, -3)
      _ = set(topPad, 64 << 20)
      _ = set(mmapThreshold, 32 << 20)
    #endif
  }
}
