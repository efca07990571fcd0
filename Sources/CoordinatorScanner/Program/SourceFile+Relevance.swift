extension SourceFile {
  /// Whether anything in the file can bear on coordinators; false for what only holds data, words or comments.
  public var mayMatter: Bool { true }
}
