package judge_test

import (
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// TestLocksAreJudgedForTheirPlatform judges locks that hold other packages for each platform.
func TestLocksAreJudgedForTheirPlatform(t *testing.T) {
	archive, err := txtar.ParseFile("../source/testdata/locks_platforms.txtar")
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	for _, f := range archive.Files {
		texts[f.Name] = string(f.Data)
	}
	x86, arm, windows := observed.Flags{}, observed.Flags{Platform: "linux/arm64"}, observed.Flags{OS: "Windows 11"}
	for _, test := range []struct {
		file  string
		flags observed.Flags
		want  verdict.Verdict
		says  string
	}{
		{"sources/uv.lock", x86, verdict.Works, "2.7.1+cu128"},
		{"sources/uv.lock", arm, verdict.Fails, "decord-0.6.0-py3-none-manylinux2010_x86_64.whl is a wheel for"},
		{"sources/uv.lock", windows, verdict.Fails, "2.7.1+cpu"},
		{"script/uv.lock", x86, verdict.Works, "2.7.1+cu126"},
		{"script/uv.lock", arm, verdict.Fails, "pip installs on linux/arm64, runs on the CPU"},
		{"new/poetry.lock", x86, verdict.Works, "2.7.1+cu126"},
		{"new/poetry.lock", windows, verdict.Fails, "2.7.1+cpu"},
		{"old/poetry.lock", x86, verdict.Works, "2.2.2+cu121"},
		{"old/poetry.lock", windows, verdict.Fails, "2.2.2+cpu"},
		{"pdm.lock", arm, verdict.Fails, "torch-2.2.2-cp311-cp311-manylinux1_x86_64.whl is a wheel for manylinux1_x86_64"},
		{"pdm.lock", windows, verdict.Fails, "2.2.2+cpu"},
		{"pylock.toml", x86, verdict.Works, "2.7.1+cu128"},
		{"pylock.toml", arm, verdict.Fails, "2.7.1+cpu"},
		{"pylock.toml", windows, verdict.Works, "2.7.1+cu128, CUDA 12.8.0, cuDNN 9.7.1.26, windows/amd64"},
		{"pixi.lock", x86, verdict.Unproven, "PyTorch 2.5.1 for CUDA 12.6 is one of conda's channels"},
		{"pixi.lock", arm, verdict.Fails, "cpu"},
		{"pixi.lock", windows, verdict.Works, "2.5.1+cu124, CUDA 12.4.1, cuDNN 9.1.0.70, windows/amd64"},
		{"arm/pixi.lock", x86, verdict.Unproven, "PyTorch 2.5.1 for CUDA 12.6 is one of conda's channels"},
		{"conda-lock.yml", x86, verdict.Unproven, "PyTorch 2.5.1 for CUDA 12.6 is one of conda's channels"},
		{"conda-lock.yml", windows, verdict.Fails, "cpu"},
		{"conda-lock.yml", arm, verdict.Fails, "2.5.1+cpu, which pip installs on linux/arm64, runs on the CPU"},
		{"pixi.toml", windows, verdict.Fails, "2.5.1+cpu"},
	} {
		test.flags.GPU = []string{"H100"}
		doc := judged(t, filepath.Join(t.TempDir(), filepath.Base(test.file)), texts[test.file], &test.flags)
		if answer := answered(t, &doc); doc.Verdict != test.want || !strings.Contains(answer, test.says) {
			t.Errorf("%s %s%s: %s, want %s, and %q in it:\n%s", test.file, test.flags.Platform, test.flags.OS,
				doc.Verdict, test.want, test.says, answer)
		}
	}
}
