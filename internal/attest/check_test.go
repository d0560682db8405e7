package attest

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/artifact"
	"github.com/envsolve/envsolve/planner/lock"
)

func TestADocumentOfTheLockPasses(t *testing.T) {
	in := sample()
	for name, d := range every(t, in) {
		later := in
		later.Version = "9.9.9" // whoever checks may have another release
		if err := Check(later, d); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestADocumentThatIsNotTheLocksSaysWhatDiffers(t *testing.T) {
	for _, tt := range []struct {
		name   string
		change func(*Input) // of the lock, after the document was made
		want   map[string]string
	}{
		{"another image", func(in *Input) { in.Image.Digest.Hex = strings.Repeat("cd", 32) }, map[string]string{
			"sbom": "it lists train sha256:abab", "provenance-min": "it speaks of image sha256:abab",
			"provenance-max": "it speaks of image",
		}},
		{"another lock", func(in *Input) { in.LockDigest = "sha256:00" }, map[string]string{
			"sbom": "the text around it is not", "provenance-min": "it names the lock sha256:0f0f",
			"provenance-max": "this one is sha256:00",
		}},
		{"another wheel", func(in *Input) { in.Target.Wheels[1].SHA256 = strings.Repeat("99", 32) }, map[string]string{
			"sbom": "it gives torch 2.5.1+cu124 the sha256 1b1b", "provenance-min": "it gives torch-2.5.1",
			"provenance-max": "the lock says 9999",
		}},
		{"a wheel more", func(in *Input) {
			in.Target.Wheels = append(in.Target.Wheels,
				lock.Wheel{Name: "zlib", Version: "1"})
		}, map[string]string{
			"sbom": "it lists git 1:2.39.5-0+deb12u2 where the lock has zlib 1", "provenance-min": "where the lock has",
			"provenance-max": "where the lock has",
		}},
		{"a package less", func(in *Input) { in.Target.Apt = nil }, map[string]string{
			"sbom": "git 1:2.39.5-0+deb12u2 is not in the lock", "provenance-min": "git_2.39.5_amd64.deb is not in the lock",
			"provenance-max": "is not in the lock",
		}},
		{"other layers", func(in *Input) { in.Layers = nil },
			map[string]string{"provenance-max": "as locked, the text around it is not"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			documents := every(t, sample())
			now := sample()
			tt.change(&now)
			for name, want := range tt.want {
				if err := Check(now, documents[name]); err == nil || !strings.Contains(err.Error(), want) {
					t.Errorf("%s: %v, want %q", name, err, want)
				}
			}
		})
	}
}

func TestWhatIsNoDocumentIsRefused(t *testing.T) {
	for _, d := range []artifact.Document{
		{ArtifactType: artifact.TypeSPDX, Content: []byte("{")},
		{ArtifactType: artifact.TypeSPDX, Content: []byte(`{"spdxVersion":"SPDX-2.3","SPDXID":"SPDXRef-DOCUMENT","creationInfo":{"creators":["Tool: syft-1"]}}`)},
		{ArtifactType: artifact.TypeInToto, Content: []byte("[]")},
		{ArtifactType: artifact.TypeInToto, Content: []byte(`{"_type":"https://in-toto.io/Statement/v1","predicateType":"https://x","predicate":{}}`)},
		{ArtifactType: artifact.TypeInToto, Content: []byte(`{"_type":"https://in-toto.io/Statement/v1","predicateType":"` +
			artifact.PredicateSLSA + `","predicate":{"x":1}}`)},
		{ArtifactType: "text/plain"},
	} {
		if err := Check(sample(), d); err == nil {
			t.Errorf("accepted: %s", d.Content)
		}
	}
}

func FuzzCheck(f *testing.F) {
	in := sample()
	f.Add([]byte("{}"))
	if d, err := Provenance(in, Maker{}); err == nil {
		f.Add(d.Content)
	}
	f.Fuzz(func(t *testing.T, content []byte) {
		for _, kind := range []string{artifact.TypeSPDX, artifact.TypeInToto} {
			_ = Check(in, artifact.Document{ArtifactType: kind, Content: content})
		}
	})
}
