package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/matrices"
)

// machine is one with a board on the PCI bus and, unless the version is empty,
// a driver for it.
func machine(device, driver string) fstest.MapFS {
	root := fstest.MapFS{}
	for name, text := range map[string]string{
		"etc/os-release": "PRETTY_NAME=\"Debian GNU/Linux 13 (trixie)\"\n", "usr/bin/runc": "",
		"sys/bus/pci/devices/0000:01:00.0/vendor": "0x10de\n", "sys/bus/pci/devices/0000:01:00.0/class": "0x030200\n",
		"sys/bus/pci/devices/0000:01:00.0/device": device,
	} {
		root[name] = &fstest.MapFile{Data: []byte(text)}
	}
	if driver != "" {
		for name, text := range map[string]string{
			"proc/driver/nvidia/version": "NVRM version: NVIDIA UNIX x86_64 Kernel Module  " + driver + "  Tue\n",
			"dev/nvidiactl":              "", "dev/nvidia-uvm": "", "usr/lib64/libcuda.so." + driver: "",
		} {
			root[name] = &fstest.MapFile{Data: []byte(text)}
		}
	}
	return root
}

// examined is what doctor says of a machine.
func examined(t *testing.T, root fstest.MapFS, framework string, format report.Format) (out string, err error) {
	t.Helper()
	var stdout bytes.Buffer
	a := &app{&cli.App{Stdout: &stdout, Stderr: &stdout, Env: func(string) string { return "" }}}
	env := host.Variables([]string{"PATH=/usr/bin"})
	l := &doctorLook{machine: root, machineEnv: env, files: root, env: env, framework: framework, format: format}
	doc, err := examine(t.Context(), l)
	if err == nil {
		err = a.sayExamined(l, &doc)
	}
	return stdout.String(), err
}

func TestDoctorWritesWhatItSees(t *testing.T) {
	for name, tt := range map[string]struct {
		device, driver string
		wrong          string // what the error says; empty: none
		golden         string
	}{
		"well":      {"0x2684\n", "550.54.15", "", "testdata/doctor/well.txt"},
		"no-driver": {"0x2684\n", "", "driver", "testdata/doctor/no-driver.txt"},
		"too-old":   {"0x2b85\n", "535.104.05", "stack", "testdata/doctor/too-old.txt"}, // an RTX 5090 needs 570
	} {
		out, err := examined(t, machine(tt.device, tt.driver), "pytorch", report.Table)
		if (err == nil) != (tt.wrong == "") || err != nil &&
			!strings.Contains(err.Error(), "something is wrong with this machine: "+tt.wrong) {
			t.Errorf("%s: %v", name, err)
		}
		if *update {
			if err := os.WriteFile(tt.golden, []byte(out), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(tt.golden)
		if err != nil || out != string(want) {
			t.Errorf("%s: %v; -update writes %s anew:\n%s", name, err, tt.golden, out)
		}
	}
}

func TestDoctorForPrograms(t *testing.T) {
	out, err := examined(t, machine("0x2684\n", ""), "tensorflow==2.15.0", report.JSON)
	if err == nil {
		t.Error("a GPU without a driver is well")
	}
	var doc report.Examined
	if err := json.Unmarshal([]byte(out), &doc); err != nil {
		t.Fatal(err)
	}
	if doc.Schema != report.DoctorSchema || len(doc.Machine.GPUs) != 1 || doc.Machine.GPUs[0].ID != "rtx-4090" ||
		doc.Advice == nil || doc.Advice.Plan.Stack.Framework.Version != "2.15.0" {
		t.Errorf("got %s", out)
	}
	if out, err := examined(t, machine("0x2684\n", ""), "pytorch", report.Markdown); err == nil ||
		!strings.Contains(out, "| ✗ | driver | none | torch-no-nvidia-driver | nvidia-smi | install NVIDIA's driver") {
		t.Errorf("%v:\n%s", err, out)
	}
	var bad *cli.ExitError
	if _, err := examined(t, fstest.MapFS{}, "no-such-thing", report.Table); !errors.As(err, &bad) ||
		bad.Code != cli.ExitUsage {
		t.Errorf("a framework that nobody knows: %v", err)
	}
}

// TestDoctorLooksAtThisMachine runs the command as it is; what it finds is this
// machine's own.
func TestDoctorLooksAtThisMachine(t *testing.T) {
	var stdout, stderr bytes.Buffer
	a := &cli.App{Stdout: &stdout, Stderr: &stderr, Env: os.Getenv, LookupEnv: os.LookupEnv}
	code := a.Run(context.Background(), rootCommand(a, nil), []string{"doctor", "-o", "json"})
	var doc report.Examined
	if err := json.Unmarshal(stdout.Bytes(), &doc); err != nil || code > 1 || len(doc.Checks) == 0 {
		t.Errorf("exit code %d, %v: %s%s", code, err, stdout.String(), stderr.String())
	}
}

// onFabric adds an Elastic Fabric Adapter with the software of an installer.
func onFabric(root fstest.MapFS, installer string) fstest.MapFS {
	for name, text := range map[string]string{
		"sys/bus/pci/devices/0000:03:00.0/vendor": "0x1d0f\n", "sys/bus/pci/devices/0000:03:00.0/device": "0xefa2\n",
		"opt/amazon/efa_installed_packages": "# EFA installer version: " + installer + "\n",
	} {
		root[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return root
}

// TestDoctorWritesFabricAdapters writes the target for a machine with them.
func TestDoctorWritesFabricAdapters(t *testing.T) {
	m := host.Read(onFabric(machine("0x2684\n", "580.65.06"), "1.42.0"), host.Variables(nil),
		matrices.Embedded())
	fits, err := right(m, nil, "pytorch")
	if err != nil || fits == nil || !strings.Contains(fits.Target, `efa = "1.42.0" # of this machine`) {
		t.Fatalf("%v, %+v", err, fits)
	}
}

// TestTheFirstTargetIsForThisMachine plans what init writes, for a machine with
// a GPU and one without.
func TestTheFirstTargetIsForThisMachine(t *testing.T) {
	for name, tt := range map[string]struct {
		root fstest.MapFS
		want []string
	}{
		"with": {machine("0x2684\n", "550.54.15"), []string{`  gpu = ["rtx-4090"] # of this machine`,
			`  driver = "550.54.15" # of this machine`}},
		"on a fabric": {onFabric(machine("0x2684\n", "580.65.06"), "1.42.0"), []string{
			`    efa = "1.42.0" # of this machine's Elastic Fabric Adapters`}},
		"without": {fstest.MapFS{}, []string{`  gpu = ["rtx-4090"] # an example; every one must run`, `  # driver = ">=535" `}},
	} {
		text := firstTarget(host.Read(tt.root, host.Variables(nil), matrices.Embedded()))
		for _, want := range tt.want {
			if !strings.Contains(text, want) {
				t.Errorf("%s: no %q in\n%s", name, want, text)
			}
		}
		file := filepath.Join(t.TempDir(), "envsolve.hcl")
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		for _, command := range [][]string{{"fmt", "--check", file}, {"plan", file}} {
			var out bytes.Buffer
			a := &cli.App{Stdout: &out, Stderr: &out, Env: func(string) string { return "" }}
			if code := a.Run(context.Background(), rootCommand(a, nil), command); code != 0 {
				t.Errorf("%s: envsolve %s ends with %d: %s", name, command[0], code, out.String())
			}
		}
	}
}
