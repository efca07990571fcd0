import Streams
import UIKit

@MainActor
class WeatherBase {
  var children: [WeatherBase] = []
}

final class WeathersCoordinator: WeatherBase {
  let degrees = PassthroughSubject<Int>()

  func open() {
    let weather = WeatherCoordinator()
    children.append(weather)
    weather.start(degrees)
  }

  func close() {
    (children.last as? WeatherCoordinator)?.stop()
    children.removeLast()
  }
}

/// One subscription in a property, and a method that ends other things.
final class WeatherCoordinator: WeatherBase {
  private var subscription: AnyCancellable?
  private(set) var shown: [Int] = []

  func start(_ degrees: PassthroughSubject<Int>) {
    subscription = degrees.sink { value in
      self.shown.append(value)
    }
  }

  func stop() { shown = [] }
}
