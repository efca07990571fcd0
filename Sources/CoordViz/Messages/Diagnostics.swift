import CoordinatorGraph
import Foundation

/// All output to stderr. Errors and warnings are shown, and notes unless the user asks for quiet.
struct Diagnostics {
  enum Level {
    /// Silent work is not the user's, such as that on an old revision.
    case silent, quiet, usual, verbose
  }

  var level = Level.usual
  var colour = ColourChoice.auto
  /// Gets to know the steps of the work, and what could not be read.
  var watcher: ScanWatcher?

  /// Whether errors and warnings have colours.
  var isColoured: Bool { colour.isColoured() }

  func error(_ text: String) { write("error:", colour: 31, text) }

  func warning(_ text: String) { write("warning:", colour: 33, text) }

  /// What was done.
  func note(_ text: String) {
    if level == .usual || level == .verbose { write(text) }
  }

  /// How it was done.
  func detail(_ text: @autoclosure () -> String) {
    if level == .verbose { write(text()) }
  }

  /// Does the work. Slow work is shown as a progress line on the terminal; its time is a detail afterwards.
  func during<Success>(
    _ name: @autoclosure () -> String,
    _ work: () throws -> Success
  ) rethrows -> Success {
    let start = Date()
    watcher?.begin(name())
    let progress = level == .quiet || level == .silent ? nil : ProgressLine(name: name())
    defer {
      progress?.erase()
      detail("\(name()): \(String(format: "%.2f", Date().timeIntervalSince(start))) s")
    }
    return try work()
  }

  private func write(_ word: String, colour: Int, _ text: String) {
    write(text, after: isColoured ? "\u{1B}[1;\(colour)m\(word)\u{1B}[0m " : word + " ")
  }

  private func write(_ text: String, after word: String = "") {
    if level == .silent { return }
    ProgressLine.clear()
    Descriptor.standardError.show(Product(text: "\(word)\(text.onOneLine)\n", as: .colouredText))
  }
}
