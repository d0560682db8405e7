package testworld_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// TestTorchComputesInThePythonImage is the promise that the rest of the end to
// end tests rest on: what pip installs from the world's indexes into the
// world's image is a PyTorch that works.
func TestTorchComputesInThePythonImage(t *testing.T) {
	w := worldtest.Start(t, testworld.Images, testworld.Wheels)
	run := worldtest.Root(t, w.Image("library/python:3.13-slim-trixie"))
	script := `set -e
python3 -m venv /opt/env
/opt/env/bin/pip install --quiet --disable-pip-version-check --index-url ` + w.PyPIURL + ` --extra-index-url ` + w.IndexURL("cpu") + ` torch==2.6.0+cpu torchvision numpy
/opt/env/bin/pip check
/opt/env/bin/python - <<'PY'
import torch, torchvision, numpy
assert torch.__version__ == "2.6.0+cpu", torch.__version__
assert torch.version.cuda is None
assert not torch.cuda.is_available()
assert torch.equal(torch.ones(3) @ torch.eye(3), torch.ones(3))
x = torch.randn(2, 3, 16, 16, requires_grad=True)
torch.nn.Conv2d(3, 8, 3)(x).sum().backward()
assert x.grad.shape == x.shape
assert torch.linalg.svdvals(torch.diag(torch.tensor([3.0, 2.0]))).tolist() == [3.0, 2.0]
assert torch.from_numpy(numpy.linalg.inv(numpy.eye(2) * 2)).sum() == 1
keep = torchvision.ops.nms(torch.tensor([[0, 0, 1, 1.0], [0, 0, 1, 1.0]]), torch.tensor([0.5, 0.9]), 0.5)
assert keep.tolist() == [1]
assert torchvision.io.decode_png(torchvision.io.encode_png(torch.zeros(3, 4, 4, dtype=torch.uint8))).shape == (3, 4, 4)
print("computed")
PY
`
	out, err := run(script)
	if err != nil || !strings.Contains(out, "No broken requirements found.") || !strings.HasSuffix(out, "computed\n") {
		t.Fatalf("%v\n%s", err, out)
	}
}

// TestPythonImageLooksLikeTheOfficialOne checks what programs that expect
// Docker Hub's python image rely on.
func TestPythonImageLooksLikeTheOfficialOne(t *testing.T) {
	w := worldtest.Start(t, testworld.Images)
	for reference, python := range map[string]string{
		"library/python:3.13-slim-trixie":   "3.13",
		"library/python:3.11-slim-bookworm": "3.11",
	} {
		t.Run(python, func(t *testing.T) {
			run := worldtest.Root(t, w.Image(reference))
			out, err := run(`set -e
command -v python3
command -v pip
python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])'
python3 -m pip list --format=freeze | cut -d= -f1
ls /usr/lib/python3*/EXTERNALLY-MANAGED 2>/dev/null || true
cat /etc/machine-id
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq && apt-get install -qq -y --no-install-recommends file >/dev/null 2>&1 && file --version | head -c 5`)
			want := "/usr/local/bin/python3\n/usr/local/bin/pip\n" + python + "\npip\n"
			if err != nil || !strings.HasPrefix(out, want) || !strings.HasSuffix(out, "file-") {
				t.Errorf("%v\n%s\nwant it to begin with\n%s", err, out, want)
			}
		})
	}
}
