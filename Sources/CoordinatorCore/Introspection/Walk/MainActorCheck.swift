import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Whether a tree may be read here. Objects of the main actor change on it at any time: to read them from
/// another thread ends the program sooner or later.
enum MainActorCheck {
  private static let key = DispatchSpecificKey<Bool>()
  /// The main thread has the number of the process.
  private static let threadNumber = runtimeSymbol("gettid").map {
    unsafeBitCast($0, to: (@convention(c) () -> Int32).self)
  }
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Why a tree must not be read here; nil if it may.
  static func refusal(of root: AnyObject) -> String? {
    guard belongsToMainActor(root), !isMain else { return nil }
    return
      "the tree was not read, because this is not the main thread; on another one use 'await Snapshot(of:)'"
  }

  private static func belongsToMainActor(_ root: AnyObject) -> Bool {
    #if canImport(UIKit) && !os(watchOS)
      true
    #else
      root is any Coordinating || root is Screen
    #endif
  }

  /// Without Apple's frameworks, any thread may run the main queue, one at a time.
  private static var isMain: Bool {
    #if canImport(Darwin)
      return pthread_main_np() != 0
    #else
      mark
      if DispatchQueue.getSpecific(key: key) == true { return true }
      return threadNumber?() == getpid()
    #endif
  }
}
