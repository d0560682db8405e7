package testworld_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// TestGraftedTorchComputesAndHasItsCUDAHalf installs the build for CUDA that is
// real on the CPU: everything that can be seen without a GPU is as on a machine
// with the real one, and its libraries load.
func TestGraftedTorchComputesAndHasItsCUDAHalf(t *testing.T) {
	w := worldtest.Start(t, testworld.AllParts()...)
	run := worldtest.Root(t, w.Image("library/python:3.13-slim-trixie"))
	out, err := run(`set -e
python3 -m venv /opt/env
/opt/env/bin/pip install --quiet --disable-pip-version-check --index-url ` + w.PyPIURL + ` --extra-index-url ` + w.IndexURL("cu124") + ` torch==2.6.0+cu124 torchvision==0.21.0+cu124
/opt/env/bin/pip check
/opt/env/bin/python - <<'PY'
import ctypes, glob, os
import torch, torchvision
assert torch.__version__ == "2.6.0+cu124" and torch.version.cuda == "12.4", torch.__version__
assert torch.equal(torch.ones(3) @ torch.eye(3), torch.ones(3))
assert torch._C._cuda_getArchFlags() == "sm_50 sm_60 sm_70 sm_75 sm_80 sm_86 sm_90"
assert torch.backends.cudnn.version() == 90100
assert not torch.cuda.is_available()
site = os.path.dirname(os.path.dirname(torch.__file__))
ctypes.CDLL(site + "/torch/lib/libtorch_cuda.so")
mapped = {line.split()[-1] for line in open("/proc/self/maps") if ".so" in line}
for name in ("libcudart.so.12", "libcudnn.so.9", "libcublasLt.so.12", "libnccl.so.2", "libcusparseLt.so.0", "libnvJitLink.so.12"):
    assert [m for m in mapped if m.startswith(site) and m.endswith("/" + name)], name
runtime = ctypes.c_int()
assert ctypes.CDLL("libcudart.so.12").cudaRuntimeGetVersion(ctypes.byref(runtime)) == 0
assert runtime.value == 12040, runtime.value
print("has both halves")
PY
`)
	if err != nil || !strings.HasSuffix(out, "has both halves\n") {
		t.Fatalf("%v\n%s", err, out)
	}
}

// TestPipResolvesStandIns has pip itself read the indexes' pages and metadata
// for builds from CUDA 12.1 to 13.0.
func TestPipResolvesStandIns(t *testing.T) {
	w := worldtest.Start(t, testworld.AllParts()...)
	run := worldtest.Root(t, w.Image("library/python:3.11-slim-bookworm"))
	for _, c := range []struct{ name, index, requirement, want string }{
		{"an exact build", w.IndexURL("cu121"), "torch==2.5.1+cu121", "nvidia-cublas-cu12-12.1.3.1"},
		{"PyPI's default", w.PyPIURL, "torch==2.6.0 torchvision", "torchvision-0.21.0"},
		{"the toolkit's extras", w.IndexURL("cu130"), "torch==2.14.1+cu130", "nvidia-cuda-runtime-13.0.96"},
		{"one folder alone", w.IndexURL("cu128"), "torch==2.7.1+cu128 torchaudio", "torchaudio-2.7.1+cu128"},
		{"a yanked release is passed over", w.PyPIURL, "envsolve-probe<1.2", "envsolve-probe-1.0"},
		{"a release for another Python is passed over", w.PyPIURL, "envsolve-probe<1.4", "envsolve-probe-1.0"},
		{"a pre-release that is asked for", w.PyPIURL, "envsolve-probe==1.2rc1", "envsolve-probe-1.2rc1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			out, err := run("python3 -m pip install --dry-run --ignore-installed --disable-pip-version-check --root-user-action ignore --index-url " +
				c.index + " '" + strings.ReplaceAll(c.requirement, " ", "' '") + "'")
			if err != nil || !strings.Contains(out, "Would install") || !strings.Contains(out, " "+c.want) {
				t.Errorf("%v\n%s\nwant %s", err, out, c.want)
			}
		})
	}
}
