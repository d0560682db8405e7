package call

import (
	"strings"

	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/internal/shellquote"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Answer is all that the page shows of a question.
type Answer struct {
	Address  string   `json:"address"`  // the question as addresses have it
	Document string   `json:"document"` // what "envsolve plan -o json" prints
	Command  string   `json:"command"`  // that asks the same; empty where no flags do
	Install  []string `json:"install"`  // commands that install the stack by hand
	HCL      string   `json:"hcl"`      // a target file that asks the same
	Markdown string   `json:"markdown"`
	Fixes    []string `json:"fixes"` // the addresses that the ways out lead to, in their order
	// Others are the facts of the link, where they are not these.
	OtherFacts string `json:"other_facts,omitempty"`
}

func (a *Answerer) answer(address string) (string, error) {
	doc, asked, err := a.plan(address)
	if err != nil {
		return "", err
	}
	q, err := ReadAddress(address)
	if err != nil {
		return "", err
	}
	out := Answer{Command: q.command(), HCL: hcl(&asked), Install: []string{}, Fixes: []string{}}
	if q.Facts != "" && q.Facts != a.facts.Version() {
		out.OtherFacts = q.Facts
	}
	q.Facts = ""
	out.Address = q.Address()
	if out.Document, err = document(doc); err != nil {
		return "", err
	}
	var markdown strings.Builder
	if err := report.Write(&markdown, doc, report.Markdown, report.Options{}); err != nil {
		return "", err
	}
	out.Markdown = markdown.String()
	p := &doc.Plans[0]
	if p.Stack != nil {
		out.Install = append(out.Install, p.Stack.Install...)
	}
	if p.Conflict != nil {
		if out.Fixes, err = waysOut(&asked, p.Conflict); err != nil {
			return "", err
		}
	}
	return encode(out)
}

// waysOut returns the addresses of what the ways out of a conflict ask for.
func waysOut(asked *request.Request, c *plan.Conflict) ([]string, error) {
	list := []string{}
	for i := range c.Fixes {
		changed, err := c.Fixes[i].Apply(*asked)
		if err != nil {
			return nil, err
		}
		q := questionOf(&changed)
		list = append(list, q.Address())
	}
	return list, nil
}

// command returns the command that asks the question; nothing where no flags do.
func (q *Question) command() string {
	if q.Toolkit {
		return ""
	}
	words := []string{"envsolve", "plan"}
	for _, p := range q.parts() {
		switch {
		case p.name == "facts":
		case p.list != nil:
			for _, value := range *p.list {
				words = append(words, "--"+p.name, shellquote.Word(value))
			}
		case p.text != nil && *p.text != "":
			words = append(words, "--"+p.name, shellquote.Word(*p.text))
		case p.yes != nil && *p.yes:
			words = append(words, "--"+p.name)
		}
	}
	return strings.Join(words, " ")
}

// Source is a source of a fact.
type Source struct {
	Title string `json:"title"`
	URL   string `json:"url"`
	Date  string `json:"date"`
	Class string `json:"class"`
}

// Fact is a fact with what it rests on.
type Fact struct {
	Ref     string              `json:"ref"`
	Cells   []map[string]string `json:"cells"`
	Sources []Source            `json:"sources"`
	Notes   []string            `json:"notes"`
	Page    string              `json:"page,omitempty"` // of the site, where it stands
}

// fact looks a fact up by its reference.
func (a *Answerer) fact(ref string) (string, error) {
	found, err := a.facts.Lookup(ref)
	if err != nil {
		return "", err
	}
	f := Fact{Ref: found.Ref, Cells: []map[string]string{}, Notes: append([]string{}, found.Notes...),
		Sources: sources(found),
		Page:    Place(a.facts, ref)}
	for _, c := range found.Cells {
		f.Cells = append(f.Cells, map[string]string{"name": c.Name, "value": c.Value})
	}
	return encode(f)
}

func sources(f matrices.Fact) []Source {
	list := []Source{}
	for _, s := range f.Sources {
		list = append(list, Source{s.Title, s.URL, s.Date, string(s.Class)})
	}
	return list
}
