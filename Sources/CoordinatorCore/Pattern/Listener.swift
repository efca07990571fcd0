/// Events that a child sends to its parent. A feature declares them in a protocol that inherits from this
/// one, and the parent's coordinator conforms to it.
///
/// A feature's listener may also inherit from `AnyObject` alone. In Swift 6 mode it then needs `@MainActor`,
/// or the compiler feature `InferIsolatedConformances`, since coordinators belong to the main actor.
@preconcurrency @MainActor
public protocol Listener: AnyObject {}

/// Calls from a coordinator to its screen. A feature declares them in a protocol that inherits from this one,
/// and the screen's class conforms to it.
///
/// The note about Swift 6 mode at ``Listener`` applies here too.
@preconcurrency @MainActor
public protocol Presentable: AnyObject {}
