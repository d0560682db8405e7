package frontend

import (
	"errors"
	"fmt"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/moby/buildkit/solver/errdefs"
	"github.com/moby/buildkit/solver/pb"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/request"
)

// fault is an error of the user's at its place in the target file.
type fault struct {
	text   string
	ranges []*pb.Range
}

func (f *fault) Error() string { return f.text }

// diagnosed makes one error of all that is wrong with the target file: every fault in
// a line of its own, and the places of all in the snippet that clients show.
func (a *asked) diagnosed(diags hcl.Diagnostics) error {
	f := &fault{}
	var lines []string
	for _, d := range diags {
		if d.Severity != hcl.DiagError {
			continue
		}
		line := d.Summary + ": " + d.Detail
		if d.Subject != nil && d.Subject.Filename == a.source.Filename {
			line = fmt.Sprintf("%s:%d:%d: %s", d.Subject.Filename, d.Subject.Start.Line, d.Subject.Start.Column, line)
			f.ranges = append(f.ranges, rangeOf(d.Subject))
		}
		lines = append(lines, printable.Line(line))
	}
	f.text = strings.Join(lines, "\n")
	return a.placed(f)
}

// inputFaults makes one error of what the facts do not know in a request.
func (a *asked) inputFaults(err error) error {
	var diags hcl.Diagnostics
	if errors.As(err, &diags) {
		return a.diagnosed(diags)
	}
	inputs := request.InputErrors(err)
	if len(inputs) == 0 {
		return err
	}
	f := &fault{}
	var lines []string
	for _, i := range inputs {
		lines = append(lines, printable.Line(i.Error()))
		if i.At.Line > 0 {
			f.ranges = append(f.ranges, lineRange(i.At))
		}
	}
	f.text = strings.Join(lines, "\n")
	return a.placed(f)
}

// placed adds the lines of the target file to an error.
func (a *asked) placed(f *fault) error {
	if len(f.ranges) == 0 {
		return f
	}
	return errdefs.WithSource(f, &errdefs.Source{Info: a.sourceInfo(), Ranges: f.ranges})
}

func (a *asked) sourceInfo() *pb.SourceInfo {
	return &pb.SourceInfo{Filename: a.source.Filename, Data: a.source.Data, Language: language,
		Definition: a.source.Definition.ToPB()}
}

func rangeOf(r *hcl.Range) *pb.Range {
	return &pb.Range{
		Start: &pb.Position{Line: int32(r.Start.Line), Character: int32(r.Start.Column - 1)},
		End:   &pb.Position{Line: int32(r.End.Line), Character: int32(r.End.Column - 1)},
	}
}

// lineRange is the place of something of which only the beginning is known.
func lineRange(at request.Position) *pb.Range {
	p := &pb.Position{Line: int32(at.Line), Character: int32(at.Column - 1)}
	return &pb.Range{Start: p, End: p}
}
