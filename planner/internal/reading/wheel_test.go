package reading

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestReadWheel(t *testing.T) {
	const amd64, arm64 = "linux/amd64", "linux/arm64"
	for text, want := range map[string]Wheel{
		"https://x.org/cu118/torch-2.1.0%2Bcu118-cp310-cp310-linux_x86_64.whl#sha256=00": {Python: "3.10",
			Platforms: []string{amd64}, File: "torch-2.1.0+cu118-cp310-cp310-linux_x86_64.whl", Tag: "linux_x86_64"},
		`C:\w\torch-1.8.1-cp37-cp37m-win_amd64.whl`: {Python: "3.7", Platforms: []string{"windows/amd64"},
			File: "torch-1.8.1-cp37-cp37m-win_amd64.whl", Tag: "win_amd64"},
		"vllm-0.9.1-cp38-abi3-manylinux1_x86_64.whl": {Least: "3.8", Platforms: []string{amd64},
			File: "vllm-0.9.1-cp38-abi3-manylinux1_x86_64.whl", Tag: "manylinux1_x86_64"},
		"a-1-py3-none-any.whl": {File: "a-1-py3-none-any.whl", Tag: "any"},
		"a-1-2-py2.py3-none-manylinux_2_17_aarch64.manylinux2014_aarch64.whl": {Platforms: []string{arm64, arm64},
			File: "a-1-2-py2.py3-none-manylinux_2_17_aarch64.manylinux2014_aarch64.whl",
			Tag:  "manylinux_2_17_aarch64.manylinux2014_aarch64"},
		"a-1-cp311-cp311-macosx_11_0_arm64.whl": {Python: "3.11", Platforms: []string{"macosx_11_0_arm64"},
			File: "a-1-cp311-cp311-macosx_11_0_arm64.whl", Tag: "macosx_11_0_arm64"},
	} {
		got, ok := ReadWheel(text)
		if diff := cmp.Diff(want, got); !ok || diff != "" {
			t.Errorf("%s: %t (-want +got)\n%s", text, ok, diff)
		}
	}
	for _, text := range []string{
		"", "https://x.org/torch-2.1.0.tar.gz", "a-1.whl", "a-1-pp39-pypy39_pp73-linux_x86_64.whl",
	} {
		if got, ok := ReadWheel(text); ok {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
}

func TestWhatTakesAWheel(t *testing.T) {
	for _, test := range []struct {
		file, python, platform string
		takes, runs            bool
	}{
		{"a-1-cp310-cp310-linux_x86_64.whl", "3.10", "linux/amd64", true, true},
		{"a-1-cp310-cp310-linux_x86_64.whl", "3.11", "linux/arm64", false, false},
		{"a-1-cp39-abi3-win_amd64.whl", "3.12", "windows/amd64", true, true},
		{"a-1-cp39-abi3-win_amd64.whl", "3.8", "linux/amd64", false, false},
		{"a-1-py3-none-any.whl", "3.12", "linux/arm64", true, true},
		{"a-1-py39-none-any.whl", "3.8", "linux/arm64", false, true},
	} {
		w, ok := ReadWheel(test.file)
		takes, runs := w.Takes(test.python), w.RunsOn(test.platform)
		if !ok || takes != test.takes || runs != test.runs {
			t.Errorf("%s: %t for Python %s, %t on %s", test.file, takes, test.python, runs, test.platform)
		}
	}
}
