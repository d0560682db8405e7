package main

import (
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/attest"
	"github.com/envsolve/envsolve/internal/build"
)

func TestProvenanceIsAskedForAsInBuildx(t *testing.T) {
	for _, tt := range []struct {
		text   string
		maker  attest.Maker
		wanted bool
		err    string
	}{
		{"", attest.Maker{}, false, ""},
		{"false", attest.Maker{}, false, ""},
		{"true", attest.Maker{Mode: attest.ModeMin}, true, ""},
		{"mode=max", attest.Maker{Mode: attest.ModeMax}, true, ""},
		{"builder-id=https://ci.example.com/1,mode=max",
			attest.Maker{Mode: attest.ModeMax, BuilderID: "https://ci.example.com/1"}, true, ""},
		{"mode=all", attest.Maker{}, false, "mode=all is not known"},
		{"builder-id=me", attest.Maker{}, false, "builder-id=me is not known"},
		{"yes", attest.Maker{}, false, "write name=value"},
	} {
		got, wanted, err := attestFlags{provenance: tt.text}.maker()
		if tt.err != "" {
			if err == nil || !strings.Contains(err.Error(), tt.err) {
				t.Errorf("%q: %v, want %q", tt.text, err, tt.err)
			}
			continue
		}
		if diff := cmp.Diff(tt.maker, got); err != nil || wanted != tt.wanted || diff != "" {
			t.Errorf("%q: %v, %v\n%s", tt.text, wanted, err, diff)
		}
	}
}

func TestDocumentsNeedAPlace(t *testing.T) {
	asked := attestFlags{sbom: true, provenance: "false"}
	for _, tt := range []struct {
		kind string
		fits bool
	}{
		{build.OutputPush, true}, {build.OutputOCI, true},
		{build.OutputDocker, false}, {build.OutputTar, false}, {build.OutputLoad, false},
	} {
		outputs := []build.Output{{Type: tt.kind}}
		if err := asked.fits(outputs); (err == nil) != tt.fits {
			t.Errorf("%s: %v", tt.kind, err)
		}
		if err := (attestFlags{provenance: "false"}).fits(outputs); err != nil {
			t.Errorf("%s, nothing asked for: %v", tt.kind, err)
		}
	}
}

func TestOutputsAreRead(t *testing.T) {
	for _, tt := range []struct {
		text string
		want build.Output
		err  string
	}{
		{"type=oci,dest=a.tar", build.Output{Type: "oci", Dest: "a.tar"}, ""},
		{"type=oci,dest=a,tar=false", build.Output{Type: "oci", Dest: "a", Folder: true}, ""},
		{"type=oci,dest=a,tar=true", build.Output{Type: "oci", Dest: "a"}, ""},
		{"type=docker,dest=a,tar=false", build.Output{}, "tar=false is not known"},
		{"type=oci,dest=a,tar=maybe", build.Output{}, "tar=maybe is not known"},
		{"type=sif,dest=a", build.Output{Type: "sif", Dest: "a"}, ""},
		{"type=squashfs,dest=a,compression=gzip", build.Output{Type: "squashfs", Dest: "a", Compression: "gzip"}, ""},
		{"type=enroot,dest=a,compression=lzo", build.Output{}, "compression=gzip|zstd"},
		{"type=oci,dest=a,compression=gzip", build.Output{}, "compression=gzip is not known"},
		{"type=enroot,dest=a,tar=false", build.Output{}, "tar=false is not known"},
		{"type=zip,dest=a", build.Output{}, "type is one of"},
		{"type=oci", build.Output{}, "say where to"},
	} {
		got, err := parseOutput(tt.text)
		if tt.err != "" {
			if err == nil || !strings.Contains(err.Error(), tt.err) {
				t.Errorf("%s: %v, want %q", tt.text, err, tt.err)
			}
			continue
		}
		if diff := cmp.Diff(tt.want, got); err != nil || diff != "" {
			t.Errorf("%s: %v\n%s", tt.text, err, diff)
		}
	}
}

func TestLinesOfSeveralTargetsAreToldApart(t *testing.T) {
	var out strings.Builder
	var mu sync.Mutex
	a, b := &prefixed{mu: &mu, w: &out, prefix: "a | "}, &prefixed{mu: &mu, w: &out, prefix: "b | "}
	for _, step := range []struct {
		w    *prefixed
		text string
	}{{a, "one"}, {b, "two\nthree\nfo"}, {a, " more\n"}, {b, "ur\n"}, {a, ""}, {a, "left over"}} {
		if n, err := step.w.Write([]byte(step.text)); n != len(step.text) || err != nil {
			t.Errorf("%q: %d, %v", step.text, n, err)
		}
	}
	if diff := cmp.Diff("b | two\nb | three\na | one more\nb | four\n", out.String()); diff != "" {
		t.Error(diff)
	}
}
