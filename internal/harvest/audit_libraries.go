package harvest

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/progress"
	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// The cells of a package that its libraries tell.
var libraryCellNames = []string{"sm", "cuda", "cudnn", "min_glibc", "numpy_abi", "torch_abi", "torch_built"}

// inLibraries says where the libraries are that tell a fact.
type inLibraries struct {
	build    string // variant of a framework's build
	platform string
	wheel    string // version of the wheel; the release's where empty
	away     string // why the index does not have them; empty where it may
}

const defaultPlatform = "linux/amd64"

// libraryFacts lists the facts of a package's release that its libraries tell.
func libraryFacts(of audited, row *matrices.PackageRelease) []audited {
	list := factsOf(of, row, libraryCellNames)
	for i := range list {
		f := &list[i]
		f.in = &inLibraries{platform: defaultPlatform}
		if f.cell != "sm" {
			continue
		}
		f.in.platform = f.key
		if !slices.Contains(wheelPlatforms(), f.key) {
			f.in.away = "it is of " + f.key + ", and not of the wheels of one platform on the index"
		}
	}
	return list
}

// buildFacts lists the facts of a framework's builds that their libraries tell.
func buildFacts(of audited, r *matrices.FrameworkRelease) []audited {
	var list []audited
	for i := range r.Builds {
		b := &r.Builds[i]
		for j := range b.Platforms {
			on := &b.Platforms[j]
			if b.CUDA == "" || len(b.Requires) > 0 {
				continue
			}
			f := of
			f.in = &inLibraries{build: b.Variant, platform: on.Platform}
			f.pypi, f.in.wheel = r.WheelOf(b, on)
			f.pypi = wheel.Normalize(f.pypi)
			if !r.OnIndex(b, on) {
				f.in.away = "its wheels are on " + r.Elsewhere(b, on) + " alone"
			}
			tell := func(cell, says string) {
				f.cell, f.key, f.says = cell, on.Platform, says
				list = append(list, f)
			}
			add := func(cell, says string) {
				if says != "" {
					tell(cell, says)
				}
			}
			if on.KernelsKnown { // an empty list says that there is none
				tell("sm", strings.Join(on.SM, " "))
			}
			if on.PTXKnown {
				tell("ptx", strings.Join(on.PTX, " "))
			}
			if !strings.HasPrefix(on.Platform, "linux/") { // of other libraries nothing but GPU code is read
				continue
			}
			add("cuda", b.CUDA)
			add("cudnn", b.CUDNN)
			add("delivery", on.Delivery)
			add("min_glibc", r.Floor(on))
		}
	}
	return list
}

// holdLibraries holds a fact against the libraries of a wheel: of the oldest Python, where
// harvest reads that of the newest, if there are several.
func (h *Harvester) holdLibraries(ctx context.Context, f audited) (Audited, error) {
	undecided := func(form string, args ...any) (Audited, error) {
		return Audited{Found: fmt.Sprintf(form, args...), Verdict: Undecided}, nil
	}
	if f.in.away != "" {
		return undecided("%s", f.in.away)
	}
	all, err := h.page(ctx, f.pypi)
	if err != nil {
		return Audited{}, err
	}
	ver := cmp.Or(f.in.wheel, f.version)
	r := find(all, ver)
	if r == nil {
		return undecided("%s %s is not on the index", f.pypi, ver)
	}
	at := slices.IndexFunc(r.wheels, func(w named) bool { return platformOf(w.Platforms) == f.in.platform })
	if at < 0 {
		return undecided("it has no wheel for %s whose libraries would say it", f.in.platform)
	}
	file, err := h.sized(ctx, r.wheels[at].File)
	if err != nil {
		return Audited{}, err
	}
	if left := h.Budget.left(); !h.whole(file) && file.Size > left {
		return undecided("its wheel has %s, and of the budget %s are left", progress.Bytes(file.Size), progress.Bytes(left))
	}
	m, err := h.measure(ctx, file, true)
	if err != nil {
		return Audited{}, err
	}
	if f.cell == "torch_built" {
		return f.againstBuild(m, r.wheels[at].Name), nil
	}
	return f.against(m, glibcOf(r.wheels[at].Platforms)), nil
}

// against holds a fact against the libraries of a wheel, whose tags name a C library.
func (f audited) against(wheel *Measured, tagged string) Audited {
	found := f.foundIn(wheel, tagged)
	switch {
	case found == "" && (f.cell == "ptx" || f.cell == "sm" && f.in.build != ""): // an empty list says that there is none
		if f.says != "" {
			return Audited{Found: "no such code", Verdict: Wrong}
		}
		return Audited{Found: "none", Verdict: Right}
	case f.in.build != "" && (f.cell == "sm" || f.cell == "ptx") && f.within(found, wheel):
		return Audited{Found: found + ", of which some may be of libraries of CUDA that are linked into it",
			Verdict: Undecided}
	case found == "":
		return Audited{Found: notInLibraries[f.cell], Verdict: Undecided}
	case !f.sameAs(found):
		return Audited{Found: found, Verdict: Wrong}
	}
	return Audited{Found: found, Verdict: Right}
}

// againstBuild holds the torch of a package's build beside what its wheel says of
// it. A label names no more than the minor.
func (f audited) againstBuild(m *Measured, name wheel.Name) Audited {
	row := &matrices.PackageRelease{}
	builtCells(row, m, name)
	switch {
	case row.TorchBuilt == "":
		return Audited{Found: "neither its build nor its label says it, and METADATA pins no torch", Verdict: Undecided}
	case !version.StartsWith(f.says, row.TorchBuilt) && !version.StartsWith(row.TorchBuilt, f.says):
		return Audited{Found: row.TorchBuilt, Verdict: Wrong}
	}
	return Audited{Found: row.TorchBuilt, Verdict: Right}
}

// notInLibraries says what libraries do not show.
var notInLibraries = map[string]string{
	"sm":        "its libraries carry no GPU code: it is compiled on the machine, or lies in other files",
	"cuda":      "its libraries load no runtime of CUDA by name: they have it inside, or look for it when they run",
	"delivery":  "no library of CUDA lies in its wheel by name, and none is loaded by name",
	"cudnn":     "its libraries load no cuDNN by name: they look for it when they run",
	"min_glibc": "neither its tags nor its libraries ask for a C library",
	"numpy_abi": "its libraries do not use NumPy by NumPy's own headers",
	"torch_abi": "its libraries show no C++ ABI of torch",
}

// foundIn returns what libraries say of a cell, as a table writes it.
func (f audited) foundIn(wheel *Measured, tagged string) string {
	if f.in.build == "" {
		row := &matrices.PackageRelease{MinGlibc: tagged}
		addLibraries(row, f.in.platform, wheel.Libraries)
		abiCells(row, wheel.Libraries)
		return cellsOf(row, f.cell)[f.key]
	}
	m := measuredRowOf(wheel.Libraries)
	switch f.cell {
	case "sm":
		return strings.Join(m.SM, " ")
	case "ptx":
		return strings.Join(m.PTX, " ")
	case "cuda":
		return m.CUDAMajor()
	case "min_glibc":
		return version.Newest(tagged, m.Glibc)
	case "delivery":
		return f.delivered(&m, wheel.Metadata)
	}
	return m.CUDNNMajor()
}

// ofToolkit reports whether a library is of CUDA's toolkit.
func ofToolkit(library string) bool {
	return strings.HasPrefix(library, "libcudart") || strings.HasPrefix(library, "libcublas")
}

// delivered returns how CUDA comes to a build: within its wheel, or as NVIDIA's wheels,
// which may be those of an extra; the system has it else.
func (f audited) delivered(m *matrices.MeasuredWheel, metadata string) string {
	if slices.ContainsFunc(m.Bundles, ofToolkit) { // which NCCL is not
		return matrices.DeliveryBundled
	}
	always, ofExtra := false, false
	for _, text := range fields(metadata, "Requires-Dist") {
		req, err := parseRequirement(text)
		if err != nil || req.Marker == never && req.Extra == "" ||
			!strings.HasPrefix(req.Name, "nvidia-") && req.Name != "cuda-toolkit" {
			continue
		}
		always, ofExtra = always || req.Extra == "", ofExtra || req.Extra != ""
	}
	switch {
	case always || ofExtra && f.says == matrices.DeliveryWheels:
		return matrices.DeliveryWheels
	case f.says == matrices.DeliveryBundled && m.CUDAMajor() == "": // as static libraries, which leave no name
		return ""
	}
	return matrices.DeliverySystem
}

// sameAs reports whether a fact is what was found. Libraries name the major of CUDA and
// of cuDNN alone.
func (f audited) sameAs(found string) bool {
	switch f.cell {
	case "cuda", "cudnn":
		return version.Major(f.says) == found
	case "sm", "ptx":
		return slices.Equal(version.SortDistinct(strings.Fields(f.says)), version.SortDistinct(strings.Fields(found)))
	}
	return f.says == found
}

// within reports whether a wheel has code for more than a fact says, and libraries of
// CUDA may be linked into it: code for 9.0 may be theirs, and that for 9.0a its own.
func (f audited) within(found string, wheel *Measured) bool {
	m := measuredRowOf(wheel.Libraries)
	says := strings.ReplaceAll(f.says, "a", "")
	return !m.OwnCode() && !f.sameAs(found) && (says == "" || lacks(says, found))
}
