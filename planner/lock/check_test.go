package lock

import (
	"errors"
	"regexp"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

func texts(values ...string) []request.Text {
	var out []request.Text
	for i, value := range values {
		out = append(out, request.Text{Value: value, At: request.Position{File: "envsolve.hcl", Line: i + 1, Column: 3}})
	}
	return out
}

func requestOf() request.Request {
	return request.Request{
		Target:  "train",
		GPUs:    texts("h100", "a100-80gb"),
		Drivers: texts(">=535"),
		Python:  texts("3.12")[0],
		Frameworks: []request.FrameworkRequest{
			{Name: "pytorch", Version: texts("~=2.5.0")[0], CUDA: texts("12.4")[0], With: texts("torchvision", "torchaudio")},
			{Name: "jax"},
		},
		Packages: []request.PackageRequest{{Name: "ray", Extras: []string{"default", "tune"}},
			{Name: "vllm", Specifier: "==0.6.3"}},
		Prefer:  texts("framework", "cuda"),
		Toolkit: true,
		Image: request.ImageRequest{
			Tags: texts("example.com/x:1"), Apt: texts("git", "ffmpeg"), Env: map[string]string{"B": "2", "A": "1"},
			User: texts("1000")[0], Copy: []request.CopyRequest{{From: "src", To: "/app"}}, Workdir: texts("/app")[0],
			Entrypoint: []string{"python", "train.py"}, Command: []string{"--x"}, Labels: map[string]string{"l": "v"},
		},
		SelfTest: request.SelfTestRequest{GPU: "auto"},
	}
}

func indexes() []request.Index {
	return []request.Index{{Name: "pytorch", URL: "https://example.com/{variant}",
		Packages: []string{"torchvision", "torch"}}}
}

func TestRequestLines(t *testing.T) {
	want := []string{
		"driver = >=535",
		"framework.jax = *",
		"framework.pytorch = ~=2.5.0",
		"framework.pytorch.cuda = 12.4",
		"framework.pytorch.with = torchaudio",
		"framework.pytorch.with = torchvision",
		"gpu = a100-80gb",
		"gpu = h100",
		"image.apt = ffmpeg",
		"image.apt = git",
		"image.command = --x",
		"image.copy./app = src",
		"image.entrypoint = python",
		"image.entrypoint = train.py",
		"image.env.A = 1",
		"image.env.B = 2",
		"image.labels.l = v",
		"image.user = 1000",
		"image.workdir = /app",
		"index.pytorch = https://example.com/{variant}",
		"index.pytorch.package = torch",
		"index.pytorch.package = torchvision",
		"package.ray[default,tune] = *",
		"package.vllm = ==0.6.3",
		"platform = linux/amd64",
		"prefer = framework",
		"prefer = cuda",
		"python = 3.12",
		"selftest.gpu = auto",
		"toolkit = true",
	}
	if diff := cmp.Diff(want, RequestLines(requestOf(), indexes())); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestRequestLinesIgnoreWhatMeansNothing(t *testing.T) {
	want := RequestLines(requestOf(), indexes())
	for name, change := range map[string]func(*request.Request){
		"order of gpus":      func(r *request.Request) { slices.Reverse(r.GPUs) },
		"a gpu twice":        func(r *request.Request) { r.GPUs = append(r.GPUs, r.GPUs[0]) },
		"order of apt":       func(r *request.Request) { slices.Reverse(r.Image.Apt) },
		"order of blocks":    func(r *request.Request) { slices.Reverse(r.Frameworks) },
		"tags":               func(r *request.Request) { r.Image.Tags = texts("example.com/x:2") },
		"places":             func(r *request.Request) { r.At.Line = 40; r.GPUs[0].At = request.Position{File: "--gpu"} },
		"the usual platform": func(r *request.Request) { r.Platform = texts("linux/amd64")[0] },
	} {
		r := requestOf()
		change(&r)
		if diff := cmp.Diff(want, RequestLines(r, indexes())); diff != "" {
			t.Errorf("%s changes the lines (-want +got):\n%s", name, diff)
		}
	}
}

// TestEveryPartMakesStale changes each part of a request by itself.
func TestEveryPartMakesStale(t *testing.T) {
	tests := []struct {
		want   string
		change func(*request.Request)
	}{
		{`gpu = "h100" → "h200"`, func(r *request.Request) { r.GPUs[0].Value = "h200" }},
		{`gpu = "h100" is gone`, func(r *request.Request) { r.GPUs = r.GPUs[1:] }},
		{`gpu = "l4" is new`, func(r *request.Request) { r.GPUs = append(r.GPUs, texts("l4")...) }},
		{`driver = ">=535" is gone`, func(r *request.Request) { r.Drivers = nil }},
		{`python = "3.12" → "3.11"`, func(r *request.Request) { r.Python.Value = "3.11" }},
		{`platform = "linux/amd64" → "linux/arm64"`, func(r *request.Request) { r.Platform.Value = "linux/arm64" }},
		{`os = "debian12" is new`, func(r *request.Request) { r.OS.Value = "debian12" }},
		{`cuda = "12.4" is new`, func(r *request.Request) { r.CUDA.Value = "12.4" }},
		{`cudnn = "9" is new`, func(r *request.Request) { r.CUDNN.Value = "9" }},
		{`nccl = "2" is new`, func(r *request.Request) { r.NCCL.Value = "2" }},
		{`toolkit = "true" is gone`, func(r *request.Request) { r.Toolkit = false }},
		{`prefer = "framework", "cuda" → "cuda", "framework"`, func(r *request.Request) { slices.Reverse(r.Prefer) }},
		{`framework.pytorch = "~=2.5.0" → "*"`, func(r *request.Request) { r.Frameworks[0].Version = request.Text{} }},
		{`framework.pytorch.cuda = "12.4" → "12.6"`, func(r *request.Request) { r.Frameworks[0].CUDA.Value = "12.6" }},
		{`framework.pytorch.with = "torchvision" is gone`,
			func(r *request.Request) { r.Frameworks[0].With = r.Frameworks[0].With[1:] }},
		{`framework.jax = "*" is gone`, func(r *request.Request) { r.Frameworks = r.Frameworks[:1] }},
		{`package.vllm = "==0.6.3" → "==0.7"`, func(r *request.Request) { r.Packages[1].Specifier = "==0.7" }},
		{`package.ray[default,tune] = "*" is gone; package.ray[default] = "*" is new`,
			func(r *request.Request) { r.Packages[0].Extras = []string{"default"} }},
		{`image.apt = "git" is gone`, func(r *request.Request) { r.Image.Apt = r.Image.Apt[1:] }},
		{`image.env.A = "1" → "0"`, func(r *request.Request) { r.Image.Env["A"] = "0" }},
		{`image.labels.l = "v" is gone`, func(r *request.Request) { r.Image.Labels = nil }},
		{`image.user = "1000" → "0"`, func(r *request.Request) { r.Image.User.Value = "0" }},
		{`image.workdir = "/app" → "/"`, func(r *request.Request) { r.Image.Workdir.Value = "/" }},
		{`image.base = "python:3.12" is new`, func(r *request.Request) { r.Image.Base.Value = "python:3.12" }},
		{`image.copy./app = "src" → "lib"`, func(r *request.Request) { r.Image.Copy[0].From = "lib" }},
		{`image.entrypoint = "train.py" → "test.py"`, func(r *request.Request) { r.Image.Entrypoint[1] = "test.py" }},
		{`image.command = "--y" is new`, func(r *request.Request) { r.Image.Command = append(r.Image.Command, "--y") }},
		{`selftest.gpu = "auto" → "off"`, func(r *request.Request) { r.SelfTest.GPU = "off" }},
	}
	placed := regexp.MustCompile(` \(envsolve\.hcl:\d+:\d+\)`)
	l := &Lock{Targets: []Target{{Name: "train", Platform: "linux/amd64", Request: RequestLines(requestOf(), indexes())}}}
	for _, tt := range tests {
		r := requestOf()
		tt.change(&r)
		err := l.Check([]request.Request{r}, indexes())
		want := "the lock is stale\n  target \"train\": " + tt.want + "\nrun \"envsolve lock\" to bring it up to date"
		if err == nil || placed.ReplaceAllString(err.Error(), "") != want {
			t.Errorf("got  %v\nwant %s", err, want)
		}
	}
}

func TestCheckSaysNothingOfAFreshLock(t *testing.T) {
	l := &Lock{Targets: []Target{
		{Name: "train", Platform: "linux/amd64", Request: RequestLines(requestOf(), indexes())},
		{Name: "other", Platform: "linux/amd64"},
	}}
	if err := l.Check([]request.Request{requestOf()}, indexes()); err != nil {
		t.Error(err)
	}
}

func TestCheckTellsTargetsAndPlatformsApart(t *testing.T) {
	amd, arm, cell := requestOf(), requestOf(), requestOf()
	arm.Platform.Value = "linux/arm64"
	cell.Cell = "gpu=t4"
	l := &Lock{Targets: []Target{{Name: "train", Platform: "linux/amd64", Request: RequestLines(amd, nil)}}}
	changed := amd
	changed.CUDA.Value = "12.6"
	err := l.Check([]request.Request{changed, arm, cell}, nil)
	var stale *Stale
	if !errors.As(err, &stale) {
		t.Fatalf("Check: %v, want a *Stale", err)
	}
	want := []TargetChange{
		{Name: "train", Platform: "linux/amd64", Changes: []plan.Change{{Part: "cuda", To: `"12.6"`}},
			Places: make([]request.Position, 1)},
		{Name: "train", Platform: "linux/arm64", Missing: true},
		{Name: "train[gpu=t4]", Platform: "linux/amd64", Missing: true},
	}
	if diff := cmp.Diff(want, stale.Targets); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if want := `target "train[gpu=t4]" for linux/amd64 is not locked`; stale.Targets[2].String() != want {
		t.Errorf("String() = %s, want %s", stale.Targets[2], want)
	}
}

func TestCheckComparesIndexes(t *testing.T) {
	l := &Lock{Targets: []Target{{Name: "train", Platform: "linux/amd64", Request: RequestLines(requestOf(), indexes())}}}
	other := indexes()
	other[0].URL = "https://example.org/{variant}"
	err := l.Check([]request.Request{requestOf()}, other)
	var stale *Stale
	if !errors.As(err, &stale) || len(stale.Targets[0].Changes) != 1 ||
		stale.Targets[0].Changes[0].Part != "index.pytorch" {
		t.Errorf("another index: %v", err)
	}
}

func TestOtherFacts(t *testing.T) {
	l := sample()
	if l.OtherFacts(l.Matrices) || !l.OtherFacts(plan.MatricesInfo{Digest: "sha256:00"}) {
		t.Error("facts are told apart by something else than their digest")
	}
}

func TestFind(t *testing.T) {
	l := sample()
	if got := l.Find("train", "linux/arm64"); got != &l.Targets[1] {
		t.Errorf("Find = %v", got)
	}
	if got := l.Find("train", "windows/amd64"); got != nil {
		t.Errorf("Find of a platform that is not locked = %v", got.Name)
	}
}

func TestCompare(t *testing.T) {
	tests := []struct {
		name        string
		before, now []string
		want        []plan.Change
	}{
		{"same", []string{"a = 1", "a = 2"}, []string{"a = 1", "a = 2"}, nil},
		{"paired in order", []string{"a = 1", "a = 2", "a = 3"}, []string{"a = 1", "a = x", "a = y"},
			[]plan.Change{{Part: "a", From: `"2"`, To: `"x"`}, {Part: "a", From: `"3"`, To: `"y"`}}},
		{"count matters", []string{"a = 1", "a = 1"}, []string{"a = 1"}, []plan.Change{{Part: "a", From: `"1"`}}},
		{"equals sign in a value", []string{"a = b = c"}, []string{"a = b = d"},
			[]plan.Change{{Part: "a", From: `"b = c"`, To: `"b = d"`}}},
		{"empty value", []string{"a = "}, []string{"a = x"}, []plan.Change{{Part: "a", From: `""`, To: `"x"`}}},
		{"parts in order", []string{"b = 1"}, []string{"a = 1"},
			[]plan.Change{{Part: "a", To: `"1"`}, {Part: "b", From: `"1"`}}},
		{"nothing before", nil, []string{"a = 1"}, []plan.Change{{Part: "a", To: `"1"`}}},
	}
	for _, tt := range tests {
		if diff := cmp.Diff(tt.want, Compare(tt.before, tt.now)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
}

func TestIndexesAreInTheRequestLines(t *testing.T) {
	links := []request.Index{{Name: "pyg", URL: "https://example.com/whl", FindLinks: true}}
	lines := RequestLines(request.Request{Target: "t"}, links)
	want := []string{"index.pyg = https://example.com/whl", "index.pyg.find_links = true", "platform = linux/amd64",
		"selftest.gpu = "}
	if diff := cmp.Diff(want, lines); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestAStaleLockSaysWhereTheTargetFileChanged(t *testing.T) {
	at := func(line int) request.Position { return request.Position{File: "envsolve.hcl", Line: line, Column: 3} }
	r := request.Request{
		Target: "train", At: at(1),
		GPUs:   []request.Text{{Value: "a100", At: at(2)}, {Value: "h200", At: at(2)}},
		Python: request.Text{Value: "3.12", At: at(3)},
		Frameworks: []request.FrameworkRequest{{Name: "pytorch", At: at(4),
			Version: request.Text{Value: "==2.5.1", At: at(5)}}},
		Image: request.ImageRequest{Env: map[string]string{"A": "b"}},
	}
	l := &Lock{Targets: []Target{{Name: "train", Platform: DefaultPlatform, Request: []string{
		"cuda = 12.4", "framework.pytorch = ==2.4.1", "gpu = a100", "gpu = h100", "platform = linux/amd64",
		"python = 3.12", "selftest.gpu = ",
	}}}}
	err := l.Check([]request.Request{r}, nil)
	want := `the lock is stale
  target "train": cuda = "12.4" is gone (envsolve.hcl:1:3); framework.pytorch = "==2.4.1" → "==2.5.1" (envsolve.hcl:5:3); ` +
		`gpu = "h100" → "h200" (envsolve.hcl:2:3); image.env.A = "b" is new (envsolve.hcl:1:3)
run "envsolve lock" to bring it up to date`
	if err == nil || err.Error() != want {
		t.Errorf("got\n%v\nwant\n%s", err, want)
	}
}
