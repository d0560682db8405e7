package recipe_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/oci"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/recipe"
	"github.com/envsolve/envsolve/planner/request"
)

const zstd = "application/vnd.oci.image.layer.v1.tar+zstd"

func wheel(name, version string, size int64, layer string) lock.Wheel {
	return lock.Wheel{
		Name: name, Version: version, File: name + "-" + version + ".whl",
		Layer: oci.Layer{MediaType: zstd, Digest: digest.Digest("sha256:" + layer),
			DiffID: digest.Digest("sha256:diff-" + layer), Size: size},
	}
}

// target is a locked target with a big wheel, a small one, and two that share a
// layer.
func target() *lock.Target {
	return &lock.Target{
		Name: "train", Platform: "linux/amd64",
		Stack: plan.Stack{
			GPUs:      []plan.GPU{{ID: "h100-sxm", ComputeCapability: "9.0"}, {ID: "a100-80gb", ComputeCapability: "8.0"}},
			Driver:    plan.Driver{Floor: "525.60.13"},
			CUDA:      plan.CUDA{Version: "12.4.1"},
			Framework: plan.Framework{Name: "pytorch", Version: "2.5.1", Variant: "cu124"},
			Python:    "3.12",
		},
		Base: lock.Base{Reference: "docker.io/library/python:3.12-slim-bookworm", Digest: "sha256:base"},
		Wheels: []lock.Wheel{
			wheel("filelock", "3.16", 10, "tail"), wheel("jinja2", "3.1", 10, "tail"),
			wheel("numpy", "2.1.0", 500, "numpy"), wheel("torch", "2.5.1+cu124", 90000, "torch"),
		},
	}
}

func inputs() recipe.Inputs {
	return recipe.Inputs{
		Environment: recipe.Layer{Name: "environment", Layer: oci.Layer{Digest: "sha256:env"}},
		SelfTest:    &recipe.Layer{Name: "self-test", Layer: oci.Layer{Digest: "sha256:kit"}},
		LockDigest:  "sha256:lock",
	}
}

func fromLock(t *testing.T, l *lock.Target, in recipe.Inputs) *recipe.Recipe {
	t.Helper()
	r, err := recipe.FromLock(l, in)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestLayersAreOrderedFromBigAndStableToSmallAndChanging(t *testing.T) {
	l := target()
	l.Apt = []lock.AptPackage{{Name: "git", Version: "1:2.39"}}
	l.Image.Copy = []request.CopyRequest{{From: "./src", To: "/app"}}
	in := inputs()
	in.Copies = []recipe.Layer{{Name: "copy", Layer: oci.Layer{Digest: "sha256:copy"}}}
	want := []string{
		"environment sha256:env envsolve: virtual environment /opt/env",
		"wheels sha256:torch envsolve: wheel torch 2.5.1+cu124",
		"wheels sha256:numpy envsolve: wheel numpy 2.1.0",
		"wheels sha256:tail envsolve: wheel filelock 3.16, jinja2 3.1",
		"apt  envsolve: apt git=1:2.39",
		"self-test sha256:kit envsolve: self-test",
		"files sha256:copy envsolve: copy ./src to /app",
	}
	for range 20 { // the order is not that of a map
		var got []string
		for _, layer := range fromLock(t, l, in).Layers {
			got = append(got, strings.Join([]string{string(layer.Kind), layer.Digest.String(), layer.CreatedBy}, " "))
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("layers (-want +got):\n%s", diff)
		}
		slices.Reverse(l.Wheels)
	}
}

func TestARelocatablePythonIsTheFirstLayer(t *testing.T) {
	l := target()
	l.Stack.Standalone = &plan.Standalone{Version: "3.12.14", Build: "20260814"}
	if _, err := recipe.FromLock(l, inputs()); err == nil || !strings.Contains(err.Error(), "no layer of Python 3.12.14") {
		t.Errorf("without its layer the error is %v", err)
	}
	l.Interpreter.Layer = oci.Layer{Digest: "sha256:python"}
	got := fromLock(t, l, inputs()).Layers[0]
	if got.Kind != recipe.Interpreter || got.Digest != "sha256:python" ||
		got.CreatedBy != "envsolve: Python 3.12.14, relocatable build 20260814" {
		t.Errorf("%+v", got)
	}
	in := inputs()
	in.Interpreter = oci.Layer{Digest: "sha256:gzip"}
	if got := fromLock(t, l, in).Layers[0]; got.Digest != "sha256:gzip" {
		t.Errorf("in another compression: %+v", got)
	}
}

func TestOtherLayersReplaceThoseOfTheLock(t *testing.T) {
	in := inputs()
	in.Wheels = map[string]oci.Layer{
		"torch-2.5.1+cu124.whl": {MediaType: "gzip", Digest: "sha256:gz", DiffID: "sha256:d", Size: 95000},
	}
	layers := fromLock(t, target(), in).Layers
	if layers[1].Digest != "sha256:gz" || layers[1].MediaType != "gzip" {
		t.Errorf("%+v", layers[1])
	}
}

func TestWithoutSelfTestNothingRuns(t *testing.T) {
	in := inputs()
	if got := fromLock(t, target(), in).SelfTest.Args; !slices.Equal(got, []string{"envsolve-selftest"}) {
		t.Errorf("%q", got)
	}
	in.SelfTest = nil
	r := fromLock(t, target(), in)
	if len(r.SelfTest.Args) > 0 || r.Layers[len(r.Layers)-1].Kind != recipe.Wheels {
		t.Errorf("%+v", r)
	}
}

func TestConfig(t *testing.T) {
	tests := []struct {
		name   string
		change func(*lock.Target)
		want   func(*recipe.Config)
	}{
		{name: "defaults", change: func(*lock.Target) {}, want: func(*recipe.Config) {}},
		{
			name: "the user's own values win",
			change: func(l *lock.Target) {
				l.Image.Env = map[string]string{"HF_HOME": "/cache", "HOME": "/work", "NVIDIA_REQUIRE_CUDA": "cuda>=12.4"}
				l.Image.Labels = map[string]string{"team": "vision", "dev.envsolve.cuda": "mine"}
				l.Image.Workdir.Value, l.Image.Entrypoint, l.Image.Command = "/app", []string{"python"}, []string{"train.py"}
			},
			want: func(c *recipe.Config) {
				c.Env[2], c.Env[6] = "HOME=/work", "NVIDIA_REQUIRE_CUDA=cuda>=12.4"
				c.Env = append(c.Env, "HF_HOME=/cache")
				c.Labels["team"], c.Labels["dev.envsolve.cuda"] = "vision", "mine"
				c.WorkingDir, c.Entrypoint, c.Cmd = "/app", []string{"python"}, []string{"train.py"}
			},
		},
		{
			name: "the loader looks through folders of wheels",
			change: func(l *lock.Target) {
				l.Stack.LibraryPath = []string{"nvidia/cublas/lib", "nvidia/cudnn/lib"}
			},
			want: func(c *recipe.Config) {
				const site = "/opt/env/lib/python3.12/site-packages/"
				c.Env = slices.Insert(c.Env, 2, "LD_LIBRARY_PATH="+site+"nvidia/cublas/lib:"+site+"nvidia/cudnn/lib")
			},
		},
		{
			name: "but for what the user says",
			change: func(l *lock.Target) {
				l.Stack.LibraryPath = []string{"nvidia/cublas/lib"}
				l.Image.Env = map[string]string{"LD_LIBRARY_PATH": "/mine"}
			},
			want: func(c *recipe.Config) { c.Env = slices.Insert(c.Env, 2, "LD_LIBRARY_PATH=/mine") },
		},
		{
			name:   "root has a home of its own",
			change: func(l *lock.Target) { l.Image.User.Value = "root" },
			want:   func(c *recipe.Config) { c.User, c.Env = "root", slices.Delete(c.Env, 2, 4) },
		},
		{
			name:   "so has a user that the base image knows",
			change: func(l *lock.Target) { l.Image.User.Value = "app:app" },
			want:   func(c *recipe.Config) { c.User, c.Env = "app:app", slices.Delete(c.Env, 2, 4) },
		},
		{
			name:   "a number has none",
			change: func(l *lock.Target) { l.Image.User.Value = "2000" },
			want:   func(c *recipe.Config) { c.User = "2000" },
		},
		{
			name: "without GPUs nothing is asked of the NVIDIA runtime",
			change: func(l *lock.Target) {
				l.Stack.GPUs, l.Stack.Driver, l.Stack.CUDA = nil, plan.Driver{}, plan.CUDA{}
			},
			want: func(c *recipe.Config) {
				c.Env = c.Env[:4]
				for _, gone := range []string{"gpus", "driver.floor", "cuda"} {
					delete(c.Labels, "dev.envsolve."+gone)
				}
			},
		},
		{
			name:   "without a floor any driver will do",
			change: func(l *lock.Target) { l.Stack.Driver.Floor = "" },
			want: func(c *recipe.Config) {
				c.Env[6] = "NVIDIA_REQUIRE_CUDA=arch>=8.0"
				delete(c.Labels, "dev.envsolve.driver.floor")
			},
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			l, want := target(), defaultConfig()
			test.change(l)
			test.want(&want)
			if diff := cmp.Diff(want, fromLock(t, l, inputs()).Config); diff != "" {
				t.Errorf("config (-want +got):\n%s", diff)
			}
		})
	}
}

func defaultConfig() recipe.Config {
	return recipe.Config{
		Env: []string{
			"PATH=/opt/env/bin", "VIRTUAL_ENV=/opt/env", "HOME=/tmp", "USER=envsolve",
			"NVIDIA_VISIBLE_DEVICES=all", "NVIDIA_DRIVER_CAPABILITIES=compute,utility",
			"NVIDIA_REQUIRE_CUDA=driver>=525.60.13,arch>=8.0",
		},
		User: "1000:1000",
		Labels: map[string]string{
			"org.opencontainers.image.title": "train", "org.opencontainers.image.version": "lock",
			"org.opencontainers.image.base.name":   "docker.io/library/python:3.12-slim-bookworm",
			"org.opencontainers.image.base.digest": "sha256:base",
			"dev.envsolve.lock.digest":             "sha256:lock",
			"dev.envsolve.framework":               "pytorch 2.5.1", "dev.envsolve.variant": "cu124",
			"dev.envsolve.cuda": "12.4.1", "dev.envsolve.python": "3.12", "dev.envsolve.driver.floor": "525.60.13",
			"dev.envsolve.gpus": "h100-sxm,a100-80gb",
		},
	}
}

func TestRequirementNamesTheLowestGPU(t *testing.T) {
	for _, test := range []struct {
		floor        string
		capabilities []string
		want         string
	}{
		{"580.65.06", []string{"10.0", "9.0", "12.0"}, "driver>=580.65.06,arch>=9.0"},
		{"525.60.13", []string{"7.5"}, "driver>=525.60.13,arch>=7.5"},
		{"525.60.13", []string{""}, "driver>=525.60.13"}, // a lock of an earlier release
		{"", nil, ""},
	} {
		s := plan.Stack{Driver: plan.Driver{Floor: test.floor}}
		for _, c := range test.capabilities {
			s.GPUs = append(s.GPUs, plan.GPU{ComputeCapability: c})
		}
		if got := recipe.Requirement(s); got != test.want {
			t.Errorf("%v on %s: %q, want %q", test.capabilities, test.floor, got, test.want)
		}
	}
}

// An nvidia/cuda base says its own floor, which hosts on minor version
// compatibility do not reach.
func TestTheGateOfTheBaseIsReplaced(t *testing.T) {
	l, in := target(), inputs()
	l.Stack.GPUs = nil
	gate := func() string {
		for _, e := range fromLock(t, l, in).Config.Env {
			if value, found := strings.CutPrefix(e, "NVIDIA_REQUIRE_CUDA="); found {
				return value
			}
		}
		return ""
	}
	if got := gate(); got != "" {
		t.Errorf("a plain base with no GPU in the target is given the gate %q", got)
	}
	l.Base.Reference = "docker.io/nvidia/cuda:12.4.1-runtime-ubuntu22.04@sha256:base"
	if got := gate(); got != "driver>=525.60.13" {
		t.Errorf("the gate is %q, want the floor of the stack", got)
	}
}

func TestWithoutASelfTestThereIsNoGuard(t *testing.T) {
	l, in := target(), inputs()
	l.SelfTest.Guard, in.SelfTest = true, nil
	if got := fromLock(t, l, in).Config.Guard; got != nil {
		t.Errorf("without a self-test there is no guard to run, yet it is %q", got)
	}
	l, in = target(), inputs()
	l.SelfTest.Guard = true
	if got := fromLock(t, l, in).Config.Guard; !slices.Equal(got, []string{recipe.GuardCommand}) {
		t.Errorf("the guard that was asked for is %q", got)
	}
}

func TestFromLockReportsAllThatIsWrong(t *testing.T) {
	l := target()
	l.Base.Digest, l.Platform = "", "windows/amd64"
	l.Wheels[0].Layer = oci.Layer{}
	l.Image.Env = map[string]string{"A=B": "x", "C": "\x00"}
	l.Image.Copy = []request.CopyRequest{{From: "a", To: "b", At: request.Position{File: "envsolve.hcl", Line: 9,
		Column: 3}}}
	_, err := recipe.FromLock(l, inputs())
	if err == nil {
		t.Fatal("accepted")
	}
	for _, want := range []string{
		"names no base image", `"windows/amd64"`, "filelock-3.16.whl", `env "A=B"`, `env "C"`, "envsolve.hcl:9:3",
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("does not say %s:\n%v", want, err)
		}
	}
}

func TestDestination(t *testing.T) {
	for _, test := range []struct{ to, workdir, want string }{
		{"/app", "", "/app"},
		{"/app/", "/x", "/app/"},
		{"src", "/app", "/app/src"},
		{"src/", "/app/", "/app/src/"},
		{".", "/app", "/app"},
		{"../../etc", "/app", "/etc"},
		{"/", "", "/"},
		{"./", "/", "/"},
	} {
		if got := recipe.Destination(test.to, test.workdir); got != test.want {
			t.Errorf("Destination(%q, %q) = %q, want %q", test.to, test.workdir, got, test.want)
		}
	}
}
