package source

import (
	"path"
	"strings"

	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/observed"
)

// cogCUDA writes the CUDA of a framework's build into a cog.yaml that names one, and the
// cuDNN that goes with it: Cog takes the base image and the build by these, and no index. It
// reports whether that is how the build of a package is chosen.
func (w *rewriter) cogCUDA(o observed.Observation, c observed.Change, variant string) (chosen bool, err error) {
	for _, b := range w.env.Observations {
		extension := path.Ext(b.At.File)
		if b.Kind != observed.Build || b.Conda || b.Installed || extension != ".yaml" && extension != ".yml" ||
			b.Name != o.Name && !isCompanion(o.Name, b.Name) {
			continue
		}
		d, err := w.open(b.At)
		if err != nil {
			return true, err
		}
		if formatOf(d.doc) != isYAML {
			continue
		}
		if b.Name != o.Name {
			return true, nil // its framework says it
		}
		cuda := cudaOf(variant)
		if cuda == "" {
			return true, byHand(b.At, "set the CUDA here to that of %s", written(c))
		}
		if version.Minor(b.Value) == cuda {
			return true, nil
		}
		if err := d.other(b, cuda); err != nil {
			return true, err
		}
		return true, w.cogCUDNN(d, o.Name, c.Value, variant)
	}
	return w.newCogCUDA(o, c)
}

// newCogCUDA names the CUDA of a change in a cog.yaml that names none and asks for a GPU, and
// reports whether it did.
func (w *rewriter) newCogCUDA(o observed.Observation, c observed.Change) (written bool, err error) {
	cuda := cudaOf(labelOf(c.Index))
	if cuda == "" || isPage(c.Index) {
		return false, nil
	}
	d, err := w.open(o.At)
	if err != nil || formatOf(d.doc) != isYAML {
		return false, err
	}
	roots, err := tree.YAML(d.doc)
	if err != nil || len(roots) != 1 {
		return false, err
	}
	build := roots[0].At("build")
	if build == nil || build.Flow || build.At("python_packages") == nil || build.At("cuda") != nil {
		return false, nil
	}
	for _, f := range build.Fields {
		if f.Key != "gpu" || f.Value.Value != "true" {
			continue
		}
		start, end := d.doc.Line(f.At)
		if next := strings.IndexByte(d.doc.Text[end:], '\n'); next >= 0 {
			below := end + next + 1
			d.replace(below, below, d.doc.Text[start:f.At]+"cuda: \""+cuda+"\"\n")
			return true, nil
		}
	}
	return false, nil
}

// cogCUDNN writes the major of the cuDNN that a build was made with where a file names
// another.
func (w *rewriter) cogCUDNN(d *draft, name, release, variant string) error {
	facts := matrices.Embedded()
	for _, r := range facts.Frameworks(facts.FrameworkCalled(name)) {
		for _, b := range r.Builds {
			if r.Version != release || b.Variant != variant || b.CUDNN == "" {
				continue
			}
			for _, o := range w.env.Observations {
				if o.Kind == observed.CUDNN && !o.Installed && o.At.File == d.doc.Name &&
					version.Major(o.Value) != version.Major(b.CUDNN) {
					return d.other(o, version.Major(b.CUDNN))
				}
			}
		}
	}
	return nil
}

// other writes another value in place of that of an observation.
func (d *draft) other(o observed.Observation, value string) error {
	start, ok := d.doc.Offset(o.At.Line, o.At.Column)
	if !ok || o.Value == "" || o.Text != o.Value || !strings.HasPrefix(d.doc.Text[start:], o.Text) {
		return byHand(o.At, "set the %s here to %s", o.Kind, value)
	}
	d.replace(start, start+len(o.Text), d.scalar(start, start+len(o.Text), value))
	return nil
}
