import CoordinatorGraph

/// The files of a new coordinator, before any is written.
struct NewCoordinator {
  /// A file that is to be written.
  struct File {
    let path: String
    let text: String
    /// The file of the project that gets a new text; nil for a new file.
    var replaces: SourceScan.File?
  }

  /// The name, without the ending.
  let name: String
  let style: CoordinatorStyle
  let parent: Node?
  /// The folder of the files, and that of the test; nil for no test.
  let folder: String
  let tests: String?

  /// - Parameter project: How the project writes its coordinators; nil if there are none.
  func files(in project: ProjectStyle?) -> [File] {
    let values = values(in: project)
    return style.templates.compactMap { template in
      guard let folder = self.folder(of: template.purpose, project) else { return nil }
      let text = values.filled(template.text).drop { $0 == "\n" }
      return File(path: "\(folder)/\(values.filled(template.name))", text: String(text))
    }
  }

  private func folder(of purpose: FileTemplate.Purpose, _ project: ProjectStyle?) -> String? {
    switch purpose {
    case .shared(let type): project?.declares(type) == true ? nil : folder
    case .feature: folder
    case .parent: parent == nil ? nil : folder
    case .test: tests
    }
  }

  private func values(in project: ProjectStyle?) -> TemplateValues {
    // A project without coordinators has the library at hand, or soon will.
    let module = project == nil ? "CoordinatorCore" : project?.importedModule
    let isOfLibrary = module == "CoordinatorCore"
    let container = parent.flatMap { project?.container(of: $0)?.type }
    return TemplateValues(marks: [
      "Name": name,
      "children": project?.property(of: .child) ?? "childCoordinators",
      "parent": project?.property(of: .parent) ?? "parentCoordinator",
      "ParentType": parent?.type ?? "Coordinator",
      "ParentContainer": container ?? "\(parent?.type.withoutSuffix("Coordinator") ?? "App")Container",
      "didFinish": parent == nil ? "childDidFinish" : "didFinish\(name)",
      "Module": parent?.module ?? tests.map { $0.lastPathName.withoutSuffix("Tests") }
        ?? "App",
      "import": module.map { "import \($0)" } ?? "",
      "AnyListener": isOfLibrary ? "Listener" : "AnyObject",
      "AnyPresentable": isOfLibrary ? "Presentable" : "AnyObject",
    ])
  }

  /// What is left to do, in one line.
  var nextStep: String {
    guard let parent else { return "next: create \(name)Coordinator where the app starts, and call start()" }
    let call =
      switch style {
      case .container: "attach\(name)(_:)"
      case .swiftUI: "make\(name)()"
      case .parentChild, .diContainer, .rootScreen: "show\(name)()"
      }
    return "next: call \(call) where \(parent.type.onOneLine) should open \(name)"
  }
}
