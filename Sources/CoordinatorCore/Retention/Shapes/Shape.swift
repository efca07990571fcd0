/// The positions of references in values of one type, or in objects of one class.
struct Shape {
  /// One place that has a reference, or more of them.
  struct Leaf {
    enum Action {
      /// A reference to an object, or zero.
      case object
      case weak
      /// A reference that may dangle: to be compared, never to be followed.
      case unowned
      /// A function and its context; the function is zero without a closure.
      case function
      /// A collection that is one reference to its storage.
      case storage(collection: Int)
      case enumeration(Int)
      /// Any value, with its type.
      case existential
      case error
      /// A captured variable's box.
      case context
    }

    let action: Action
    let offset: Int
    /// The position of its name in the table of names.
    let name: Int
  }

  var leaves: [Leaf] = []
  /// Notes on the parts of the values that cannot be read.
  var notes: [String] = []
  var alignment = 8

  static let empty = Shape()
}
