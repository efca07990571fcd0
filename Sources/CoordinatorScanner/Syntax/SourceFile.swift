/// A file of Swift source.
public struct SourceFile: Hashable, Sendable {
  /// Its path, relative to the project: what evidence names.
  public var path: String

  /// The module that it is compiled into, where that can be told.
  public var module: String?

  /// What it holds, in UTF-8.
  public var text: [UInt8]

  /// A file of the given content.
  public init(path: String, module: String? = nil, text: [UInt8]) {
    self.path = path
    self.module = module
    self.text = text
  }
}
