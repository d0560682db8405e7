package main

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/progress"
)

func TestProgressIsShownAsAsked(t *testing.T) {
	feed := func(mode string) string {
		var b strings.Builder
		s := newProgress(mode, &b)
		p := s.phases.Begin(progress.Fetch).Of("files").Kept()
		p.Part("torch.whl", 5e8, 2e9)
		p.Part("numpy.whl", 2e6, 2e6)
		p.Part("torch.whl", 2e9, 2e9)
		p.End()
		s.close()
		return b.String()
	}
	const done = "  fetch      2 files, 2.0 GB, 1 there before\n"
	for mode, want := range map[string]string{
		"quiet": "", "rawjson": "", "auto": done, "plain": "  fetch      torch.whl, 2.0 GB\n" + done,
	} {
		if got := feed(mode); got != want {
			t.Errorf("%s shows %q, want %q", mode, got, want)
		}
	}
	if got := feed("tty"); !strings.HasSuffix(got, "\r\x1b[J"+done) {
		t.Errorf("a terminal shows %q", got)
	}
	for mode, phases := range map[string]bool{"auto": true, "tty": true, "plain": false, "quiet": false, "rawjson": false} {
		s := newProgress(mode, &strings.Builder{})
		if got := s.builder(); got.Mode != mode || (got.Phases != nil) != phases {
			t.Errorf("--progress %s: the builder shows %+v", mode, got)
		}
		s.close()
	}
}
