package attest

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/types"
	"github.com/opencontainers/go-digest"
	spdxjson "github.com/spdx/tools-golang/json"
	"github.com/spdx/tools-golang/spdxlib"

	"github.com/envsolve/envsolve/internal/artifact"
	"github.com/envsolve/envsolve/internal/dpkg"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/oci"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/recipe"
	"github.com/envsolve/envsolve/planner/request"
)

var update = flag.Bool("update", false, "rewrite the golden documents in testdata")

// sample is a locked target whose addresses hold what must not be published.
func sample() Input {
	return Input{
		Version: "1.2.3", LockDigest: "sha256:" + strings.Repeat("0f", 32),
		Matrices: plan.MatricesInfo{Version: "2026.11.20", Digest: "sha256:" + strings.Repeat("60", 32)},
		Created:  time.Date(2025, 3, 1, 12, 0, 0, 0, time.FixedZone("far", 7*3600)),
		Image: v1.Descriptor{MediaType: types.OCIManifestSchema1, Size: 7,
			Digest: v1.Hash{Algorithm: "sha256", Hex: strings.Repeat("ab", 32)}},
		Layers: []recipe.Layer{
			{Kind: recipe.Wheels, Name: "torch 2.5.1+cu124", Layer: oci.Layer{Digest: hashed("2c")}},
			{Kind: recipe.Files, Name: "copy /home/ada/secret", Layer: oci.Layer{Digest: hashed("2d")}},
		},
		Below: []dpkg.Package{
			{Name: "bash", Version: "5.2.15-2+b7", Arch: "amd64"},
			{Name: "zlib1g", Version: "1:1.2.13.dfsg-1", Arch: "amd64", Source: "zlib"},
		},
		Target: &lock.Target{
			Name: "train", Platform: "linux/amd64",
			Request: []string{"image.copy = /home/ada/secret"},
			Stack: plan.Stack{
				CUDA: plan.CUDA{Version: "12.4.1"}, CUDNN: "9.1.0.70", Python: "3.12", OS: "debian12",
				Driver: plan.Driver{Floor: "525.60.13"}, Framework: plan.Framework{Name: "pytorch", Version: "2.5.1"},
			},
			Reasons: []plan.Reason{{Part: "driver", Value: "525.60.13", Rule: "cuda-driver-floor", Text: "…",
				Facts: []string{"cuda/12.4#min-driver"}}},
			Base: lock.Base{Reference: "docker.io/library/python:3.12-slim-bookworm", Digest: "sha256:" + strings.Repeat("0a",
				32)},
			Wheels: []lock.Wheel{
				{Name: "filelock", Version: "3.16.1", License: "The Unlicense (Unlicense)",
					File: "filelock-3.16.1-py3-none-any.whl", URL: "file:///home/ada/wheels/filelock.whl",
					SHA256: strings.Repeat("4e", 32)},
				{Name: "torch", Version: "2.5.1+cu124", License: "BSD-3-Clause AND something of our own",
					File:   "torch-2.5.1+cu124-cp312-cp312-linux_x86_64.whl",
					URL:    "https://ada:hunter2@download.example.com/whl/torch-2.5.1%2Bcu124-cp312-cp312-linux_x86_64.whl?token=hunter2#sha256=1b",
					SHA256: strings.Repeat("1b", 32), Layer: oci.Layer{Digest: hashed("2c")}},
			},
			Apt: []lock.AptPackage{{Name: "git", Version: "1:2.39.5-0+deb12u2", Arch: "amd64", File: "git_2.39.5_amd64.deb",
				URL: "http://deb.example.com/pool/main/g/git/git_2.39.5_amd64.deb", SHA256: strings.Repeat("5f", 32)}},
			Image: request.ImageRequest{Env: map[string]string{"TOKEN": "hunter2"}},
		},
	}
}

// every makes each kind of document.
func every(t *testing.T, in Input) map[string]artifact.Document {
	t.Helper()
	all := map[string]artifact.Document{}
	keep := func(name string, d artifact.Document, err error) {
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		all[name] = d
	}
	sbom, err := SBOM(in)
	keep("sbom", sbom, err)
	short, err := Provenance(in, Maker{})
	keep("provenance-min", short, err)
	long, err := Provenance(in, Maker{Mode: ModeMax, BuilderID: "https://ci.example.com/runner"})
	keep("provenance-max", long, err)
	return all
}

func TestDocumentsAreAsTheGoldenFilesSay(t *testing.T) {
	for name, d := range every(t, sample()) {
		golden := filepath.Join("testdata", name+".json")
		if *update {
			if err := os.WriteFile(golden, d.Content, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(golden)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want), string(d.Content)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

func TestTheSameInputGivesTheSameBytes(t *testing.T) {
	first := every(t, sample())
	for range 50 { // maps and protojson are random
		for name, d := range every(t, sample()) {
			if !bytes.Equal(d.Content, first[name].Content) {
				t.Fatalf("%s differs:\n%s\n%s", name, first[name].Content, d.Content)
			}
		}
	}
}

func TestNothingSecretAndNoPathIsPublished(t *testing.T) {
	for name, d := range every(t, sample()) {
		for _, secret := range []string{"hunter2", "ada", "/home", "token"} {
			if strings.Contains(string(d.Content), secret) {
				t.Errorf("%s holds %q", name, secret)
			}
		}
	}
}

func TestTheBillOfMaterialsIsValidSPDX(t *testing.T) {
	d, err := SBOM(sample())
	if err != nil {
		t.Fatal(err)
	}
	doc, err := spdxjson.Read(bytes.NewReader(d.Content))
	if err != nil {
		t.Fatal(err)
	}
	if err := spdxlib.ValidateDocument(doc); err != nil {
		t.Error(err)
	}
	described, err := spdxlib.GetDescribedPackageIDs(doc)
	if err != nil || len(described) != 1 || described[0] != elementImage {
		t.Errorf("it describes %v (%v)", described, err)
	}
	if len(doc.Packages) != 7 { // the image, its base with two .debs, two wheels, one .deb
		t.Errorf("%d packages", len(doc.Packages))
	}
}

func TestPackagesHaveTheNamesOfVulnerabilityDatabases(t *testing.T) {
	in := sample()
	if got, want := wheelPURL(in.Target.Wheels[1]), "pkg:pypi/torch@2.5.1+cu124"; got != want {
		t.Errorf("wheel: %s, want %s", got, want)
	}
	apt := dpkg.Package{Name: "git", Version: "1:2.39.5-0+deb12u2", Arch: "amd64"}
	if got, want := debPURL(apt, "debian12"),
		"pkg:deb/debian/git@1:2.39.5-0+deb12u2?arch=amd64&distro=debian-12"; got != want {
		t.Errorf("apt: %s, want %s", got, want)
	}
	if got, want := debPURL(apt, "ubuntu22.04"),
		"pkg:deb/ubuntu/git@1:2.39.5-0+deb12u2?arch=amd64&distro=ubuntu-22.04"; got != want {
		t.Errorf("apt: %s, want %s", got, want)
	}
	if got, want := debPURL(in.Below[1], "debian12"),
		"pkg:deb/debian/zlib1g@1:1.2.13.dfsg-1?arch=amd64&distro=debian-12&upstream=zlib"; got != want {
		t.Errorf("of the base: %s, want %s", got, want)
	}
	if got, want := imagePURL("docker.io/library/python:3.12", "sha256:0a"),
		"pkg:oci/python@sha256:0a?repository_url=docker.io%2Flibrary%2Fpython&tag=3.12"; got != want {
		t.Errorf("image: %s, want %s", got, want)
	}
}

func TestLicencesAreExpressionsOrWords(t *testing.T) {
	for words, want := range map[string]string{
		"MIT": "MIT", "MIT License": "MIT", "Apache Software License": "Apache-2.0",
		"MIT AND (Apache-2.0 OR BSD-2-Clause)": "MIT AND (Apache-2.0 OR BSD-2-Clause)",
		"Apache-2.0 WITH LLVM-exception":       "Apache-2.0 WITH LLVM-exception",
		"BSD":                                  "",
		"NVIDIA Proprietary Software":          "",
		"MIT AND":                              "",
		"MIT Apache-2.0":                       "",
		"(MIT":                                 "",
		"AND OR WITH":                          "",
		"MIT License; Apache Software License": "",
		"":                                     "",
	} {
		if got := expression(words); got != want {
			t.Errorf("%q: %q, want %q", words, got, want)
		}
	}
}

func TestElementsAreValidIdentifiers(t *testing.T) {
	if got, want := element("Deb", "libstdc++6", "1:12~a_b"), "Deb-libstdc--6-1-12-a-b"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func FuzzAddressKeepsNoSecret(f *testing.F) {
	for _, s := range []string{"https://a:b@c/d?e#f", "file:///x", "https://x?", "://", "http://[::1]:80/%2B"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		clean := address(text)
		if clean == "" {
			return
		}
		if rest, ok := strings.CutPrefix(clean, "http"); !ok || strings.ContainsAny(rest, "?#") {
			t.Errorf("%q becomes %q", text, clean)
		}
		if again := address(clean); again != clean {
			t.Errorf("%q becomes %q, then %q", text, clean, again)
		}
	})
}

// hashed returns a digest that repeats a byte, given in hex.
func hashed(pair string) digest.Digest { return digest.Digest("sha256:" + strings.Repeat(pair, 32)) }
