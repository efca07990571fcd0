import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an XML parser finds in an SVG: its groups with their classes, titles and words.
final class DrawnGraph: NSObject, XMLParserDelegate {
  struct Element {
    let id: String
    let classes: [String]
    var title = ""
    var words: [String] = []
    /// What its first shape takes up.
    var box: DrawnBox?
  }

  private(set) var elements: [Element] = []
  /// The names of all tags and of their attributes.
  private(set) var tags: Set<String> = []
  private(set) var attributes: Set<String> = []
  private(set) var title = ""
  private var open: [Int] = []
  private var text = ""

  /// - Throws: the parser's error where the text is no well-formed XML.
  init(svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func elements(of part: String) -> [Element] {
    elements.filter { $0.classes.first == part }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes found: [String: String]
  ) {
    tags.insert(name)
    attributes.formUnion(found.keys)
    text = ""
    if let last = open.last, elements[last].box == nil { elements[last].box = DrawnBox(name, found) }
    if name == "g" {
      open.append(elements.count)
      let classes = found["class", default: ""].split(separator: " ").map(String.init)
      elements.append(Element(id: found["id", default: ""], classes: classes))
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    guard let last = open.last else {
      if name == "title" { title = text }
      return
    }
    switch name {
    case "title": elements[last].title = text
    case "text": elements[last].words.append(text)
    case "g": open.removeLast()
    default: break
    }
  }
}
