func f() async throws {
  Task {
    while true { try