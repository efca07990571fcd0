/// A page, before it is written in any medium.
struct Page: Hashable, Sendable {
  /// Where it stands among the others.
  let place: PagePlace
  let title: String
  /// What kind of page it is, in a word above its title; nil where the title says it.
  let kind: String?
  /// The way that leads here, from the overview down; empty on the overview.
  var way: Line = []
  /// What it is about.
  var lead: [Block] = []
  var facts: [Fact] = []
  var sections: [Section] = []
  /// What lies below it, where pages are shown as a tree.
  var below: [Topic] = []
}

/// Something short that is known, with its name.
struct Fact: Hashable, Sendable {
  let name: String
  let line: Line
}

/// A part of a page under a heading.
struct Section: Hashable, Sendable {
  /// What links name it by, in the letters of ASCII.
  let anchor: String
  let heading: String
  let blocks: [Block]
}

/// A group of pages.
struct Topic: Hashable, Sendable {
  let heading: String
  let pages: [PagePlace]
}
