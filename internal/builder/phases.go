package builder

import (
	"strings"

	"github.com/moby/buildkit/client"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/progress"
)

// Names of steps by which a display knows what they are.
const (
	// SelfTestStep runs an image's self-test, which is a phase of its own.
	SelfTestStep = "self-test"
	// LayerStep and BaseStep begin the names of those that take layers and base images.
	LayerStep = "layer "
	BaseStep  = "base image "
)

// phaseDisplay shows what a builder reports of a solve as phases: the layers that
// it takes and unpacks, and the self-test. Its other steps are its own business.
type phaseDisplay struct {
	progress Progress
	names    map[digest.Digest]string
}

// update shows reports until there are no more.
func (d *phaseDisplay) update(reports chan *client.SolveStatus) error {
	d.names = map[digest.Digest]string{}
	for report := range reports {
		for _, v := range report.Vertexes {
			if d.names[v.Digest] = v.Name; v.Name == SelfTestStep {
				d.selfTest(v)
			}
		}
		for _, s := range report.Statuses {
			d.status(s)
		}
	}
	return nil
}

// selfTest shows the self-test. What it needs is assembled when it begins.
func (d *phaseDisplay) selfTest(v *client.Vertex) {
	if v.Started == nil && !v.Cached {
		return
	}
	d.progress.Phases.Finish(progress.Assemble)
	phase := d.progress.Phases.Begin(progress.SelfTest)
	switch {
	case v.Completed == nil:
		phase.Doing("the image proves itself")
		return
	case v.Error != "":
		phase.Say("failed")
	case v.Cached:
		phase.Say("the same image passed before on this builder")
		d.progress.Phases.Reused("the self-test")
	default:
		phase.Say("passed")
	}
	phase.End()
}

// status shows what the builder says of a layer.
func (d *phaseDisplay) status(s *client.VertexStatus) {
	name := d.names[s.Vertex]
	isBase := strings.HasPrefix(name, BaseStep)
	if !isBase && !strings.HasPrefix(name, LayerStep) {
		return
	}
	phase := d.progress.Phases.Begin(d.progress.Phase)
	_, unpacks := strings.CutPrefix(s.ID, "extracting ")
	switch {
	case isBase && d.progress.Phase != progress.Assemble:
		if s.Completed == nil {
			phase.Waiting("the builder takes the " + strings.TrimSpace(name))
		} else {
			phase.Waiting("")
		}
	case unpacks && s.Completed == nil:
		phase.Doing("unpacking " + name)
	case unpacks && d.progress.Phase == progress.Assemble:
		phase.Doing("")
	case strings.HasPrefix(s.ID, "sha256:") && s.Total > 0:
		phase.Part(s.ID, s.Current, s.Total)
	}
}

// phaseStep shows work that is no solve as the phase that it belongs to.
func (p Progress) phaseStep(name string, work func(report func(done, total int64)) error) error {
	phase := p.Phases.Begin(p.Phase)
	name = strings.TrimPrefix(name, p.Phase+" ")
	phase.Doing(name)
	err := work(func(done, total int64) { phase.Part(name, done, total) })
	if err == nil {
		phase.Say(name)
		phase.End()
	}
	return err
}
