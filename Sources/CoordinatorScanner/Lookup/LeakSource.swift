import CoordinatorGraph

/// The source of an app whose run was recorded: the lines that the fixes of its leaks name. An answer is nil unless exactly one
/// line fits.
package protocol LeakSource: Sendable {
  /// The line that declares a type.
  func place(ofType name: String) -> SourceLocation?

  /// The declaration of a stored property of a type, or of a class that the type inherits from.
  func property(_ name: String, of type: String) -> SourceProperty?

  /// The list in which a type keeps its children.
  func childList(of type: String) -> String?

  /// The property through which a screen refers to a coordinator.
  func link(from screen: String, to coordinator: String) -> SourceReference?

  /// The method that ends a coordinator: `stop`.
  func end(of type: String) -> SourceName?

  /// The variable of a coordinator that a line creates or attaches, and the list that the line adds it to.
  func child(at place: SourceLocation, in owner: String) -> SourceChild?

  /// The line of a type that attaches a child of another type.
  func attaching(_ child: String, in owner: String) -> SourceChild?

  /// The property of a parent that also refers to a child; nil if there are several.
  func slot(of child: String, in owner: String) -> String?

  /// The line that removes a child from a list of its owner.
  ///
  /// - Parameter slot: A property of the owner that also refers to the child.
  func removal(of child: String, from owner: String, slot: String?) -> SourceRemoval?

  /// The call by which a child tells its parent to remove it: `parentCoordinator?.childDidFinish(self)`; nil if the child has no
  /// property for the parent, or nothing sets it.
  ///
  /// - Parameters:
  ///   - variable: The parent's variable of the child.
  ///   - method: The start of a call of the parent's method.
  func callToParent(of child: String, in owner: String, variable: String?, method: String) -> String?

  /// The method without parameters of a child that does nothing but call that method: `finish`.
  func ending(of child: String, calling method: String) -> String?

  /// The line that sets a property of a type to nil.
  func clearing(of property: String, in type: String) -> SourceLocation?

  /// The closure that starts on a line and captures an object of a type strongly.
  func closure(at place: SourceLocation, capturing type: String) -> SourceClosure?

  /// The closure that code stores in a property and that captures an object of a type, or the only one that does.
  func closure(storedIn property: String, capturing type: String) -> SourceClosure?

  /// The property through which a type refers to another.
  func way(from type: String, to other: String) -> String?

  /// The type and the line that make an object.
  func creator(of type: String) -> SourceName?

  /// The closure that a property keeps, such as that of a timer, and that captures its own object strongly.
  func closure(keptBy property: String, of type: String) -> SourceClosure?

  /// The lines that add entries to a list or dictionary of a type, and those that remove them.
  ///
  /// - Parameters:
  ///   - key: The key of an entry, as Swift writes it: `"cover"`.
  ///   - user: The type of the objects in the entries.
  func entries(of property: String, in type: String, key: String?, for user: String) -> SourceEntries?
}

/// The declaration of a property.
package struct SourceProperty: Hashable, Sendable {
  package var location: SourceLocation
  /// Its type without the optional; nil if the declaration does not name it.
  package var type: String?
  package var isOptional: Bool
  /// The neutral result of a closure in the property: `0`.
  package var neutralResult: String?
  /// The lines that use a member of the property. They have to change when the property becomes optional.
  package var uses: [Int] = []
  /// The type of the property, if it is a protocol to which structs may conform. Such a property cannot be weak yet.
  package var protocolOfValues: SourceName?
}

/// A declaration with its line.
package struct SourceName: Hashable, Sendable {
  /// Its name; of a method also a call as Swift writes it: `forget("cover")`.
  package var name: String
  package var location: SourceLocation

  package init(_ name: String, at location: SourceLocation) { (self.name, self.location) = (name, location) }
}

/// A coordinator in a variable.
package struct SourceChild: Hashable, Sendable {
  package var variable: String
  /// The list that it is added to; nil if the line only creates it, or calls a method.
  package var list: String?
  /// Whether the list is a dictionary.
  package var isKeyed: Bool
  /// The line, if it was asked for.
  package var location: SourceLocation?

  package init(
    variable: String,
    list: String? = nil,
    isKeyed: Bool = false,
    location: SourceLocation? = nil
  ) {
    (self.variable, self.list, self.isKeyed, self.location) = (variable, list, isKeyed, location)
  }
}

/// A property of a screen that refers to its coordinator.
package struct SourceReference: Hashable, Sendable {
  package var property: String
  /// The declared type: the class of the coordinator, a class that it inherits from, or a protocol.
  package var type: SourceName
  package var isProtocol: Bool

  package init(_ property: String, type: SourceName, isProtocol: Bool = false) {
    (self.property, self.type, self.isProtocol) = (property, type, isProtocol)
  }
}

/// The removal of a child from a list.
package struct SourceRemoval: Hashable, Sendable {
  package var location: SourceLocation
  /// Whether the line finds the child through the property that also refers to it.
  package var readsSlot = false
  /// The closure of the child that contains the line: `onFinish`.
  package var callback: String?
  /// The method that removes the child that it is given, as the start of a call: `removeChild(`. One that knows its child
  /// is a whole call: `detachDetail()`.
  package var method: String?
  /// Whether the line is in that method, because no call for this child is known.
  package var isInMethod = false
  /// The line's name for the child.
  package var variable: String?
}

/// A closure that captures an object strongly.
package struct SourceClosure: Hashable, Sendable {
  package var location: SourceLocation
  /// The closure's name for the object.
  package var captured: String
  /// The start of the closure with a weak capture: `{ [weak self] _ in`; nil if its signature has parts that are not known.
  package var head: String?
  /// The lines that use the object.
  package var uses: [Int]
  /// Whether it has a list of captures.
  package var hasCaptureList = true
  /// Whether a use needs the object itself, as a condition or an argument does.
  package var needsGuard = false
  /// The method that is used as a closure, and the closure to write instead.
  package var method: (name: String, closure: String)? {
    methodName.flatMap { name in head.map { (name, $0) } }
  }
  var methodName: String?
}

/// The lines that add entries to a list, and those that remove them.
package struct SourceEntries: Hashable, Sendable {
  /// The line that adds an entry.
  package var addition: SourceLocation
  /// The line that calls the method with that line.
  package var caller: SourceLocation?
  /// The call that removes an entry; nil if no method does.
  package var remover: SourceName?
  /// The receiver of the call that removes an entry: a property of the object, or the type of a static method.
  package var receiver: String?
}
