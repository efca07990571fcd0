import Dispatch

/// Whether a tree may be read here. Objects of the main actor change on it at any time: to read them from
/// another thread ends the program sooner or later.
enum MainActorCheck {
  private static let key = DispatchSpecificKey<Bool>()
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
      return System.isMainThread
    #else
      mark
      return DispatchQueue.getSpecific(key: key) == true || System.isMainThread
    #endif
  }
}
