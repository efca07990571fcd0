import Mustache

/// The templates of all media. They are files in the folder Templates and are built in.
enum Templates {
  /// A page as text; empty where there is no such template, which a test keeps from happening.
  static func render(_ values: [String: Any], with name: String) -> String {
    library.render(values, withTemplate: name) ?? ""
  }

  /// The files by the names of the templates.
  static let files = [
    "site_page": PackageResources.site_page_mustache,
    "site_block": PackageResources.site_block_mustache,
    "site_line": PackageResources.site_line_mustache,
    "markdown_page": PackageResources.markdown_page_mustache,
    "markdown_block": PackageResources.markdown_block_mustache,
    "markdown_line": PackageResources.markdown_line_mustache,
    "markdown_code": PackageResources.markdown_code_mustache,
    "markdown_url": PackageResources.markdown_url_mustache,
  ]

  /// The templates that were read. Their types of content are known from then on.
  static let library: MustacheLibrary = {
    for (name, type) in ContentTypes.all { MustacheContentTypes.register(type, named: name) }
    var library = MustacheLibrary()
    for (name, bytes) in files {
      var text = EmbeddedFile.text(bytes)
      // A file of one line is a part of a line.
      if text.firstIndex(of: "\n") == text.indices.last { text.removeLast() }
      if let template = try? MustacheTemplate(string: text) { library.register(template, named: name) }
    }
    return library
  }()
}
