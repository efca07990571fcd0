/// A file that `coordviz new` writes, with marks such as `«Name»` in its name and text.
struct FileTemplate {
  /// What a file is for.
  enum Purpose {
    /// A type that all coordinators share. It is only written if the project has no type of that name.
    case shared(type: String)
    /// A part of the feature.
    case feature
    /// An extension of the parent, or of the parent's container.
    case parent
    case test
  }

  let purpose: Purpose
  let name: String
  let text: String

  init(_ purpose: Purpose, _ name: String, _ text: String) {
    (self.purpose, self.name, self.text) = (purpose, name, text + "\n")
  }
}

/// The values of marks.
struct TemplateValues {
  /// The value of each mark, such as `Home` for `Name`.
  var marks: [String: String] = [:]

  /// The text with each mark replaced. O(text).
  func filled(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "«"), let end = rest[start...].firstIndex(of: "»") {
      let mark = rest[rest.index(after: start)..<end]
      result += rest[..<start]
      result += marks[String(mark)] ?? "«\(mark)»"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
