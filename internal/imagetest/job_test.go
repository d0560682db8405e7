package imagetest

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"github.com/google/go-cmp/cmp"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"go.yaml.in/yaml/v3"

	"github.com/envsolve/envsolve/matrices"
)

var update = flag.Bool("update", false, "rewrite the golden files in testdata")

func known() []matrices.GPU {
	return []matrices.GPU{
		{ID: "h100-sxm", ComputeCapability: "9.0"}, {ID: "h100-pcie", ComputeCapability: "9.0"},
		{ID: "t4", ComputeCapability: "7.5"}, {ID: "b200", ComputeCapability: "10.0"},
	}
}

func planned(t *testing.T, title, gpus, user string) v1.Image {
	t.Helper()
	return labelled(t, empty.Image, map[string]string{"org.opencontainers.image.title": title, gpusLabel: gpus}, user)
}

func TestJob(t *testing.T) {
	for _, test := range []struct {
		name, reference, title, gpus, user string
		cluster                            Cluster
		args                               []string
	}{
		{name: "plain", reference: "registry.example.com:5000/team/train:latest", title: "train",
			gpus: "h100-sxm,t4,h100-pcie",
			user: "1000:1000", args: []string{"--require-gpu"}},
		{name: "everything", reference: "registry.example.com/train@sha256:" + strings.Repeat("0", 64), title: "Train me_now",
			gpus: "b200",
			user: "2000", cluster: Cluster{Namespace: "ml", GPUs: 8,
				Nodes: []string{"pool=gpu", "cloud.google.com/gke-accelerator=nvidia-tesla-t4"}},
			args: []string{"--require-gpu", "--json", "--only", "driver,nccl"}},
		{name: "unknown", reference: "train", title: "", gpus: "mine", user: "root"},
		// What looks like another type in YAML stays text.
		{name: "quoting", reference: "train", title: "t", gpus: "t4", user: "app:app",
			cluster: Cluster{Namespace: "null", Nodes: []string{"a=yes", "b=1.0", "c=0x10", "d=", "e=1e3", "on=off"}},
			args: []string{"no", "~", "'", "\"", "a: b", "line\nbreak", "# x", "${x}", "&a", "*a", "2026-01-01", "1:30", "y",
				"-1", "-", "--json", ".inf", "---", "x:", "1_000"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			spec := Spec{Reference: test.reference, Image: planned(t, test.title, test.gpus, test.user), Args: test.args}
			got, err := Job(spec, test.cluster, known())
			if err != nil {
				t.Fatal(err)
			}
			golden := filepath.Join("testdata", "job-"+test.name+".yaml")
			if *update {
				if err := os.WriteFile(golden, got, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), string(got)); diff != "" {
				t.Error(diff)
			}
			checkJob(t, got, test.cluster, test.args)
			checkKubernetes(t, got, test.cluster)
		})
	}
}

// checkJob reads a Job back as a cluster does: every string is the string that
// went in, and names are fit for Kubernetes.
func checkJob(t *testing.T, text []byte, c Cluster, args []string) {
	t.Helper()
	var job struct {
		Metadata struct{ Name, Namespace any }
		Spec     struct {
			Template struct {
				Spec struct {
					NodeSelector map[string]any `yaml:"nodeSelector"`
					Containers   []struct {
						Name, Image any
						Args        []any
					}
				}
			}
		}
	}
	if err := yaml.Unmarshal(text, &job); err != nil {
		t.Fatal(err)
	}
	pod := job.Spec.Template.Spec
	for i, want := range args {
		if got := pod.Containers[0].Args[i]; got != want {
			t.Errorf("argument %d is %#v, want %q", i, got, want)
		}
	}
	for _, node := range c.Nodes {
		key, value, _ := strings.Cut(node, "=")
		if got := pod.NodeSelector[key]; got != value {
			t.Errorf("node label %s is %#v, want %q", key, got, value)
		}
	}
	if c.Namespace != "" && job.Metadata.Namespace != c.Namespace {
		t.Errorf("namespace %#v", job.Metadata.Namespace)
	}
	name, ok := job.Metadata.Name.(string)
	if !ok || len(name) > 63 || !regexp.MustCompile(`^[a-z0-9]([-a-z0-9]*[a-z0-9])?$`).MatchString(name) ||
		pod.Containers[0].Name != job.Metadata.Name {
		t.Errorf("name %#v", job.Metadata.Name)
	}
}

func TestJobNeedsARegistry(t *testing.T) {
	if _, err := Job(Spec{Reference: "train.tar", Image: empty.Image, Local: true}, Cluster{}, nil); err == nil ||
		!strings.Contains(err.Error(), "image train.tar: it needs an image in a registry") {
		t.Errorf("error %v", err)
	}
}

func TestClusterIsChecked(t *testing.T) {
	for want, c := range map[string]Cluster{
		"namespace \"ml\\nkind: Pod\"": {Namespace: "ml\nkind: Pod"},
		"node selector \"gpu\"":        {Nodes: []string{"gpu"}},
		"node selector \"a=b c\"":      {Nodes: []string{"a=b c"}},
		"-1 GPUs":                      {GPUs: -1},
	} {
		_, err := Job(Spec{Reference: "train", Image: empty.Image}, c, nil)
		_, errRun := (&Kubectl{Cluster: c}).Test(t.Context(), Spec{Reference: "train", Image: empty.Image})
		for _, err := range []error{err, errRun} {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("error %v, want %s in it", err, want)
			}
		}
	}
}

func TestNamesOfObjectsAreShort(t *testing.T) {
	s, err := study("train", planned(t, strings.Repeat("Ab-", 60), "", ""), nil)
	if err != nil || len(s.name) > 63 {
		t.Errorf("name %q of %d characters, %v", s.name, len(s.name), err)
	}
}

func TestPinned(t *testing.T) {
	digest := v1.Hash{Algorithm: "sha256", Hex: "ab"}
	for reference, want := range map[string]string{
		"train":                       "train@sha256:ab",
		"train:1.0":                   "train@sha256:ab",
		"localhost:5000/train":        "localhost:5000/train@sha256:ab",
		"localhost:5000/a/train:x":    "localhost:5000/a/train@sha256:ab",
		"r.example.com/t@sha256:0000": "r.example.com/t@sha256:ab",
		"r.example.com/t:1@sha256:00": "r.example.com/t@sha256:ab",
	} {
		if got := pinned(reference, digest); got != want {
			t.Errorf("%s: %s, want %s", reference, got, want)
		}
	}
}

func TestNumericUser(t *testing.T) {
	for user, want := range map[string][2]int64{
		"": {1000, 1000}, "root": {1000, 1000}, "0:0": {1000, 1000}, "app": {1000, 1000},
		"2000": {2000, 2000}, "2000:3000": {2000, 3000}, "2000:0": {2000, 2000}, "-1": {1000, 1000},
		"99999999999999999999": {1000, 1000},
	} {
		if uid, gid := numericUser(user); uid != want[0] || gid != want[1] {
			t.Errorf("%q: %d:%d, want %v", user, uid, gid, want)
		}
	}
}

func FuzzYAMLKeepsText(f *testing.F) {
	for _, text := range []string{"", "yes", "1e3", "a: b", "\t", "\x85", "- x", "é\u2028", "'\"\\"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		plain, err := json.Marshal(text)
		if err != nil {
			t.Fatal(err)
		}
		var want string // what JSON makes of bytes that are no UTF-8
		if err := json.Unmarshal(plain, &want); err != nil {
			t.Fatal(err)
		}
		out, err := toYAML(map[string]string{"key": text})
		if err != nil && strings.ContainsFunc(want, func(r rune) bool { return !unicode.IsPrint(r) }) {
			return // YAML has no place for some control characters
		}
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		var back map[string]any
		if err := yaml.Unmarshal(out, &back); err != nil || back["key"] != want {
			t.Errorf("%q came back as %#v (%v) from\n%s", text, back["key"], err, out)
		}
	})
}
