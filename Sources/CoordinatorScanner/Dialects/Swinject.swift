extension PackagedRegistry {
  /// The registry that the scanner knows, of [Swinject](https://github.com/Swinject/Swinject): a container registers
  /// services by their types, and resolves them.
  ///
  ///     container.register(Clock.self) { _ in WallClock() }
  ///     let clock = container.resolve(Clock.self)!
  static let known = PackagedRegistry(
    methods: Registry(
      registering: ["register", "autoregister"],
      resolving: ["resolve", "synchronizedResolve"]
    ),
    types: ["Container", "Resolver", "Assembler"],
    modules: ["Swinject", "SwinjectAutoregistration", "SwinjectStoryboard"],
    others: ["Factory", "FactoryKit", "Resolver", "Cleanse", "Dip"],
    nodeName: "Container",
    accessor: "resolver"
  )
}
