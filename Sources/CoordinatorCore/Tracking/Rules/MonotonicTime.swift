#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A time that never goes back, even if the calendar changes.
enum MonotonicTime {
  /// Milliseconds since an arbitrary start. The value may be slightly old, because a cached clock costs a
  /// fraction of a hardware clock.
  static var milliseconds: Int {
    #if canImport(Darwin)
      return Int(clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW_APPROX) / 1_000_000)
    #else
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
      return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    #endif
  }
}
