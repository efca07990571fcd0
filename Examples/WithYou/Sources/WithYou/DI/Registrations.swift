import CoordinatorCore

/// Tells the container how everything is made that the coordinators ask it for.
@MainActor
func registerUseCases(diary: TravelDiary) {
  DIContainer.shared.register(SessionUseCase.self) { SessionUseCase(diary: diary) }
  DIContainer.shared.register(TravelUseCase.self) { TravelUseCase(diary: diary) }
  DIContainer.shared.register(MemoryUseCase.self) { MemoryUseCase(diary: diary) }
}
