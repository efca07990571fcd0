/// The values of a program that are composed of one another, as a library has it, and what each of them shows.
struct Compositions: Sendable {
  /// A value that is a part of another.
  struct Part: Hashable, Sendable {
    var type: TypeID
    /// The property of the state that keeps it.
    var property: Name?
    /// The case of that property, where it is one of several.
    var choice: Name?
    let place: Place
    var condition: String?
    /// Whether it is on the screen by itself; else it may be a part of a screen.
    var isShown = false
    var presentations: Set<Presentation> = []

    /// The same, shown in one more way.
    func presented(_ presentation: Presentation) -> Part {
      var part = self
      part.isShown = true
      part.presentations.insert(presentation)
      return part
    }
  }

  /// The parts of each value, in the order of the source.
  private(set) var parts: [TypeID: [Part]] = [:]
  /// The properties of each value that a view shows in tabs.
  private(set) var tabs: [TypeID: Set<Name>] = [:]
  /// The values that lead through the app, and why.
  private(set) var leaders: [TypeID: String] = [:]
  private var views: StoreViews?
  private var reader: CompositionReader?

  /// Nothing is composed.
  init() {}

  init(of program: Program) {
    if TCA.modules.isDisjoint(with: program.imports) { return }
    var reader = CompositionReader(program)
    let views = StoreViews(program, reader)
    reader.seen = views.values
    (self.views, self.reader) = (views, reader)
    for value in reader.values.sorted() where program[value].kind == .enum || reader.state(of: value) != nil {
      tabs[value] = views.tabs(of: value)
      parts[value] = reader.parts(of: value).map { views.completed($0, of: value) }
    }
    findLeaders(reader, program)
  }

  /// A part of a value that is of a given type.
  func part(_ type: TypeID, of value: TypeID) -> Part? { parts[value]?.first { $0.type == type } }

  /// The views that show a part of a value.
  func screens(for part: Part, of value: TypeID) -> [StoreViews.Showing] {
    views?.screens(for: part, of: value) ?? []
  }

  /// The views of a value that show more than views of its parts.
  func ownScreens(of value: TypeID) -> Set<StoreViews.Showing> { views?.screens[value] ?? [] }

  /// The values that a value is composed of by a name that no file declares.
  func undeclared(by value: TypeID) -> [(Name, Place)] { reader?.undeclared(by: value) ?? [] }

  /// The parts of a value that are variables instead of types. The scanner does not read what they show.
  func unread(by value: TypeID) -> [(Name, Place)] { reader?.unread(by: value) ?? [] }

  /// A value leads through the app if it shows a part, or if a part of it leads.
  private mutating func findLeaders(_ reader: CompositionReader, _ program: Program) {
    let choices = Set(parts.keys.flatMap(reader.choicesKept))
    for (value, parts) in parts where !choices.contains(value) {
      guard let shown = parts.first(where: \.isShown) else { continue }
      leaders[value] = "is composed of \(program[shown.type].name), which it shows"
    }
    var open = parts.keys.filter { leaders[$0] == nil && !choices.contains($0) }.sorted()
    var hasChanged = true
    while hasChanged {
      let found = open.compactMap { value in
        parts[value]?.first { leaders[$0.type] != nil && $0.type != value }.map { (value, $0.type) }
      }
      for (value, part) in found {
        leaders[value] = "is composed of \(program[part].name), which leads to screens"
      }
      open.removeAll { leaders[$0] != nil }
      hasChanged = !found.isEmpty
    }
  }
}
