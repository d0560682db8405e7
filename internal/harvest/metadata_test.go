package harvest

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices/version"
)

func TestRequirementsAreRead(t *testing.T) {
	for text, want := range map[string]requirement{
		"numpy":                         {Name: "numpy", Spec: "*"},
		"torch (==2.1.2)":               {Name: "torch", Spec: "==2.1.2"},
		"Flashinfer_Python[cu13]==0.7":  {Name: "flashinfer-python", Extras: []string{"cu13"}, Spec: "==0.7"},
		"transformers<5.21.0,>=5.16.1":  {Name: "transformers", Spec: ">=5.16.1,<5.21.0"},
		"x>=1; sys_platform == 'linux'": {Name: "x", Spec: ">=1"},
		"x>=1; sys_platform == 'win32'": {Name: "x", Spec: ">=1", Marker: never},
		"x; extra == 'all'":             {Name: "x", Spec: "*", Extra: "all"},
		"x; python_version < '3.11'":    {Name: "x", Spec: "*", Marker: "python_version < '3.11'"},
		"x @ https://example.com/x.whl": {Name: "x", Spec: "*"},
	} {
		got, err := parseRequirement(text)
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("%s: %v (-want +got):\n%s", text, err, diff)
		}
	}
	for _, text := range []string{"", "==1", "x[a==1", "x ?? 1", "x; nonsense"} {
		if got, err := parseRequirement(text); err == nil {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
}

func FuzzParseRequirement(f *testing.F) {
	f.Add("torch[a,b] (>=1,<2); python_version < '3'")
	f.Add("x @ y")
	f.Fuzz(func(t *testing.T, text string) {
		req, err := parseRequirement(text)
		if err != nil {
			return
		}
		if req.Name == "" {
			t.Errorf("%q has no name", text)
		}
		if _, err := version.ParseSpecifier(req.Spec); req.Spec != "*" && err != nil {
			t.Errorf("%q gives the specifier %q: %v", text, req.Spec, err)
		}
	})
}

func TestTheCUDAOfNamesIsRead(t *testing.T) {
	for word, want := range map[string]string{"+cu126": "12.6", "cu13": "13", "cuda12x": "12", "nvshmem4py-cu13": "13",
		"nvidia-dali-cuda130": "13.0", "cuda-python": "", "accurate": "", "cupy-cuda12x": "12"} {
		if got := labelled(word); got != want {
			t.Errorf("%s: %q, want %q", word, got, want)
		}
	}
	const two = "Requires-Dist: a-cu12\nRequires-Dist: b-cu13\n"
	if got := statedCUDA("1.0", two); got != "" {
		t.Errorf("of two majors %q is taken", got)
	}
}

func TestPlatformTagsTellTheCLibrary(t *testing.T) {
	for tag, want := range map[string]string{"manylinux1_x86_64": "2.5", "manylinux2014_aarch64": "2.17",
		"manylinux_2_28_x86_64": "2.28", "linux_x86_64": "", "win_amd64": ""} {
		if got := glibcOf([]string{tag}); got != want {
			t.Errorf("%s: %q, want %q", tag, got, want)
		}
	}
}

func TestPythonsOfTags(t *testing.T) {
	known := []string{"3.9", "3.12", "3.13"}
	for name, want := range map[string]string{"cp312-cp312": "3.12", "cp39-abi3": "3.9 3.12 3.13", "py3-none": "",
		"cp313-cp313t": "", "cp312.cp313-cp312.cp313": "3.12 3.13", "cp313-cp313.cp313t": "3.13", "cp27-cp27mu": ""} {
		w, err := wheel.ParseName("demo-1.0-" + name + "-linux_x86_64.whl")
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(pythonsOf(w, known), " "); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}
