import ArgumentParser
import CoordinatorDiagrams

/// The options for the room that a picture should fit.
struct RoomArguments: ParsableArguments {
  /// Where a picture is shown.
  enum Place: String, CaseIterable, ExpressibleByArgument {
    /// The column of a README on GitHub.
    case readme
  }

  @Option(
    help: ArgumentHelp("The greatest width of a picture; the layout adapts to it.", valueName: "points")
  )
  var maxWidth: Double?

  @Option(
    help: ArgumentHelp("The greatest height of a picture; the layout adapts to it.", valueName: "points")
  )
  var maxHeight: Double?

  @Option(
    name: .customLong("for"),
    help: "The place that shows the picture (readme: 830 points wide, and an overview of more than 60 nodes)."
  )
  var place: Place?

  func validate() throws {
    for (option, length) in [("--max-width", maxWidth), ("--max-height", maxHeight)] {
      guard let length, !(100...100_000).contains(length) else { continue }
      throw ValidationError("\(option) \(length) is out of range. Use a number from 100 to 100000.")
    }
  }

  /// The room; the given lengths come before those of the place.
  var room: PictureRoom {
    let usual = place == .readme ? PictureRoom.readme : PictureRoom()
    return PictureRoom(width: maxWidth ?? usual.width, height: maxHeight ?? usual.height)
  }
}
