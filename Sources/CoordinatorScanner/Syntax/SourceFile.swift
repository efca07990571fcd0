/// A file of Swift source.
public struct SourceFile: Hashable, Sendable {
  /// Its path, relative to the project.
  public var path: String

  /// Its module, if known.
  public var module: String?

  /// Its text, in UTF-8.
  public var text: [UInt8]

  /// A file of the given content.
  public init(path: String, module: String? = nil, text: [UInt8]) {
    self.path = path
    self.module = module
    self.text = text
  }
}
