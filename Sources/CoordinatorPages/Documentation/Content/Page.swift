import CoordinatorGraph

/// A page, before it is written in any medium.
struct Page: Hashable, Sendable {
  let place: PagePlace
  let title: String
  /// The kind of page, in a word above its title; nil if the title already contains it.
  let kind: String?
  /// The coordinator that the page is about, if a picture of its surroundings is drawn.
  var subject: NodeID?
  /// The way that leads here, from the overview down; empty on the overview.
  var way: Line = []
  var lead: [Block] = []
  var facts: [Fact] = []
  var sections: [Section] = []
  /// The pages below this one, in media that show pages as a tree.
  var below: [Topic] = []
}

/// Something short that is known, with its name.
struct Fact: Hashable, Sendable {
  let name: String
  let line: Line
}

struct Section: Hashable, Sendable {
  /// Its name in links, in ASCII letters.
  let anchor: String
  let heading: String
  let blocks: [Block]

  init(_ anchor: String, _ heading: String, _ blocks: [Block]) {
    (self.anchor, self.heading, self.blocks) = (anchor, heading, blocks)
  }
}

struct Topic: Hashable, Sendable {
  let heading: String
  let pages: [PagePlace]
}

/// The path of a page, without the file extension of its medium.
struct PagePlace: Hashable, Sendable {
  /// The kinds of pages. Style sheets know them by these names.
  enum Kind: String, Sendable {
    case overview, findings, coordinator, container
  }

  let kind: Kind
  /// The name of its file, which no other page has, whether capitals count or not.
  let name: String

  static let overview = PagePlace(kind: .overview, name: "index")
  static let findings = PagePlace(kind: .findings, name: "findings")

  /// Its folder; nil for the top.
  var folder: String? {
    switch kind {
    case .overview, .findings: nil
    case .coordinator: "coordinators"
    case .container: "containers"
    }
  }
}
