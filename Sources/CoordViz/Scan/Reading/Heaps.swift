import Foundation

/// The memory of threads, where the C library is glibc.
enum Heaps {
  /// Makes the whole of a thread's heap usable at once, for this thread and all that start later.
  ///
  /// It is made usable page by page otherwise, each time in a call of the system that no other thread may run beside: a
  /// tenth of a scan. What nothing is written to takes no memory all the same.
  static func growAtOnce() {
    #if os(Linux)
      // As in malloc.h, which Swift does not import. The second no longer adapts itself beside the first, and starts low.
      let (topPad, mmapThreshold): (CInt, CInt) = (-2, -3)
      _ = setOption?(topPad, CInt(size))
      _ = setOption?(mmapThreshold, CInt(size / 2))
      // The first thread's heap lies apart, and begins anywhere.
      askForLargePages { $0 & ~(UInt(getpagesize()) - 1) }
    #endif
  }

  /// Asks for large pages where this thread's heap goes on: a scan of a large app waits for thousands of small ones
  /// otherwise, a seventh of its time. It is a hint, of which nothing comes where the system has none for this.
  static func askForLargePages() {
    #if os(Linux)
      askForLargePages { $0 & ~(size - 1) }
    #endif
  }

  #if os(Linux)
    /// - Parameter start: Where a heap begins, or what is left of it, by what lies in it.
    private static func askForLargePages(from start: (UInt) -> UInt) {
      // Too large for a gap between others, so it lies where nothing was written to yet.
      guard setOption != nil, let probe = malloc(256 << 10) else { return }
      let place = UInt(bitPattern: probe)
      let heap = start(place)
      _ = madvise(UnsafeMutableRawPointer(bitPattern: heap), Int(size), hugePage)
      // Where something was written before, pages stay small up to the next large one. Nothing is put there, and so it
      // takes no memory.
      let end = (heap + largePage) & ~(largePage - 1)
      if place < end { _ = realloc(probe, Int(end - place)) } else { free(probe) }
    }

    private typealias OptionSetter = @convention(c) (_ parameter: CInt, _ value: CInt) -> CInt

    /// `mallopt`, which other C libraries do not have.
    private static let setOption = dlsym(nil, "mallopt").map { unsafeBitCast($0, to: OptionSetter.self) }
    /// glibc gives threads heaps of this size, at multiples of it.
    private static let size: UInt = 64 << 20
    private static let largePage: UInt = 2 << 20
    /// `MADV_HUGEPAGE`
    private static let hugePage: CInt = 14
  #endif
}
