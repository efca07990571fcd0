// swift-format-ignore-file
import RIBs

// adopts: RootComponent -> BookingDependency
extension RootComponent: BookingDependency {
  // provides: RootComponent -> BookingDependency.telescopes | computed
  var telescopes: TelescopeStore { shared { RemoteTelescopes() } }
}

// adopts: RootComponent -> NightDependency
extension RootComponent: NightDependency {
  // provides: RootComponent -> NightDependency.nightViewController | computed
  var nightViewController: NightViewControllable { rootViewController }
  // provides: RootComponent -> NightDependency.clock | forwarded
  var clock: Clock { dependency.clock }
}
