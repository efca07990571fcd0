/// The end of a leak that was reported before.
package struct LeakWithdrawal: Hashable, Sendable {
  /// The number of the leak.
  package internal(set) var number: Int

  /// When, in milliseconds since the recording began.
  package internal(set) var at: Int

  /// The time since the leak was first reported, in milliseconds.
  package internal(set) var after: Int

  /// Whether the objects were freed. It was a leak until then; others were no leak after all.
  package internal(set) var isFreed: Bool

  /// The coordinator that was freed at the same time, such as the one above it.
  package internal(set) var with: Leak.Subject?

  package init(number: Int, at: Int, after: Int = 0, isFreed: Bool, with: Leak.Subject? = nil) {
    (self.number, self.at, self.after) = (number, at, after)
    (self.isFreed, self.with) = (isFreed, with)
  }
}

extension LeakWithdrawal {
  /// What became of the leak.
  var words: String {
    guard isFreed else { return "it was so for a part of the run only, but the code can do the same again" }
    let time =
      after < 1000 ? "" : after < 120_000 ? " \(after / 1000) s later" : " \(after / 60_000) min later"
    return "it was freed\(time)" + (with.map { ", together with \($0.name)" } ?? "")
  }
}

extension LeakWithdrawal: JSONCodable {
  package static let blank = LeakWithdrawal(number: 1, at: 0, isFreed: false)

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.number("after", &after, unless: 0)
    try json.number("at", &at, minimum: 0)
    try json.truth("freed", &isFreed)
    try json.number("number", &number, minimum: 1)
    try json.object("with", &with)
  }
}
