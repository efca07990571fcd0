// The functions of Darwin that the libraries for apps call, for type checks only.
public struct pthread_mutex_t { public init() {} }
public struct pthread_t: Hashable, Sendable {}
@discardableResult public func pthread_mutex_init(
  _: UnsafeMutablePointer<pthread_mutex_t>,
  _: UnsafeRawPointer?
) -> Int32 { 0 }
@discardableResult public func pthread_mutex_destroy(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func pthread_mutex_lock(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func pthread_mutex_unlock(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
public func pthread_self() -> pthread_t { pthread_t() }
public func pthread_main_np() -> Int32 { 1 }

public struct clockid_t { init() {} }
public let CLOCK_MONOTONIC_RAW_APPROX = clockid_t()
public func clock_gettime_nsec_np(_: clockid_t) -> UInt64 { 0 }

public let RTLD_NOW: Int32 = 2
public func dlopen(_: UnsafePointer<CChar>?, _: Int32) -> UnsafeMutableRawPointer? { nil }
public func dlsym(_: UnsafeMutableRawPointer?, _: UnsafePointer<CChar>) -> UnsafeMutableRawPointer? { nil }
public func free(_: UnsafeMutableRawPointer?) {}
public func getenv(_: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? { nil }
public func getpid() -> Int32 { 0 }

public typealias vm_address_t = UInt
public typealias vm_size_t = UInt
public typealias kern_return_t = Int32
public let KERN_SUCCESS: Int32 = 0
public let mach_task_self_: UInt32 = 0
public func vm_read_overwrite(
  _: UInt32,
  _: vm_address_t,
  _: vm_size_t,
  _: vm_address_t,
  _: UnsafeMutablePointer<vm_size_t>
) -> kern_return_t { 0 }
public func sysctlbyname(
  _: UnsafePointer<CChar>,
  _: UnsafeMutableRawPointer?,
  _: UnsafeMutablePointer<Int>?,
  _: UnsafeMutableRawPointer?,
  _: Int
) -> Int32 { 0 }

public typealias socklen_t = UInt32
public struct sockaddr {}
public struct addrinfo {
  public var ai_flags: Int32 = 0, ai_family: Int32 = 0, ai_socktype: Int32 = 0, ai_protocol: Int32 = 0
  public var ai_addrlen: socklen_t = 0
  public var ai_addr: UnsafeMutablePointer<sockaddr>?
  public var ai_next: UnsafeMutablePointer<addrinfo>?
  public init() {}
}
public struct timeval {
  public init(tv_sec: Int, tv_usec: Int32) {}
}
public let SOCK_STREAM: Int32 = 1, SOL_SOCKET: Int32 = 0xFFFF, SO_SNDTIMEO: Int32 = 0x1005
public let SO_RCVTIMEO: Int32 = 0x1006, SO_NOSIGPIPE: Int32 = 0x1022, F_SETFD: Int32 = 2,
  FD_CLOEXEC: Int32 = 1
public func getaddrinfo(
  _: UnsafePointer<CChar>?,
  _: UnsafePointer<CChar>?,
  _: UnsafePointer<addrinfo>?,
  _: UnsafeMutablePointer<UnsafeMutablePointer<addrinfo>?>?
) -> Int32 { 0 }
public func freeaddrinfo(_: UnsafeMutablePointer<addrinfo>?) {}
public func socket(_: Int32, _: Int32, _: Int32) -> Int32 { 0 }
@discardableResult
public func setsockopt(_: Int32, _: Int32, _: Int32, _: UnsafeRawPointer?, _: socklen_t) -> Int32 { 0 }
public func fcntl(_: Int32, _: Int32, _: Int32) -> Int32 { 0 }
public func connect(_: Int32, _: UnsafePointer<sockaddr>?, _: socklen_t) -> Int32 { 0 }
public func send(_: Int32, _: UnsafeRawPointer?, _: Int, _: Int32) -> Int { 0 }
public func recv(_: Int32, _: UnsafeMutableRawPointer?, _: Int, _: Int32) -> Int { 0 }
@discardableResult public func close(_: Int32) -> Int32 { 0 }
