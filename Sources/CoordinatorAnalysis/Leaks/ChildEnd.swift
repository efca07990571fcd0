import CoordinatorGraph

/// The changes that remove a child from its parent when its screen goes away.
struct ChildEnd {
  let leak: Leak
  let source: any LeakSource

  private var child: String { leak.subject.type }

  /// For a child that stays in its parent's list although its screen is gone.
  var removal: [Leak.Change] {
    guard let parent = leak.parent?.type, let screen = leak.screenThatWent else { return [] }
    if let removal = source.removal(of: child, from: parent, slot: nil) {
      return [hearing(of: screen, removal, in: parent)]
    }
    guard let place = leak.firstPlace, let attached = source.child(at: place, in: parent),
      let list = attached.list
    else { return [] }
    let change = Leak.Change("on the next line, write \(closure(attached.variable, list))", at: place)
    return [change] + callback(of: screen)
  }

  /// For a child that nobody attached.
  var attaching: [Leak.Change] {
    guard let creation = leak.evidence.first(where: { $0.words.hasPrefix(Leak.createdBy) }),
      let place = creation.location, let screen = leak.shownScreen
    else { return [] }
    let creator = String(creation.words.dropFirst(Leak.createdBy.count))
    guard let list = source.childList(of: creator), let created = source.child(at: place, in: creator) else {
      return []
    }
    let name = created.variable
    let words = "on the next line, write `\(list).append(\(name))` and \(closure(name, list))"
    return [Leak.Change(words, at: place)] + callback(of: screen)
  }

  /// The parent removes the child already, but nothing tells it that the screen went away.
  private func hearing(of screen: String, _ removal: SourceRemoval, in parent: String) -> Leak.Change {
    let line = "\(removal.location.file):\(removal.location.line)"
    let place = source.place(ofType: screen)
    guard let callback = removal.callback, let link = source.link(from: screen, to: child),
      link.requirements == nil
    else {
      let words =
        "override `viewDidDisappear` and, \(Self.ending), let \(parent) run \(line), which removes \(child)"
      return Leak.Change("in \(screen), \(words); \(Self.swipe)", at: place)
    }
    let call = "`\(link.property)?.\(callback)?()`"
    return screenChange(
      screen,
      "call \(call) in it \(Self.ending); that runs \(line), which removes \(child)"
    )
  }

  private func closure(_ child: String, _ list: String) -> String {
    "`\(child).\(Self.name) = { [weak self, weak \(child)] in self?.\(list).removeAll { $0 === \(child) } }`"
  }

  /// The child's new callback, and the screen that calls it.
  private func callback(of screen: String) -> [Leak.Change] {
    let property = "add `var \(Self.name): (() -> Void)?`"
    let place = source.place(ofType: child)
    guard let link = source.link(from: screen, to: child) else {
      let call = "call `\(Self.name)` of its \(child) in it \(Self.ending)"
      return [Leak.Change("in \(child), \(property)", at: place), screenChange(screen, call)]
    }
    guard let requirements = link.requirements else {
      let call = "call `\(link.property)?.\(Self.name)?()` in it \(Self.ending)"
      return [Leak.Change("in \(child), \(property)", at: place), screenChange(screen, call)]
    }
    let method = "func screenDidEnd()"
    return [
      Leak.Change("in \(child), \(property) and `\(method) { \(Self.name)?() }`", at: place),
      Leak.Change("in \(requirements.name), add `\(method)`", at: requirements.location),
      screenChange(screen, "call `\(link.property)?.screenDidEnd()` in it \(Self.ending)"),
    ]
  }

  private func screenChange(_ screen: String, _ words: String) -> Leak.Change {
    let place = source.place(ofType: screen)
    return Leak.Change("in \(screen), override `viewDidDisappear` and \(words); \(Self.swipe)", at: place)
  }

  private static let name = "onEnd"
  private static let ending = "if `isMovingFromParent || isBeingDismissed`"
  private static let swipe = "users also swipe back"
}
