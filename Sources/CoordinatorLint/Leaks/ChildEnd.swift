import CoordinatorGraph
import CoordinatorScanner

/// The changes that remove a child from its parent when its screen goes away.
struct ChildEnd {
  let leak: Leak
  let source: any LeakSource

  private var child: String { leak.subject.type }

  /// For a child that stays in its parent's list although its screen is gone.
  var removal: [Leak.Change] {
    guard let parent = leak.parent?.type, let screen = leak.screen else { return [] }
    let known = source.removal(of: child, from: parent, slot: nil)
    let attached =
      leak.firstPlace.flatMap { source.child(at: $0, in: parent) } ?? source.attaching(child, in: parent)
    if leak.isOfKit { return kitEnd(attached) }
    if let known, known.callback != nil, source.link(from: screen, to: child)?.isProtocol == false {
      return hearing(of: screen, known, in: parent)
    }
    if let method = known?.method, let link = source.link(from: screen, to: child), !link.isProtocol,
      let end = source.ending(of: child, calling: method)
    {
      return screenChanges(screen, "call `\(link.property)?.\(end)()`")
    }
    let slot = source.slot(of: child, in: parent)
    if let method = known?.method, slot == nil,
      let call = source.callToParent(of: child, in: parent, variable: attached?.variable, method: method)
    {
      return screenEnd(of: screen, calling: call)
    }
    guard let attached, let place = attached.location ?? leak.firstPlace,
      let code = closure(attached.variable, removal(of: attached, known?.method, clearing: slot))
    else { return known.map { hearing(of: screen, $0, in: parent) } ?? [] }
    return [Leak.Change("on the next line, write \(code)", at: place)] + callback(of: screen)
  }

  /// The kit tells when a screen goes.
  private func kitEnd(_ attached: SourceChild?) -> [Leak.Change] {
    guard let name = attached?.variable, let place = attached?.location ?? leak.firstPlace else { return [] }
    let code =
      "`\(name).viewControllerable.onGone { [weak self, weak \(name)] in if let \(name) { self?.removeChild(\(name)) }"
      + "\(leak.clearingOfSlot) }`"
    return [Leak.Change("on the next line, write \(code); \(Leak.swipe)", at: place)]
  }

  /// For a child that nobody attached.
  var attaching: [Leak.Change] {
    guard let creation = leak.first(.created), let place = creation.location, let screen = leak.screen else {
      return []
    }
    let creator = creation.owner
    guard let list = source.childList(of: creator), let name = source.child(at: place, in: creator)?.variable,
      let code = closure(name, removal(of: SourceChild(variable: name, list: list), nil, clearing: nil))
    else { return [] }
    let words = "on the next line, write `\(list).append(\(name))` and \(code)"
    return [Leak.Change(words, at: place)] + callback(of: screen)
  }

  /// The parent removes the child already, but nothing tells it that the screen went away.
  private func hearing(of screen: String, _ removal: SourceRemoval, in parent: String) -> [Leak.Change] {
    let line = "\(removal.location.file):\(removal.location.line)"
    guard let callback = removal.callback, let link = source.link(from: screen, to: child), !link.isProtocol
    else { return screenChanges(screen, "let \(parent) run \(line), which removes \(child),") }
    let reason = "that runs \(line), which removes \(child)"
    return screenChanges(screen, "call `\(link.property)?.\(callback)?()`", reason)
  }

  /// The code that removes a variable of the parent; nil if neither a method nor a list is known.
  private func removal(of child: SourceChild, _ method: String?, clearing slot: String?) -> String? {
    if let method, method.hasSuffix(")") { return "self?.\(method)" }
    let (name, list) = (child.variable, child.list == slot ? nil : child.list)
    let ofList = list.map { list in
      child.isKeyed
        ? "if let self { self.\(list) = self.\(list).filter { $0.value !== \(name) } }"
        : "self?.\(list).removeAll { $0 === \(name) }"
    }
    let removal = method.map { "if let \(name) { self?.\($0)\(name)) }" } ?? ofList
    let parts = [removal, slot.map { "self?.\($0) = nil" }].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private func closure(_ variable: String, _ code: String?) -> String? {
    code.map { "`\(variable).\(Self.name) = { [weak self, weak \(variable)] in \($0) }`" }
  }

  /// The child's new callback, and the screen that calls it.
  private func callback(of screen: String) -> [Leak.Change] {
    let property = "add `var \(Self.name): (() -> Void)?`"
    let place = source.place(ofType: child)
    guard let link = source.link(from: screen, to: child) else {
      let call = "call `\(Self.name)` of its \(child)"
      return [Leak.Change("in \(child), \(property)", at: place)] + screenChanges(screen, call)
    }
    guard link.isProtocol else {
      let call = "call `\(link.property)?.\(Self.name)?()`"
      return [Leak.Change("in \(link.type.name), \(property)", at: link.type.location)]
        + screenChanges(screen, call)
    }
    return screenEnd(of: screen, calling: "\(Self.name)?()", property)
  }

  /// A method of the child that the screen calls when it goes away.
  private func screenEnd(of screen: String, calling call: String, _ property: String? = nil) -> [Leak.Change]
  {
    let method = "func screenDidEnd()"
    let body = "`\(method) { \(call) }`"
    let link = source.link(from: screen, to: child)
    let isBase = link?.isProtocol == false
    let owner = isBase ? link?.type : nil
    let addition = Leak.Change(
      "in \(owner?.name ?? child), \(property.map { "\($0) and " } ?? "add ")\(body)",
      at: owner?.location ?? source.place(ofType: child)
    )
    let requirement = link.flatMap { link in
      link.isProtocol ? Leak.Change("in \(link.type.name), add `\(method)`", at: link.type.location) : nil
    }
    let words = link.map { "`\($0.property)?.screenDidEnd()`" } ?? "`screenDidEnd` of its \(child)"
    return [addition] + [requirement].compactMap(\.self) + screenChanges(screen, "call \(words)")
  }

  /// A stack notifies each screen that it removes, covered ones too. A dismissal notifies only the visible screen.
  private func screenChanges(_ screen: String, _ words: String, _ reason: String = Leak.swipe) -> [Leak
    .Change]
  {
    let place = source.place(ofType: screen)
    // A class of UIKit cannot be changed.
    let owner = place == nil && screen.hasPrefix("UI") ? "a subclass of \(screen)" : screen
    return [
      "override `didMove(toParent:)` and \(words) in it if `parent == nil`; \(reason)",
      "override `viewDidDisappear` and \(words) in it if `\(Self.dismissal)`",
    ].map { Leak.Change("in \(owner), \($0)", at: place) }
  }

  private static let name = "onEnd"
  private static let dismissal = "isBeingDismissed || navigationController?.isBeingDismissed == true"
}
