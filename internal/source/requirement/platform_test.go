package requirement

import "testing"

func TestMarkersOfPlatforms(t *testing.T) {
	for _, test := range []struct {
		on             []bool // linux/amd64, linux/arm64, windows/amd64
		marker, onlyOn string
	}{
		{[]bool{true, true, true}, "", ""},
		{[]bool{true, true, true}, "extra == 'a'", "extra == 'a'"},
		{[]bool{true, true, false}, "", "sys_platform == 'linux'"},
		{[]bool{false, true, false}, "", "sys_platform == 'linux' and platform_machine == 'aarch64'"},
		{[]bool{false, false, true}, "", "sys_platform == 'win32'"},
		{[]bool{true, false, true}, "",
			"(sys_platform == 'linux' and platform_machine == 'x86_64') or (sys_platform == 'win32')"},
		{[]bool{true, true, false}, "os_name == 'posix'", "os_name == 'posix'"},
		{[]bool{true, true, false}, "python_version < '3.12'", "(sys_platform == 'linux') and (python_version < '3.12')"},
	} {
		if got := OnlyOn(test.on, test.marker); got != test.onlyOn {
			t.Errorf("%q on %v: %s, want %s", test.marker, test.on, got, test.onlyOn)
		}
		platforms := Platforms()
		for i := range platforms {
			if may := platforms[i].MayHold(OnlyOn(test.on, "")); may != test.on[i] {
				t.Errorf("%v: the marker holds on %s: %t", test.on, platforms[i].Name, may)
			}
		}
	}
}
