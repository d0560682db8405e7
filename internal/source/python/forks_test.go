package python

import "testing"

func TestWheelMarkers(t *testing.T) {
	const amd64 = `sys_platform == "linux" and platform_machine == "x86_64"`
	for name, want := range map[string]string{
		"torch-1-cp310-none-macosx_11_0_arm64.whl":                       `sys_platform == "darwin" and platform_machine == "arm64"`,
		"torch-1-cp310-cp310-manylinux2014_aarch64.whl":                  `sys_platform == "linux" and platform_machine == "aarch64"`,
		"a-1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl": amd64,
		"torch-1.13.0+cpu-cp310-cp310-win_amd64.whl":                     `sys_platform == "win32"`,
		"a-1-cp310-cp310-manylinux2014_ppc64le.whl": `sys_platform == "linux" and ` +
			`platform_machine == "ppc64le"`,
		"a-1-cp310-cp310-win32.whl":     `sys_platform == "win32" and platform_machine == "x86"`,
		"einops-0.8.0-py3-none-any.whl": "",
		"flash_attn-2.8.1.tar.gz":       "",
	} {
		if got := wheelMarker(name); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
}
