package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/hashicorp/hcl/v2/hclwrite"
	"github.com/zclconf/go-cty/cty"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// targetFrom returns the target file that sources and flags mean, with a comment at each
// value that says where it is from. GPUs that none of them names are the machine's.
func (a *app) targetFrom(
	ctx context.Context, sources []string, seen *observed.Flags, m host.Machine,
) (string, error) {
	plans := planner.New(matrices.Embedded())
	env, err := source.ReadRewritten(ctx, sources, a.Stdin, nil, plans.SaidPlatform(seen.Observations()))
	if err != nil {
		return "", cli.UsageError("%w", err)
	}
	if len(sources) > 0 && len(env.Observations) == 0 {
		return "", cli.UsageError("%s: nothing in it says what an environment holds", strings.Join(sources, ", "))
	}
	source.OverFlags(&env, seen)
	meant := plans.Meant(env)
	for _, left := range meant.Left {
		if strings.HasPrefix(left, "--") {
			_, said, _ := strings.Cut(left, ": ") // the flag stands in the words, too
			return "", cli.UsageError("%s", said)
		}
	}
	if len(sources)+len(meant.Frameworks)+len(meant.Packages) == 0 {
		meant.Frameworks = []observed.MeantPackage{{Name: "pytorch",
			Version: observed.Said{Text: "an example: --framework says another"}}}
	}
	if len(meant.Frameworks)+len(meant.Packages) == 0 {
		why := ""
		if len(meant.Left) > 0 {
			why = " that a target can name; left out: " + printable.Line(strings.Join(meant.Left, "; "))
		}
		return "", cli.UsageError("%s: neither a framework nor a package is in it%s", strings.Join(sources, ", "), why)
	}
	for _, board := range m.Boards() {
		if len(meant.GPUs) == 0 {
			meant.GPUs = append(meant.GPUs, observed.Said{Value: board, Text: "of this machine"})
		}
	}
	for _, n := range env.Notes {
		if len(n.Apt) > 0 {
			continue // each of them is in the target, or listed
		}
		meant.Left = append(meant.Left, n.At.String()+": "+n.Text)
	}
	w := &targetWriter{}
	say := "sources say, each value with its place"
	if len(sources) == 0 {
		say = "flags say"
	}
	w.target("# What the "+say+". `envsolve plan` shows the stack that goes with it.", &meant)
	return string(hclwrite.Format([]byte(w.String()))), nil
}

// targetWriter writes a target file with comments.
type targetWriter struct{ strings.Builder }

func (w *targetWriter) target(head string, m *observed.Meaning) {
	w.line(head)
	for i := range m.Indexes {
		w.index(&m.Indexes[i])
	}
	w.line(`target "app" {`)
	w.list("gpu", m.GPUs, `# gpu = ["rtx-4090"] # nothing says which GPUs must run it; --gpu does`)
	w.list("driver", m.Drivers, "")
	w.attribute("python", m.Python)
	w.attribute("os", m.OS)
	w.attribute("platform", m.Platform)
	if m.EFA.Value != "" {
		w.line("host {")
		w.attribute("efa", m.EFA)
		w.line("}")
	}
	for i := range m.Frameworks {
		w.framework(&m.Frameworks[i])
	}
	if len(m.Packages) > 0 {
		w.line("packages = {")
		for i := range m.Packages {
			p := &m.Packages[i]
			value := p.Version
			if value.Value == "" {
				value.Value = "*"
			}
			name := p.Name
			if len(p.Extras) > 0 {
				name += "[" + strings.Join(p.Extras, ",") + "]"
			}
			w.attribute(quote(name), value)
		}
		w.line("}")
	}
	if len(m.Apt) > 0 {
		w.line("image {")
		w.list("apt", m.Apt, "")
		w.line("}")
	}
	for _, left := range m.Left {
		w.line("# left out: " + printable.Line(left))
	}
	w.line("}")
}

// index writes an index that the sources name, never with the login that they have for it.
func (w *targetWriter) index(i *observed.MeantIndex) {
	said := "the index of all packages"
	switch {
	case i.Beside:
		said = "asked beside the public index: take out of packages what is public"
	case len(i.Packages) > 0:
		said = "packages that come from it alone"
	case !i.Default:
		said = "the framework's index"
	}
	w.line("index " + quote(i.Name) + " { # " + printable.Line(i.At.String()+": "+said))
	w.line("url = " + quote(i.URL))
	if i.Login {
		w.line("# its login is left out: write it into ~/.netrc, from where it goes into no lock and no image")
	}
	if i.FindLinks {
		w.line("find_links = true")
	}
	if len(i.Packages) > 0 {
		w.line("packages = [")
		for _, name := range i.Packages {
			w.line(quote(name) + ",")
		}
		w.line("]")
	}
	w.line("}")
	w.line("")
}

func (w *targetWriter) framework(f *observed.MeantPackage) {
	w.line("framework " + quote(f.Name) + " {" + comment(f.Version))
	if f.Version.Value != "" {
		w.line("version = " + quote(f.Version.Value))
	}
	w.attribute("cuda", f.CUDA)
	w.list("with", f.With, "")
	w.line("}")
}

// list writes an attribute whose value is a list, or what stands in its place.
func (w *targetWriter) list(name string, values []observed.Said, none string) {
	if len(values) == 0 {
		if none != "" {
			w.line(none)
		}
		return
	}
	w.line(name + " = [")
	for _, v := range values {
		w.line(quote(v.Value) + "," + comment(v))
	}
	w.line("]")
}

func (w *targetWriter) attribute(name string, v observed.Said) {
	if v.Value != "" {
		w.line(name + " = " + quote(v.Value) + comment(v))
	}
}

func (w *targetWriter) line(text string) { fmt.Fprintln(&w.Builder, text) }

// comment says where a value is from.
func comment(v observed.Said) string {
	if v.At == (request.Position{}) || v.At.ByFlag() { // the flag stands in the words
		return " # " + printable.Line(strings.TrimSpace(v.Text))
	}
	return " # " + printable.Line(v.At.String()+": "+v.Text)
}

// quote writes a string as HCL does.
func quote(s string) string { return string(hclwrite.TokensForValue(cty.StringVal(s)).Bytes()) }
