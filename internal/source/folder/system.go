package folder

import (
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
)

// system reads the root of a file system.
func (f *reader) system() (bool, error) {
	found := false
	for _, name := range []string{"etc/os-release", "usr/lib/os-release"} {
		if f.release(name) {
			found = true
			break
		}
	}
	if !found {
		return false, nil
	}
	f.glibc()
	f.toolkits()
	if err := f.libraries(); err != nil {
		return true, err
	}
	before := len(f.env.Observations)
	for _, prefix := range []string{"usr", "usr/local", "opt/conda", "opt/venv", "venv", "app/.venv", "root/.venv"} {
		if _, err := f.pythons(prefix); err != nil {
			return true, err
		}
	}
	if slices.ContainsFunc(f.env.Observations[before:], IsFramework) {
		return true, nil
	}
	return true, f.environment(before)
}

// IsFramework reports whether an observation is of a package that installs a framework.
func IsFramework(o observed.Observation) bool {
	return o.Kind == observed.Package &&
		slices.ContainsFunc(matrices.Embedded().FrameworkInfos(), func(info matrices.FrameworkInfo) bool {
			return slices.Contains(info.Distributions(), o.Name)
		})
}

// environment reads the virtual environment of a user or of a service, where there is one, and
// drops what was observed of the system's packages, which it does not see. Of several nobody
// can tell which one is meant.
func (f *reader) environment(packages int) error {
	var found []string
	for _, parent := range []string{"home/*", "home/*/*", "home/*/*/*", "root/*", "opt/*", "srv/*",
		"workspace", "workspace/*"} {
		for _, name := range []string{"venv", ".venv"} {
			list, err := fs.Glob(f.files, path.Join(parent, name, "pyvenv.cfg"))
			if err != nil {
				return err
			}
			found = append(found, list...)
		}
	}
	switch len(found) {
	case 0:
		return nil
	case 1:
		f.env.Observations = f.env.Observations[:packages]
		return f.below(path.Dir(found[0]))
	}
	slices.Sort(found)
	for _, name := range found {
		r := f.at(path.Dir(name))
		r.Note(0, "not judged: %s: one of %d virtual environments: name the one that is meant", r.Name, len(found))
	}
	return nil
}

// below reads a virtual environment below the folder, whose Python and packages count.
func (f *reader) below(folder string) error {
	files, err := fs.Sub(f.files, folder)
	if err != nil {
		return err
	}
	inner := &reader{ctx: f.ctx, env: f.env, name: filepath.Join(f.name, filepath.FromSlash(folder)), files: files,
		seen: map[string]string{}}
	_, err = inner.venv()
	return err
}

// release reads /etc/os-release.
func (f *reader) release(name string) bool {
	r := f.document(name)
	if r == nil {
		return false
	}
	for _, key := range []string{"PRETTY_NAME=", "NAME="} {
		at := strings.Index("\n"+r.Text, "\n"+key)
		if at < 0 {
			continue
		}
		_, end := r.Line(at)
		at += len(key)
		value := strings.Trim(r.Text[at:end], `"'`)
		at += strings.Index(r.Text[at:end], value)
		r.Observe(observed.Observation{Kind: observed.OS, Value: value, Installed: true}, at, at+len(value))
		return true
	}
	return false
}

// glibc reads the version of the C library's package, or of its file.
func (f *reader) glibc() {
	if r := f.document("var/lib/dpkg/status"); r != nil {
		if at := strings.Index(r.Text, "\nPackage: libc6\n"); at >= 0 {
			if n := strings.Index(r.Text[at:], "\nVersion: "); n >= 0 {
				at += n + len("\nVersion: ")
				_, end := r.Line(at)
				version, _, _ := strings.Cut(r.Text[at:end], "-")
				r.Observe(observed.Observation{Kind: observed.Glibc, Value: version, Installed: true}, at, at+len(version))
				return
			}
		}
	}
	for _, pattern := range []string{
		"lib*/libc-2.*.so", "lib/*/libc-2.*.so", "usr/lib*/libc-2.*.so", "usr/lib/*/libc-2.*.so",
	} {
		list, err := fs.Glob(f.files, pattern)
		if err != nil || len(list) == 0 {
			continue
		}
		version := strings.TrimSuffix(strings.TrimPrefix(path.Base(list[0]), "libc-"), ".so")
		f.at(list[0]).Observe(observed.Observation{Kind: observed.Glibc, Value: version, Installed: true}, 0, 0)
		return
	}
}

// toolkits reads the version of /usr/local/cuda, or of the only one there is.
func (f *reader) toolkits() {
	names := []string{"usr/local/cuda/version.json"}
	if others, err := fs.Glob(f.files, "usr/local/cuda-*/version.json"); err == nil {
		names = append(names, others...)
	}
	for i, name := range names {
		r := f.document(name)
		if r == nil {
			continue
		}
		root, err := tree.JSON(r.Document)
		if err != nil {
			continue
		}
		if at := root.At("cuda", "version"); at != nil && at.Kind == tree.Text {
			r.Observe(observed.Observation{Kind: observed.Toolkit, Value: at.Value, Installed: true}, at.Start, at.End)
			if i == 0 {
				return // it is the one that programs take
			}
		}
	}
}

// libraries reads the versions of cuDNN and NCCL from the names of their files.
func (f *reader) libraries() error {
	for _, l := range []struct {
		name string
		kind observed.Kind
	}{{"libcudnn.so.", observed.CUDNN}, {"libnccl.so.", observed.NCCL}} {
		for _, folder := range []string{"usr/lib/*", "usr/lib64", "usr/lib", "usr/local/cuda/lib64", "usr/local/lib"} {
			list, err := fs.Glob(f.files, folder+"/"+l.name+"*")
			if err != nil {
				return err
			}
			for _, name := range list {
				version := strings.TrimPrefix(path.Base(name), l.name)
				if !requirement.IsVersion(version) || !strings.Contains(version, ".") {
					continue
				}
				f.at(name).Observe(observed.Observation{
					Kind: l.kind, Value: version, In: observed.InSystem, Installed: true,
				}, 0, 0)
			}
		}
	}
	return nil
}
