/// Tells effects that can matter to the graph from others.
extension EffectRecorder {
  private var relevance: RelevanceFilter { _read { yield context.flow.relevance } }

  func matters(_ kind: Effect.Kind, _ target: PointsToSet, _ subject: PointsToSet) -> Bool {
    if relevance.keepsEverything { return true }
    switch kind {
    case .creates: return relevance.isRelevant(subject, .involved)
    case .adds(let name): return mayHold(name, target)
    case .sets(let name):
      return mayHold(name, target) && !subject.isEmpty
        && (target.all.contains(where: hasProperties) || isRelevant(subject, .involved))
    case .calls(let name):
      return context.traits(of: name).contains(.isInRegistries) || isRelevant(subject, .shown)
        || relevance.isOwnCall(name, target, of: context.this, context.classification)
    case .hands(let name): return isRelevant(subject, name == .initializer ? .involved : .shown)
    case .clears, .removes, .captures: return false
    }
  }

  /// Whether an effect of a callee matters here.
  func matters(_ effect: Effect, _ target: PointsToSet, _ subject: PointsToSet) -> Bool {
    if effect.kind == .creates { return relevance.isRelevant(subject, .involved) }
    return matters(effect.kind, target, subject)
  }

  private func mayHold(_ property: Name, _ target: PointsToSet) -> Bool {
    target.isEmpty
      || target.all.contains { value in
        context.type(of: value).map { context.flow.properties.mayHold(property, of: $0) } ?? true
      }
  }

  private func isRelevant(_ values: PointsToSet, _ level: RelevanceFilter.Level) -> Bool {
    values.all.contains { value in
      switch value {
      case .this: context.this.map { relevance.isRelevant($0, level) } ?? true
      case .parameter(let position): isRelevant(parameter: position, level)
      default: relevance.isRelevant(value, level)
      }
    }
  }

  /// Whether a parameter matters, by its declared type.
  private func isRelevant(parameter position: Int, _ level: RelevanceFilter.Level) -> Bool {
    guard let type = context.type(ofParameter: position) else { return true }
    let declared = context.declared(type)
    return declared.isEmpty || declared.all.contains(where: isBroad) || relevance.isRelevant(declared, level)
  }

  /// Whether a declared type says little about the argument, because a library declares it.
  private func isBroad(_ value: AbstractValue) -> Bool {
    switch value {
    case .external(let name, _): !TypeReference.plain.contains(name)
    case .typed(let type): context.program[type].isExternal && !context.program[type].isPlainOfLibrary
    default: value.parts.contains { $0.isEmpty || $0.all.contains(where: isBroad) }
    }
  }

  /// Whether a value has properties that the analysis follows.
  private func hasProperties(_ value: AbstractValue) -> Bool {
    switch value {
    case .external, .type, .externalType, .function, .maker: false
    default: true
    }
  }
}
