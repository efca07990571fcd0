import Foundation

/// How many files and connections the process may have open.
enum OpenFiles {
  private static let wanted: rlim_t = 8192
  /// Foundation ends the process if a program is started with fewer.
  private static let least: rlim_t = 64

  /// Raises the limit, so that many connections do not keep a server from answering.
  ///
  /// - Throws: ``CommandError`` if the limit is too low to start another program.
  static func raiseLimit() throws(CommandError) {
    #if canImport(Darwin)
      let resource = RLIMIT_NOFILE
    #else
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    var limits = rlimit()
    guard getrlimit(resource, &limits) == 0, limits.rlim_cur < wanted else { return }
    limits.rlim_cur = min(wanted, limits.rlim_max)
    setrlimit(resource, &limits)
    guard limits.rlim_cur < least else { return }
    throw .unreadableText(
      place: "coordviz",
      problem: "only \(limits.rlim_cur) files may be open at once; allow \(least) or more with 'ulimit -n'"
    )
  }
}
