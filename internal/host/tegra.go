package host

import (
	"regexp"
	"strings"

	"github.com/envsolve/envsolve/internal/loader"
	"github.com/envsolve/envsolve/matrices"
)

// Tegra is what a Jetson says of itself: its GPU is on no PCI bus, and its driver comes with
// L4T, whose libcuda names no version of it and which needs no nvidia-uvm.
type Tegra struct {
	L4T   string `json:"l4t"`   // 36.4.0, by /etc/nv_tegra_release
	Model string `json:"model"` // as the device tree says it; empty where it says none
	ID    string `json:"id"`    // of the facts; empty where they know none, or more than one
	// Library says that libcuda is where L4T puts it.
	Library bool `json:"library"`
}

// tegra reads what a Jetson says; nil on other machines.
func (r reader) tegra(facts *matrices.Set) *Tegra {
	text := r.text("etc/nv_tegra_release")
	m := regexp.MustCompile(`^# R(\d+) \(release\), REVISION: ([\d.]+)`).FindStringSubmatch(text)
	if m == nil {
		return nil
	}
	t := Tegra{L4T: m[1] + "." + m[2], Model: strings.Trim(r.text("proc/device-tree/model"), "\x00\n ")}
	board, _, _ := strings.Cut(t.Model, " Engineering Reference") // of a module, before "Developer Kit"
	board, _, _ = strings.Cut(board, " Developer Kit")
	if boards, _, err := facts.FindGPU(board); err == nil && len(boards) == 1 {
		t.ID = boards[0].ID
	}
	for _, dir := range []string{"nvidia", "tegra"} {
		real := loader.Real(r.root, "/usr/lib/aarch64-linux-gnu/"+dir)
		t.Library = t.Library || len(loader.Glob(r.root, real, "libcuda.so*")) > 0
	}
	return &t
}

// named is what messages call the board.
func (t *Tegra) named() string {
	if t.Model == "" {
		return "a Jetson"
	}
	return t.Model
}

// HostDriver returns the driver by the numbers that facts are about; empty where there is
// none, and on a Jetson, whose driver has numbers of its own.
func (m Machine) HostDriver() string {
	if m.Tegra != nil {
		return ""
	}
	return m.Driver
}
