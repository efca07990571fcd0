import Foundation

/// How many files and connections the process may have open.
enum OpenFiles {
  private static let wanted: rlim_t = 8192

  /// Raises the limit, so that many connections do not keep the server from answering.
  static func raiseLimit() {
    #if canImport(Darwin)
      let resource = RLIMIT_NOFILE
    #else
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    var limits = rlimit()
    guard getrlimit(resource, &limits) == 0, limits.rlim_cur < wanted else { return }
    limits.rlim_cur = min(wanted, limits.rlim_max)
    setrlimit(resource, &limits)
  }
}
