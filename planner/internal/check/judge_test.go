package check_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/check"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/search"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

func engine(t testing.TB) *search.Engine {
	t.Helper()
	return &search.Engine{Facts: facts.New(matrices.Embedded()), Cache: model.NewCache()}
}

func judge(t *testing.T, e *search.Engine, flags observed.Flags) verdict.Document {
	t.Helper()
	doc, err := check.Judge(e, observed.Environment{Observations: flags.Observations()})
	if err != nil {
		t.Fatalf("%+v: %v", flags, err)
	}
	return doc
}

func TestVerdicts(t *testing.T) {
	e := engine(t)
	for _, test := range []struct {
		name  string
		flags observed.Flags
		want  verdict.Verdict
		says  string // in the conflict, or in what is missing
	}{
		{"native code",
			observed.Flags{GPU: []string{"RTX 4090"}, Framework: []string{"pytorch==2.5.1"}}, verdict.Works, ""},
		{"no code", observed.Flags{GPU: []string{"RTX 5090"}, Framework: []string{"pytorch==2.5.1"}}, verdict.Fails,
			"carry no sm_120 code"},
		{"code of the build for another CUDA",
			observed.Flags{GPU: []string{"RTX 5090"}, Framework: []string{"pytorch==2.7.1+cu128"}},
			verdict.Works, ""},
		{"old driver",
			observed.Flags{Driver: []string{"470.57.02"}, Framework: []string{"pytorch==2.5.1+cu124"}}, verdict.Fails,
			"needs driver"},
		{"old C library", observed.Flags{OS: "CentOS 7.9", With: []string{"torch==2.8.0"}}, verdict.Fails, "glibc"},
		{"NumPy 2 under an old build",
			observed.Flags{With: []string{"torch==2.2.0", "numpy==2.0.1"}}, verdict.Fails, "NumPy"},
		{"CPU build of another system",
			observed.Flags{OS: "Windows 11", GPU: []string{"RTX 3060"}, With: []string{"torch==2.5.1"}},
			verdict.Fails, "CPU"},
		{"GPU of tomorrow",
			observed.Flags{GPU: []string{"RTX 9090"}, Framework: []string{"pytorch==2.5.1"}}, verdict.Unproven,
			"know no GPU"},
		{"neither release nor GPU", observed.Flags{Framework: []string{"pytorch"}, CUDA: "12.1"}, verdict.Unproven,
			"nobody says which PyTorch it is, nor for which GPU and driver"},
		{"a wheel of a community",
			observed.Flags{GPU: []string{"RTX 4060"}, Framework: []string{"tensorflow==1.15"}, CUDA: "11.8",
				With: []string{"wheel==community"}}, verdict.Works, ""},
		{"the package wheel", observed.Flags{GPU: []string{"RTX 4060"}, Framework: []string{"tensorflow==1.15"}, CUDA: "11.8",
			With: []string{"wheel==0.43.0"}}, verdict.Fails, "take CUDA >=10.0,<11"},
		{"a build of NVIDIA's containers, which one not said",
			observed.Flags{GPU: []string{"RTX 5090"}, Framework: []string{"tensorflow"}, With: []string{"ngc-tensorflow"}},
			verdict.Unproven, "which release it is, is not said"},
		{"the machine's older CUDA",
			observed.Flags{Framework: []string{"jax==0.4.34"}, CUDA: "12.2", GPU: []string{"A100"}},
			verdict.Unproven, "a CUDA 12.2 of the machine is taken before it"},
		{"CUDA of the build or newer",
			observed.Flags{Framework: []string{"jax==0.4.34"}, CUDA: "12.6", GPU: []string{"A100"}},
			verdict.Works, ""},
		{"a release in words",
			observed.Flags{Framework: []string{"pytorch==2.5.1"}, With: []string{"bitsandbytes==old release"}},
			verdict.Unproven, `which release of bitsandbytes "old release" is`},
		{"a plugin's release in words", observed.Flags{Framework: []string{"jax==0.6.2"}, GPU: []string{"A100"},
			With: []string{"jax-cuda12-plugin==other version"}}, verdict.Unproven, "of jax-cuda12-plugin"},
		{"another CUDA on the path",
			observed.Flags{Framework: []string{"jax==0.6.2"}, CUDA: "12", GPU: []string{"A100"},
				With: []string{"LD_LIBRARY_PATH==/usr/local/cuda-12.4/lib64"}}, verdict.Unproven, "_PATH names"},
		{"compiled from source for another GPU",
			observed.Flags{Framework: []string{"pytorch==1.5.0"}, GPU: []string{"GTX 1080 Ti"},
				With: []string{"mmdet==source build for sm_75 only"}}, verdict.Fails, "for compute capability 7.5"},
		{"Python of 32 bits",
			observed.Flags{Framework: []string{"pytorch==2.0.1+cu118"}, OS: "Windows 10", Python: "3.10.6 32-bit"},
			verdict.Fails, "no build for a Python of 32 bits"},
		{"another C library", observed.Flags{With: []string{"torch==2.3.1"}, GPU: []string{"A100"}, OS: "alpine 3.19"},
			verdict.Fails, "for the C library glibc alone, and alpine 3.19 has musl"},
		{"a vendor's build where the index has one for the CPU alone",
			observed.Flags{With: []string{"torch==2.4.0a0+f70bd71a48.nv24.06"}, GPU: []string{"Jetson Orin Nano"},
				OS: "jetpack 6.0"}, verdict.Works, ""},
		{"the same for servers", observed.Flags{With: []string{"torch==2.2.0a0+81ea7a4.nv23.12"}, GPU: []string{"GH200"},
			CUDA: "12.3"}, verdict.Works, ""},
		{"the same with a toolkit that is too old", observed.Flags{With: []string{"torch==2.2.0a0+81ea7a4.nv23.12"},
			GPU: []string{"GH200"}, CUDA: "11.4"}, verdict.Fails, "first that compiles for"},
		{"the same, with the toolkit of its month", observed.Flags{With: []string{"torch==2.2.0a0+81ea7a4.nv23.12"},
			GPU: []string{"GH200"}}, verdict.Works, ""},
		{"the same, and which toolkit nobody says", observed.Flags{With: []string{"torch==2.2.0a0+git81ea7a4"},
			GPU: []string{"GH200"}}, verdict.Unproven, "was made elsewhere"},
		{"a package of GPU builds on a board that has own ones", observed.Flags{With: []string{"onnxruntime-gpu==1.18.0"},
			GPU: []string{"Jetson AGX Orin"}, OS: "jetpack 6.0"}, verdict.Works, ""},
		{"a package of GPU builds where there are none", observed.Flags{With: []string{"onnxruntime-gpu==1.19.0"},
			GPU: []string{"GH200"}}, verdict.Fails, "has no build for linux/arm64"},
		{"CUDA of a major that no build is for",
			observed.Flags{Framework: []string{"onnxruntime==1.27.0"}, CUDA: "12.4",
				OS: "Windows 11"}, verdict.Fails, "take CUDA >=13,<14"},
		{"an extension of the default index",
			observed.Flags{With: []string{"torch==2.15.0", "xformers==0.0.35"}}, verdict.Fails,
			"xformers 0.0.35 is compiled for CUDA 12"},
		{"an extension beside a labelled build",
			observed.Flags{With: []string{"torch==2.14.1+cu130", "xformers==0.0.35"}},
			verdict.Works, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			doc := judge(t, e, test.flags)
			if doc.Verdict != test.want {
				t.Errorf("%s, want %s: %s", doc.Verdict, test.want, said(doc))
			}
			if !strings.Contains(said(doc), test.says) {
				t.Errorf("says %q, want %q in it", said(doc), test.says)
			}
		})
	}
}

// said returns the words of conflicts and of what is missing.
func said(doc verdict.Document) string {
	var b strings.Builder
	for _, j := range doc.Judged {
		if j.Missing != nil {
			fmt.Fprintln(&b, j.Missing.Why)
		}
		if j.Conflict != nil {
			for _, r := range j.Conflict.Rules {
				fmt.Fprintln(&b, r.Text)
			}
		}
	}
	return b.String()
}

func TestNothingToJudge(t *testing.T) {
	for _, flags := range []observed.Flags{{}, {GPU: []string{"t4"}}, {With: []string{"requests==2.32.0"}}} {
		_, err := check.Judge(engine(t), observed.Environment{Observations: flags.Observations()})
		if !errors.Is(err, check.ErrNothingToJudge) {
			t.Errorf("%+v: %v", flags, err)
		}
	}
}

// TestChangesHold draws environments, makes each change that a verdict offers the
// way a reader would, and judges what comes of it.
func TestChangesHold(t *testing.T) {
	e := engine(t)
	random := rand.New(rand.NewPCG(20261124, 1))
	gpus := []string{"k80", "v100", "gtx-1080-ti", "t4", "a100", "rtx-4090", "h100", "rtx-5090", "b200"}
	drivers := []string{"450.80.02", "470.256.02", "525.105.17", "535.216.01", "550.54.15", "570.133.20", "580.65.06"}
	releases := e.Facts.Frameworks("pytorch")
	made := 0
	for range 150 {
		release := releases[random.IntN(len(releases))]
		build := release.Builds[random.IntN(len(release.Builds))]
		flags := observed.Flags{GPU: []string{gpus[random.IntN(len(gpus))]}, Driver: []string{drivers[random.IntN(len(drivers))]},
			With: []string{"torch==" + release.Version + "+" + build.Variant}}
		for _, fix := range judge(t, e, flags).Judged[0].Fixes {
			changed := flags
			for _, c := range fix.Change {
				switch c.Part {
				case "framework":
					version, label, labelled := strings.Cut(c.To, "+")
					if !labelled {
						label = build.Variant
					}
					changed.With = []string{"torch==" + version + "+" + label}
				case "framework.cuda":
					version, _, _ := strings.Cut(strings.TrimPrefix(changed.With[0], "torch=="), "+")
					changed.With = []string{"torch==" + version + "+" + c.To}
				case "driver":
					changed.Driver = []string{c.To}
				default:
					t.Fatalf("%+v: a change of %q", flags, c.Part)
				}
			}
			made++
			if doc := judge(t, e, changed); doc.Verdict != verdict.Works {
				t.Errorf("%+v\n%s\ngives %+v, which %s: %s", flags, fix.Text, changed, doc.Verdict, said(doc))
			}
		}
	}
	if made < 50 {
		t.Errorf("%d changes alone: the draw shows little", made)
	}
}

// TestPackagesSayWhichBuildItIs judges what pip list shows of builds whose GPU code or
// libraries are packages of their own.
func TestPackagesSayWhichBuildItIs(t *testing.T) {
	e := engine(t)
	for _, test := range []struct {
		name    string
		with    []string
		want    verdict.Verdict
		variant string // of the build
		says    string
	}{
		{"plugin", []string{"jax==0.6.2", "jaxlib==0.6.2", "jax-cuda12-plugin==0.6.2", "jax-cuda12-pjrt==0.6.2",
			"nvidia-cudnn-cu12==9.10.2.21"}, verdict.Works, "cuda12", ""},
		{"compiled code by its label", []string{"jax==0.4.25", "jaxlib==0.4.25+cuda11.cudnn86"}, verdict.Works,
			"cuda11_cudnn86", ""},
		{"the plugin of another release", []string{"jax==0.6.2", "jax-cuda12-plugin==0.6.0"}, verdict.Fails, "",
			"loads GPU code of jax-cuda12-plugin >=0.6.2,<=0.6.2 alone, and leaves 0.6.0 out"},
		{"no plugin", []string{"jax==0.6.2", "jaxlib==0.6.2"}, verdict.Fails, "", "no GPU code"},
		{"libraries of an extra", []string{"tensorflow==2.18.0", "nvidia-cudnn-cu12==9.3.0.75"}, verdict.Works, "cu125", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			doc := judge(t, e, observed.Flags{GPU: []string{"A100"}, With: test.with})
			if doc.Verdict != test.want || !strings.Contains(said(doc), test.says) {
				t.Errorf("%s: %s", doc.Verdict, said(doc))
			}
			if s := doc.Judged[0].Stack; s != nil && s.Framework.Variant != test.variant {
				t.Errorf("taken for the build %s, want %s", s.Framework.Variant, test.variant)
			}
			for _, n := range doc.NotJudged {
				t.Errorf("%s is not judged", n.Name)
			}
		})
	}
}

func TestAChangeNamesTheExtra(t *testing.T) {
	doc := judge(t, engine(t), observed.Flags{GPU: []string{"A100"}, With: []string{"jax==0.6.2"}})
	if fixes := doc.Judged[0].Fixes; len(fixes) == 0 || !strings.HasPrefix(fixes[0].Text, "jax[cuda12]==0.6.2 ") {
		t.Errorf("offers %+v", fixes)
	}
}

// BenchmarkManyPackages judges 5,000 packages of which the facts know one.
func BenchmarkManyPackages(b *testing.B) {
	e := engine(b)
	flags := observed.Flags{GPU: []string{"h100"}, With: []string{"torch==2.5.1"}}
	for i := range 5000 {
		flags.With = append(flags.With, fmt.Sprintf("package%d==1.%d", i, i))
	}
	env := observed.Environment{Observations: flags.Observations()}
	for b.Loop() {
		if _, err := check.Judge(e, env); err != nil {
			b.Fatal(err)
		}
	}
}

// What stands beside a framework or a program is changed before that.
func TestSmallerChangesComeFirst(t *testing.T) {
	e := engine(t)
	for _, test := range []struct {
		with []string
		want []string // how the changes begin, in order
	}{
		{[]string{"torch==2.2.1", "torchvision==0.16.2"}, []string{"torchvision==0.17.1", "torch==2.1.2"}},
		{[]string{"vllm==0.5.4", "xformers==0.0.26.post1"}, []string{"xformers==0.0.27.post2", "vllm=="}},
		{[]string{"torch==2.0.1", "flash-attn==2.7.4.post1"}, []string{"flash-attn==2.6.3", "torch==2.2.2"}},
		{[]string{"torch==2.5.1", "nvidia-cudnn-cu12==8.9.2.26"}, []string{"without nvidia-cudnn-cu12", "torch=="}},
		{[]string{"torch==2.2.1", "torchaudio==2.3.0", "torchvision==0.16.2"},
			[]string{"torchaudio==2.2.1 and torchvision==0.17.1", "torch=="}},
		// A program stays with what it is for: which of the two is to go, nobody says.
		{[]string{"torch==2.5.1", "vllm==0.9.1"}, []string{"torch==2.7.0", "vllm=="}},
	} {
		doc := judge(t, e, observed.Flags{With: test.with, GPU: []string{"A100"}})
		fixes := doc.Judged[0].Fixes
		if len(fixes) < len(test.want) {
			t.Errorf("%v: %d changes", test.with, len(fixes))
			continue
		}
		for i, want := range test.want {
			if !strings.HasPrefix(fixes[i].Text, want) {
				t.Errorf("%v: change %d is %q, want %q", test.with, i, fixes[i].Text, want)
			}
		}
	}
}

func TestTheSameReleaseInAnotherBuildComesFirst(t *testing.T) {
	e := engine(t)
	for _, test := range []struct {
		gpu, torch, with string
		want             string // the beginning of the first change; empty for none
	}{
		{"A100", "torch==2.3.1+cu121", "torch-scatter==2.1.2+pt21cu118",
			"torch-scatter==2.1.2+pt23cu121 from https://data.pyg.org/"},
		{"A100", "torch==2.2.2+cu121", "auto-gptq==0.7.1+cu118", "auto-gptq==0.7.1"},
		{"A100", "torch==2.3.1+cu121", "flash-attn==2.6.3+cu123torch2.1cxx11abiFALSE",
			"flash-attn==2.6.3+cu123torch2.3cxx11abiFALSE from https://github.com/"},
		{"A100", "torch==2.14.1", "torch-scatter==2.1.2+pt21cu118", "torch==2.1.2"}, // no wheel of it is known to fit
		// Which fits, and the GPU does not: both change.
		{"RTX 5090", "torch==2.5.1", "torch-scatter==2.1.2+pt25cu124", "torch==2.7.1+cu128 from " +
			"https://download.pytorch.org/whl/cu128 and torch-scatter==2.1.2+pt27cu128 from https://data.pyg.org/"},
	} {
		doc := judge(t, e, observed.Flags{GPU: []string{test.gpu}, With: []string{test.torch, test.with}})
		first := ""
		if fixes := doc.Judged[0].Fixes; len(fixes) > 0 {
			first = fixes[0].Text
		}
		if doc.Verdict != verdict.Fails || !strings.HasPrefix(first, test.want) || first != "" && test.want == "" {
			t.Errorf("%s beside %s: %s, change: %s, want %q", test.with, test.torch, doc.Verdict, first, test.want)
		}
	}
}
