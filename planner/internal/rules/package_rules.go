package rules

import "slices"

// packageRules returns the rules of packages in three groups, in the order in
// which they are stated: of frameworks beside each other, of packages around
// them, and those that come after what the image says.
func packageRules() [][]Rule { return groupsOfPackageRules[:] }

var groupsOfPackageRules = [...][]Rule{
	slices.Concat(besideRules, pinRules),
	slices.Concat(companionRules, requiresRules, transitiveRules, extensionPythonRules, extensionCUDARules,
		extensionPartRules, extensionPlatformRules, wheelRules, glibcRules, extensionGPURules, packageIndexRules,
		nvidiaRules, namedRules),
	slices.Concat(legacyKerasRules, breakRules, buildIndexRules, compilingRules),
}
