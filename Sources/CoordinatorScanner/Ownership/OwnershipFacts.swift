import CoordinatorGraph

/// The references between the objects of a program, and the code that breaks them. The rules of lint decide which are wrong.
package struct OwnershipFacts: Sendable {
  /// The types of the program. Other facts name a type by its position.
  package var types: [OwnedType] = []
  /// The references by which one object surely keeps one other.
  package var references: [StrongReference] = []
  /// References of coordinators to what is above them.
  package var waysUp: [WayUp] = []
  /// The coordinators that each coordinator keeps, in any way.
  package var kept: [Int: [Int]] = [:]
  /// Coordinators that nothing keeps.
  package var dropped: [DroppedChild] = []
  /// Code that adds a child to a list again and again.
  package var additions: [ListAddition] = []
  /// Children that stay with nothing to show.
  package var stranded: [StrandedChild] = []
  /// Subscriptions, timers, observers and tasks that keep the object which made them.
  package var registrations: [Registration] = []
  /// Children whose screens the user can take away by a gesture.
  package var gestures: [GestureChild] = []
  /// The comments that suppress findings.
  package var suppressions: [SuppressionComment] = []
}

/// A type of the program.
package struct OwnedType: Sendable {
  package let name: String
  package let isCoordinator: Bool
  package let isScreen: Bool
  /// Its node in the graph.
  package let node: NodeID?
  /// Whether only the app itself keeps its objects, such as the first coordinator.
  package var livesWithApp = false
}

/// An object as code knows it.
package struct OwnedObject: Hashable, Sendable {
  package let type: Int
  /// The expression that makes it; nil for the `self` of code of the type.
  package let site: Int?

  package init(type: Int, site: Int? = nil) { (self.type, self.site) = (type, site) }
}

/// One object keeps another by a property.
package struct StrongReference: Hashable, Sendable {
  package enum Kind: Sendable {
    case property, list, closure
  }

  package let from: OwnedObject
  package let property: String
  package let to: OwnedObject
  package let kind: Kind
  /// The type whose code sets it: the `self` of that code.
  package let code: Int
  /// The line to change.
  package let place: SourceLocation
  /// The change that breaks it.
  package let fix: ReferenceFix
  /// Whether any code sets the property to something else, or takes the object out of the list.
  package let isBroken: Bool
}

/// How to break a reference: the end of a finding's message.
package struct ReferenceFix: Hashable, Sendable {
  /// `make `parent` weak`.
  package let words: String
  /// The same as a change of the line, if that is all.
  package let change: SourceChange?

  init(_ words: String, _ change: SourceChange? = nil) { (self.words, self.change) = (words, change) }

  /// A weak capture. It is one edit in a closure without a result, which a weak capture could not give.
  static func capture(_ variable: Name = .own, isOneEdit: Bool) -> ReferenceFix {
    ReferenceFix("write `{ [weak \(variable)] in … }`", isOneEdit ? .capture(variable: variable.text) : nil)
  }
}

/// A strong property of a child, with a coordinator above it.
package struct WayUp: Sendable {
  package let child: Int
  package let property: String
  /// The coordinators to which it refers.
  package let above: [Int]
  package let place: SourceLocation
  package let fix: ReferenceFix
}

/// A coordinator that is made and that nothing keeps.
package struct DroppedChild: Sendable {
  package let type: Int
  package let place: SourceLocation
  /// The weak reference that becomes nil, in words.
  package let reader: String
  package let isStarted: Bool
}

/// A line that adds one more child to a list on each call.
package struct ListAddition: Sendable {
  package let owner: Int
  package let child: Int
  /// The list; nil for one of a library.
  package let list: String?
  package let function: String
  package let place: SourceLocation
  /// The lines that may take the child out again.
  package let removals: [SourceLocation]
  /// The method by which the child may end before the line adds it.
  package let earlyEnd: String?
}

/// A child without screens that has only one child, and that its owner keeps after that child ended.
package struct StrandedChild: Sendable {
  package let child: Int
  /// What keeps it.
  package let owner: Int
  /// Its only child.
  package let inner: Int
  /// The callback that takes that out and does nothing else.
  package let function: String
  package let place: SourceLocation
}

/// Something that the system or its owner keeps, and that keeps its owner.
package struct Registration: Sendable {
  package enum Kind: Sendable {
    /// A subscription in a property of its owner.
    case subscription(property: String)
    case timer, observer, source, task
  }

  package let kind: Kind
  package let owner: Int
  package let place: SourceLocation
  /// How to break it.
  package let fix: ReferenceFix
  /// Whether the stream may complete, or other code ends it before the `deinit` of the owner.
  package let mayEnd: Bool
}

/// A child whose screen the user can take away without a word to its parent.
package struct GestureChild: Sendable {
  package enum Gesture: Sendable { case back, swipe }

  package let child: Int
  package let owner: Int
  package let gesture: Gesture
  package let place: SourceLocation
  /// Whether code of the child, of its owner, or of what these show and keep hears of the gesture.
  package let isHeard: Bool
}

/// A comment that switches off a rule for some lines.
package struct SuppressionComment: Sendable {
  package let file: String
  package let line: Int
  package let lines: ClosedRange<Int>
  package let rules: [String]
}

extension ScannedProgram {
  /// Who keeps whom in the program. The scan has to be one for ``Purpose/lint``.
  package var ownership: OwnershipFacts {
    var facts = OwnershipFacts()
    facts.suppressions = program.files.flatMap { file in
      file.suppressions.map {
        SuppressionComment(file: file.path, line: $0.line, lines: $0.lines, rules: $0.rules)
      }
    }
    // Without coordinators there is nothing to judge.
    if drawing.coordinators.isEmpty { return facts }
    let code = ProgramCode(drawing)
    facts.types = program.typeIDs.map(ownedType)
    facts.references = ReferenceReader(code).all
    let waysUp = WaysUp(code)
    facts.waysUp = waysUp.all.filter { !isTestDouble($0.child) }
    for (type, kept) in waysUp.kept { facts.kept[type.index] = kept.sorted().map(\.index) }
    facts.dropped = DroppedChildren(code).all
    facts.additions = ListAdditions(code).all.filter { !isTestDouble($0.owner) && !isTestDouble($0.child) }
    facts.stranded = StrandedChildren(code, facts.additions).all
    let kept = waysUp.kept.values.reduce(into: Set()) { $0.formUnion($1) }
    let lifetimes = Lifetimes(code, children: kept)
    for type in lifetimes.ofApp { facts.types[type.index].livesWithApp = true }
    facts.registrations =
      Subscriptions(code: code, models: lifetimes.models).all
      + SystemRegistrations(code, kept: kept.union(lifetimes.models)).all
    facts.gestures = GestureChildren(code, facts.additions).all
    return facts
  }

  private func isTestDouble(_ type: Int) -> Bool { classification.isTestDouble(TypeID(index: type)) }

  /// Whether a class is a view of UIKit, such as a cell.
  private func isView(_ type: TypeID) -> Bool {
    program[type].isReference && program.externals(of: type).contains { UIKit.isViewClass($0.name) }
  }

  private func ownedType(_ type: TypeID) -> OwnedType {
    OwnedType(
      name: program[type].name.text,
      isCoordinator: drawing.coordinators.contains(type),
      isScreen: classification.isScreen(type) || isView(type),
      node: drawing.coordinators.contains(type) ? drawing.names[type] : nil
    )
  }
}
