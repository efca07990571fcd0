extension Tour {
  static var all: [Tour] { screens + slots + properties + closures + system + lists }
}
