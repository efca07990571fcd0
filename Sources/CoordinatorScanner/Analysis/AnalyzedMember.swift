/// A member that a part of the analysis summarizes, and what was found in it.
final class AnalyzedMember {
  let summary: CachedSummary
  let name: Name
  /// The type of `self`; nil for global and static members.
  let type: TypeID?
  /// The version of the summary that the effects are from.
  var version = 0
  /// The last round in which it was analysed.
  var round = 0
  var attributedEffects: [AttributedEffect] = []
  var fieldWrites: [FieldWrite] = []

  init(_ member: MemberList.Member, _ summary: CachedSummary) {
    (self.summary, name, type) = (summary, member.name, member.type)
  }

  /// Whether it fills properties: an initializer or an initial value.
  var isInitial: Bool {
    if case .initial = summary.key { true } else { name == .initializer }
  }
}
