/// [Factory](https://github.com/hmlongco/Factory): extensions of a container return factories, which are called for what they
/// make.
///
///     extension Container { var home: Factory<Home> { self { Home() } } }
///     let home = Container.shared.home()
///     @Injected(\.home) var home
enum FactoryLibrary {
  static let modules: Set = ["Factory", "FactoryKit"]
  /// The types that apps extend with what makes things.
  static let containers: Set<Name> = ["Container", "SharedContainer"]
  /// The container that property wrappers ask.
  static let defaultContainer: Name = "Container"
  /// The types of factories.
  static let types: Set<Name> = ["Factory", "ParameterFactory"]
  /// Property wrappers that ask a container, by a key path.
  static let injecting: Set = [
    "Injected", "LazyInjected", "WeakLazyInjected", "InjectedObject", "InjectedObservable",
  ]
  /// Members of a factory that return it with another lifetime.
  static let scopes: Set<Name> = ["singleton", "cached", "shared", "unique", "graph"]
}
