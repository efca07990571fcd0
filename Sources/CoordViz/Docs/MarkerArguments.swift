import ArgumentParser
import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// The format of the content between the markers of a block.
enum BlockFormat: String, CaseIterable, ExpressibleByArgument {
  case mermaid, svg, outline, table, tree

  /// The format that `render` knows it by.
  var format: Format { Format(rawValue: rawValue) ?? .svg }
}

/// The options of a marker: those of `render`, with other names for input and output.
struct MarkerArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The input, relative to the folder of the document; can be repeated.",
      valueName: "input"
    )
  )
  var input: [String] = []

  @Option(help: "The format of the inputs.") var inputFormat: InputFormat?

  @Option(help: "The heading of the Markdown section with the diagram to read.") var heading: String?

  @Flag(help: "Merge several inputs into one graph.") var merge = false

  @Option(help: "The format of the block.") var format = BlockFormat.svg

  @Option(
    help: ArgumentHelp(
      "The file of the picture, relative to the folder of the document (default: by the name of the document).",
      valueName: "file"
    )
  )
  var output: String?

  @Option(help: "The kinds of nodes to draw.") var show: View?

  @OptionGroup var narrowing: NarrowingArguments
  @OptionGroup var looks: DiagramArguments

  func validate() throws {
    if let output, format != .svg || output.ending != "svg" {
      throw ValidationError(
        "output is the file of an SVG. Use output=images/hierarchy.svg, and no other format."
      )
    }
    if looks.lang != nil {
      throw ValidationError(
        "lang applies to pages only. Remove it, or write pages: coordviz docs -o docs/app."
      )
    }
    if input.contains("-") { throw ValidationError("a marker cannot read stdin. Use a file.") }
  }

  static func parse(_ block: MarkedDocument.Block) throws(MarkerError) -> MarkerArguments {
    let words = try MarkerWords.arguments(block.options, line: block.line)
    do {
      return try parse(words)
    } catch {
      let message = Self.message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
      throw MarkerError(line: block.line, problem: "\(message)")
    }
  }

  /// The input of the block: its own inputs, or else the usual ones.
  func source(at place: DocumentPlace, usual: [Input]) throws -> BlockInputs.Source {
    let inputs = input.isEmpty ? usual : try input.map(place.input)
    return BlockInputs.Source(inputs: inputs, format: inputFormat, heading: heading, isMerged: merge)
  }
}

/// The place of a marker, and the paths that it may name.
struct DocumentPlace {
  /// The folder of the document, with a slash at its end; empty for the current one.
  let folder: String
  let bounds: RepositoryBounds
  /// The name of the marker in messages.
  let name: String

  /// A file of the marker, relative to the current folder.
  func file(_ path: String) throws(CommandError) -> String {
    try bounds.file(path, in: folder, namedBy: name)
  }

  /// An input of the marker: a file or folder, or something in a revision of git.
  func input(_ path: String) throws(CommandError) -> Input {
    try bounds.input(path, in: folder, namedBy: name)
  }
}

/// The options of a marker, as the command line would have them: `focus=Home fold` is `--focus=Home --fold`.
enum MarkerWords {
  static func arguments(_ text: String, line: Int) throws(MarkerError) -> [String] {
    var (words, word) = ([String](), "")
    var quote: Character?
    var isWord = false
    for letter in text {
      if let open = quote {
        if letter == open { quote = nil } else { word.append(letter) }
      } else if letter == "\"" || letter == "'" {
        (quote, isWord) = (letter, true)
      } else if letter.isWhitespace {
        if isWord { words.append(word) }
        (word, isWord) = ("", false)
      } else {
        word.append(letter)
        isWord = true
      }
    }
    if quote != nil { throw MarkerError(line: line, problem: "a quote in the marker has no end; close it") }
    return (isWord ? words + [word] : words).map { $0.hasPrefix("--") ? $0 : "--\($0)" }
  }
}
