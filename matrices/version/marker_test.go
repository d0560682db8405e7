package version

import (
	"strings"
	"testing"
)

// linuxMarkers is a Linux server whose Python is not decided.
func linuxMarkers() Environment {
	return Environment{"os_name": "posix", "sys_platform": "linux", "platform_system": "Linux",
		"platform_machine": "x86_64", "implementation_name": "cpython"}
}

func TestMarkers(t *testing.T) {
	on312 := linuxMarkers()
	on312["python_version"], on312["python_full_version"], on312["extra"] = "3.12", "3.12.4", "cuda"
	for _, test := range []struct {
		marker string
		env    Environment
		want   Applicability
	}{
		{"sys_platform == 'linux'", on312, Applies},
		{`"linux" == sys_platform`, on312, Applies},
		{"platform_system == 'linux'", on312, AppliesNot}, // letter by letter
		{"platform_machine != 'aarch64'", on312, Applies},
		{"platform_system == 'Linux' and platform_machine == 'x86_64'", on312, Applies},
		{"sys_platform == 'win32' or os_name == 'posix'", on312, Applies},
		{"sys_platform == 'win32' and os_name == 'nt' or os_name == 'posix'", on312, Applies}, // and binds closer
		{"sys_platform == 'win32' and (os_name == 'nt' or os_name == 'posix')", on312, AppliesNot},
		{"python_version < '3.9'", on312, AppliesNot}, // as versions, not as texts
		{"python_version >= '3.9'", on312, Applies},
		{"'3.9' <= python_version", on312, Applies},
		{"python_version ~= '3.9'", on312, Applies},
		{"python_version == '3.*'", on312, Applies},
		{"python_full_version > '3.12'", on312, Applies},
		{"python_full_version === '3.12.4'", on312, Applies},
		{"python_version in '3.11 3.12'", on312, Applies},
		{"python_version not in '3.11, 3.12'", on312, AppliesNot},
		{"sys_platform not   in \"win32 darwin\"", on312, Applies},
		{"extra == 'cuda'", on312, Applies},
		{"'CUDA' == extra", on312, Applies},
		{"extra == 'my.Extra__2'", Environment{"extra": "my-extra-2"}, Applies},
		{"extra != 'my_extra'", Environment{"extra": "my-extra"}, AppliesNot},
		{"implementation_name == 'pypy'", on312, AppliesNot},
		{"platform_system ~= 'Linux'", on312, MayApply}, // no order of texts
		{"((((os_name=='posix'))))", on312, Applies},

		{"python_version < '3.9'", linuxMarkers(), MayApply},
		{"extra == 'cuda'", linuxMarkers(), MayApply},
		{"python_version < '3.9' and sys_platform == 'win32'", linuxMarkers(), AppliesNot},
		{"python_version < '3.9' and sys_platform == 'linux'", linuxMarkers(), MayApply},
		{"python_version < '3.9' or sys_platform == 'linux'", linuxMarkers(), Applies},
		{"python_version < '3.9' or sys_platform == 'win32'", linuxMarkers(), MayApply},
		{"os_name == 'posix'", Environment{}, MayApply},
		// What the substrings x86_64 and aarch64 would decide the other way.
		{"platform_machine != 'x86_64'", linuxMarkers(), AppliesNot},
		{"platform_machine == 'aarch64' or platform_machine == 'x86_64'", linuxMarkers(), Applies},
		{"platform_machine not in 'x86_64 AMD64'", linuxMarkers(), AppliesNot},
	} {
		m, err := ParseMarker(test.marker)
		if err != nil {
			t.Errorf("%s: %v", test.marker, err)
			continue
		}
		if got := m.On(test.env); got != test.want {
			t.Errorf("%s on %v: %d, want %d", test.marker, test.env, got, test.want)
		}
	}
}

func TestNoMarkerAppliesEverywhere(t *testing.T) {
	if got := (Marker{}).On(nil); got != Applies {
		t.Errorf("a requirement without marker: %d, want %d", got, Applies)
	}
}

func TestMarkersThatAreNone(t *testing.T) {
	for text, want := range map[string]string{
		"":                                  "is no name",
		"   ":                               "is no name",
		"linux":                             `"linux" is no name`,
		"sys_platform":                      "is no operator",
		"sys_platform ==":                   "is no name",
		"sys_platform = 'linux'":            "is no operator",
		"sys_platform not 'linux'":          "in does not follow not",
		"sys_platform == 'linux":            "is not closed",
		"(sys_platform == 'linux'":          "parenthesis is not closed",
		"sys_platform == 'linux')":          `")" does not belong behind`,
		"sys_platform == 'linux' ''":        "does not belong behind",
		"sys_platform == 'linux' and":       "is no name",
		"sys_platform == os_name":           "does not compare a name with a text",
		"'linux' == 'linux'":                "does not compare a name with a text",
		"sys_platform == 'linux'; os_name":  "does not belong in a marker",
		"py_version == '3'":                 `"py_version" is no name`,
		"(os_name sys_platform == 'linux')": "is no operator",
		strings.Repeat("(", 1000):           "more than 50 parentheses",
	} {
		if _, err := ParseMarker(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

func FuzzParseMarker(f *testing.F) {
	f.Add("platform_system == 'Linux' and (python_version < '3.9' or extra == 'x')", "3.12")
	f.Add("python_version not in '3.8 3.9'", "3.9")
	f.Add("'3' ~= python_full_version", "1.0.post1")
	f.Fuzz(func(t *testing.T, text, python string) {
		m, err := ParseMarker(text)
		if err != nil {
			return
		}
		env := linuxMarkers()
		undecided := m.On(env)
		env["python_version"], env["python_full_version"], env["extra"] = python, python, python
		// More that is decided changes nothing that was certain without it.
		if decided := m.On(env); undecided != MayApply && decided != undecided {
			t.Errorf("%q is %d, and %d once Python is %q", text, undecided, decided, python)
		}
		if again, err := ParseMarker("(" + text + ") and os_name == 'posix'"); err == nil && again.On(env) != m.On(env) {
			t.Errorf("%q says something else within parentheses", text)
		}
	})
}
