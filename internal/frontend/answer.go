package frontend

import (
	"context"
	"fmt"
	"strings"

	"github.com/moby/buildkit/frontend/dockerui"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	"github.com/moby/buildkit/frontend/subrequests/outline"
	"github.com/moby/buildkit/frontend/subrequests/targets"
	"github.com/moby/buildkit/solver/pb"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/request"
)

// answer answers a question about the target file, where the request is one.
func (a *asked) answer(ctx context.Context) (*gateway.Result, bool, error) {
	return a.ui.HandleSubrequest(ctx, dockerui.RequestHandler{
		Outline: a.outline, ListTargets: a.targets, Lint: a.lint,
	})
}

// outline lists the variables of the file: docker build --call=outline.
func (a *asked) outline(context.Context) (*outline.Outline, error) {
	if a.faults != nil {
		return nil, a.faults
	}
	o := &outline.Outline{Name: a.ui.Target, Sources: [][]byte{a.source.Data}}
	for _, v := range a.file.Variables {
		o.Args = append(o.Args, outline.Arg{Name: printable.Line(v.Name), Description: printable.Line(v.Description),
			Value: printable.Line(v.Value), Location: location(v.At)})
	}
	return o, nil
}

// targets lists the targets of the file, the cells of a matrix among them: docker
// build --call=targets.
func (a *asked) targets(context.Context) (*targets.List, error) {
	if a.faults != nil {
		return nil, a.faults
	}
	list := &targets.List{Sources: [][]byte{a.source.Data}}
	for _, r := range a.file.Requests {
		list.Targets = append(list.Targets, targets.Target{
			Name: printable.Line(r.Name()), Description: printable.Line(described(r)), Platform: lock.Platform(r),
			Default: len(a.file.Requests) == 1, Location: location(r.At),
		})
	}
	return list, nil
}

// described says what a target is for: its frameworks and its GPUs.
func described(r request.Request) string {
	var frameworks, gpus []string
	for _, f := range r.Frameworks {
		frameworks = append(frameworks, strings.TrimSpace(f.Name+" "+f.Version.Value))
	}
	for _, g := range r.GPUs {
		gpus = append(gpus, g.Value)
	}
	text := strings.Join(frameworks, ", ")
	if len(gpus) > 0 {
		text = fmt.Sprintf("%s for %s", text, strings.Join(gpus, ", "))
	}
	return text
}

func location(at request.Position) *pb.Location {
	return &pb.Location{Ranges: []*pb.Range{lineRange(at)}}
}
