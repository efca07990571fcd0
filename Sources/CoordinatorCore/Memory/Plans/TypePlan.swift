/// Where the references are in values of one type, or in objects of one class, and how strong they are.
struct TypePlan {
  /// One place that has a reference, or more of them.
  struct Part {
    enum Action {
      /// A reference to an object, or zero.
      case object
      case weak
      /// A reference that may dangle: to be compared, never to be followed.
      case unowned
      /// A function and its context; the function is zero without a closure.
      case function
      /// A captured variable's box.
      case context
      /// A collection that is one reference to its storage.
      case storage(collection: Int)
      /// A collection that starts with a reference to storage, of which it has a part.
      case slice(collection: Int)
      case enumeration(Int)
      /// Any value, with its type.
      case existential
      case error
      /// A struct or a tuple, by its own plan.
      case inline(plan: Int)
    }

    let action: Action
    let offset: Int
    /// The position of its name in the table of names.
    let name: Int
    let type: Any.Type
    /// Whether a library keeps its own things there: a walk is not interested.
    var isOfLibrary = false
    /// Whether it is the storage of a property wrapper, whose own names say nothing.
    var isWrapper = false
  }

  /// A part that cannot be read.
  struct Note: Hashable {
    /// The path of names from the value; nil if it is about the whole.
    let path: String?
    let reason: String
    /// Whether the part could hold a coordinator in a property, so that a walk has to tell.
    var isForWalks = true
  }

  var parts: [Part] = []
  var notes: [Note] = []
  var alignment = 8
  /// A struct with one relevant field is a box: its field's name adds nothing to the property's name.
  var isBox = false
  /// How many parts a walk reads.
  var walkedCount = 0

  var isEmpty: Bool { parts.isEmpty && notes.isEmpty }

  static let empty = TypePlan()
}
