package main

import (
	"fmt"
	"net/url"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/emit"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// command is one line of a plan, or one file that is emitted from it.
type command struct {
	text  string
	words []string // after pip install, as a shell hands them over
	// file is a requirements file, in place of words.
	file   string
	python string
	glibc  string
	hosts  []string // that it asks besides the default index
	by     []string // for what it is printed, such as "vllm on a100"
	said   string   // what pip said; empty where it was not run
	ok     bool
}

// oldDriver is one that runs no CUDA 13, which most packages are made for by now.
const oldDriver = "535.104.05"

// gpus are of three generations, which builds serve apart.
func gpus() []string { return []string{"t4", "a100", "rtx-5090"} }

// gather returns the commands of the newest plan of each framework and package on
// each GPU, each once, and the date of the facts.
func gather() ([]*command, string, error) {
	set := matrices.Embedded()
	planner := planner.New(set)
	g := &gathering{glibc: map[string]string{}, seen: map[string]*command{}}
	for _, os := range set.OSes() {
		g.glibc[os.ID] = os.Glibc
	}
	for _, gpu := range gpus() {
		for _, name := range set.FrameworkNames() {
			g.add(planner, name+" on "+gpu, request.Request{Frameworks: []request.FrameworkRequest{{Name: name}}}, gpu)
		}
		for _, info := range set.PackageInfos() {
			g.add(planner, info.Name+" on "+gpu, request.Request{Packages: []request.PackageRequest{{Name: info.Name}}}, gpu)
		}
	}
	g.add(planner, "vllm on a100 with driver "+oldDriver,
		request.Request{Packages: []request.PackageRequest{{Name: "vllm"}},
			Drivers: []request.Text{{Value: oldDriver}}}, "a100")
	slices.SortFunc(g.list, func(a, b *command) int { return strings.Compare(a.text, b.text) })
	return g.list, strings.ReplaceAll(set.Version(), ".", "-"), g.err
}

type gathering struct {
	glibc map[string]string // system → C library
	list  []*command
	seen  map[string]*command
	err   error
}

// add adds the commands of one plan, and the requirements file of one that takes
// everything from the default index. What cannot be planned has none.
func (g *gathering) add(p *planner.Planner, what string, r request.Request, gpu string) {
	r.Target, r.GPUs = what, []request.Text{{Value: gpu}}
	planned, err := p.Plan(r)
	if err != nil || planned.Stack == nil {
		return
	}
	s := planned.Stack
	for _, text := range s.Install {
		words, found := strings.CutPrefix(text, "pip install ")
		if !found {
			continue // a comment
		}
		g.once(text, &command{text: text, words: shellWords(words)}, s, what)
	}
	if len(s.Indexes)+len(s.Wheels)+len(s.NoIndex) > 0 {
		return
	}
	file, err := emit.Requirements(emit.FromPlan(r, *s, nil))
	if err != nil {
		g.err = fmt.Errorf("%s: requirements: %w", what, err)
		return
	}
	_, body, _ := strings.Cut(string(file), "\n\n--index-url "+plan.DefaultIndex+"\n\n")
	text := "pip install -r requirements.txt  # " + strings.Join(strings.Fields(body), " ")
	g.once(text, &command{text: text, file: body}, s, what)
}

// once adds a command that is not there yet.
func (g *gathering) once(text string, c *command, s *plan.Stack, what string) {
	key := text + " " + s.Python + " " + s.OS
	if known := g.seen[key]; known != nil {
		known.by = append(known.by, what)
		return
	}
	c.python, c.glibc, c.by = s.Python, g.glibc[s.OS], []string{what}
	for _, word := range c.words {
		if at, err := url.Parse(word); err == nil && at.Host != "" && !slices.Contains(c.hosts, at.Host) {
			c.hosts = append(c.hosts, at.Host)
		}
	}
	g.seen[key] = c
	g.list = append(g.list, c)
}

// shellWords splits a command as a shell does: the planner quotes whole words,
// and with double quotes alone.
func shellWords(text string) []string {
	var words []string
	for word := range strings.FieldsSeq(text) {
		words = append(words, strings.Trim(word, `"`))
	}
	return words
}
