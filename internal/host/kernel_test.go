package host

import "testing"

func TestWhichModuleIsTheDriver(t *testing.T) {
	for file, want := range map[string]bool{
		"nvidia.ko": true, "nvidia.ko.zst": true, "nvidia-current.ko.xz": true, "nvidia-current-open.ko.xz": true,
		"nvidia-legacy-390xx.ko": true, "nvidia-legacy-390xx-drm.ko": false, "nvidia-current-drm.ko.xz": false,
		"nvidia-uvm.ko": false, "nvidia-wmi-ec-backlight.ko": false, "nvidiafb.ko": false, "nvidia": false,
	} {
		if got := isDriver(file); got != want {
			t.Errorf("%s: %v", file, got)
		}
	}
}
