package matrices

import (
	"cmp"
	"maps"
	"slices"
	"strings"
)

// SortRows puts the rows of a table into the order that Tables promises:
// releases by version, those of frameworks and packages newest first. Elsewhere
// it keeps the order of the files.
func SortRows(rows any) {
	switch rows := rows.(type) {
	case []FrameworkRelease:
		slices.SortStableFunc(rows, func(a, b FrameworkRelease) int { return ComparePEP440(b.Version, a.Version) })
	case []PackageRelease:
		slices.SortStableFunc(rows, func(a, b PackageRelease) int { return ComparePEP440(b.Version, a.Version) })
	case []MeasuredWheel:
		slices.SortStableFunc(rows, func(a, b MeasuredWheel) int {
			return cmp.Or(strings.Compare(a.Package, b.Package), ComparePEP440(b.Version, a.Version),
				strings.Compare(a.Platform, b.Platform))
		})
	case []CUDARelease:
		byVersion(rows, func(r CUDARelease) string { return r.Version })
	case []CUDNNRelease:
		byVersion(rows, func(r CUDNNRelease) string { return r.Version })
	case []NCCLRelease:
		byVersion(rows, func(r NCCLRelease) string { return r.Version })
	case []TensorRTRelease:
		byVersion(rows, func(r TensorRTRelease) string { return r.Version })
	case []ForwardCompat:
		byVersion(rows, func(r ForwardCompat) string { return r.CUDA })
	case []JetPack:
		byVersion(rows, func(r JetPack) string { return r.Version })
	case []DriverBranch:
		byVersion(rows, func(r DriverBranch) string { return r.Branch })
	case []Architecture:
		byVersion(rows, func(r Architecture) string { return r.ComputeCapability })
	case []PythonImage:
		byVersion(rows, func(r PythonImage) string { return r.Python })
	case []PythonStandalone:
		byVersion(rows, func(r PythonStandalone) string { return r.Python })
	case []FrameworkInfo:
		slices.SortStableFunc(rows, byRank)
	case []GPUGroup:
		sortBy(rows, func(r GPUGroup) string { return r.ID })
	}
}

func byVersion[T any](rows []T, version func(T) string) {
	slices.SortStableFunc(rows, func(a, b T) int { return CompareVersions(version(a), version(b)) })
}

// CompareVersions orders dotted numbers of any length, such as driver, CUDA
// and cuDNN versions: part by part as numbers, a missing part before any.
func CompareVersions(a, b string) int {
	for a != "" || b != "" {
		var x, y string
		x, a, _ = strings.Cut(a, ".")
		y, b, _ = strings.Cut(b, ".")
		if c := cmp.Or(cmp.Compare(leadingNumber(x), leadingNumber(y)), cmp.Compare(x, y)); c != 0 {
			return c
		}
	}
	return 0
}

// leadingNumber reads the digits that a part begins with; -1 without any.
func leadingNumber(s string) int {
	n := -1
	for _, c := range s {
		if c < '0' || c > '9' {
			break
		}
		n = max(n, 0)*10 + int(c-'0')
	}
	return n
}

// sortedKeys returns the keys of a map in order.
func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
