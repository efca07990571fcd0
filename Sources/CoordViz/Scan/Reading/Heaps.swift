import Foundation

/// The memory of threads.
enum Heaps {
  /// Makes the whole of a thread's heap usable at once, where the C library is glibc.
  ///
  /// It does so page by page otherwise, each time in a call of the system that no other thread may run beside: that took
  /// a tenth of a scan. Memory that nothing is written to stays free all the same.
  static func growAtOnce() {
    #if os(Linux)
      typealias Setter = @convention(c) (_ parameter: CInt, _ value: CInt) -> CInt
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let set = unsafeBitCast(symbol, to: Setter.self)
      // mallopt(3): M_TOP_PAD, as large as heaps get; with it, M_MMAP_THRESHOLD no longer adapts itself, and starts low.
      _ = set(-2, 64 << 20)
      _ = set(-3, 32 << 20)
    #endif
  }
}
