/// How to find the references to objects in the values of one type, at one place.
indirect enum ValuePlan {
  /// The values hold no reference that a walk could follow.
  case nothing
  /// The first word is a reference, or zero.
  case reference(slot: Int)
  /// The first word is a weak reference.
  case weakReference(slot: Int)
  /// The first word is the address of an object that may have been released: compare it, but never follow it.
  case address(slot: Int)
  /// An opaque existential: its content is determined when it is read.
  case existential(slot: Int)
  /// An error: one pointer to a box that only the compiler knows how to open.
  case error(slot: Int)
  /// A value whose layout is not known here: it has to be copied to be looked at.
  case copied(Any.Type, slot: Int)
  /// Optionals and collections of the standard library.
  case elements(any ElementReading.Type, ValuePlan)
  /// The fields of a struct or a tuple.
  case fields([(offset: Int, plan: ValuePlan)])
  /// An enum of the app: its payload is determined when it is read.
  case enumeration(any EnumerationReading.Type, slot: Int)
  /// Values that no plan can read, with the reason.
  case blind(reason: String)

  var isNothing: Bool {
    if case .nothing = self { return true }
    return false
  }
}
