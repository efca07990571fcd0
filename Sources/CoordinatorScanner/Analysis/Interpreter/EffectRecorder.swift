/// Records the effects of one function: its own, and those of its callees.
final class EffectRecorder {
  let context: FunctionContext
  private(set) var effects: [Effect] = []
  private(set) var exported = ExportedEffects()
  /// The `#if` around the current statement.
  var condition: String?
  /// Whether the current statement is in a branch that may not run.
  var isInBranch = false
  /// The last call that was not recorded.
  private var ignored: (name: Name, site: ExpressionID, subject: PointsToSet)?

  init(_ context: FunctionContext, condition: String? = nil) {
    (self.context, self.condition) = (context, condition)
  }

  /// The number of effects so far.
  var count: Int { effects.count }

  /// Records an effect at an expression, if it can matter.
  func record(
    _ kind: Effect.Kind,
    _ target: PointsToSet = [],
    _ subject: PointsToSet,
    at site: ExpressionID
  ) {
    guard matters(kind, target, subject) else {
      if case .calls(let name) = kind { ignored = (name, site, subject) }
      return
    }
    effects.append(
      Effect(
        kind: kind,
        target: target,
        subject: subject,
        places: Trace(at: Place(file: context.scope.file, at: site)),
        condition: condition,
        isPossible: target.isWidened || subject.isWidened || isInBranch && kind.setsUpSheet
      )
    )
  }

  /// Records that an expression makes an object of a type.
  func recordObject(of type: TypeID, at site: ExpressionID) -> PointsToSet {
    let place = Place(file: context.scope.file, at: site)
    let made: PointsToSet = [.object(AllocationSite(type: type, place: place))]
    record(.creates, [], made, at: site)
    return made
  }

  /// Runs something without recording its effects.
  func discarding<Result>(_ body: () -> Result) -> Result {
    let outer = (effects, exported)
    defer { (effects, exported) = outer }
    return body()
  }

  /// Runs something, and keeps only those of its effects that are new.
  func keepingNew(_ body: () -> Void) {
    let known = effects
    body()
    guard effects.count > known.count else { return effects = known }
    let added = effects[known.count...]
    var fresh = Set(added)
    for effect in known { fresh.remove(effect) }
    effects = known + added.filter(fresh.contains)
  }

  /// Marks the coordinators that closures return: the caller of the closure makes them, not this function.
  func leaveToCallers(of closures: PointsToSet, since start: Int) {
    for case .callable(let made) in closures.all {
      for position in start..<effects.count where effects[position].kind == .creates {
        let isReturned = effects[position].subject.all.allSatisfy {
          context.isCoordinator($0) && made.all.contains($0)
        }
        if isReturned { effects[position] = effects[position].changed(isForCaller: true) }
      }
    }
  }

  /// Marks the effects inside a call that registers something, most often in its factory closure.
  func encloseRegistration(_ name: Name, since start: Int, at site: ExpressionID) {
    guard start < effects.count, context.traits(of: name).contains(.registers) else { return }
    let place = Place(file: context.scope.file, at: site)
    let last = effects[start...].last { $0.kind == .calls(name) && $0.place == place }
    guard let registration = last?.subject ?? subjectOfIgnored(name, at: site) else { return }
    for position in start..<effects.count {
      guard case .calls(let method) = effects[position].kind, method != name,
        effects[position].registration == nil
      else { continue }
      effects[position] = effects[position].changed(registration: registration)
    }
  }

  private func subjectOfIgnored(_ name: Name, at site: ExpressionID) -> PointsToSet? {
    ignored.flatMap { $0.name == name && $0.site == site ? $0.subject : nil }
  }
}

// MARK: Effects of callees

extension EffectRecorder {
  /// A call of a summarized function.
  struct SummarizedCall {
    let receiver: PointsToSet
    /// The type that the callee is called on; nil for a static function.
    let type: TypeID?
    let arguments: ArgumentValues
    let site: ExpressionID
    /// Whether the call may reach another function instead.
    var isPossible = false
    /// Whether the callee is not analysed by itself, so that only its calls show its effects.
    var isOnlyCall = false
  }

  /// Records the effects of a callee that depend on this call.
  ///
  /// - Parameter plain: The summary for any arguments, where `summary` is for the arguments of this call. The callee records
  ///   the effects of `plain` itself.
  func adopt(_ summary: FunctionSummary, _ call: SummarizedCall, beyond plain: FunctionSummary? = nil) {
    let isAll = plain != nil || call.isOnlyCall
    let known = context.flow.summaries.exported(isAll ? summary.effects : summary.openEffects)
    if known.isEmpty { return }
    // Coordinators and screens record what they make themselves.
    let isOwner =
      call.type.map { context.classification.isCoordinator($0) || context.classification.isScreen($0) }
      ?? false
    let substitution = Substitution(this: call.receiver, parameters: call.arguments)
    let place = Place(file: context.scope.file, at: call.site)
    for effect in known where effect.places.count < Self.longestTrace && !effect.places.comesBack(by: place) {
      if exported.isFull { return }
      // A helper that may set up a sheet, or not, says nothing about a screen.
      if effect.isPossible, effect.kind.setsUpSheet { continue }
      let isForCaller = effect.kind == .creates && effect.isForCaller
      let isMade = effect.kind == .creates && !isOwner
      let isNew = isMade || call.isOnlyCall || self.isNew(effect, beyond: plain, call.receiver)
      guard effect.hasParameter || !isForCaller && isNew else { continue }
      let isForReceiver = call.isOnlyCall && effect.kind == .creates
      let target = isForReceiver ? call.receiver : effect.target.substituting(substitution)
      let subject = effect.subject.substituting(substitution)
      // A call or a removal happens, whatever its arguments are.
      if !effect.subject.isEmpty, subject.isEmpty, !effect.kind.happensWithoutSubject { continue }
      guard matters(effect, target, subject) else { continue }
      let isOwned = call.isOnlyCall && (effect.kind == .creates || Presentation(effect) != nil)
      let owner = isOwned ? call.receiver : effect.owner.substituting(substitution)
      let next = effect.changed(
        target: target,
        subject: subject,
        places: Trace(at: place, after: effect.places),
        condition: condition,
        isPossible: call.isPossible || isInBranch && effect.kind.setsUpSheet,
        owner: owner
      )
      if exported.insert(next) { effects.append(next) }
    }
  }

  /// Whether the callee has an effect only because of the arguments, so that nothing else records it.
  private func isNew(_ effect: Effect, beyond plain: FunctionSummary?, _ receiver: PointsToSet) -> Bool {
    guard let plain, effect.kind != .creates || receiver.all.contains(.this) else { return false }
    return !plain.has(effect)
  }

  private static let longestTrace = 8
}
