package builder

import (
	"encoding/json"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/moby/buildkit/client"
	"github.com/moby/buildkit/solver/pb"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/printable"
)

const hostile = "\x1b[2J\u009b31m\u202e\u200b"

// reports are what a hostile builder says of a step, of which a character of the
// output comes in two pieces.
func reports(group *pb.ProgressGroup) []*client.SolveStatus {
	step, now := digest.FromString("step"), time.Now()
	started := client.Vertex{Digest: step, Name: "pull " + hostile, Started: &now, ProgressGroup: group}
	ended := started
	ended.Completed, ended.Error = &now, hostile
	return []*client.SolveStatus{
		{Vertexes: []*client.Vertex{&started}},
		{Statuses: []*client.VertexStatus{{ID: "layer " + hostile, Vertex: step, Timestamp: now, Started: &now}}},
		{Logs: []*client.VertexLog{{Vertex: step, Stream: 1, Data: []byte("out caf\xc3"), Timestamp: now}}},
		{Logs: []*client.VertexLog{{Vertex: step, Stream: 1, Data: []byte("\xa9 " + hostile + "\r\n"), Timestamp: now}}},
		{Warnings: []*client.VertexWarning{{Vertex: step, Short: []byte("warn " + hostile)}}},
		{Vertexes: []*client.Vertex{&ended}},
	}
}

// show has a display of a mode show reports.
func show(t *testing.T, mode string, group *pb.ProgressGroup, to io.Writer) {
	t.Helper()
	d, err := Progress{Mode: mode, Writer: to}.Open("")
	if err != nil {
		t.Fatal(err)
	}
	in, wait := d.follow()
	for _, s := range reports(group) {
		in <- s
	}
	close(in)
	wait()
	if out := d.Output("pull " + hostile); out != "out café "+hostile+"\r\n" {
		t.Errorf("what the step wrote is kept as %q", out)
	}
}

func TestProgressIsPrintable(t *testing.T) {
	const shown = `\u001b[2J\u009b31m\u202e\u200b`
	var plain strings.Builder
	show(t, "plain", nil, &plain)
	show(t, "plain", &pb.ProgressGroup{Name: "group " + hostile}, &plain)
	for _, want := range []string{"pull " + shown, "layer " + shown, "out café " + shown, "WARN: warn " + shown,
		"group " + shown} {
		if !strings.Contains(plain.String(), want) {
			t.Errorf("progress does not show %q:\n%q", want, plain.String())
		}
	}
	if text := plain.String(); printable.Text(text) != text {
		t.Errorf("progress is not printable: %q", text)
	}
}

func TestProgressForProgramsMeansWhatTheBuilderSaid(t *testing.T) {
	var raw strings.Builder
	w := printable.NewWriter(&raw)
	show(t, "rawjson", nil, w)
	if text := raw.String(); printable.Text(text) != text {
		t.Errorf("progress is not printable: %q", text)
	}
	var first client.SolveStatus
	if err := json.NewDecoder(strings.NewReader(raw.String())).Decode(&first); err != nil ||
		first.Vertexes[0].Name != "pull "+hostile {
		t.Errorf("a program reads %+v, %v", first, err)
	}
}
