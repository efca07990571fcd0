import CoordinatorGraph

/// The fixed words of the documentation in one language. Text from an app's source stays unchanged.
struct PageWords: Sendable {
  /// The language, as HTML's `lang` names it.
  let language: String
  let kinds: Kinds
  let facts: Facts
  let headings: Headings
  let columns: Columns
  let relations: Relations
  let sentences: Sentences
  let site: Site

  /// What nodes are.
  struct Kinds: Sendable {
    let overview, coordinator, screen, container, dependency, service, module: String
    let root, tabContainer, tab: String
    let live, source, declared: String
    let error, warning, note, errors, warnings, notes: String
  }

  /// The names of what is said in a word or two.
  struct Facts: Sendable {
    let role, module, type, id, source, parent, parents, readFrom, coordinators, screens, containers: String
    let dependencies, levels, findings, unknown, rule, advice: String
  }

  /// Headings of parts of a page.
  struct Headings: Sendable {
    let hierarchy, ways, parents, children, screens, dependencies, listeners, listenedTo, containers: String
    let parentContainers, provides, registers, requires, adopts, usedBy, madeBy, makes, others, findings,
      unknown: String
    let coordinators, overview, rules: String
  }

  /// Heads of columns.
  struct Columns: Sendable {
    let coordinator, screen, name, how, source, provider, container, purpose: String
  }

  /// The descriptions of edges.
  struct Relations: Sendable {
    let calls, child, creates, holds, parent, listener, presents, requires, provides: String
    let adopts, registers, resolves, makes, through, condition, possible: String
  }

  /// Whole sentences.
  struct Sentences: Sendable {
    let root, nothingFound, noGraph, noProvider, more, footer, unreachable, picture, level: String
    let folded: String
  }

  /// The words around the pages of a site.
  struct Site: Sendable {
    let search, noResult, contents, skip, way, openPicture, appearance, light, dark, system: String
  }
}

extension PageWords {
  /// The words in the language of captions.
  init(_ captions: Captions) { self = captions.language == Captions.korean.language ? .korean : .english }

  func name(of kind: Node.Kind) -> String {
    switch kind {
    case .coordinator: kinds.coordinator
    case .screen: kinds.screen
    case .container: kinds.container
    case .dependency: kinds.dependency
    case .service: kinds.service
    case .module: kinds.module
    }
  }

  func name(of role: Node.Role) -> String {
    switch role {
    case .root: kinds.root
    case .tabContainer: kinds.tabContainer
    case .tab: kinds.tab
    }
  }

  func name(of origin: Snapshot.Origin.Kind) -> String {
    switch origin {
    case .live: kinds.live
    case .source: kinds.source
    case .declared: kinds.declared
    }
  }

  func name(of severity: Finding.Severity) -> String {
    switch severity {
    case .error: kinds.error
    case .warning: kinds.warning
    case .note: kinds.note
    }
  }

  func heading(of severity: Finding.Severity) -> String {
    switch severity {
    case .error: kinds.errors
    case .warning: kinds.warnings
    case .note: kinds.notes
    }
  }

  func name(of kind: Edge.Kind) -> String {
    switch kind {
    case .child: relations.child
    case .creates: relations.creates
    case .holds: relations.holds
    case .parent: relations.parent
    case .listener: relations.listener
    case .presents: relations.presents
    case .requires: relations.requires
    case .provides: relations.provides
    case .adopts: relations.adopts
    case .registers: relations.registers
    case .resolves: relations.resolves
    }
  }
}
