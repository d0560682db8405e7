package harvest

import (
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// Join makes one row a release of rows that were harvested by several names of one
// package, one for each CUDA: cuml-cu12 and cuml-cu13. Of what differs between the
// names the row has that of the last one, as pip gives it for the newest CUDA; the
// names and their CUDAs stand beside it. NVIDIA's own wheels, which have one name
// for each CUDA as well, are left out.
func Join(byName map[string][]matrices.PackageRelease, names []string) []matrices.PackageRelease {
	if len(names) == 1 && perCUDA.FindString(names[0]) == "" {
		return byName[names[0]]
	}
	joined := map[string]matrices.PackageRelease{}
	for _, name := range names {
		for _, row := range byName[name] {
			before := joined[row.Version]
			row.PyPI = append(before.PyPI, name)
			row.CUDAAlso = before.CUDAAlso
			if row.CUDA != "" && !slices.Contains(row.CUDAAlso, row.CUDA) {
				row.CUDAAlso = append(row.CUDAAlso, row.CUDA)
			}
			row.CUDA = ""
			maps.DeleteFunc(row.Requires, func(required, _ string) bool { // which is of one CUDA alone
				return len(names) > 1 && strings.HasPrefix(required, "nvidia-")
			})
			joined[row.Version] = row
		}
	}
	var rows []matrices.PackageRelease
	for _, row := range joined {
		rows = append(rows, row)
	}
	slices.SortFunc(rows, func(a, b matrices.PackageRelease) int {
		return matrices.ComparePEP440(b.Version, a.Version)
	})
	return rows
}
