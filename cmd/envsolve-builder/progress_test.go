package main

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/cli"
)

func TestDownloadsShowAsAsked(t *testing.T) {
	feed := func(mode string) string {
		var b strings.Builder
		a := &app{&cli.App{Stderr: &b}}
		d := a.newDownloads(mode)
		d.progress("torch.whl", 0, 0)
		d.progress("torch.whl", 5e8, 2e9)
		d.progress("numpy.whl", 2e6, 2e6)
		d.progress("torch.whl", 2e9, 2e9)
		d.progress("torch.whl", 2e9, 2e9)
		d.end()
		return b.String()
	}
	if got := feed("plain"); got != "envsolve: fetched numpy.whl, 2.0 MB\nenvsolve: fetched torch.whl, 2.0 GB\n" {
		t.Errorf("plain shows %q", got)
	}
	if got := feed("quiet"); got != "" {
		t.Errorf("quiet shows %q", got)
	}
	got := feed("tty")
	if !strings.Contains(got, "\renvsolve: fetching, 1 of 2 files, 502.0 MB of 2.0 GB") ||
		!strings.HasSuffix(got, "2 of 2 files, 2.0 GB of 2.0 GB\n") {
		t.Errorf("a terminal shows %q", got)
	}
	if lines := strings.Count(got, "\n"); lines != 1 {
		t.Errorf("a terminal shows %d lines, want one that is written over", lines)
	}
}
