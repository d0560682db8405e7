package lint

import (
	"fmt"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices/tablefile"
)

// TestBuildsAreWhatTheirWheelsAre holds what is written of a build against its wheel.
func TestBuildsAreWhatTheirWheelsAre(t *testing.T) {
	const agrees = `sm = ["8.0", "9.0a"]
  ptx = []
  glibc = "2.28"
  loads = ["libcublas.so.13", "libcudart.so.13", "libcudnn.so.9"]`
	for name, tt := range map[string]struct{ version, measured, other, want string }{
		"the same":           {"2.0", agrees, "", ""},
		"of another release": {"2.1", strings.Replace(agrees, `"8.0", `, "", 1), "", ""},
		"less machine code": {"2.0", strings.Replace(agrees, `"8.0", `, "", 1), "",
			"demo 2.0 for linux/amd64: its row has machine code for 8.0, 9.0a, and its wheel for 9.0a."},
		"machine code for more than one very GPU": {"2.0", strings.Replace(agrees, "9.0a", "9.0", 1), "",
			"demo 2.0 for linux/amd64: its row has machine code for 8.0, 9.0a, and its wheel for 8.0, 9.0."},
		"more PTX": {"2.0", strings.Replace(agrees, "ptx = []", `ptx = ["9.0"]`, 1), "",
			"demo 2.0 for linux/amd64: its row has PTX for none, and its wheel for 9.0."},
		"more machine code, with CUDA linked into it": {"2.0",
			strings.NewReplacer(`"libcublas.so.13", `, "", `["8.0"`, `["6.1", "8.0"`).
				Replace(agrees), "", ""},
		"more machine code of its own": {"2.0", strings.Replace(agrees, `["8.0"`, `["6.1", "8.0"`, 1), "",
			"demo 2.0 for linux/amd64: its row has machine code for 8.0, 9.0a, and its wheel for 6.1, 8.0, 9.0a."},
		"another CUDA": {"2.0", strings.Replace(agrees, "cudart.so.13", "cudart.so.12", 1), "",
			"demo 2.0 for linux/amd64: its row is for CUDA 13.0, and its wheel loads that of 12."},
		"another cuDNN": {"2.0", strings.Replace(agrees, "cudnn.so.9", "cudnn.so.8", 1), "",
			"demo 2.0 for linux/amd64: its row is for cuDNN 9.1, and its wheel loads that of 8."},
		"a newer C library": {"2.0", strings.Replace(agrees, `"2.28"`, `"2.34"`, 1), "",
			"demo 2.0 for linux/amd64: its row needs glibc 2.28, and its wheel 2.34."},
		"explained": {"2.0", strings.Replace(agrees, "ptx = []", `ptx = ["9.0"]`, 1),
			"other \"ptx\" {\n value = \"9.0\"\n why = \"a broken one\"\n source = [\"s\"]\n}", ""},
	} {
		text := measuredHead + fmt.Sprintf(`framework "demo" "2.0" {
  package   = "demo"
  min_glibc = "2.28"
  source    = ["s"]
  build "cu130" {
    cuda       = "13.0"
    cudnn      = "9.1"
    index_kind = "pypi"
    source     = ["s"]
    platform "linux/amd64" {
      sm  = ["8.0", "9.0a"]
      ptx = []
    }
    %s
  }
}
measured "demo" %q "linux/amd64" {
  %s
  source = ["s"]
}
`, tt.other, tt.version, tt.measured)
		docs, diags := tablefile.Parse([]tablefile.File{{Name: "demo.hcl", Data: []byte(text)}})
		if diags.HasErrors() {
			t.Fatalf("%s: %v", name, diags)
		}
		contradicts(t, name, docs, tt.want)
	}
}
