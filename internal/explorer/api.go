package explorer

import (
	"bytes"
	"context"
	"encoding/json"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/explorer/call"
	"github.com/envsolve/envsolve/matrices"
)

// APIVersion is that of the form of the documents below api/v1: it grows when
// something is added to them; what is there keeps its name and its meaning.
const APIVersion = 1

// licence is under which terms the facts may be used.
const licence = "Apache-2.0"

// head begins every document.
type head struct {
	SchemaVersion int    `json:"schema_version"`
	GeneratedAt   string `json:"generated_at"` // day of the facts
	Digest        string `json:"digest"`       // of the facts
	Licence       string `json:"licence"`
}

func (s *Site) head() head {
	return head{APIVersion, strings.ReplaceAll(s.Facts.Version(), ".", "-"), s.Facts.Digest(), licence}
}

// apiIndex lists what there is.
type apiIndex struct {
	head
	GPUs       []apiGPU       `json:"gpus"`
	Frameworks []apiFramework `json:"frameworks"`
}

type apiGPU struct {
	ID         string `json:"id"`
	Name       string `json:"name"`
	Capability string `json:"compute_capability"`
	Class      string `json:"class"` // that paths name it by
	Runs       string `json:"runs"`  // the document of what runs on it, relative to api/v1
}

type apiFramework struct {
	ID       string `json:"id"`
	Name     string `json:"name"`
	Versions string `json:"versions"` // a document of its releases, newest first, in the form of Renovate's custom data sources
}

// apiRuns is what runs on boards that are alike.
type apiRuns struct {
	head
	Capability string              `json:"compute_capability"`
	GPUs       []string            `json:"gpus"`
	Horizon    []string            `json:"horizon"`
	Frameworks map[string][]apiRun `json:"frameworks"`
}

// apiRun is a release that runs, and how.
type apiRun struct {
	Version string `json:"version"`
	RunsBy  string `json:"runs_by"`
	Build   string `json:"build"`
	CUDA    string `json:"cuda"`
	Driver  string `json:"driver"` // the oldest that runs it
	Python  string `json:"python"` // the newest that it is planned with
}

// renovate is a data source in the form of Renovate's custom ones.
type renovate struct {
	Releases []renovateRelease `json:"releases"`
}

type renovateRelease struct {
	Version          string `json:"version"`
	ReleaseTimestamp string `json:"releaseTimestamp,omitempty"`
}

// api adds the documents for programs.
func (s *Site) api(ctx context.Context) error {
	index := apiIndex{head: s.head()}
	for _, c := range s.byClass {
		if err := ctx.Err(); err != nil {
			return err
		}
		name := strings.TrimSuffix(c.path(), ".html") + ".json"
		for _, g := range c.boards {
			index.GPUs = append(index.GPUs,
				apiGPU{g.ID, g.Name, g.ComputeCapability, path.Base(strings.TrimSuffix(name, ".json")), name})
		}
		if err := s.document("api/v1/"+name, s.runsOf(c)); err != nil {
			return err
		}
	}
	for _, name := range s.Facts.RankedFrameworks() {
		versions := "renovate/" + name + ".json"
		index.Frameworks = append(index.Frameworks, apiFramework{name, s.Facts.FrameworkInfo(name).Name, versions})
		if err := s.document("api/v1/"+versions, releasesOf(s.Facts.Frameworks(name))); err != nil {
			return err
		}
		for _, c := range s.byClass {
			if err := s.renovateOn(c, name); err != nil {
				return err
			}
		}
	}
	slices.SortFunc(index.GPUs, func(a, b apiGPU) int { return strings.Compare(a.ID, b.ID) })
	if err := s.document("api/v1/index.json", index); err != nil {
		return err
	}
	return s.document("api/v1/all.json", s.all())
}

// runsOf returns what runs on a class.
func (s *Site) runsOf(c *class) apiRuns {
	doc := apiRuns{head: s.head(), Capability: c.capability, GPUs: []string{}, Horizon: []string{},
		Frameworks: map[string][]apiRun{}}
	for _, g := range c.boards {
		doc.GPUs = append(doc.GPUs, g.ID)
	}
	for _, h := range s.horizon(c, c.name()).List {
		doc.Horizon = append(doc.Horizon, h.Text)
	}
	for name, list := range c.stacks {
		doc.Frameworks[name] = []apiRun{}
		for _, a := range list {
			if a.stack != nil {
				doc.Frameworks[name] = append(doc.Frameworks[name], apiRun{a.release.Version, a.stack.GPUs[0].RunsBy,
					a.stack.Framework.Variant, a.stack.CUDA.Version, a.stack.Driver.Floor, a.stack.Python})
			}
		}
	}
	return doc
}

// renovateOn adds the releases of a framework that run on a class: for the class, and
// for each of its boards.
func (s *Site) renovateOn(c *class, framework string) error {
	var runs []matrices.FrameworkRelease
	for _, a := range c.stacks[framework] {
		if a.stack != nil {
			runs = append(runs, a.release)
		}
	}
	names := []string{strings.TrimSuffix(strings.TrimPrefix(c.path(), "gpu/"), ".html")}
	for _, g := range c.boards {
		names = append(names, call.FileName(g.ID))
	}
	for _, name := range names {
		if err := s.document("api/v1/renovate/"+framework+"/"+name+".json", releasesOf(runs)); err != nil {
			return err
		}
	}
	return nil
}

// releasesOf lists releases, the newest first.
func releasesOf(list []matrices.FrameworkRelease) renovate {
	doc := renovate{Releases: []renovateRelease{}}
	for _, r := range list {
		release := renovateRelease{Version: r.Version}
		if r.Released != "" {
			release.ReleaseTimestamp = r.Released + "T00:00:00Z"
		}
		doc.Releases = append(doc.Releases, release)
	}
	return doc
}

// apiAll is every build with its GPU code and the floors of drivers, for programs
// that carry it along.
type apiAll struct {
	head
	Frameworks map[string]map[string]map[string]apiBuild `json:"frameworks"`    // framework → release → build
	Drivers    map[string]apiFloor                       `json:"driver_floors"` // CUDA family → the oldest driver
}

// apiBuild is a build for linux/amd64, or its first platform. Null stands for what
// is not established.
type apiBuild struct {
	CUDA string    `json:"cuda,omitempty"`
	SM   *[]string `json:"sm"`
	PTX  *[]string `json:"ptx"`
}

type apiFloor struct {
	Linux   string `json:"linux"`
	Windows string `json:"windows,omitempty"`
}

func (s *Site) all() apiAll {
	doc := apiAll{head: s.head(), Frameworks: map[string]map[string]map[string]apiBuild{},
		Drivers: map[string]apiFloor{}}
	for _, f := range s.Facts.DriverFloors() {
		doc.Drivers[f.Family] = apiFloor{f.Linux, f.Windows}
	}
	for _, name := range s.Facts.RankedFrameworks() {
		doc.Frameworks[name] = map[string]map[string]apiBuild{}
		for _, r := range s.Facts.Frameworks(name) {
			doc.Frameworks[name][r.Version] = buildsOf(&r)
		}
	}
	return doc
}

// buildsOf returns the builds of a release that are for GPUs.
func buildsOf(r *matrices.FrameworkRelease) map[string]apiBuild {
	builds := map[string]apiBuild{}
	for i := range r.Builds {
		b := &r.Builds[i]
		if b.CUDA == "" || len(b.Platforms) == 0 {
			continue
		}
		p := &b.Platforms[max(0, slices.IndexFunc(b.Platforms, func(p matrices.PlatformBuild) bool {
			return p.Platform == "linux/amd64"
		}))]
		build := apiBuild{CUDA: b.CUDA}
		if p.KernelsKnown {
			build.SM = listed(p.SM)
		}
		if p.PTXKnown {
			build.PTX = listed(p.PTX)
		}
		builds[b.Variant] = build
	}
	return builds
}

// listed returns a list that is empty rather than not there.
func listed(list []string) *[]string {
	list = append([]string{}, list...)
	return &list
}

// document adds a document of JSON.
func (s *Site) document(name string, v any) error {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return err
	}
	return s.add(name, b.Bytes())
}
