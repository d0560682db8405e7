// Package explorer makes a static site out of the facts: a page that answers
// questions as "envsolve plan" does, in the browser, and pages that need no script.
// It is files alone, whose links are relative: they work on any host, below any
// path.
package explorer

import (
	"bytes"
	"context"
	"embed"
	"errors"
	"fmt"
	"html/template"
	"io/fs"
	"path"
	"runtime"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/plan"
)

//go:embed assets templates
var embedded embed.FS

// Files are the files of a site by their paths, with / between folders.
type Files map[string][]byte

// Site makes a site.
type Site struct {
	Facts *matrices.Set
	// Before are facts of earlier days, in any order: what changed since the oldest of
	// them goes into the feed.
	Before []*matrices.Set
	// Planner and Judge are the programs for browsers, as ReadProgram returns them.
	Planner, Judge []byte

	planner    *planner.Planner
	files      Files
	templates  map[string]*template.Template
	navigation []link            // what every page links to
	places     map[string]string // of facts by their references
	byClass    []*class          // with what runs on them

	drawing errgroup.Group // of pages, by their templates
	adding  sync.Mutex     // guards files
}

// Files makes the files of the site. The same facts and program make the same
// bytes.
func (s *Site) Files(ctx context.Context) (Files, error) {
	s.begin()
	for _, make := range []func(context.Context) error{
		s.assets, s.choices, s.index, s.check, s.answer, s.gpuPages, s.frameworkPages, s.otherPages, s.pagesOfFacts,
		s.api, s.describe, s.feed,
	} {
		if err := make(ctx); err != nil {
			return nil, errors.Join(err, s.drawing.Wait())
		}
	}
	if err := s.drawing.Wait(); err != nil {
		return nil, err
	}
	return s.files, nil
}

// begin sets the site up, without pages.
func (s *Site) begin() {
	s.planner, s.templates, s.places = planner.New(s.Facts), map[string]*template.Template{}, map[string]string{}
	s.files = Files{"explorer.bin": s.Planner, "judge.bin": s.Judge, ".nojekyll": {}}
	s.navigation, s.drawing = s.links(), errgroup.Group{}
	s.drawing.SetLimit(runtime.GOMAXPROCS(0))
}

// assets adds the files that are as they are, and the worker's script, which is one
// file so that it comes at once.
func (s *Site) assets(context.Context) error {
	const worker = "assets/worker"
	err := fs.WalkDir(embedded, "assets", func(name string, entry fs.DirEntry, err error) error {
		if name == worker {
			return fs.SkipDir
		}
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := embedded.ReadFile(name)
		if err != nil {
			return err
		}
		return s.add(strings.TrimPrefix(name, "assets/"), content)
	})
	var script []byte
	for _, name := range []string{"wasm_exec.js", "fzstd.js", "worker.js"} {
		part, failed := embedded.ReadFile(worker + "/" + name)
		err = errors.Join(err, failed)
		script = append(append(script, part...), '\n')
	}
	return errors.Join(err, s.add("worker.js", script))
}

func (s *Site) index(context.Context) error {
	return s.page("index.html", "index", page{
		Title:       "envsolve: which CUDA, driver and framework belong together",
		Heading:     "Which stack runs on my GPU?",
		Description: "Choose GPUs, driver and framework, and get the one consistent stack with its reasons and sources.",
	})
}

func (s *Site) check(context.Context) error {
	return s.page("check.html", "check", page{
		Title: "Does this GPU environment work?", Heading: "Does what I have work?",
		Description: "Paste requirements, pip freeze, nvidia-smi, collect_env or a log: it works, or why it fails and what to change.",
	})
}

// page is what every page shows.
type page struct {
	Title, Heading, Description string
	Content                     any

	Path  string
	Root  string // the way to the site's top, empty or ending in /
	Facts plan.MatricesInfo
	Feed  string
	Nav   []link
}

// link is a link within the site, relative to its top.
type link struct{ Path, Text string }

// page adds a page, which a template of that name draws; what it shows must not change
// any more.
func (s *Site) page(name, by string, p page) error {
	t, err := s.template(by)
	if err != nil {
		return err
	}
	p.Path = name
	p.Root = strings.Repeat("../", strings.Count(name, "/"))
	p.Facts = plan.MatricesInfo{Version: s.Facts.Version(), Digest: s.Facts.Digest()}
	p.Nav, p.Feed = s.navigation, feedPath
	s.drawing.Go(func() error {
		var b bytes.Buffer
		if err := t.ExecuteTemplate(&b, "layout.html", p); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		return s.add(name, b.Bytes())
	})
	return nil
}

// template returns the layout with a template of that name in it.
func (s *Site) template(name string) (*template.Template, error) {
	t := s.templates[name]
	if t != nil {
		return t, nil
	}
	t, err := template.New("").Funcs(template.FuncMap{"in": in}).
		ParseFS(embedded, "templates/layout.html", "templates/"+name+".html")
	s.templates[name] = t
	return t, err
}

// add adds a file once.
func (s *Site) add(name string, content []byte) error {
	s.adding.Lock()
	defer s.adding.Unlock()
	if _, twice := s.files[name]; twice || !fs.ValidPath(name) || path.Clean(name) != name {
		return fmt.Errorf("two pages, or none, are called %q", name)
	}
	s.files[name] = content
	return nil
}

// links lists the pages that every page links to.
func (s *Site) links() []link {
	list := []link{{"check.html", "Judge what you have"}, {"gpu/index.html", "GPUs"}}
	for _, name := range s.Facts.RankedFrameworks() {
		list = append(list, link{frameworkPath(name), s.Facts.FrameworkInfo(name).Name})
	}
	return append(list, link{"driver/index.html", "Drivers"}, link{"cudnn/index.html", "cuDNN"},
		link{"package/index.html", "Packages"}, link{"error/index.html", "Errors"}, link{"cuda-12.html",
			"End of CUDA 12 builds"})
}
