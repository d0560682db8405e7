package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"text/template"

	"github.com/envsolve/envsolve/templates"
)

// host is a machine as nvidia-smi shows it.
type host struct {
	Driver string
	GPUs   []gpu
}

type gpu struct{ Name, Memory string }

// names are the GPUs' models, each once.
func (h host) names() (names []string) {
	for _, g := range h.GPUs {
		if !slices.Contains(names, g.Name) {
			names = append(names, g.Name)
		}
	}
	return names
}

// list is the models in the form of a variable's value.
func (h host) list() string {
	quoted := make([]string, len(h.names()))
	for i, name := range h.names() {
		quoted[i] = fmt.Sprintf("%q", name)
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

// example is what was seen of one image.
type example struct {
	Name   string
	Fault  string // why there is nothing to see
	Table  string
	Report templates.SelfTestReport
}

// read takes the self-test's JSON in.
func (e *example) read(said answer) error {
	if err := json.Unmarshal([]byte(said.stdout), &e.Report); err != nil {
		return fmt.Errorf("the self-test ends with %d and prints no report: %w", said.code, err)
	}
	if !e.Report.GPU.Tested {
		return errors.New("the self-test tested no GPU: --with names another place to run it")
	}
	return nil
}

// Seen is what a check of the report saw.
func (e example) Seen(check string) string {
	for _, c := range e.Report.Checks {
		if c.Check == check {
			return c.Seen
		}
	}
	return ""
}

// page is what becomes docs/gpu.md.
type page struct {
	Date, Version string
	Host          host
	Examples      []example
	Here          string // what doctor --test printed, in place of examples
}

const pageText = `# On a real GPU

{{if .Here}}What ` + "`make gpu HERE=1`" + ` saw on {{.Date}}, with {{.Version}}: what ` + "`envsolve doctor --test`" + `
says of a machine and of the frameworks that are installed there. The output is as it was printed.
{{else}}What ` + "`make gpu`" + ` saw on {{.Date}}, with {{.Version}}: each example below was planned for the GPUs of one
machine, locked, built, and tested there with ` + "`envsolve test --gpu required`" + `. The output is as it was printed.
{{end}}
| | |
|---|---|
| driver | {{.Host.Driver}} |
{{range .Host.GPUs}}| GPU | {{.Name}}, {{.Memory}} |
{{end}}{{range .Examples}}
## {{.Name}}

{{if .Fault}}{{.Fault}}
{{else}}{{.Seen "import"}} · {{.Seen "build-info"}} · {{.Seen "driver"}} · {{.Report.Counts.OK}} ok, {{.Report.Counts.Fail}} failed,
{{.Report.Counts.Skip}} skipped

` + "```" + `
{{.Table}}` + "```" + `
{{end}}{{end}}{{if .Here}}
` + "```console" + `
$ envsolve doctor --test
{{.Here}}` + "```" + `
{{end}}`

func (p page) markdown() ([]byte, error) {
	t, err := template.New("page").Parse(pageText)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Execute(&b, p)
	return b.Bytes(), err
}
