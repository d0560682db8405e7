package model_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/plantest"
)

func imagesOf(t *testing.T, f *facts.Facts, words string) []facts.BaseImage {
	t.Helper()
	return plantest.Model(t, f, words, model.NarrowModel).Bases
}

func kindsOf(images []facts.BaseImage) []facts.BaseKind {
	var kinds []facts.BaseKind
	for i := range images {
		if !slices.Contains(kinds, images[i].Kind) {
			kinds = append(kinds, images[i].Kind)
		}
	}
	return kinds
}

// TestWhichImagesAreCandidates: those that some candidate can stand on, and no
// others, since each is looked at.
func TestWhichImagesAreCandidates(t *testing.T) {
	f := facts.New(matrices.Embedded())
	python := facts.BaseKind(0)
	for words, want := range map[string][]facts.BaseKind{
		"pytorch":            {python, facts.BaseSystem},
		"tensorflow":         {python, facts.BaseSystem, facts.BaseCUDA},
		"pytorch toolkit":    {python, facts.BaseSystem, facts.BaseCUDA},
		"pytorch tensorflow": {python, facts.BaseSystem}, // PyTorch's wheels bring CUDA for both
		"gpu=a100 driver=535.104.05 pytorch forward":  {python, facts.BaseSystem, facts.BaseCompat},
		"gpu=jetson-orin-nx pytorch":                  {python, facts.BaseSystem, facts.BaseJetPack},
		"tensorflow base=example.com/own:1":           {facts.BaseOwn},
		"pytorch base=example.com/own:1 os=debian12":  {facts.BaseOwn},
		"gpu=rtx-3060 platform=windows/amd64 pytorch": {facts.BaseWindows},
	} {
		if got := kindsOf(imagesOf(t, f, words)); !slices.Equal(got, want) {
			t.Errorf("%s stands on images of kinds %v, want %v", words, got, want)
		}
	}
	for words, flavor := range map[string]string{"tensorflow": "runtime", "tensorflow toolkit": "devel"} {
		for _, image := range imagesOf(t, f, words) {
			if image.Kind == facts.BaseCUDA && (!strings.HasSuffix(image.Tag.Flavor, flavor) ||
				image.HasCUDNN != strings.HasPrefix(image.Tag.Flavor, "cudnn")) {
				t.Errorf("%s: %s, want those of %s", words, image.Ref, flavor)
			}
		}
	}
}

// TestNVIDIAsImagesAreUbuntusUnlessASystemIsNamed: the system that a target names
// is that of every image.
func TestNVIDIAsImagesAreUbuntusUnlessASystemIsNamed(t *testing.T) {
	f := facts.New(matrices.Embedded())
	systems := func(words string) []string {
		var list []string
		for _, image := range imagesOf(t, f, words) {
			if image.Tag != nil && !slices.Contains(list, image.OS) {
				list = append(list, image.OS)
			}
		}
		slices.Sort(list)
		return list
	}
	for _, id := range systems("tensorflow") {
		if !strings.HasPrefix(id, "ubuntu") {
			t.Errorf("an image of %s, which nobody named", id)
		}
	}
	if got := systems("tensorflow os=rockylinux8"); !slices.Equal(got, []string{"rockylinux8"}) {
		t.Errorf("images are of %v, want rockylinux8", got)
	}
	if got := systems("gpu=a100 driver=535.104.05 pytorch forward os=ubuntu22.04"); !slices.Equal(got, []string{"ubuntu22.04"}) {
		t.Errorf("images with cuda-compat are of %v, want ubuntu22.04", got)
	}
}

func TestImagesStandNewestFirst(t *testing.T) {
	f := facts.New(matrices.Embedded())
	var jetPacks, cudas []string
	for _, image := range imagesOf(t, f, "gpu=jetson-orin-nx pytorch") {
		if image.Kind == facts.BaseJetPack {
			jetPacks = append(jetPacks, image.JetPack.Version)
		}
	}
	for _, image := range imagesOf(t, f, "tensorflow") {
		if image.Kind == facts.BaseCUDA {
			cudas = append(cudas, image.CUDA)
		}
	}
	for _, list := range [][]string{jetPacks, cudas} {
		if len(list) < 2 || !descends(list) {
			t.Errorf("%v, want the newest first", list)
		}
	}
}

// TestAnotherPythonOfTheArchiveOnlyWhereTheWordsLeaveNoOther: an image of CUDA has
// the Python of its system, as a rule.
func TestAnotherPythonOfTheArchiveOnlyWhereTheWordsLeaveNoOther(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for words, want := range map[string][2]string{
		"cupy os=ubuntu22.04":              {"3.10", ""},
		"cupy os=ubuntu22.04 python=3.10":  {"3.10", ""},
		"cupy os=ubuntu22.04 python=3.11":  {"3.11", "3.11.0~rc1"},
		"cupy os=ubuntu22.04 python=>=3.9": {"3.10", ""},
		"cupy os=ubuntu22.04 python=3.12":  {"3.10", ""}, // neither has it: the conflict says so
	} {
		for _, image := range imagesOf(t, f, words) {
			if image.Kind == facts.BaseCUDA && (image.Python != want[0] || !strings.HasPrefix(image.Also, want[1])) {
				t.Errorf("%s: Python %s (%q) in %s, want %v", words, image.Python, image.Also, image.Ref, want)
				break
			}
		}
	}
}

// TestAnEnvironmentThatIsThereHasNoChoiceOfSystem: it is what was observed.
func TestAnEnvironmentThatIsThereHasNoChoiceOfSystem(t *testing.T) {
	f := facts.New(matrices.Embedded())
	m := plantest.Wide(t, f, "gpu=t4 tensorflow said: cudnn 8.6.0")
	if m.OS.Size != 1 || m.Base.Size != 1 || m.OS.Rows[0].ID != "the system" || m.Bases[0].Kind != facts.BaseOwn {
		t.Errorf("systems %+v with images %+v, want the one that is there", m.OS.Rows, m.Bases)
	}
	for _, of := range []string{"gpu=t4 tensorflow", "gpu=t4 pytorch os=ubuntu"} {
		narrow, wide := plantest.Model(t, f, of, model.NarrowModel), plantest.Wide(t, f, of)
		if asked := strings.Contains(of, "os="); asked == (narrow.OS.Size == wide.OS.Size) || narrow.OS.Size < 2 {
			t.Errorf("%s: %d systems, and %d in a wide model", of, narrow.OS.Size, wide.OS.Size)
		}
	}
}
