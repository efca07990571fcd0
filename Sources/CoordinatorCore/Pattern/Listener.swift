/// What a child tells its parent. A feature states its events in a protocol that inherits from this one, and the
/// parent's coordinator conforms to it.
///
/// A feature's listener may inherit from `AnyObject` alone, too; in Swift 6 mode it then needs `@MainActor`, or the
/// compiler's feature `InferIsolatedConformances`, since coordinators belong to the main actor.
@preconcurrency @MainActor
public protocol Listener: AnyObject {}

/// What a coordinator tells its screen. A feature states it in a protocol that inherits from this one, and the
/// screen's class conforms to it.
///
/// What was said of ``Listener`` and Swift 6 mode holds here as well.
@preconcurrency @MainActor
public protocol Presentable: AnyObject {}
