package host

import (
	"maps"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/envsolve/envsolve/matrices"
)

// a100 is a board with MIG slices as the driver tells of them: GPU instance 1 with a
// compute instance, and device files for both.
func a100(driver string) fstest.MapFS {
	const mig = "proc/driver/nvidia/capabilities/gpu0/mig/"
	return files(map[string]string{
		"sys/bus/pci/devices/0000:07:00.0/vendor": "0x10de\n",
		"sys/bus/pci/devices/0000:07:00.0/device": "0x20b2\n",
		"sys/bus/pci/devices/0000:07:00.0/class":  "0x030200\n",
		"proc/driver/nvidia/version": "NVRM version: NVIDIA UNIX x86_64 Kernel Module  " + driver +
			"  Tue\n",
		"proc/driver/nvidia/gpus/0000:07:00.0/information": "Model: \t NVIDIA A100-SXM4-80GB\nDevice Minor: \t 0\n",
		mig + "gi1/access":             "DeviceFileMinor: 12\nDeviceFileMode: 292\n",
		mig + "gi1/ci0/access":         "DeviceFileMinor: 13\nDeviceFileMode: 292\n",
		"dev/nvidia-caps/nvidia-cap12": "", "dev/nvidia-caps/nvidia-cap13": "",
	})
}

func TestSlicesOfGPUs(t *testing.T) {
	const ci = "proc/driver/nvidia/capabilities/gpu0/mig/gi1/ci0/access"
	inContainer := without(a100("550.54.15"), "dev/nvidia-caps/nvidia-cap13")
	inContainer[".dockerenv"] = &fstest.MapFile{}
	for name, tt := range map[string]struct {
		root         fstest.MapFS
		verdict      string
		words, fixes string
	}{
		"one slice": {a100("550.54.15"), OK, "GPU 0 (a100-sxm4-80gb) is cut into 1 (MIG): a process sees one of them", ""},
		"no compute instance": {without(a100("550.54.15"), ci), Fault,
			"GPU 0 (a100-sxm4-80gb) has 1 GPU instances (MIG) and no compute instance in them: CUDA sees no device there",
			"nvidia-smi mig -cci -i 0"},
		"no device file": {without(a100("550.54.15"), "dev/nvidia-caps/nvidia-cap13"), Fault,
			"of 1 of them there is no device file in /dev/nvidia-caps", "nvidia-modprobe -f /" + ci},
		"no device file in a container": {inContainer, OK, "is cut into 1", ""},
		"an old driver": {a100("450.51.06"), Fault, "needs driver 450.80.02 or newer, and 450.51.06 is loaded",
			"install driver 450.80.02"},
	} {
		checks := Read(tt.root, Variables(nil), matrices.Embedded()).slices(matrices.Embedded())
		if len(checks) != 1 {
			t.Errorf("%s: %+v", name, checks)
			continue
		}
		c := checks[0]
		if c.Verdict != tt.verdict || !strings.Contains(c.Seen, tt.words) || !strings.Contains(c.Fix, tt.fixes) ||
			(c.Fix == "") != (tt.fixes == "") {
			t.Errorf("%s: %+v", name, c)
		}
	}
	if checks := (Machine{}).slices(matrices.Embedded()); len(checks) > 0 {
		t.Errorf("without slices: %+v", checks)
	}
}

// TestSystemsWithRPMSayHowTheDriverIsInstalled looks at machines with a board and no
// driver.
func TestSystemsWithRPMSayHowTheDriverIsInstalled(t *testing.T) {
	for release, want := range map[string]string{
		"ID=\"rhel\"\nVERSION_ID=\"9.4\"\n": "dnf module enable nvidia-driver:580-open && dnf install nvidia-open",
		"ID=rocky\nVERSION_ID=10.0\n":       `dnf versionlock \*nvidia\*580\* && dnf install nvidia-open`,
		"ID=fedora\nVERSION_ID=44\n":        `dnf versionlock add \*nvidia\*580\* && dnf install nvidia-open`,
		"ID=\"amzn\"\nVERSION_ID=\"2023\"":  "dnf module enable nvidia-driver:580-open",
		"ID=ubuntu\nVERSION_ID=24.04":       "",
		"ID=rhel\nVERSION_ID=7.9":           "",
	} {
		system := board()
		maps.Copy(system, map[string]string{"etc/os-release": release})
		m := Read(files(system), Variables(nil), matrices.Embedded())
		got := m.driver(Wanted{Driver: "580.95.05"}, matrices.Embedded())
		if got.Verdict != Fault || !strings.Contains(got.Fix, want) || strings.Contains(got.Fix, "dnf") != (want != "") {
			t.Errorf("%q: %+v", release, got)
		}
	}
	newest := Machine{SystemID: "almalinux", SystemVersion: "8.10"}.install("", matrices.Embedded())
	if want := "dnf module enable nvidia-driver:open-dkms && dnf install nvidia-open"; !strings.Contains(newest, want) {
		t.Errorf("the newest: %q", newest)
	}
}
