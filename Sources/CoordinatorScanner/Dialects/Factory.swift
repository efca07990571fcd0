extension FactoryModel {
  /// The factories that the scanner knows, of [Factory](https://github.com/hmlongco/Factory): extensions of a container
  /// return factories, which are called for what they make.
  ///
  ///     extension Container { var home: Factory<Home> { self { Home() } } }
  ///     let home = Container.shared.home()
  ///     @Injected(\.home) var home
  static let known = FactoryModel(
    modules: ["Factory", "FactoryKit"],
    containers: ["Container", "SharedContainer"],
    defaultContainer: "Container",
    types: ["Factory", "ParameterFactory"],
    injecting: ["Injected", "LazyInjected", "WeakLazyInjected", "InjectedObject", "InjectedObservable"],
    scopes: ["singleton", "cached", "shared", "unique", "graph"]
  )
}
