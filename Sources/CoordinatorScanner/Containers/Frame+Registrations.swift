extension Frame {
  /// Remembers that what was noted since stands in a call that registers something, most often in its factory.
  mutating func enclose(effectsFrom start: Int, in name: String, at line: Int) {
    guard start < effects.count else { return }
    let place = Place(file: scope.file, line: line)
    guard
      let registration = effects[start...].last(where: { $0.kind == .calls(name) && $0.place == place })
    else { return }
    for position in start..<effects.count where effects[position].isPartOfFactory(in: name) {
      effects[position].registration = registration.subject
    }
  }
}

extension Effect {
  fileprivate func isPartOfFactory(in name: String) -> Bool {
    guard case .calls(let method) = kind, method != name else { return false }
    return registration == nil
  }
}
