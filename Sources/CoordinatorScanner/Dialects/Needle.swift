/// Components of [Needle](https://github.com/uber/needle) and RIBs declare what they depend on, and generated code adopts it.
///
///     final class HomeComponent: Component<HomeDependency> {
///       var clock: Clock { shared { WallClock() } }
///       var login: LoginComponent { LoginComponent(parent: self) }
///     }
extension Dialect {
  /// Generic bases of containers. The creator of a container passes an object of the generic argument.
  static let containerBases: Set = ["Component", "EmptyComponent", "BootstrapComponent"]

  /// Whether a container of this base asks its maker for nothing.
  static func isIndependent(_ base: Name) -> Bool {
    ["EmptyComponent", "BootstrapComponent"].contains(base.lastPart)
  }

  /// Methods that keep what their closure makes, and return it.
  static let sharingMethods: Set<Name> = ["shared"]
}
