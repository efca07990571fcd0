import Foundation

/// The same templates for Xcode's menu File > New: a folder for each style.
///
/// Xcode replaces the names of variables between underscores. Tests belong to another target, so they are not here.
enum XcodeTemplates {
  /// The files of all templates, below a folder.
  static func files(in folder: String) -> [NewCoordinator.File] {
    CoordinatorStyle.allCases.flatMap { style -> [NewCoordinator.File] in
      let template = "\(folder)/\(style.title).xctemplate"
      let sources = style.templates.filter(\.isForXcode).map { file in
        NewCoordinator.File(
          path: "\(template)/\(values.filled(file.name))",
          text: "//___FILEHEADER___\n\n" + values.filled(file.text)
        )
      }
      return [NewCoordinator.File(path: "\(template)/TemplateInfo.plist", text: style.information)] + sources
    }
  }

  private static let name = "___VARIABLE_productName:identifier___"
  private static let parent = "___VARIABLE_parent:identifier___"

  private static let values = TemplateValues(marks: [
    "Name": name,
    "ParentType": "\(parent)Coordinator",
    "ParentContainer": "\(parent)Container",
    "didFinish": "didFinish\(name)",
  ])
}

extension FileTemplate {
  fileprivate var isForXcode: Bool {
    switch purpose {
    case .feature, .parent: true
    // A project has these types once.
    case .shared, .test: false
    }
  }
}

extension CoordinatorStyle {
  fileprivate var title: String {
    switch self {
    case .container: "Coordinator with Container"
    case .parentChild: "Coordinator with Parent"
    case .diContainer: "Coordinator with DIContainer"
    case .rootScreen: "Coordinator with Root Screen"
    case .swiftUI: "Coordinator with SwiftUI"
    }
  }

  /// The description that Xcode reads: it asks for the names of the coordinator and of its parent.
  fileprivate var information: String {
    let list: [String: Any] = [
      "Kind": "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind",
      "Platforms": ["com.apple.platform.iphoneos"],
      "Summary": "A coordinator with \(summary)",
      "Options": [
        Self.option("productName", "Name", "The name without the ending, such as Home"),
        Self.option("parent", "Parent", "The name of the parent without the ending, such as App"),
      ],
    ]
    // Texts, lists and flags can always be written.
    let bytes = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }

  private static func option(_ identifier: String, _ name: String, _ description: String) -> [String: Any] {
    [
      "Identifier": identifier, "Required": true, "Name": "\(name):", "Description": description,
      "Type": "text",
    ]
  }
}
