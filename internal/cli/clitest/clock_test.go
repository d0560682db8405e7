package clitest

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// years prints how many years its clock is away from when it was compiled; with an
// argument, as soon as that is any.
const years = `package main

import (
	"os"
	"strconv"
	"time"
)

func main() {
	info, err := os.Stat(os.Args[0])
	if err != nil {
		panic(err)
	}
	away := func() int { return int(time.Now().Sub(info.ModTime()).Hours() / 8766) }
	for len(os.Args) > 1 && away() == 0 {
		time.Sleep(time.Millisecond)
	}
	os.Stdout.WriteString(strconv.Itoa(away()))
}
`

func TestAMovedClockJumpsOnTheWay(t *testing.T) {
	dir := t.TempDir()
	source := filepath.Join(dir, "main.go")
	if err := os.WriteFile(source, []byte(years), 0o644); err != nil {
		t.Fatal(err)
	}
	compile(t, dir, "-overlay", clockOverlay(t), source)
	for _, tt := range []struct {
		move, want string
		wait       []string
	}{
		{"", "0", nil},
		{"362912400", "11", nil},
		{"-362912400@3600000", "0", nil}, // not yet
		{"-362912400@200", "-11", []string{"wait"}},
	} {
		cmd := exec.Command(filepath.Join(dir, "main"), tt.wait...)
		cmd.Env = append(os.Environ(), ClockVariable+"="+tt.move)
		if out, err := cmd.CombinedOutput(); err != nil || string(out) != tt.want {
			t.Errorf("%q: its clock is %s years away, %v; want %s", tt.move, out, err, tt.want)
		}
	}
}
