package host

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/envsolve/envsolve/matrices"
)

func TestElasticFabricAdapter(t *testing.T) {
	const plugin = "opt/amazon/ofi-nccl/lib/x86_64-linux-gnu/libnccl-net.so"
	adapter := func(driver, installer string) fstest.MapFS {
		return files(board(), map[string]string{
			"sys/bus/pci/devices/0000:03:00.0/vendor": "0x1d0f\n", "sys/bus/pci/devices/0000:03:00.0/device": "0xefa2\n",
			"sys/module/efa/version":            driver + "g\n",
			"opt/amazon/efa_installed_packages": "# EFA installer version: " + installer + "\n# Debug packages installed: no\n",
			plugin:                              "",
		})
	}
	inContainer := without(without(adapter("3.3.0", "1.50.0"), plugin), "sys/module/efa/version")
	inContainer[".dockerenv"] = &fstest.MapFile{}
	with580 := func(root fstest.MapFS) fstest.MapFS {
		root["proc/driver/nvidia/version"] = &fstest.MapFile{
			Data: []byte("NVRM version: NVIDIA UNIX x86_64 Kernel Module  580.65.06  Tue\n")}
		return root
	}
	for name, tt := range map[string]struct {
		root       fstest.MapFS
		verdict    string
		words, fix string
	}{
		"all is well": {adapter("3.3.0", "1.50.0"), OK,
			"driver 3.3.0 and the plugin for NCCL of installer 1.50.0, which takes NCCL 2.17.1", ""},
		"an unknown installer": {adapter("9.0.0", "9.9.0"), OK, "driver 9.0.0 and the plugin for NCCL", ""},
		"an older module": {adapter("3.0.0", "1.50.0"), Warning, "brings driver 3.3.0, and 3.0.0 is loaded",
			"modprobe -r efa"},
		"no module": {without(adapter("3.3.0", "1.50.0"), "sys/module/efa/version"), Fault, "is not loaded",
			"modprobe efa"},
		"no plugin": {without(adapter("3.3.0", "1.50.0"), plugin), Warning, "no plugin for NCCL",
			"run Amazon's EFA installer"},
		"no plugin in an image": {inContainer, Warning, "no plugin for NCCL", "in the image"},
		"a driver that came later": {with580(adapter("2.15.3", "1.42.0")), Warning,
			"NVIDIA driver 580 came with 2.17.3", "run Amazon's EFA installer 1.43.3 or newer"},
		"a driver that it knows": {with580(adapter("2.17.3", "1.43.3")), OK, "of installer 1.43.3", ""},
		"no adapter":             {files(board()), "", "", ""},
	} {
		c := Read(tt.root, Variables(nil), matrices.Embedded()).efa(matrices.Embedded())
		if c.Verdict != tt.verdict || !strings.Contains(c.Seen, tt.words) || !strings.Contains(c.Fix, tt.fix) ||
			(c.Fix == "") != (tt.fix == "") {
			t.Errorf("%s: %+v", name, c)
		}
	}
}
