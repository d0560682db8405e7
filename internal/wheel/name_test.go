package wheel

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParse(t *testing.T) {
	for name, want := range map[string]Name{
		"torch-2.5.1+cu124-cp312-cp312-linux_x86_64.whl": {Project: "torch", Version: "2.5.1+cu124",
			Pythons: []string{"cp312"}, ABIs: []string{"cp312"}, Platforms: []string{"linux_x86_64"}},
		"nvidia_cublas_cu12-12.4.5.8-py3-none-manylinux2014_x86_64.whl": {Project: "nvidia-cublas-cu12", Version: "12.4.5.8",
			Pythons: []string{"py3"}, ABIs: []string{"none"}, Platforms: []string{"manylinux2014_x86_64"}},
		"Zope.Interface-1!5.0-1build2-py2.py3-none-any.whl": {Project: "zope-interface", Version: "1!5.0", Build: "1build2",
			Pythons: []string{"py2", "py3"}, ABIs: []string{"none"}, Platforms: []string{"any"}},
		"numpy-2.2.0-cp312-cp312-manylinux_2_17_x86_64.manylinux2014_x86_64.whl": {Project: "numpy", Version: "2.2.0",
			Pythons: []string{"cp312"}, ABIs: []string{"cp312"}, Platforms: []string{"manylinux_2_17_x86_64",
				"manylinux2014_x86_64"}},
	} {
		got, err := ParseName(name)
		if err != nil {
			t.Error(err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got)\n%s", name, diff)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for _, name := range []string{
		"", "torch-2.5.1.tar.gz", "torch-2.5.1-py3-none.whl", "torch-2.5.1-a-py3-none-any.whl", "-1-py3-none-any.whl",
		"_-1-py3-none-any.whl", "torch-latest-py3-none-any.whl", "torch-2.5.1-py3--any.whl", "../torch-1-py3-none-any.whl",
		"torch%2B-1-py3-none-any.whl", "a-1-py3-none-any.whl.exe", "a-1-1-2-py3-none-any.whl", "a b-1-py3-none-any.whl",
	} {
		if w, err := ParseName(name); err == nil {
			t.Errorf("%q is read as %+v", name, w)
		} else if !strings.Contains(err.Error(), "file name") {
			t.Errorf("%q: %v", name, err)
		}
	}
}

func TestNormalize(t *testing.T) {
	for name, want := range map[string]string{"Flask": "flask", "zope.interface": "zope-interface", "a__b-.c": "a-b-c",
		"": ""} {
		if got := Normalize(name); got != want {
			t.Errorf("Normalize(%q) = %q, want %q", name, got, want)
		}
	}
}

func TestSameVersion(t *testing.T) {
	for _, pair := range [][2]string{{"2.0", "2.0.0"}, {"1.0rc1", "1.0.rc1"}, {"2.5.1+cu124", "2.5.1+cu124"},
		{"1.0_1", "1.0-1"}, {"odd", "odd"}} {
		if !SameVersion(pair[0], pair[1]) {
			t.Errorf("%s and %s differ", pair[0], pair[1])
		}
	}
	for _, pair := range [][2]string{{"2.0", "2.1"}, {"2.5.1+cu124", "2.5.1"}, {"odd", "other"}} {
		if SameVersion(pair[0], pair[1]) {
			t.Errorf("%s and %s are the same", pair[0], pair[1])
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("torch-2.5.1+cu124-cp312-cp312-linux_x86_64.whl")
	f.Add("a-1-1x-py2.py3-none-any.whl")
	f.Fuzz(func(t *testing.T, name string) {
		w, err := ParseName(name)
		if err != nil {
			return
		}
		if strings.ContainsAny(name, "/\\\x00\n") || w.Project != Normalize(w.Project) || w.Version == "" ||
			len(w.Pythons)*len(w.ABIs)*len(w.Platforms) == 0 {
			t.Errorf("%q is read as %+v", name, w)
		}
	})
}
