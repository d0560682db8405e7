package main

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/planner/request"
)

// jobFor is a target on a platform whose image goes to tags.
func jobFor(target, platform, output string, tags ...string) buildJob {
	return buildJob{
		request: request.Request{Target: target, Platform: request.Text{Value: platform}},
		outputs: []build.Output{{Type: output, Tags: tags}},
	}
}

func TestTagsThatPlatformsShareBecomeOne(t *testing.T) {
	jobs := []buildJob{
		jobFor("intel", "linux/amd64", build.OutputPush, "host/team/train:1", "host/team/train:intel"),
		jobFor("arm", "linux/arm64", build.OutputPush, "host/team/train:1"),
		jobFor("other", "linux/amd64", build.OutputPush, "host/team/other:1", "train"),
		jobFor("hub", "linux/arm64", build.OutputPush, "docker.io/library/train:latest"), // the same as train
	}
	shared, err := shareTags(jobs)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"host/team/train:1", "train"}, shared.tags); diff != "" {
		t.Errorf("shared (-want +got):\n%s", diff)
	}
	var got []build.Output
	for _, j := range jobs {
		got = append(got, j.outputs...)
	}
	want := []build.Output{
		{Type: build.OutputPush, Tags: []string{"host/team/train:intel"}, Beside: []string{"host/team/train:1"}},
		{Type: build.OutputPush, Beside: []string{"host/team/train:1"}},
		{Type: build.OutputPush, Tags: []string{"host/team/other:1"}, Beside: []string{"train"}},
		{Type: build.OutputPush, Beside: []string{"docker.io/library/train:latest"}},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("outputs (-want +got):\n%s", diff)
	}
}

func TestImagesThatWouldReplaceOneAnotherAreRefused(t *testing.T) {
	for name, tt := range map[string]struct {
		jobs []buildJob
		want string
	}{
		"one platform": {
			[]buildJob{jobFor("a", "linux/amd64", build.OutputPush, "host/x:1"), jobFor("b", "", build.OutputPush, "host/x:1")},
			`targets "a" and "b" would both be pushed as host/x:1`,
		},
		"one engine": {
			[]buildJob{jobFor("a", "linux/amd64", build.OutputLoad, "x:1"), jobFor("b", "linux/arm64", build.OutputLoad,
				"docker.io/library/x:1")},
			`targets "a" and "b" would both be loaded as docker.io/library/x:1`,
		},
	} {
		if _, err := shareTags(tt.jobs); err == nil || !strings.Contains(err.Error(), tt.want) ||
			!strings.Contains(err.Error(), "--target") {
			t.Errorf("%s: %v", name, err)
		}
	}
	// One target may go to one tag in two ways.
	both := []buildJob{jobFor("a", "linux/amd64", build.OutputPush, "host/x:1", "host/x:1")}
	both[0].outputs = append(both[0].outputs, build.Output{Type: build.OutputLoad, Tags: []string{"host/x:1"}})
	if _, err := shareTags(both); err != nil {
		t.Error(err)
	}
}
