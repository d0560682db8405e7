package python

import (
	"testing"

	"github.com/envsolve/envsolve/internal/source/requirement"
)

func TestPythonMarker(t *testing.T) {
	for specifier, want := range map[string]string{
		"": "", ">=3.9": `python_version >= "3.9"`, "==3.11.*": `python_version == "3.11.*"`,
		">=3.9,<3.12.1":                     `(python_version >= "3.9") and (python_full_version < "3.12.1")`,
		requirement.Constraint("^3.10"):     `(python_version >= "3.10") and (python_version < "4")`,
		"<2.8||>=3.9":                       "",
		requirement.Constraint("~3.9, !=3"): `(python_version >= "3.9") and (python_version < "3.10") and (python_version != "3")`,
	} {
		if got := pythonMarker(specifier); got != want {
			t.Errorf("%s: %s, want %s", specifier, got, want)
		}
	}
}

func TestMayHold(t *testing.T) {
	for marker, want := range map[string]bool{
		"": true, "sys_platform == 'linux'": true, "sys_platform == 'win32'": false, "extra == 'cpu'": false,
		"platform_machine == 'aarch64'": true, "python_version < '3.9'": true, "it is no marker": true,
	} {
		if got := mayHold(marker); got != want {
			t.Errorf("%q: %t", marker, got)
		}
	}
}
