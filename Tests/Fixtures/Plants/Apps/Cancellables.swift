import Streams
import UIKit

@MainActor
class StationBase {
  var children: [StationBase] = []
}

final class RadioCoordinator: StationBase {
  let songs = PassthroughSubject<String>()

  func open() {
    let station = StationCoordinator()
    children.append(station)
    station.listen(to: songs)
  }

  func close() { children.removeLast() }
}

/// A subscription whose closure refers to its owner.
final class StationCoordinator: StationBase {
  private var cancellables: Set<AnyCancellable> = []
  private(set) var titles: [String] = []

  func listen(to songs: PassthroughSubject<String>) {
    songs.sink { title in
      self.titles.append(title)
    }.store(in: &cancellables)
  }
}
