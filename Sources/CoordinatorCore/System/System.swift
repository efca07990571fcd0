#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The services of the system that this library uses.
enum System {
  /// Milliseconds since an arbitrary start. The time never goes back, even if the calendar changes. It may be slightly
  /// old, because a cached clock costs a fraction of a hardware clock.
  static var milliseconds: Int {
    #if canImport(Darwin)
      return Int(clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW_APPROX) / 1_000_000)
    #else
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
      return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    #endif
  }

  /// The value of a variable of the environment.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Tells a developer something on the standard error output.
  static func say(_ words: String) {
    let line = Array("coordviz: \(words)\n".utf8)
    _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }

  #if canImport(Darwin)
    static var isMainThread: Bool { pthread_main_np() != 0 }
  #else
    /// The main thread has the number of the process.
    static var isMainThread: Bool { threadNumber?() == getpid() }

    private static let threadNumber = runtimeSymbol("gettid").map {
      unsafeBitCast($0, to: (@convention(c) () -> Int32).self)
    }
  #endif

  /// Gives memory back that a function of C made.
  static func giveBack(_ text: UnsafeMutablePointer<CChar>) { free(text) }
}

// MARK: - Memory

extension System {
  #if canImport(Darwin)
    static let addressBits: UInt = {
      var (bits, size) = (Int32(0), MemoryLayout<Int32>.size)
      let status = sysctlbyname("machdep.virtual_address_size", &bits, &size, nil, 0)
      return status == 0 && bits > 32 && bits < 64 ? UInt(bits) : 47
    }()

    /// Whether the byte at an address can be read.
    static func canRead(_ address: UInt) -> Bool {
      var (byte, count) = (UInt8(0), vm_size_t(0))
      return withUnsafeMutablePointer(to: &byte) {
        vm_read_overwrite(mach_task_self_, vm_address_t(address), 1, vm_address_t(bitPattern: $0), &count)
      } == KERN_SUCCESS
    }
  #else
    static let addressBits: UInt = 48

    private typealias Read =
      @convention(c) (Int32, UnsafeRawPointer, UInt, UnsafeRawPointer, UInt, UInt) -> Int

    /// Named nowhere in the headers that Swift sees.
    private static let read = runtimeSymbol("process_vm_readv").map { unsafeBitCast($0, to: Read.self) }

    static func canRead(_ address: UInt) -> Bool {
      var byte: UInt8 = 0
      return withUnsafeMutableBytes(of: &byte) { buffer in
        var here = iovec(iov_base: buffer.baseAddress, iov_len: 1)
        var there = iovec(iov_base: UnsafeMutableRawPointer(bitPattern: address), iov_len: 1)
        return read?(getpid(), &here, 1, &there, 1, 0) == 1
      }
    }
  #endif
}

/// The address of a function in the running program; nil if it has none of the name.
func runtimeSymbol(_ name: String) -> UnsafeMutableRawPointer? {
  dlopen(nil, RTLD_NOW).flatMap { dlsym($0, name) }
}
