package installed

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/loader"
	"github.com/envsolve/envsolve/matrices/version"
)

// olderLinker finds a libnvJitLink on LD_LIBRARY_PATH that comes before that of the wheels
// and is older: their cuSPARSE asks for names that it has not. Those of another CUDA major
// have another name, and a newer one has all that an older one has.
func (e *Environment) olderLinker() []host.Check {
	for _, w := range e.wheelsOf("nvidia-nvjitlink") {
		name := "libnvJitLink.so." + version.Major(w.version)
		for _, dir := range e.loader.LibraryPath() {
			file := e.loader.Real(path.Join(dir, name))
			of := strings.TrimPrefix(path.Base(file), "libnvJitLink.so.")
			if len(e.glob(path.Dir(file), path.Base(file))) == 0 || e.amongPackages(file) {
				continue
			}
			if !strings.Contains(of, ".") || version.Compare(version.Minor(of), version.Minor(w.version)) >= 0 ||
				e.linksOwn(w, name) {
				return nil
			}
			return []host.Check{host.Check{Name: "nvjitlink", Verdict: host.Warning,
				Seen: fmt.Sprintf("%s: LD_LIBRARY_PATH names %s with nvJitLink %s, which comes before the %s that its "+
					"wheels are made with (%s)", e.name, dir, of, w.version, w.name),
				Fix: without(loader.LibraryPath, dir),
			}.Known(e.facts, "nvjitlink-undefined-symbol", "LD_LIBRARY_PATH")}
		}
	}
	return nil
}

// linksOwn reports whether the loader takes nvJitLink from the packages for the cuSPARSE
// among them, by the RPATH of what loads that, or before LD_LIBRARY_PATH for another reason.
func (e *Environment) linksOwn(w distribution, name string) bool {
	for _, file := range e.glob(path.Join(w.site, "nvidia/cusparse/lib"), "libcusparse.so.*") {
		asks, err := e.loader.Object(file)
		if err != nil {
			continue
		}
		chain := []*loader.Object{asks}
		for _, module := range e.modules() {
			objects := e.objects(module)
			at := slices.IndexFunc(objects, func(o *loader.Object) bool { return slices.Contains(o.Needed, path.Base(file)) })
			if at >= 0 {
				chain = append(chain, objects[at])
				break
			}
		}
		found, ok := e.loader.Find(append(chain, e.interpreter()...), name)
		return ok && e.amongPackages(found.Real)
	}
	return false
}
