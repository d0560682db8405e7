package planner

import (
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// choice is a solution of a scene.
type choice struct {
	*scene
	values []int
}

func (c *choice) at(a *axis) int { return c.values[a.dim] }

func (c *choice) build(i int) *build {
	f := c.frameworks[i]
	return &f.builds[c.at(&f.axis)]
}

func (c *choice) part(l *listAxis) string { return l.values[c.at(&l.axis)] }

func (c *choice) image() *baseImage { return &c.base.images[c.at(&c.base.axis)] }

func (c *choice) osRow() *matrices.OS { return &c.os.rows[c.at(&c.os.axis)] }

// served gives the GPUs that the stack keeps, with their axes.
func (c *choice) served() []*gpuAxis {
	var list []*gpuAxis
	for _, g := range c.gpus {
		if c.at(&g.axis) != absent {
			list = append(list, g)
		}
	}
	return list
}

// stack turns the choice into the plan's form.
func (c *choice) stack() Stack {
	s := Stack{
		GPUs:      c.stackGPUs(),
		Driver:    c.stackDriver(),
		CUDA:      CUDA{Version: c.part(c.cuda)},
		CUDNN:     c.part(c.cudnn),
		NCCL:      c.part(c.nccl),
		Python:    c.part(c.python),
		OS:        c.osRow().ID,
		Platform:  c.part(c.platform),
		BaseImage: c.image().ref,
		Packages:  map[string]string{},
	}
	for i, f := range c.frameworks {
		b := c.build(i)
		framework := Framework{Name: f.ask.name, Version: b.release.Version, Variant: b.row.Variant}
		if i == 0 {
			s.Framework = framework
		}
		if i == 0 || delivery(b) == DeliveryWheels {
			s.CUDA.Delivery = delivery(b) // wheels of one framework bring it for all
		}
		if len(c.frameworks) > 1 {
			s.Frameworks = append(s.Frameworks, framework)
		}
		c.addPackages(&s, b)
	}
	if image := c.image(); (image.kind == baseCUDA || image.kind == baseJetPack) && s.CUDA.Delivery == DeliveryBaseImage {
		s.CUDA.Version = image.cuda
	}
	for _, p := range c.companions {
		b := c.build(p.ask.framework)
		if _, named := exactly(b.row.Requires[p.ask.name]); named {
			continue
		}
		s.Packages[p.ask.name] = p.versions[c.at(&p.axis)]
		if onVendorIndex(p.ask.name) {
			s.Packages[p.ask.name] += localTag(b)
		}
	}
	for _, e := range c.extensions {
		v := c.at(&e.axis)
		if version := c.extensionVersion(e); version != "" {
			s.Packages[e.ask.installName(v, s.CUDA.Version)] = version
		} else if v > 0 && e.ask.releases[v].Onward {
			s.limit(e.ask.name, "<"+e.ask.releases[v-1].Version) // the row ends where the next begins
		}
	}
	s.Indexes = c.indexes()
	s.Install = c.install(&s)
	return s
}

// addPackages adds what installs a build: its package with the extra, what
// must be named beside it, and a cuDNN that its own metadata leaves open.
func (c *choice) addPackages(s *Stack, b *build) {
	s.Packages[b.pkg()] = b.wheelVersion() + localTag(b)
	if b.row.Extra != "" {
		if s.Extras == nil {
			s.Extras = map[string]string{}
		}
		s.Extras[b.pkg()] = b.row.Extra
	}
	if holdsBelow2(b) && compareDotted(s.Python, "3.9") >= 0 { // NumPy 2 is for Python 3.9 and later
		s.limit("numpy", "<2")
	}
	for name, text := range b.row.Requires {
		if version, ok := exactly(text); ok {
			s.Packages[name] = version
		}
	}
	c.addLimits(s, b)
	if cudnn := c.part(c.cudnn); cudnn != "" && c.namesCUDNN(b) {
		if row := c.facts.cudnn(cudnn); row != nil && cudnnWheel(row, c.part(c.cuda)) != "" {
			cudnn = cudnnWheel(row, c.part(c.cuda))
		}
		s.Packages["nvidia-cudnn-"+wheelTag(c.part(c.cuda))] = cudnn
	}
}

// namesCUDNN reports whether the stack must name a cuDNN wheel for a build:
// because its wheels take a range, or the base image lacks it.
func (c *choice) namesCUDNN(b *build) bool {
	if image := c.image(); b.system() {
		return image.kind == baseCUDA && !image.hasCUDNN && c.baseNeed(b) == needsCUDNN
	}
	return b.acceptsCUDNN().spec != ""
}

// exactly gives the version that a requirement pins: ==X, or >=X,<=X.
func exactly(text string) (string, bool) {
	if version, ok := strings.CutPrefix(text, "=="); ok {
		return version, !strings.ContainsAny(version, ",*")
	}
	low, high, both := strings.Cut(text, ",")
	low, high = strings.TrimPrefix(low, ">="), strings.TrimPrefix(high, "<=")
	return low, both && low == high
}

// delivery says how a build's CUDA reaches the image.
func delivery(b *build) string {
	switch {
	case b.cpu():
		return ""
	case b.on.Delivery == matrices.DeliverySystem && b.windows():
		return DeliveryDistro
	case b.on.Delivery == matrices.DeliverySystem:
		return DeliveryBaseImage
	default:
		return DeliveryWheels
	}
}

// localTag is the local version label of a build's wheels: +cu124. Up to
// PyTorch 1.10, whose indexes are plain pages of links, the default build has
// none.
func localTag(b *build) string {
	if b.row.IndexKind == "find-links" && b.isPyPI {
		return ""
	}
	if b.release.Framework != "pytorch" || b.indexURL() == "" || b.jetson() {
		return ""
	}
	return "+" + b.row.Variant
}

func (c *choice) stackGPUs() []GPU {
	list := []GPU{}
	for _, g := range c.served() {
		by := RunsByCubin
		for i, f := range c.frameworks {
			switch g.cover[i][c.at(&f.axis)] {
			case coverPTX:
				by = RunsByPTX
			case coverUnknown:
				by = RunsByUnknown
			}
		}
		for _, board := range g.ask.boards {
			list = append(list, GPU{ID: board.ID, Name: board.Name, ComputeCapability: g.ask.cc(), RunsBy: by})
		}
	}
	return list
}

// onVendorIndex reports whether a companion comes from the framework's own
// index with the framework's local label.
func onVendorIndex(companion string) bool {
	return companion == "torchvision" || companion == "torchaudio"
}
