// Package plantest writes requests in a few words and reads plans in tests.
package plantest

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Planner solves requests, as planner.Planner does.
type Planner interface {
	Plan(request.Request) (plan.Plan, error)
}

// Request reads a request from words such as "gpu=t4 driver=535
// pytorch==2.5.1 with=torchvision": what is no part of a request is a
// framework.
func Request(words string) request.Request {
	r := request.Request{Target: "test"}
	for word := range strings.FieldsSeq(words) {
		key, value, _ := strings.Cut(word, "=")
		text := request.Text{Value: strings.ReplaceAll(value, "_", " "), At: request.Position{File: "--" + key}}
		switch key {
		case "gpu":
			r.GPUs = append(r.GPUs, text)
		case "driver":
			r.Drivers = append(r.Drivers, text)
		case "python":
			r.Python = text
		case "from":
			r.PythonFrom = text
		case "os":
			r.OS = text
		case "cuda":
			r.CUDA = text
		case "cudnn":
			r.CUDNN = text
		case "nccl":
			r.NCCL = text
		case "platform":
			r.Platform = text
		case "forward":
			r.ForwardCompat = true
		case "host.system":
			r.Host.System = text
		case "host.gpu_operator":
			r.Host.GPUOperator = text
		case "host.toolkit":
			r.Host.Toolkit = text
		case "host.efa":
			r.Host.EFA = text
		case "host.mig":
			r.Host.MIG = text
		case "toolkit":
			r.Toolkit = true
		case "base":
			r.Image.Base = text
		case "env":
			key, setting, _ := strings.Cut(value, "=")
			r.Image.Env = map[string]string{key: setting}
		case "prefer", "indexes":
			list := &r.Prefer
			if key == "indexes" {
				list = &r.Indexes
			}
			for part := range strings.SplitSeq(value, ",") {
				*list = append(*list, request.Text{Value: part, At: text.At})
			}
		case "package":
			name, spec := query.SplitRequirement(value)
			asked := request.PackageRequest{Name: name, Specifier: spec, At: request.Position{File: "--with"}}
			if extras, after, ok := strings.Cut(strings.TrimPrefix(spec, "["), "]"); ok {
				asked.Extras, asked.Specifier = []string{request.NormalizeName(extras)}, after
			}
			r.Packages = append(r.Packages, asked)
		case "with":
			f := &r.Frameworks[len(r.Frameworks)-1]
			f.With = append(f.With, text)
		case "like":
			r.Frameworks[len(r.Frameworks)-1].AssumeLike = text
		case "build":
			r.Frameworks[len(r.Frameworks)-1].CUDA = request.Text{Value: text.Value,
				At: request.Position{File: "envsolve.hcl",
					Line: 5, Column: 5}}
		default:
			name, spec := query.SplitRequirement(word)
			f := request.FrameworkRequest{Name: name, At: request.Position{File: "--framework"}}
			if spec != "" {
				f.Version = request.Text{Value: spec, At: f.At}
			}
			r.Frameworks = append(r.Frameworks, f)
		}
	}
	return r
}

// Plan solves a request that must be well-formed.
func Plan(t *testing.T, p Planner, words string) plan.Plan {
	t.Helper()
	got, err := p.Plan(Request(words))
	if err != nil {
		t.Fatalf("%s: %v", words, err)
	}
	return got
}

// MustStack returns the stack of a request that must have one.
func MustStack(t *testing.T, p Planner, words string) *plan.Stack {
	t.Helper()
	got := Plan(t, p, words)
	if got.Stack == nil {
		t.Fatalf("%s: no stack, but the conflict %s", words, Sentences(got.Conflict))
	}
	return got.Stack
}

func Sentences(c *plan.Conflict) string {
	var list []string
	for _, r := range c.Rules {
		list = append(list, r.Text)
	}
	return strings.Join(list, " · ")
}

// HasWarning reports whether a plan warns by a rule.
func HasWarning(p plan.Plan, rule string) bool {
	return slices.ContainsFunc(p.Warnings, func(w plan.Warning) bool { return w.Rule == rule })
}

// WarningText returns what a warning by a rule says; empty where there is none.
func WarningText(list []plan.Warning, rule string) string {
	for _, w := range list {
		if w.Rule == rule {
			return w.Text
		}
	}
	return ""
}

// Texts returns how some ways out read.
func Texts(fixes []plan.Fix) []string {
	var list []string
	for _, f := range fixes {
		list = append(list, f.Text)
	}
	return list
}
