package lint

import (
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

// windows checks what must agree between the cells of one row.
func (l *linter) windows(n *tablefile.Node) {
	switch r := n.Value.Interface().(type) {
	case matrices.GPU:
		l.order(n, "last_driver_branch", r.FirstDriver, r.LastDriverBranch)
	case matrices.DriverBranch:
		l.driverVersions(n, r)
	case matrices.OS:
		l.order(n, "end_of_life", r.Released, r.EndOfLife)
		l.order(n, "extended_end_of_life", r.EndOfLife, r.ExtendedEOL)
	case matrices.CUDARelease:
		if !strings.HasPrefix(r.Version, "11.0.") { // they shipped with drivers below the floor of their major
			l.order(n, "min_driver_linux", r.MinDriverMinorCompatLinux, r.MinDriverLinux)
		}
	case matrices.CUDNNRelease:
		l.order(n, "sm_max", r.SMMin, r.SMMax)
	case matrices.GPUGroup:
		if (r.ComputeCapability == "") == (len(r.Ambiguous) == 0) {
			l.fail(n.At("compute_capability"), "Missing attribute",
				"A group has either compute_capability or ambiguous.")
		}
	case matrices.PythonStandalone:
		l.standalone(n, r)
	case matrices.PackageInfo:
		if len(r.BuildTools) == 0 && (len(r.BuildImports) > 0 || r.OnSpot && !r.AnyFramework && r.Device == "") {
			l.fail(n.At("build_tools"), "Missing attribute", "What is built in the environment that is there finds only "+
				"what is installed in it: build_tools says what that takes, such as setuptools and wheel.")
		}
	case matrices.FrameworkRelease:
		for i, child := range childrenOf(n, "build") {
			l.build(child, r.Builds[i])
		}
	}
}

func childrenOf(n *tablefile.Node, block string) []*tablefile.Node {
	return slices.DeleteFunc(slices.Clone(n.Children), func(c *tablefile.Node) bool { return c.Block.Type != block })
}

// order checks that from is not after to, where both are known. A driver
// branch counts as the end of the branch.
func (l *linter) order(n *tablefile.Node, name, from, to string) {
	if from == "" || to == "" {
		return
	}
	if strings.HasSuffix(name, "_branch") {
		from = major(from)
	}
	if matrices.CompareVersions(strings.ReplaceAll(from, "-", "."), strings.ReplaceAll(to, "-", ".")) > 0 {
		l.fail(n.At(name), "Window ends before it begins", "%s is %s, which is before %s.", name, to, from)
	}
}

// driverVersions checks that the releases of a branch belong to it and stand
// in order.
func (l *linter) driverVersions(n *tablefile.Node, b matrices.DriverBranch) {
	before := ""
	for i, child := range childrenOf(n, "version") {
		v := b.Versions[i].Version
		if major(v) != b.Branch {
			l.fail(child.At(""), "Wrong branch", "Driver %s is not of branch %s.", v, b.Branch)
		}
		if before != "" && matrices.CompareVersions(v, before) <= 0 {
			l.fail(child.At(""), "Versions out of order", "%s stands after %s.", v, before)
		}
		before = v
	}
}

// build checks that a build's CUDA cells agree with each other and with its
// name.
func (l *linter) build(n *tablefile.Node, b matrices.Build) {
	if b.CUDAFull != "" && b.CUDAFull != b.CUDA && !strings.HasPrefix(b.CUDAFull, b.CUDA+".") {
		l.fail(n.At("cuda_full"), "Cells disagree", "cuda_full is %s, but cuda is %s.", b.CUDAFull, b.CUDA)
	}
	digits, ok := strings.CutPrefix(b.Variant, "cu")
	if !ok || b.CUDA == "" || strings.Trim(digits, "0123456789") != "" || len(digits) < 2 {
		return // the name says no CUDA
	}
	if digits != strings.ReplaceAll(b.CUDA, ".", "") {
		cuda := digits[:len(digits)-1] + "." + digits[len(digits)-1:]
		l.fail(n.At("cuda"), "Cells disagree", "Build %s is for CUDA %s, by its name.", b.Variant, cuda)
	}
}

// standalone checks that a relocatable build is of its Python, that each platform
// has a digest and an address of its own, and that its folder is one.
func (l *linter) standalone(n *tablefile.Node, r matrices.PythonStandalone) {
	if r.Latest != "" && !strings.HasPrefix(r.Latest, r.Python+".") {
		l.fail(n.At("latest"), "Cells disagree", "%s is no release of Python %s.", r.Latest, r.Python)
	}
	addresses := map[string]string{}
	for _, platform := range slices.Sorted(maps.Keys(r.SHA256)) {
		at := n.MapAt("sha256", platform)
		if platform != "linux/amd64" && platform != "linux/arm64" {
			l.fail(at, "Malformed value", "%q: images are built for linux/amd64 and linux/arm64.", platform)
		}
		if !isSHA256(r.SHA256[platform]) {
			l.fail(at, "Malformed value", "%q is no SHA-256: 64 digits, 0 to 9 and a to f.", r.SHA256[platform])
		}
		url, _ := r.Address(platform)
		if other := addresses[url]; other != "" {
			l.fail(n.At("url"), "Cells disagree", "%s and %s have one address: {machine} in it tells them apart.",
				other, platform)
		}
		addresses[url] = platform
	}
	if r.Root != "" && (!fs.ValidPath(r.Root) || r.Root == ".") {
		l.fail(n.At("root"), "Malformed value", "%q is no folder of an archive: write one such as python.", r.Root)
	}
}

// isSHA256 reports whether a text is a SHA-256 in lower-case hex.
func isSHA256(s string) bool { return len(s) == 64 && strings.Trim(s, "0123456789abcdef") == "" }

// major returns 9 of 9.0.
func major(version string) string {
	m, _, _ := strings.Cut(version, ".")
	return m
}

// frameworks finds releases of a framework that no framework_info describes,
// and names that two frameworks claim.
func (l *linter) frameworks(docs []tablefile.Document) {
	told, owner := map[string]bool{}, map[string]string{}
	if l.base != nil {
		for _, f := range l.base.FrameworkInfos() {
			claim(owner, &f)
		}
	}
	for _, doc := range docs {
		for _, row := range doc.Rows {
			switch r := row.Value.Interface().(type) {
			case matrices.FrameworkInfo:
				if name, before := claim(owner, &r); before != "" {
					l.fail(row.At(""), "Ambiguous name", "%q already names %s; %s cannot have it too.", name, before, r.ID)
				}
			case matrices.FrameworkRelease:
				if !l.known["frameworks"][r.Framework] && !told[r.Framework] {
					told[r.Framework] = true
					l.fail(row.At(""), "Framework without a description",
						"No framework_info %q says what holds for every release of it.%s",
						r.Framework, matrices.DidYouMean(r.Framework, slices.Sorted(maps.Keys(l.known["frameworks"]))))
				}
			}
		}
	}
}

// claim returns a framework its names. It returns the first that another one has
// already, and which one.
func claim(owner map[string]string, f *matrices.FrameworkInfo) (name, before string) {
	for _, n := range slices.Concat([]string{f.ID}, f.Aliases, f.Distributions()) {
		if o := owner[n]; o != "" && o != f.ID && before == "" {
			name, before = n, o
			continue
		}
		owner[n] = f.ID
	}
	return name, before
}
