// swift-format-ignore-file
import RIBs

protocol NightDependency: Dependency {
  var nightViewController: NightViewControllable { get }
  var clock: Clock { get }
}

// container: dependency=NightDependency
// requires: NightComponent -> NightDependency
// adopts: NightComponent -> SkyDependency
// adopts: NightComponent -> MapDependency
final class NightComponent: Component<NightDependency>, SkyDependency, MapDependency {
  let visitor: String

  init(dependency: NightDependency, visitor: String) {
    self.visitor = visitor
    super.init(dependency: dependency)
  }

  // provides: NightComponent -> MapDependency.stars | computed
  var stars: StarStore { shared { BundledStars() } }
}

protocol NightBuildable: Buildable {
  func build(withListener listener: NightListener, visitor: String) -> (router: NightRouting, visitor: String)
}

final class NightBuilder: Builder<NightDependency>, NightBuildable {
  func build(withListener listener: NightListener, visitor: String) -> (router: NightRouting, visitor: String) {
    let component = NightComponent(dependency: dependency, visitor: visitor)
    let interactor = NightInteractor()
    interactor.listener = listener
    let router = NightRouter(
      interactor: interactor,
      viewController: dependency.nightViewController,
      // creates-child-builder: NightBuilder -> SkyBuilder
      skyBuilder: SkyBuilder(dependency: component),
      // creates-child-builder: NightBuilder -> MapBuilder
      mapBuilder: MapBuilder(dependency: component)
    )
    return (router, visitor)
  }
}

protocol StarStore {}
struct BundledStars: StarStore {}
