/// Hears what Graphviz would print on stderr. To be used under the lock only, by one caller at a time.
struct Messages {
  private let library: GraphvizLibrary
  private let formerListener: GraphvizLibrary.Listener?
  private let formerLevel: UInt32
  /// Warnings are heard, and all that is worse.
  private static let warnings: UInt32 = 0

  /// Graphviz calls a plain C function that knows no caller, hence a global; the lock guards it.
  nonisolated(unsafe) private static var transcript = ""

  static func startListening(to library: GraphvizLibrary) -> Messages {
    transcript = ""
    _ = library.agreseterrors()
    return Messages(
      library: library,
      formerListener: library.agseterrf { piece in
        if let piece { Messages.transcript += String(cString: piece) }
        return 0
      },
      formerLevel: library.agseterr(warnings)
    )
  }

  func stopListening() {
    _ = library.agseterrf(formerListener)
    _ = library.agseterr(formerLevel)
    Self.transcript = ""
  }

  /// The messages since listening started.
  var heard: Heard { Heard(transcript: Self.transcript) }
}

/// Graphviz's words, sorted into errors and warnings.
///
/// Messages come in pieces ("Error", ": ", the text) that must be joined. A line without a level continues
/// the message before it.
struct Heard: Equatable {
  private(set) var errors: [String] = []
  private(set) var warnings: [String] = []

  init(transcript: String) {
    var isError = true
    for line in transcript.split(whereSeparator: \.isNewline).map(String.init) {
      if let text = line.dropping("Error: ") {
        isError = true
        errors.append(text)
      } else if let text = line.dropping("Warning: ") {
        isError = false
        if !isAboutTextSizes(text) { warnings.append(text) }
      } else {
        continueLast(with: line, isError: isError)
      }
    }
  }

  /// All errors as one line.
  var error: String? {
    errors.isEmpty ? nil : errors.joined(separator: "; ")
  }

  /// All errors as one line, also where a return code is the only sign of one.
  func error(code: Int32) -> String? {
    error ?? (code == 0 ? nil : "it failed with code \(code) and gave no reason")
  }

  /// Whether Graphviz only says that it would measure text differently.
  ///
  /// Nodes have the sizes that our own metrics give, so no user can act on these. Graphviz 14 warns of each font that it
  /// has no table of widths for, and says "Warning" twice.
  private func isAboutTextSizes(_ warning: String) -> Bool {
    warning.hasSuffix("size too small for label") || warning.contains("no hard-coded metrics for")
  }

  private mutating func continueLast(with line: String, isError: Bool) {
    if !isError, let last = warnings.popLast() {
      warnings.append("\(last) \(line)")
    } else {
      errors.append([errors.popLast(), line].compactMap { $0 }.joined(separator: " "))
    }
  }
}

extension String {
  fileprivate func dropping(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
