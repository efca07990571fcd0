extension Dialect {
  /// [Needle](https://github.com/uber/needle): components declare what they depend on, and generated code adopts it.
  ///
  ///     final class HomeComponent: Component<HomeDependency> {
  ///       var clock: Clock { shared { WallClock() } }
  ///       var login: LoginComponent { LoginComponent(parent: self) }
  ///     }
  static let needle = Dialect(
    name: "Needle",
    containerBases: ["Component", "EmptyComponent", "BootstrapComponent"],
    independentBases: ["EmptyComponent", "BootstrapComponent"],
    sharingMethods: ["shared"]
  )
}
