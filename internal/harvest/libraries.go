package harvest

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// libraryCells writes what the libraries of a release's wheels for Linux say. What a row
// says of all platforms is that of the first of measuredPlatforms that there is.
func (h *Harvester) libraryCells(ctx context.Context, row *matrices.PackageRelease, r Release) error {
	wheels := newest(r.wheels)
	first := true
	for _, platform := range measuredPlatforms() {
		at := slices.IndexFunc(wheels, func(w named) bool { return platformOf(w.Platforms) == platform })
		if at < 0 {
			continue
		}
		w := wheels[at]
		m, err := h.measure(ctx, w.File, true)
		if err != nil {
			return err
		}
		citation, err := cite(w.File)
		if err != nil {
			return err
		}
		if !slices.Contains(row.Sources, citation) {
			row.Sources = append(row.Sources, citation)
		}
		addLibraries(row, platform, m.Libraries)
		if first {
			first = false
			abiCells(row, m.Libraries)
			builtCells(row, m, w.Name)
		}
	}
	return nil
}

// measuredPlatforms are the platforms whose libraries are read, most used first.
func measuredPlatforms() []string { return []string{"linux/amd64", "linux/arm64"} }

// addLibraries writes what the libraries of a wheel say together: the C library
// that the most demanding of them needs, the CUDA and the cuDNN whose libraries
// they load, and the GPUs that any of them has code for. The lowest of those is
// no floor: what a package does without its own kernels, only people know.
func addLibraries(row *matrices.PackageRelease, platform string, libraries map[string]Library) {
	code := map[string]bool{}
	var needed []string
	for _, path := range slices.Sorted(maps.Keys(libraries)) {
		l := libraries[path]
		if platform == "linux/amd64" && l.Glibc != "" {
			row.MinGlibc = version.Newest(row.MinGlibc, l.Glibc)
		}
		needed = append(needed, l.Needed...)
		for _, c := range l.Code {
			code[c] = true
		}
	}
	row.CUDA = cmp.Or(row.CUDA, matrices.MajorIn(needed, "libcudart.so."))
	row.CUDNN = cmp.Or(row.CUDNN, matrices.MajorIn(needed, "libcudnn.so."))
	if len(code) > 0 {
		if row.SM == nil {
			row.SM = map[string][]string{}
		}
		row.SM[platform] = codeCell(slices.Collect(maps.Keys(code)))
	}
}

// only is the one version there is; "" for none and for several.
func only(versions map[string]bool) string {
	if len(versions) != 1 {
		return ""
	}
	for v := range versions {
		return v
	}
	return ""
}

// codeCell writes GPU code as the cell sm has it, oldest first, with +PTX behind
// what drivers can translate further. What runs on one architecture alone (9.0a) is
// left out where the same architecture has code of its own besides.
func codeCell(code []string) (list []string) {
	numbers := map[int]bool{} // compute capability times ten → whether it has PTX
	exact := map[int]bool{}   // the same of what runs there alone
	for _, c := range code {
		kind, digits, _ := strings.Cut(c, "_")
		of, text := numbers, strings.TrimSuffix(digits, "a")
		if text != digits {
			of = exact
		}
		if n, err := strconv.Atoi(text); err == nil {
			of[n] = of[n] || kind == "compute"
		}
	}
	all := slices.AppendSeq(slices.Collect(maps.Keys(numbers)), maps.Keys(exact))
	slices.Sort(all)
	for _, n := range slices.Compact(all) {
		capability := strconv.Itoa(n/10) + "." + strconv.Itoa(n%10)
		ptx, plain := numbers[n]
		if !plain {
			capability, ptx = capability+"a", exact[n]
		}
		if ptx {
			capability += "+PTX"
		}
		list = append(list, capability)
	}
	return list
}
