import Foundation

/// The folder that holds Package.swift, found from where this file was compiled.
public let projectFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent()
  .deletingLastPathComponent()
  .deletingLastPathComponent()
