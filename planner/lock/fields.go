package lock

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/oci"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// This file says once what each block of the lock holds; reading and writing
// both follow it. Zero values are not written.

func lockFields(c *coder, l *Lock) {
	c.only("matrices", func(c *coder) {
		c.text("version", &l.Matrices.Version)
		c.text("digest", &l.Matrices.Digest)
		c.text("from", &l.Matrices.From)
	})
	each(c, "target", &l.Targets, targetFields)
}

func targetFields(c *coder, t *Target) {
	c.labels(&t.Name, &t.Platform)
	c.texts("request", &t.Request)
	c.only("stack", func(c *coder) { stackFields(c, &t.Stack) })
	each(c, "reason", &t.Reasons, reasonFields)
	c.only("base", func(c *coder) {
		c.text("reference", &t.Base.Reference)
		c.text("digest", &t.Base.Digest)
		c.text("python", &t.Base.Python)
		c.text("python_version", &t.Base.PythonVersion)
		c.text("glibc", &t.Base.Glibc)
		c.number("size", &t.Base.Size)
	})
	c.only("python", func(c *coder) {
		c.number("size", &t.Interpreter.Size)
		c.only("layer", func(c *coder) { layerFields(c, &t.Interpreter.Layer) })
	})
	each(c, "wheel", &t.Wheels, wheelFields)
	each(c, "apt", &t.Apt, aptFields)
	c.only("apt_layer", func(c *coder) { layerFields(c, &t.AptLayer) })
	c.only("image", func(c *coder) { imageFields(c, &t.Image) })
	c.only("selftest", func(c *coder) {
		c.text("gpu", &t.SelfTest.GPU)
		c.text("smoke", &t.SelfTest.Smoke.Value)
		c.truth("guard", &t.SelfTest.Guard)
	})
}

func stackFields(c *coder, s *plan.Stack) {
	c.text("python", &s.Python)
	c.only("python_standalone", func(c *coder) { standaloneFields(c, s) })
	c.text("os", &s.OS)
	c.text("platform", &s.Platform)
	c.text("base_image", &s.BaseImage)
	c.text("cudnn", &s.CUDNN)
	c.text("nccl", &s.NCCL)
	c.optional("download_bytes", &s.DownloadBytes)
	packageTexts(c, "packages", &s.Packages)
	each(c, "unpinned", &s.Unpinned, func(c *coder, u *plan.Unpinned) {
		c.labels(&u.Name)
		c.texts("extras", &u.Extras)
		c.text("specifier", &u.Specifier)
		c.truth("known", &u.Known)
	})
	each(c, "compiled", &s.Compiled, func(c *coder, p *plan.Compiled) {
		c.labels(&p.Name)
		c.text("requirement", &p.Requirement)
		c.text("extra", &p.Extra)
		c.truth("may_have_wheel", &p.MayHaveWheel)
		c.truth("in_place", &p.InPlace)
		c.texts("tools", &p.Tools)
		c.text("prepare", &p.Prepare)
		c.texts("debs", &p.Debs)
		c.text("arch_list", &p.ArchList)
		c.text("command", &p.Command)
	})
	c.texts("library_path", &s.LibraryPath)
	c.text("pip", &s.Pip)
	c.table("extras", &s.Extras)
	c.table("package_extras", &s.Asked)
	c.table("limits", &s.Limits)
	c.table("wheels", &s.Wheels)
	c.table("no_index", &s.NoIndex)
	c.texts("asked_alone", &s.AskedAlone)
	each(c, "gpu", &s.GPUs, func(c *coder, g *plan.GPU) {
		c.labels(&g.ID)
		c.text("name", &g.Name)
		c.text("compute_capability", &g.ComputeCapability)
		c.text("runs_by", &g.RunsBy)
	})
	c.only("driver", func(c *coder) {
		c.text("floor", &s.Driver.Floor)
		c.text("recommended", &s.Driver.Recommended)
		c.text("given", &s.Driver.Given)
		c.text("kernel_module", &s.Driver.KernelModule)
		c.text("jetpack", &s.Driver.JetPack)
	})
	c.only("cuda", func(c *coder) {
		c.text("version", &s.CUDA.Version)
		c.text("delivery", &s.CUDA.Delivery)
	})
	c.only("framework", func(c *coder) {
		c.text("name", &s.Framework.Name)
		c.text("version", &s.Framework.Version)
		c.text("variant", &s.Framework.Variant)
	})
	each(c, "frameworks", &s.Frameworks, func(c *coder, f *plan.Framework) {
		c.labels(&f.Name)
		c.text("version", &f.Version)
		c.text("variant", &f.Variant)
	})
	c.texts("install", &s.Install)
	each(c, "index", &s.Indexes, func(c *coder, i *request.Index) {
		c.labels(&i.Name)
		c.text("url", &i.URL)
		c.texts("packages", &i.Packages)
		c.truth("find_links", &i.FindLinks)
	})
}

// standaloneFields codes the relocatable build of Python, which is there where the block
// is.
func standaloneFields(c *coder, s *plan.Stack) {
	if s.Standalone == nil {
		if !c.reading {
			return
		}
		s.Standalone = &plan.Standalone{}
	}
	c.text("version", &s.Standalone.Version)
	c.text("build", &s.Standalone.Build)
	c.text("url", &s.Standalone.URL)
	c.text("sha256", &s.Standalone.SHA256)
	c.text("root", &s.Standalone.Root)
}

func reasonFields(c *coder, r *plan.Reason) {
	c.labels(&r.Part)
	c.text("value", &r.Value)
	c.text("rule", &r.Rule)
	c.text("text", &r.Text)
	c.texts("facts", &r.Facts)
}

func wheelFields(c *coder, w *Wheel) {
	c.labels(&w.Name)
	c.text("version", &w.Version)
	c.text("file", &w.File)
	c.text("url", &w.URL)
	c.text("sha256", &w.SHA256)
	c.text("hash_source", &w.HashSource)
	c.number("size", &w.Size)
	c.text("index", &w.Index)
	c.truth("requested", &w.Requested)
	c.text("license", &w.License)
	c.only("layer", func(c *coder) { layerFields(c, &w.Layer) })
}

func layerFields(c *coder, l *oci.Layer) {
	c.text("media_type", &l.MediaType)
	c.text("digest", (*string)(&l.Digest))
	c.text("diff_id", (*string)(&l.DiffID))
	c.number("size", &l.Size)
}

func aptFields(c *coder, a *AptPackage) {
	c.labels(&a.Name)
	c.text("version", &a.Version)
	c.text("arch", &a.Arch)
	c.text("file", &a.File)
	c.text("url", &a.URL)
	c.text("sha256", &a.SHA256)
	c.number("size", &a.Size)
}

func imageFields(c *coder, i *request.ImageRequest) {
	positioned(c, "tags", &i.Tags)
	positioned(c, "apt", &i.Apt)
	c.text("user", &i.User.Value)
	c.text("workdir", &i.Workdir.Value)
	c.texts("entrypoint", &i.Entrypoint)
	c.texts("command", &i.Command)
	c.text("base", &i.Base.Value)
	c.truth("bytecode", &i.Bytecode)
	c.table("env", &i.Env)
	c.table("labels", &i.Labels)
	each(c, "copy", &i.Copy, func(c *coder, p *request.CopyRequest) {
		c.text("from", &p.From)
		c.text("to", &p.To)
	})
}

// positioned codes texts without their positions, which mean nothing once the
// target file has changed.
func positioned(c *coder, name string, texts *[]request.Text) {
	var values []string
	for _, t := range *texts {
		values = append(values, t.Value)
	}
	c.texts(name, &values)
	if c.reading {
		*texts = nil
		for _, value := range values {
			*texts = append(*texts, request.Text{Value: value})
		}
	}
}

// packageTexts codes a map of versions as NAME==VERSION lines: no line moves
// when a longer name comes in.
func packageTexts(c *coder, name string, packages *map[string]string) {
	var lines []string
	for _, p := range slices.Sorted(maps.Keys(*packages)) {
		lines = append(lines, p+"=="+(*packages)[p])
	}
	c.texts(name, &lines)
	if !c.reading {
		return
	}
	*packages = nil
	for _, line := range lines {
		p, version, ok := strings.Cut(line, "==")
		if !ok {
			c.fail(fmt.Errorf("%s: %q has no version", name, line))
			return
		}
		if *packages == nil {
			*packages = map[string]string{}
		}
		(*packages)[p] = version
	}
}
