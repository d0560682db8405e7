package candidate

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// WheelTarget is what a wheel is to go with.
type WheelTarget struct {
	Version  string // of the package's release
	CUDA     string // as labels write it: cu126
	Build    *Build // that it was compiled against; nil for none
	Platform string // linux/amd64
	Python   string // minor
}

// FindWheel returns the first of some sources that has a wheel for a target,
// with URL and label written out; not ok where none has.
func FindWheel(sources []matrices.WheelSource, t WheelTarget) (place matrices.WheelSource, ok bool) {
	values := t.values()
	for _, s := range sources {
		if !s.Holds(t.Version, t.Platform, t.CUDA) {
			continue
		}
		url, known := writeOut(s.URL, values)
		label, labelled := writeOut(s.Label, values)
		if known && labelled {
			s.URL, s.Label = url, label
			return s, true
		}
	}
	return matrices.WheelSource{}, false
}

// values returns what stands for the names in a source's URL and label; empty
// where the stack does not say.
func (t *WheelTarget) values() map[string]string {
	values := map[string]string{"version": t.Version, "cuda": t.CUDA,
		"machine": map[string]string{"linux/amd64": "x86_64", "linux/arm64": "aarch64"}[t.Platform],
		"python":  pythonTags(t.Python), "python_digits": strings.ReplaceAll(t.Python, ".", "")}
	if t.Build != nil {
		minor := version.Minor(t.Build.Release.Version)
		values["framework"], values["framework_digits"] = minor, strings.ReplaceAll(minor, ".", "")
		values["framework_release"] = t.Build.Release.Version
		values["framework_release_digits"] = strings.ReplaceAll(t.Build.Release.Version, ".", "")
		values["abi"] = strings.ToUpper(t.Build.On.CXX11ABI)
	}
	return values
}

// pythonTags returns the interpreter and ABI tag of CPython's wheels, whose ABI
// had an m up to 3.7 (PEP 425).
func pythonTags(minor string) string {
	if minor == "" {
		return ""
	}
	tag := "cp" + strings.ReplaceAll(minor, ".", "")
	if version.Compare(minor, "3.8") < 0 {
		return tag + "-" + tag + "m"
	}
	return tag + "-" + tag
}

// writeOut puts values in the place of their names in braces; not ok where one
// has no value.
func writeOut(pattern string, values map[string]string) (text string, ok bool) {
	for {
		before, rest, found := strings.Cut(pattern, "{")
		text += before
		if !found {
			return text, true
		}
		name, after, closed := strings.Cut(rest, "}")
		if value := values[name]; closed && value != "" {
			text, pattern = text+value, after
			continue
		}
		return "", false
	}
}

// CUDALabel writes a CUDA as the names of a release's wheels do: cu126 for
// 12.6.3, cu12 where they write majors alone.
func CUDALabel(r *matrices.PackageRelease, cuda string) string {
	if !version.IsDotted(cuda) {
		return cuda // cpu
	}
	tag := r.CUDATag
	if tag == "" {
		tag = "cu<major><minor>"
	}
	major := version.Major(cuda)
	return strings.NewReplacer("<major>", major, "<minor>",
		strings.TrimPrefix(version.Minor(cuda), major+".")).Replace(tag)
}

// TiedToTorch reports whether a release's wheels are compiled against one torch
// each, so that another takes a compiler.
func TiedToTorch(r *matrices.PackageRelease) bool { return strings.Contains(r.NeedsNVCC, "wheel") }

// WheelsUnknown reports whether the facts do not hold which torch and CUDA the wheels of a release are for.
func WheelsUnknown(r *matrices.PackageRelease) bool {
	return len(r.Wheels) == 0 && !r.WheelsPartial && TiedToTorch(r)
}

// WheelBeside returns the CUDA of the release's wheel that loads beside a build;
// empty where none does.
func WheelBeside(r *matrices.PackageRelease, b *Build) string {
	for i := range r.Wheels {
		if cuda := WheelCUDA(r, &r.Wheels[i], b); cuda != "" {
			return cuda
		}
	}
	if _, cuda := Nightly(r, b); cuda != "" {
		return cuda
	}
	return ""
}

// Nightly returns the torch nightly that a release's wheels for the build's
// minor were compiled against, and the CUDA of the one that fits the build;
// empty when it has none, or others.
func Nightly(r *matrices.PackageRelease, b *Build) (nightly, cuda string) {
	for i := range r.Wheels {
		if version.Minor(r.Wheels[i].Torch) == version.Minor(b.Release.Version) {
			return "", ""
		}
	}
	for _, nightly := range r.More["torch_nightly"] {
		if version.Minor(nightly) != version.Minor(b.Release.Version) {
			continue
		}
		// The wheels of one release are made for one set of CUDA versions.
		for i := range r.Wheels {
			w := r.Wheels[i]
			w.Torch, w.CXX11ABI = b.Release.Version, nil
			if cuda := WheelCUDA(r, &w, b); cuda != "" {
				return nightly, cuda
			}
		}
	}
	return "", ""
}

// OtherCUDA returns the CUDA of the release's further wheel that goes with the
// stack's CUDA, where its default wheel is for another major; empty where the
// default wheel does, and for packages with one wheel for all or a name for
// each. Wheels serve every minor of their major, since they load the libraries
// that the framework brings.
func OtherCUDA(r *matrices.PackageRelease, cuda string) string {
	if !HasDefaultCUDA(r) || cuda == "" || version.Major(r.CUDA) == version.Major(cuda) {
		return ""
	}
	made := ""
	for _, also := range r.CUDAAlso {
		also, _, _ = strings.Cut(also, " ")
		switch {
		case !version.IsDotted(also) || version.Major(also) != version.Major(cuda):
		case version.Minor(also) == version.Minor(cuda):
			return also
		case made == "" || version.Compare(also, made) > 0:
			made = also
		}
	}
	return made
}

// OnOwnIndex returns the CUDA of the release's wheel in one of some sources that loads the libraries
// of the stack's CUDA on a platform: the newest of its major that is no newer, or else the oldest.
func OnOwnIndex(sources []matrices.WheelSource, r *matrices.PackageRelease, cuda, platform string) string {
	var fit []string
	for _, made := range append([]string{r.CUDA}, r.CUDAAlso...) {
		held := func(s matrices.WheelSource) bool { return s.Holds(r.Version, platform, CUDALabel(r, made)) }
		if cuda != "" && version.IsDotted(made) && version.Major(made) == version.Major(cuda) &&
			slices.ContainsFunc(sources, held) {
			fit = append(fit, made)
		}
	}
	if len(fit) == 0 {
		return ""
	}
	slices.SortFunc(fit, version.Compare)
	best := fit[0]
	for _, made := range fit {
		if version.Compare(made, version.Minor(cuda)) <= 0 {
			best = made
		}
	}
	return best
}

// ForGPUs returns the build of the same release and platform as one for the CPU that is for the newest
// CUDA and serves what is there: of those that load the libraries of a CUDA, where there are such. It is
// nil where none serves.
func (b *Build) ForGPUs(cuda string, serves func(*Build) bool) *Build {
	var newest *Build
	near := func(b *Build) bool {
		return version.Major(b.CUDA) == version.Major(cuda) && version.Compare(b.CUDA, version.Minor(cuda)) <= 0
	}
	for i := range b.Release.Builds {
		row := &b.Release.Builds[i]
		for k := range row.Platforms {
			if facts.IsCPU(row) || row.Platforms[k].Platform != b.On.Platform {
				continue
			}
			other := NewBuild(b.Traits, b.Release, row, &row.Platforms[k], b.Age)
			if serves(&other) && (newest == nil || near(&other) && !near(newest) ||
				near(&other) == near(newest) && version.Compare(other.CUDA, newest.CUDA) > 0) {
				newest = &other
			}
		}
	}
	return newest
}

// HasDefaultCUDA reports whether a release's wheel on the default index is for one CUDA,
// whatever others there are elsewhere.
func HasDefaultCUDA(r *matrices.PackageRelease) bool {
	return version.IsDotted(r.CUDA) && len(r.PyPI) <= 1
}
