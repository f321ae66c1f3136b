import Testing
@testable import XMLDocuments
