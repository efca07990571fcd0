/// The category of an object, based on its class.
enum ObjectCategory: UInt8 {
  case coordinator
  case screen
  /// Shows the screens of others.
  case navigation
  /// Shows the screens of others side by side.
  case tabs
  case container
  /// A container that creates objects by type.
  case registry
  /// A box around one reference: the walk goes through it.
  case box
  /// Not looked into.
  case other

  var isNavigation: Bool { self == .navigation || self == .tabs }

  var isContainer: Bool { self == .container || self == .registry }
}
