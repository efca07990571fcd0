import Mustache

/// The templates of all media. They are files in the folder Templates and are built in.
enum Templates {
  /// A page as text; empty where there is no such template, which a test keeps from happening.
  static func render(_ values: [String: Any], with name: String) -> String {
    library.render(values, withTemplate: name) ?? ""
  }

  /// The names of the templates. Inline templates end without a line break.
  static let files: [(name: String, bytes: [UInt8], isInline: Bool)] = [
    ("site_page", PackageResources.site_page_mustache, false),
    ("site_block", PackageResources.site_block_mustache, false),
    ("site_line", PackageResources.site_line_mustache, true),
    ("markdown_page", PackageResources.markdown_page_mustache, false),
    ("markdown_block", PackageResources.markdown_block_mustache, false),
    ("markdown_line", PackageResources.markdown_line_mustache, true),
    ("markdown_code", PackageResources.markdown_code_mustache, true),
    ("markdown_url", PackageResources.markdown_url_mustache, true),
  ]

  /// The text of a template.
  static func text(_ file: (name: String, bytes: [UInt8], isInline: Bool)) -> String {
    let text = String(decoding: file.bytes, as: UTF8.self)
    return file.isInline && text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// The templates that were read. Their types of content are known from then on.
  static let library: MustacheLibrary = {
    for (name, type) in ContentTypes.all { MustacheContentTypes.register(type, named: name) }
    var library = MustacheLibrary()
    for file in files {
      if let template = try? MustacheTemplate(string: text(file)) {
        library.register(template, named: file.name)
      }
    }
    return library
  }()
}
