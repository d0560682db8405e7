package builder

import (
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/moby/buildkit/client"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
)

// running is a builder that says what it runs, and is never asked for more.
func running(address string, names ...string) *Builder {
	b := &Builder{Address: address}
	for _, name := range names {
		os, rest, _ := strings.Cut(name, "/")
		arch, variant, _ := strings.Cut(rest, "/")
		b.Workers = append(b.Workers, &client.WorkerInfo{Platforms: []ocispec.Platform{{OS: os, Architecture: arch,
			Variant: variant}}})
	}
	return b
}

func TestABuilderRunsWhatItSays(t *testing.T) {
	for _, tt := range []struct {
		has      []string
		platform string
		want     bool
	}{
		{[]string{"linux/amd64"}, "linux/amd64", true},
		{[]string{"linux/amd64/v3", "linux/arm64"}, "linux/arm64", true},
		{[]string{"linux/arm64/v8"}, "linux/arm64", true},
		{[]string{"linux/amd64", "linux/386"}, "linux/arm64", false},
		{[]string{"linux/arm/v7"}, "linux/arm64", false},
		{nil, "linux/arm64", true},
		{[]string{"linux/amd64"}, "no platform at all/", true},
	} {
		if got := running("x", tt.has...).Runs(tt.platform); got != tt.want {
			t.Errorf("%v: %s: %v", tt.has, tt.platform, got)
		}
	}
}

// TestJobsGoToBuildersOfTheirPlatform returns several jobs to an Intel and an Arm
// builder.
func TestJobsGoToBuildersOfTheirPlatform(t *testing.T) {
	intel, arm := running("intel", "linux/amd64"), running("arm", "linux/arm64")
	p := &Pool{Members: []*Builder{intel, arm}, log: io.Discard}
	var mu sync.Mutex
	done := map[string]string{}
	job := func(name, platform string) Job {
		return Job{Name: name, Platform: platform, Run: func(_ context.Context, b *Builder) error {
			mu.Lock()
			defer mu.Unlock()
			done[name] = b.Address
			return nil
		}}
	}
	jobs := []Job{job("a", "linux/arm64"), job("b", "linux/arm64"), job("c", "linux/amd64"), job("d", "linux/arm64")}
	kept := slices.Clone(jobs)
	if err := p.Run(t.Context(), jobs); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(map[string]string{"a": "arm", "b": "arm", "c": "intel", "d": "arm"}, done); diff != "" {
		t.Error(diff)
	}
	for i := range jobs {
		if jobs[i].Name != kept[i].Name {
			t.Error("the caller's jobs were written to")
		}
	}
}

// TestAPlatformNobodyRunsIsSaidFirst does no work before it says so.
func TestAPlatformNobodyRunsIsSaidFirst(t *testing.T) {
	p := &Pool{Members: []*Builder{running("unix:///a", "linux/amd64", "linux/386")}, log: io.Discard}
	worked := false
	err := p.Run(t.Context(), []Job{
		{Name: "one", Platform: "linux/amd64", Run: func(context.Context, *Builder) error { worked = true; return nil }},
		{Name: "two", Platform: "linux/arm64"},
	})
	var none *PlatformError
	if !errors.As(err, &none) || worked {
		t.Fatalf("worked: %v, %v", worked, err)
	}
	for _, want := range []string{`target "two": no builder runs linux/arm64:`, "unix:///a runs linux/amd64, linux/386",
		"--builder", "qemu-user-static"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("it does not say %q: %v", want, err)
		}
	}
}

// TestAJobWhoseOnlyBuilderIsLostIsNamed loses the one builder of a platform.
func TestAJobWhoseOnlyBuilderIsLostIsNamed(t *testing.T) {
	p := &Pool{Members: []*Builder{running("intel", "linux/amd64"), running("arm", "linux/arm64")}, log: io.Discard}
	err := p.Run(t.Context(), []Job{
		{Name: "one", Platform: "linux/amd64", Run: func(context.Context, *Builder) error { return nil }},
		{Name: "two", Platform: "linux/arm64", Run: func(context.Context, *Builder) error {
			return &LostError{Address: "arm", Err: errors.New("gone")}
		}},
	})
	var lost *LostError
	if !errors.As(err, &lost) || lost.Address != "arm" {
		t.Errorf("got %v", err)
	}
}
