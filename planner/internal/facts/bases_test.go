package facts

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

// TestImagesOfASystem: those of Python first, the ones that are no longer rebuilt
// after the others, then the system with its own Pythons.
func TestImagesOfASystem(t *testing.T) {
	f := New(matrices.New(matrices.Tables{
		OSes: []matrices.OS{
			{ID: "ubuntu24.04", BaseImage: "ubuntu:24.04", Python: "3.12", PythonAlso: map[string]string{"3.13": "python3.13"}},
			{ID: "debian13", BaseImage: "debian:13", Python: "3.13"},
		},
		PythonImages: []matrices.PythonImage{
			{Python: "3.8", Frozen: map[string]string{"debian13": "python:3.8"}},
			{Python: "3.13", Images: map[string]string{"debian13": "python:3.13"}},
		},
	}))
	type image struct {
		ref, python, fact string
		frozen            bool
	}
	var got []image
	for _, b := range f.listImages(f.OSes()) {
		got = append(got, image{b.Ref, b.Python, b.Fact, b.Frozen})
	}
	want := []image{
		{"python:3.13", "3.13", "python/3.13#images", false}, {"python:3.8", "3.8", "python/3.8#frozen-images", true},
		{"debian:13", "3.13", "os/debian13#python", false}, {"ubuntu:24.04", "3.12", "os/ubuntu24.04#python", false},
		{"ubuntu:24.04", "3.13", "os/ubuntu24.04#python-also", false},
	}
	slices.SortFunc(got[2:], func(a, b image) int { return slices.Index(want, a) - slices.Index(want, b) })
	if !slices.Equal(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// TestNewerToolkitsGoFirst, and of one toolkit the images that a registry lists.
func TestNewerToolkitsGoFirst(t *testing.T) {
	f := New(matrices.New(matrices.Tables{ImageTags: []matrices.ImageTag{
		{Tag: "12.4.1-base", CUDA: "12.4.1"}, {Tag: "12.10.0-base", CUDA: "12.10.0"},
		{Tag: "12.4.1-runtime", CUDA: "12.4.1", ListedBy: []string{"registry"}}, {Tag: "12.4.1-apt", CUDA: "12.4.1"},
	}}))
	var got []string
	for _, tag := range f.sortTags() {
		got = append(got, tag.Tag)
	}
	if want := []string{"12.10.0-base", "12.4.1-runtime", "12.4.1-apt", "12.4.1-base"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestWhatMarkersSeeOnAPlatform(t *testing.T) {
	for platform, want := range map[string][3]string{
		LinuxAMD64: {"linux", "x86_64", "posix"}, LinuxARM64: {"linux", "aarch64", "posix"},
		WindowsAMD64: {"win32", "AMD64", "nt"}, "plan9/mips": {},
	} {
		env := MarkerEnvironment(platform)
		if got := [3]string{env["sys_platform"], env["platform_machine"], env["os_name"]}; got != want {
			t.Errorf("%s: %v, want %v", platform, got, want)
		}
		if _, said := env["python_version"]; said {
			t.Errorf("%s: a platform decides no Python", platform)
		}
	}
}
