/// How views and modifiers of SwiftUI show their contents.
enum SwiftUI {
  /// How these modifiers show their content; nil where what they show says it.
  static let modifiers: [String: Presentation?] = [
    "navigationDestination": .push, "sheet": .sheet, "fullScreenCover": .fullScreenCover, "popover": .present,
    "inspector": .present,
    // Many apps declare this modifier themselves, for invisible links.
    "navigation": .push,
    FlowStacks.destination: nil, FlowStacks.pushed: .push,
  ]

  /// Modifiers that put views beside, behind or upon another one.
  static let decorations: Set<Name> = ["alert", "background", "overlay", "safeAreaInset", "toolbar"]

  /// The contents of a toolbar, which show others as small parts of themselves.
  static let toolbarItems: Set<Name> = ["ToolbarItem", "ToolbarItemGroup"]

  /// The protocols of what is shown, and of an app.
  static let view: Name = "View"
  static let app: Name = "App"
  /// Its types show views in Xcode, and are no part of the running app.
  static let previewProvider: Name = "PreviewProvider"
  static let views: Set = ["View", "App", "UIViewControllerRepresentable", "UIViewRepresentable"]

  /// The members that make the coordinator and the controller of a view of UIKit.
  static let makeCoordinator: Name = "makeCoordinator"
  static let makeController: Name = "makeUIViewController"

  /// The protocol and the macro of objects that views observe.
  static let observed: Name = "ObservableObject"
  static let observable: Name = "Observable"

  /// How the names of property wrappers start: those for the state of a view, for its environment, and for what it is given.
  static let state = "State"
  static let environment = "Environment"
  static let binding = "Binding"
  static let values: Name = "EnvironmentValues"

  /// The path of a stack.
  static let path: Name = "NavigationPath"

  /// Views with tabs, links, and lists of what is made for each item.
  static let tabs: Name = "TabView"
  static let link: Name = "NavigationLink"
  static let repeating: Name = "ForEach"

  /// Views that lay out others, also upon each other.
  static let layouts: Set = ["ZStack", "VStack", "HStack", "GeometryReader", "ScrollView"]
  static let overlay: Name = "ZStack"

  /// Views that show one thing as if they were not there.
  static let wrappers: Set = ["Group", "AnyView", "WindowGroup", "Tab", "TabSection"]

  /// Views that show the view that their closure returns.
  static let viewBuilders: Set<Name> = [
    "NavigationStack", "NavigationView", "Group", "VStack", "ZStack", "ScrollView",
  ]

  static let stacks: Set = [
    "NavigationStack", "NavigationView", "NavigationSplitView", FlowStacks.stack, FlowStacks.pushingStack,
  ]

  /// Views that show what they are given beside others, or again and again.
  static let lists: Set<Name> = [
    "Button", "ForEach", "ForEachStore", "Form", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List",
    "Section",
  ]

  /// Views that show what they are given as if they were not there.
  static let transparent: Set = ["Group", "ZStack", "AnyView"]

  /// Views that stand where nothing is shown yet.
  static let placeholders: Set<Name> = ["Color", "EmptyView", "ProgressView"]

  /// Whether tabs of a style are pages: `.page`, `.page(indexDisplayMode: .never)`.
  static func isPageStyle(_ style: Expression) -> Bool {
    if case .call(let callee, _) = style.kind { return isPageStyle(callee) }
    return style.name == "page" || style.name == "PageTabViewStyle"
  }
}

extension TypeReference {
  /// Whether it is any SwiftUI view.
  var isView: Bool { name == "View" || name == "AnyView" }
}
