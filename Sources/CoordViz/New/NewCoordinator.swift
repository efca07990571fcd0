import CoordinatorGraph
import CoordinatorScanner

/// The files of a new coordinator in a style, before any is written.
struct NewCoordinator {
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

  /// - Throws: ``CommandError`` if the app's code is of another style: the files would not compile.
  func files(in app: OutlinedSources) throws(CommandError) -> [File] {
    if let parent { try check(parent, in: app) }
    var files: [File] = []
    for template in style.templates {
      guard let folder = try folder(of: template, in: app) else { continue }
      let text = values.filled(template.text).drop { $0 == "\n" }
      files.append(File(path: "\(folder)/\(values.filled(template.name))", text: String(text)))
    }
    return files
  }

  private func folder(of template: FileTemplate, in app: OutlinedSources) throws(CommandError) -> String? {
    switch template.purpose {
    case .shared(let type): try has(type, of: template, app) ? nil : folder
    case .feature: folder
    case .parent: parent == nil ? nil : folder
    case .test: tests
    }
  }

  /// Whether the app has a shared type of the style.
  private func has(_ type: String, of template: FileTemplate, _ app: OutlinedSources) throws(CommandError)
    -> Bool
  {
    let parts = app.declarations(of: type).map(\.part)
    guard !parts.isEmpty else { return false }
    let expected = SourceOutline(Array(template.text.utf8))?.declarations.filter { $0.name == type } ?? []
    let isSame = expected.allSatisfy { part in
      parts.contains { $0.kind == part.kind && $0.identifiers == part.identifiers }
    }
    if isSame { return true }
    throw refusal("the app declares another \(type)")
  }

  /// The parent's extension uses what a parent of the same style has.
  private func check(_ parent: Node, in app: OutlinedSources) throws(CommandError) {
    let parts = app.declarations(of: parent.type).map(\.part)
    let bases = parts.flatMap(\.inherited).map { $0.prefix { $0 != "<" } }
    let members = Set(parts.flatMap(\.members).flatMap(\.names))
    guard bases.contains(style.base[...]), members.isSuperset(of: style.membersOfParent),
      style != .container || app.declares(container(of: parent))
    else { throw refusal("\(parent.type) has another style") }
  }

  private func refusal(_ problem: String) -> CommandError {
    CommandError(
      "--style \(style.rawValue)",
      "\(problem), so the files would not compile; leave --style out to copy a coordinator of the app"
    )
  }

  private func container(of parent: Node) -> String {
    "\(parent.type.withoutSuffix("Coordinator"))Container"
  }

  private var values: TemplateValues {
    TemplateValues(marks: [
      "Name": name,
      "ParentType": parent?.type ?? "Coordinator",
      "ParentContainer": parent.map(container) ?? "",
      "didFinish": parent == nil ? "childDidFinish" : "didFinish\(name)",
      "Module": parent?.module ?? tests.map { $0.lastPathName.withoutSuffix("Tests") } ?? "App",
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

extension String {
  /// The text without an ending, unless that is all of it.
  func withoutSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && self != suffix ? String(dropLast(suffix.count)) : self
  }
}
