package builder

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/moby/buildkit/client"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/progress"
)

// standing is a clock that stands.
func standing() time.Time { return time.Unix(0, 0) }

func TestABuildersStepsAreShownAsPhases(t *testing.T) {
	now := standing()
	step := func(name string, change func(*client.Vertex)) *client.SolveStatus {
		v := &client.Vertex{Digest: digest.FromString(name), Name: name, Started: &now}
		change(v)
		return &client.SolveStatus{Vertexes: []*client.Vertex{v}}
	}
	begun := func(*client.Vertex) {}
	done := func(v *client.Vertex) { v.Completed = &now }
	sent := func(name, id string, current, total int64) *client.SolveStatus {
		return &client.SolveStatus{Statuses: []*client.VertexStatus{{ID: id, Vertex: digest.FromString(name),
			Current: current, Total: total}}}
	}
	assembled := []*client.SolveStatus{
		step("prepare /run/envsolve/in/resolve.py", done),
		step(BaseStep+"debian", begun),
		step(LayerStep+"torch", begun),
		step("resolve base.envsolve.invalid/base@sha256:0", done),
		sent("exporting", "exporting layers", 1, 1),
		sent(LayerStep+"torch", "sha256:1", 5e6, 10e6),
		sent(LayerStep+"torch", "sha256:1", 10e6, 10e6),
		sent(LayerStep+"torch", "extracting sha256:1", 0, 0),
	}
	for name, c := range map[string]struct {
		reports []*client.SolveStatus
		want    string
	}{
		"a build": {append(assembled, step(SelfTestStep, begun), step(SelfTestStep, done)),
			"  assemble   1 of 3 layers sent, 10.0 MB\n  self-test  passed\n  reused     2 of 3 layers on the builder\n"},
		"the same again": {[]*client.SolveStatus{step(BaseStep+"debian", done),
			step(SelfTestStep, func(v *client.Vertex) { v.Started, v.Completed, v.Cached = &now, &now, true })},
			"  assemble   0 of 3 layers sent\n  self-test  the same image passed before on this builder\n" +
				"  reused     3 of 3 layers on the builder, the self-test\n"},
		"a self-test that fails": {append(assembled, step(SelfTestStep, begun), step(SelfTestStep, func(v *client.Vertex) {
			v.Completed, v.Error = &now, "exit code 1"
		})), "  assemble   1 of 3 layers sent, 10.0 MB\n  self-test  failed\n  reused     2 of 3 layers on the builder\n"},
		"no self-test": {assembled, "  reused     nothing\n  assemble   10.0 MB sent, being unpacked, stopped\n"},
	} {
		t.Run(name, func(t *testing.T) {
			var b strings.Builder
			phases := progress.New(progress.Options{Writer: &b, Now: standing})
			phases.Begin(progress.Assemble).OutOf(3, "layers sent", "layers on the builder")
			d, err := Progress{Phases: phases, Phase: progress.Assemble}.Open("building")
			if err != nil {
				t.Fatal(err)
			}
			in, wait := d.follow()
			for _, r := range c.reports {
				in <- r
			}
			close(in)
			wait()
			if name == "no self-test" {
				phases.Reused("nothing")
			}
			phases.Sum()
			phases.Close()
			if got := strings.Replace(b.String(), "unpacking layer torch, 10.0 MB", "10.0 MB", 1); got != c.want {
				t.Errorf("got\n%swant\n%s", got, c.want)
			}
		})
	}
}

func TestAStepThatIsNoSolveIsAPhase(t *testing.T) {
	var b strings.Builder
	phases := progress.New(progress.Options{Writer: &b, Now: standing})
	p := Progress{Phases: phases, Phase: progress.Push}
	err := p.Step("pushing", "push registry.example/a:1", func(report func(done, total int64)) error {
		report(5e6, 10e6)
		report(10e6, 10e6)
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	broken := errors.New("no way")
	err = p.Step("pushing", "push registry.example/b:1", func(func(done, total int64)) error { return broken })
	if !errors.Is(err, broken) {
		t.Errorf("got %v", err)
	}
	phases.Close()
	want := "  push       registry.example/a:1, 10.0 MB\n  push       registry.example/b:1, stopped\n"
	if b.String() != want {
		t.Errorf("got\n%swant\n%s", b.String(), want)
	}
}
