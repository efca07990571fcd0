/// How a part of a view is shown, and the property of a coordinator that decides it.
struct ViewSpot: Hashable {
  let coordinator: TypeID
  let state: Name
  /// Nil where the state says how.
  let label: Presentation?
}

/// The surroundings of a view.
struct ViewContext: Hashable {
  enum Extent: Hashable {
    /// Around the view are only views that show nothing else.
    case top
    /// Next to other views in a coordinator's own view. Choices and stacks here belong to the coordinator.
    case within
    /// Next to other views, or inside one.
    case part
    /// It is all that is shown, in some way; nil where the state says how.
    case whole(Presentation?)
  }

  var extent: Extent
  var spot: ViewSpot?
  /// The `#if` around it.
  var condition: String?
  /// Whether tabs are pages here, of which one is seen.
  var isPaged = false
  /// The state that the tabs around are bound to.
  var tabSpot: ViewSpot?
  /// Whether a stack is around, and its path.
  var isInStack = false
  var path: ViewSpot?
  /// The type of the pages of a stack or a sheet.
  var page: TypeID?
  /// Whether a variable says which page is first: `router.view(for: router.first)`.
  var isOfAnyPage = false
  /// Whether the view is one of several here.
  var isChosen = false

  /// Whether it is what a coordinator shows first.
  var isRoot: Bool { spot?.label == .root }

  /// Whether nothing decides yet what is shown.
  var isOpen: Bool { extent == .top || extent == .within }

  /// The same for what is next to other views.
  var part: ViewContext { with(.part) }

  func with(_ extent: Extent, _ spot: ViewSpot? = nil) -> ViewContext {
    var context = self
    (context.extent, context.spot) = (extent, spot)
    return context
  }
}
