/// A coordinator with a screen.
///
/// `PresenterType` is the protocol through which it calls the screen; the screen's class conforms to it.
open class ViewableCoordinator<PresenterType>: Coordinator, ViewableCoordinating {
  /// The screen, for routing to it and from it.
  public final let viewControllerable: any ViewControllerable

  /// The screen, for telling it something; the same object as ``viewControllerable``.
  ///
  /// It is nil if the screen's class does not conform to `PresenterType`. That is only an error when it is
  /// used without a question mark, so a test that never uses it can have any screen.
  public final let presenter: PresenterType!

  /// A coordinator with the given screen, which should be a `PresenterType`.
  public init(viewControllerable: any ViewControllerable) {
    self.viewControllerable = viewControllerable
    presenter = viewControllerable as? PresenterType
    super.init()
  }

  /// A coordinator with the given screen, which should be a `PresenterType`.
  public init(_ viewControllerable: any ViewControllerable) {
    self.viewControllerable = viewControllerable
    presenter = viewControllerable as? PresenterType
    super.init()
  }
}
