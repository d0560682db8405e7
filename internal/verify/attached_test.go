package verify

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	v1 "github.com/google/go-containerregistry/pkg/v1"

	"github.com/envsolve/envsolve/internal/artifact"
	"github.com/envsolve/envsolve/internal/attest"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

func attestInput(image string) attest.Input {
	return attest.Input{
		Target: &lock.Target{
			Name: "train", Platform: "linux/amd64",
			Stack:  plan.Stack{OS: "debian12", Framework: plan.Framework{Name: "pytorch", Version: "2.5.1"}},
			Base:   lock.Base{Reference: "docker.io/library/python:3.12", Digest: "sha256:" + strings.Repeat("0a", 32)},
			Wheels: []lock.Wheel{{Name: "torch", Version: "2.5.1", SHA256: strings.Repeat("1b", 32)}},
		},
		LockDigest: "sha256:" + strings.Repeat("0f", 32), Version: "1", Created: time.Unix(1e9, 0),
		Image: v1.Descriptor{Digest: v1.Hash{Algorithm: "sha256", Hex: strings.Repeat(image, 32)}},
	}
}

func TestDocumentsAreHeldToTheLock(t *testing.T) {
	in, other := attestInput("ab"), attestInput("cd")
	sbom, err := attest.SBOM(in)
	if err != nil {
		t.Fatal(err)
	}
	foreign, err := attest.Provenance(other, attest.Maker{})
	if err != nil {
		t.Fatal(err)
	}
	own, err := attest.Provenance(in, attest.Maker{Mode: attest.ModeMax})
	if err != nil {
		t.Fatal(err)
	}
	both := []string{SBOM, Provenance}
	for _, tt := range []struct {
		name  string
		found []artifact.Document
		want  string
	}{
		{"none", nil, "sbom missing, provenance missing"},
		{"one", []artifact.Document{sbom}, "sbom content, provenance missing"},
		{"of another image", []artifact.Document{sbom, foreign}, "sbom content, provenance differs"},
		{"one of two is right", []artifact.Document{own, foreign, sbom}, "sbom content, provenance content"},
		{"the other one of two is right", []artifact.Document{foreign, own, sbom}, "sbom content, provenance content"},
	} {
		var got []string
		for _, v := range CheckAttached(in, tt.found, both) {
			got = append(got, v.Kind+" "+string(v.Proof))
			if (v.Detail != "") != (v.Proof == Differs) {
				t.Errorf("%s: %+v", tt.name, v)
			}
		}
		if diff := cmp.Diff(tt.want, strings.Join(got, ", ")); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
	if v := CheckAttached(in, nil, nil); len(v) > 0 {
		t.Errorf("nothing was asked for: %v", v)
	}
}

func TestAMissingDocumentIsNoProof(t *testing.T) {
	r := Report{Attached: []Attached{{Kind: SBOM, Proof: ByContent}, {Kind: Provenance, Proof: Missing}}}
	if r.OK() {
		t.Error("the image passes without its provenance")
	}
	r.Attached[1].Proof = ByContent
	if !r.OK() {
		t.Error("the image does not pass")
	}
}
