package existing

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// imagesOfCUDA are the repositories of NVIDIA's images that are CUDA on a distribution.
var imagesOfCUDA = []string{"nvidia/cuda:", "docker.io/nvidia/cuda:", "nvcr.io/nvidia/cuda:"}

// CUDAImage returns the place of the last image that is one of NVIDIA's with CUDA on a
// distribution, and its repository with the colon; -1 where there is none.
func (c *Environment) CUDAImage() (of int, repository string) {
	for i := len(c.Env.Observations) - 1; i >= 0; i-- {
		if o := &c.Env.Observations[i]; o.Kind == observed.Image {
			for _, repository := range imagesOfCUDA {
				if strings.HasPrefix(o.Value, repository) {
					return i, repository
				}
			}
			return -1, ""
		}
	}
	return -1, ""
}

// BaseTag returns the place of the last image that was observed, and the tag of NVIDIA's with CUDA that it is,
// or that its makers build it from, as the facts have it of a package's own images; nil where it is none.
func (c *Environment) BaseTag() (of int, tag *matrices.ImageTag) {
	if of, repository := c.CUDAImage(); of >= 0 {
		return of, c.Facts.TagNamed(strings.TrimPrefix(c.Env.Observations[of].Value, repository))
	}
	for i := len(c.Env.Observations) - 1; i >= 0; i-- {
		if o := &c.Env.Observations[i]; o.Kind == observed.Image {
			return i, c.baseOf(o.Value)
		}
	}
	return -1, nil
}

// NGCImage returns what the facts hold of an image of NVIDIA's registry; nil where they hold nothing of that tag.
func (c *Environment) NGCImage(image string) *matrices.NGCImage {
	rows := c.Facts.NGCImages()
	at := slices.IndexFunc(rows, func(r matrices.NGCImage) bool { return image == r.Image+":"+r.Tag })
	if at < 0 {
		return nil
	}
	return &rows[at]
}

// FlooredInItsMonth says that NVIDIA names a compute capability above that of a board for another of its
// images of the same month, and none for the one that is there; nil where they do not.
func (c *Environment) FlooredInItsMonth(capability string) *verdict.Missing {
	for i := range c.Env.Observations {
		o := &c.Env.Observations[i]
		row := c.NGCImage(o.Value)
		if o.Kind != observed.Image || row == nil || row.SMMin != "" {
			continue
		}
		month, _, _ := strings.Cut(row.Tag, "-")
		for _, r := range c.Facts.NGCImages() {
			if of, _, _ := strings.Cut(r.Tag, "-"); of != month || r.SMMin == "" ||
				version.Compare(capability, r.SMMin) >= 0 {
				continue
			}
			other := r.Image + ":" + r.Tag
			return &verdict.Missing{
				Why: fmt.Sprintf("%s, of the same month as %s, is for compute capability %s and higher by its makers: "+
					"whether this one has code for less is not established", other, o.Value, r.SMMin),
				Observe: "which GPU code it has", Command: "envsolve inspect " + o.Value,
				Facts: []string{"ngc/" + other + "#sm-min"}}
		}
	}
	return nil
}

// InMakersRegistry reports whether nobody knows what the image holds that an environment is made of, and it is one
// of NVIDIA's registry: what is in it NVIDIA compiles itself, and is no build of an index.
func (c *Environment) InMakersRegistry() bool { return ofNVIDIA(c.Opaque.Value) }

// ofNVIDIA reports whether an image is one of NVIDIA's registry.
func ofNVIDIA(image string) bool { return strings.HasPrefix(image, "nvcr.io/nvidia/") }

// inRegistry returns the repository of an image with its registry, and its tag.
func inRegistry(image string) (repository, tag string, tagged bool) {
	repository, tag, tagged = strings.Cut(image, ":")
	if host, _, _ := strings.Cut(repository, "/"); !strings.Contains(host, ".") {
		repository = "docker.io/" + repository
	}
	return repository, tag, tagged
}

// baseOf returns the tag of NVIDIA's from which the image of a release of a package is built, whose own tag is
// that release; nil where the facts do not say it.
func (c *Environment) baseOf(image string) *matrices.ImageTag {
	repository, release, tagged := inRegistry(image)
	for _, info := range c.Facts.PackageInfos() {
		if !tagged || !slices.Contains(info.Images, repository) {
			continue
		}
		for _, r := range c.Facts.PackageReleases(&info) {
			if r.Version != strings.TrimPrefix(release, "v") || r.Row.CUDAFacts["docker_image"] == "" {
				continue
			}
			is := func(t *matrices.ImageTag) bool {
				return t.Flavor == "base" && t.CUDA == r.Row.CUDAFacts["docker_image"]
			}
			if tags := c.Facts.CUDAImages(); slices.ContainsFunc(tags, is) {
				return tags[slices.IndexFunc(tags, is)]
			}
		}
	}
	if tagged {
		return c.baseOfFramework(repository, release)
	}
	return nil
}

// baseOfFramework returns the tag of NVIDIA's from which the image of a framework's release is made, where the
// facts say that a word in its own tag tells that it is one of the CUDA of its build; nil for others.
func (c *Environment) baseOfFramework(repository, tag string) *matrices.ImageTag {
	for _, id := range c.Facts.FrameworkNames() {
		info := c.Facts.FrameworkInfo(id)
		if info.ImageOnCUDA == "" || !slices.Contains(info.Images, repository) || !strings.Contains(tag, info.ImageOnCUDA) {
			continue
		}
		cuda := c.cudaOfImage(id, tag)
		for _, base := range c.Facts.CUDAImages() {
			if cuda != "" && base.Flavor == "base" && version.Minor(base.CUDA) == cuda {
				return base
			}
		}
	}
	return nil
}

// cudaOfImage returns the CUDA, to its minor, of the build that an image of a framework's release holds by its tag:
// the one that a word of it names, or that of the only build that the release has for one. Empty where neither says it.
func (c *Environment) cudaOfImage(framework, tag string) string {
	words := strings.Split(tag, "-")
	named := slices.IndexFunc(words, func(word string) bool { return strings.HasPrefix(word, "cuda") })
	if named >= 0 {
		return version.Minor(strings.TrimPrefix(words[named], "cuda"))
	}
	var made []string
	for _, r := range c.Facts.Frameworks(framework) {
		for i := range r.Builds {
			if r.Version == words[0] && r.Builds[i].CUDA != "" {
				made = append(made, version.Minor(r.Builds[i].CUDA))
			}
		}
	}
	if slices.Sort(made); len(slices.Compact(made)) != 1 {
		return ""
	}
	return made[0]
}

// IsOfImage reports whether a package was observed by the reference of an image, which says what that holds.
func (c *Environment) IsOfImage(p *Package, image *observed.Observation) bool {
	if p.Number < 0 {
		return false // another package brings it
	}
	o := &c.Env.Observations[p.Number]
	return o.At == image.At && o.Text == image.Text
}

// MakersImage reports whether a framework is what an image holds which is one of a package's makers and
// whose tag is a release of that: none of it is observed but by that image. With it comes the CUDA of the
// image that they build it from; empty where the facts do not say it.
func (c *Environment) MakersImage(framework *query.Package) (in bool, cuda string) {
	of, tag := c.BaseTag()
	if of < 0 {
		return false, ""
	}
	image := &c.Env.Observations[of]
	said := func(p *Package) bool { return c.IsOfImage(p, image) }
	if slices.ContainsFunc(c.ObservedAs(framework), func(p *Package) bool { return !said(p) }) {
		return false, ""
	}
	repository, _, _ := inRegistry(image.Value)
	in = slices.ContainsFunc(c.Packages, func(p Package) bool {
		info := c.Facts.PackageNamed(p.Name)
		return said(&p) && info != nil && info.BindsGPU && slices.Contains(info.Images, repository)
	})
	if in && tag != nil {
		cuda = tag.CUDA
	}
	return in, cuda
}

// ShipsCompat reports whether an environment is made of an image of NVIDIA's, which hold the
// cuda-compat package of their CUDA.
func (c *Environment) ShipsCompat() bool {
	if of, _ := c.CUDAImage(); of >= 0 || c.inNGC() {
		return true
	}
	return slices.ContainsFunc(c.Env.Observations, func(o observed.Observation) bool {
		return o.Kind == observed.Image && ofNVIDIA(o.Value)
	})
}

// HasImage reports whether any of it is in an image.
func (c *Environment) HasImage() bool {
	return slices.ContainsFunc(c.Env.Observations, func(o observed.Observation) bool { return o.Kind == observed.Image })
}

// HasCompiler reports whether CUDA's compiler is there: an image is one for development by its tag, or holds
// NVIDIA's build of a framework, or a toolkit was observed; or it is in an image in which packages of this one
// are installed.
func (c *Environment) HasCompiler() bool {
	image := ""
	for i := range c.Env.Observations {
		switch o := &c.Env.Observations[i]; o.Kind {
		case observed.Image:
			image = o.Value
		case observed.Toolkit, observed.Compiles:
			return true
		}
	}
	return observed.Develops(image) || c.inNGC() || slices.ContainsFunc(c.CUDAs, ofToolkit)
}

func ofToolkit(cuda CUDA) bool { return cuda.Of == reading.OfToolkit }
