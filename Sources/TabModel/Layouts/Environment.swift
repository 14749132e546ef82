package struct Environment: Hashable, Sendable {
  package internal(set) var platform: Platform
  package var osVersion: Version
  package var sdkVersion: Version
  package var sizeClass: SizeClass
  /// Nil on platforms that have none.
  package var orientation: Orientation?
  package var sidebar = SidebarRequest.automatic
  /// Changes pictures only.
  package var layoutDirection = LayoutDirection.leftToRight
  /// The spec's or the requested framework.
  package internal(set) var framework = Framework.usual
  /// The requested framework; nil for the spec's.
  package var requestedFramework: Framework?
  /// Empty for the usual state of the spec's conditions.
  package var conditions = ConditionState()
  /// The app's override of the window's width.
  var overriddenSizeClass: SizeClass?

  package init(
    _ platform: Platform, osVersion: Version? = nil, sdkVersion: Version? = nil,
    sizeClass: SizeClass? = nil, orientation: Orientation? = nil
  ) {
    self.platform = platform
    self.osVersion = osVersion ?? platform.newestRelease
    self.sdkVersion = sdkVersion ?? self.osVersion
    self.sizeClass = sizeClass ?? platform.defaultWindowSize.sizeClass
    self.orientation = orientation ?? platform.defaultWindowSize.orientation
  }

  package var layoutSizeClass: SizeClass { overriddenSizeClass ?? sizeClass }

  package var windowSize: WindowSize { WindowSize(sizeClass, orientation) }

  /// True for an iPhone app in a window that users resize: in iPhone Mirroring, or on an iPad.
  package var isResizedWindow: Bool {
    platform.resizedSurfaces.contains(windowSize)
      && effectiveVersion >= Platform.firstReleaseOfResizedWindows
  }

  /// True for a window size that no device has.
  package var isImpossible: Bool {
    platform.resizedSurfaces.contains(windowSize) && !isResizedWindow
  }

  /// The release that determines the available properties: the lower of the system's and the SDK's.
  package var effectiveVersion: Version { min(osVersion, sdkVersion) }

  package func has(_ key: KeyDefinition) -> Bool {
    framework.availability(of: key).has(on: platform.name, effectiveVersion)
  }

  /// Returns whether the key that a property stores has an effect.
  package func has<Owner: KeyedObject, Value>(_ property: KeyPath<Owner, Value>) -> Bool {
    has(Owner.key(property).definition)
  }

  /// Returns whether a key has an effect with this value.
  package func has(_ key: KeyDefinition, value: String) -> Bool {
    has(key) && !framework.platforms(without: key, value: value).contains(platform.name)
  }

  /// Such as `iPadOS 27.0 regular portrait`, `iOS 27.1 iPhone Duo compact portrait` or `tvOS 26.0, not
  /// signedIn`.
  package var name: String {
    var name = "\(platform.name.rawValue) \(osVersion)"
    if platform.isSpecialDevice { name += " \(platform.device)" }
    if platform.windowSizes.count > 1, let orientation {
      name += " \(sizeClass.rawValue) \(orientation.rawValue)"
    }
    if let requestedFramework { name += ", \(requestedFramework.rawValue)" }
    return name + conditions.suffix
  }
}

package enum Orientation: String, NamedValue, Hashable {
  case portrait, landscape
}

/// The sidebar as the user left it.
package enum SidebarRequest: String, CaseIterable, Hashable, Sendable {
  case automatic, shown, hidden
}

package enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

package struct WindowSize: Hashable, Sendable {
  package let sizeClass: SizeClass
  package let orientation: Orientation?

  init(_ sizeClass: SizeClass, _ orientation: Orientation? = nil) {
    self.sizeClass = sizeClass
    self.orientation = orientation
  }
}
