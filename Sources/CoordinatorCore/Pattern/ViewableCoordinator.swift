/// A coordinator with a screen.
///
/// `PresenterType` is what it tells the screen: a protocol of the feature, which the screen's class conforms to.
open class ViewableCoordinator<PresenterType>: Coordinator, ViewableCoordinating {
  /// The screen, for routing to it and from it.
  public final let viewControllerable: any ViewControllerable

  /// The screen, for telling it something; the same object as ``viewControllerable``.
  ///
  /// It is nil when the screen's class does not conform to `PresenterType`. Nothing happens then until it is used
  /// without a question mark; a test that never uses it may do with any screen.
  public final let presenter: PresenterType!

  /// A coordinator of the given screen, which is to be a `PresenterType`.
  public init(viewControllerable: any ViewControllerable) {
    self.viewControllerable = viewControllerable
    presenter = viewControllerable as? PresenterType
    super.init()
  }

  /// A coordinator of the given screen, which is to be a `PresenterType`.
  public init(_ viewControllerable: any ViewControllerable) {
    self.viewControllerable = viewControllerable
    presenter = viewControllerable as? PresenterType
    super.init()
  }
}
