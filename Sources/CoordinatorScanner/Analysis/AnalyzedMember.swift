/// A member that is read on a type, and what it was seen to do there.
final class AnalyzedMember {
  let reading: CachedSummary
  let name: Name
  /// The type that its doings belong to; nil outside of types and in static methods.
  let type: TypeID?
  /// How often its reading had changed when its happenings were taken over.
  var version = 0
  /// The round in which it was last read.
  var round = 0
  var attributedEffects: [AttributedEffect] = []
  /// What it was found to put into properties.
  var fieldWrites: [FieldWrite] = []

  init(_ member: Program.Member, _ reading: CachedSummary) {
    (self.reading, name, type) = (reading, member.name, member.type)
  }

  /// Whether it is what a property starts with.
  var isInitial: Bool {
    if case .initial = reading.key { return true }
    return false
  }
}
