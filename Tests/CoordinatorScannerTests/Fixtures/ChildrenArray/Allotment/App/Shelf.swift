// swift-format-ignore-file
/// What the app's parts are taken from, by type.
// container
final class Shelf {
  static let shared = Shelf()
  private var makers: [String: (Shelf) -> Any] = [:]

  func register<T>(_ type: T.Type, maker: @escaping (Shelf) -> T) {
    makers[String(describing: type)] = maker
  }

  func resolve<T>(_ type: T.Type) -> T? {
    makers[String(describing: type)]?(self) as? T
  }
}

protocol PlotStore {}
protocol MemberStore {}
protocol WeatherStore {}
protocol SeedStore {}
struct RemotePlotStore: PlotStore {}
struct RemoteMemberStore: MemberStore {}
struct RemoteWeatherStore: WeatherStore {}

struct PlotUseCase {
  let store: PlotStore
}

struct Membership {
  static var current = Membership()
  var isKnown = false
}

final class BedStore {
  let paths: () -> PathStore

  init(paths: @escaping () -> PathStore) {
    self.paths = paths
  }
}

final class PathStore {
  let beds: BedStore

  init(beds: BedStore) {
    self.beds = beds
  }
}
