import Foundation
import TestTool
import Testing

@testable import TabModel
