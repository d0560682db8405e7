package progress

import (
	"strings"
	"testing"
	"time"
)

func TestATerminalShowsWhatGoesOnAndWhatIsDone(t *testing.T) {
	c := &clock{at: time.Unix(0, 0)}
	s := &screen{t: t, width: 100}
	ps := New(Options{Writer: s, Terminal: true, Width: func() int { return 100 }, Now: c.now})
	p := ps.Begin(Resolve)
	c.pass(1)
	p.Doing("Python packages, with pip in docker.io/library/python:3.13-slim-trixie")
	c.pass(2)
	p.Doing("Python packages, with pip in docker.io/library/python:3.13-slim-trixie")
	shows(t, s, "  resolve    Python packages, with pip in docker.io/library/python:3.13-slim-trixie, 3 s\n")
	p.Say("docker.io/library/python:3.13-slim-trixie, 3 Python packages")
	p.End()

	p = ps.Begin(Fetch).Of("files").Kept().Expect(3, 602e6)
	p.Part("numpy.whl", 2e6, 2e6)
	p.Part("torch.whl", 0, 500e6)
	c.pass(4)
	p.Part("torch.whl", 200e6, 500e6)
	shows(t, s, `  resolve    docker.io/library/python:3.13-slim-trixie, 3 Python packages, 3 s
  fetch      1 of 3 files, 202.0 MB of 602.0 MB, 50.0 MB/s, 8 s left
`)
	q := ps.Begin(Layers).Of("layers of wheels").Kept()
	c.pass(1)
	q.Part("numpy.whl", 0, 2e6)
	shows(t, s, `  resolve    docker.io/library/python:3.13-slim-trixie, 3 Python packages, 3 s
  fetch      1 of 3 files, 202.0 MB of 602.0 MB, 40.0 MB/s, 10 s left
  layers     0 of 1 layer of wheels, 0.0 kB of 2.0 MB, 1 s
`)
	ps.Note(Resolve, "filelock 3.1 cannot be kept: it is yanked")
	p.Part("torch.whl", 500e6, 500e6)
	p.Part("filelock.whl", 0, 100e6)
	p.Part("filelock.whl", 100e6, 100e6)
	p.End()
	q.Part("numpy.whl", 2e6, 2e6)
	q.End()
	ps.Sum()
	ps.Close()
	shows(t, s, `  resolve    docker.io/library/python:3.13-slim-trixie, 3 Python packages, 3 s
  resolve    filelock 3.1 cannot be kept: it is yanked
  fetch      3 files, 602.0 MB, 1 there before, 5 s, 120.0 MB/s
  layers     1 layer of wheels, 2.0 MB, 1 s, 2.0 MB/s
  reused     1 of 3 files
`)
}

func TestALogHasALineForWhatIsDoneAndNowAndThenForWhatGoesOn(t *testing.T) {
	c := &clock{at: time.Unix(0, 0)}
	var b strings.Builder
	ps := New(Options{Writer: &b, Now: c.now})
	p := ps.Begin(Assemble).OutOf(5, "layers sent", "layers on the builder")
	for range 10 {
		c.pass(7)
		p.Part("sha256:1", c.at.Unix()*1e7, 2e9)
	}
	p.Part("sha256:1", 2e9, 2e9)
	c.pass(30)
	p.Part("sha256:1", 2e9, 2e9)
	ps.Finish(Assemble)
	ps.Begin(Assemble).OutOf(5, "layers sent", "layers on the builder")
	ps.Finish(Assemble)
	p = ps.Begin(SelfTest)
	c.pass(80)
	p.Doing("the image proves itself")
	p.Say("passed")
	p.End()
	p.End()
	ps.Begin(Push).Part("image", 5e6, 10e6)
	c.pass(1)
	ps.Reused("the self-test")
	ps.Sum()
	ps.Sum()
	ps.Close()
	ps.Close()
	shows(t, &b, `  assemble   350.0 MB of 2.0 GB, 10.0 MB/s, 2 min 45 s left
  assemble   700.0 MB of 2.0 GB, 10.0 MB/s, 2 min 10 s left
  assemble   2.0 GB sent, being unpacked, 1 min 40 s
  assemble   1 of 5 layers sent, 2.0 GB, 1 min 40 s, 20.0 MB/s
  assemble   0 of 5 layers sent
  self-test  the image proves itself, 1 min 20 s
  self-test  passed, 1 min 20 s
  reused     4 of 5 layers on the builder, 5 of 5 layers on the builder, the self-test
  push       5.0 MB of 10.0 MB, 5.0 MB/s, 1 s left, stopped
`)
}

// TestAPhaseTakesAsLongAsItsParts has files come long before all phases are ended.
func TestAPhaseTakesAsLongAsItsParts(t *testing.T) {
	c := &clock{at: time.Unix(0, 0)}
	var b strings.Builder
	ps := New(Options{Writer: &b, Now: c.now})
	p := ps.Begin(Fetch).Of("files")
	p.Part("a.whl", 0, 30e6)
	c.pass(3)
	p.Part("a.whl", 30e6, 30e6)
	c.pass(40)
	ps.Finish(Fetch)
	shows(t, &b, "  fetch      1 file, 30.0 MB, 3 s, 10.0 MB/s\n")
}

func TestAWaitIsShownAsLongAsItLasts(t *testing.T) {
	c := &clock{at: time.Unix(0, 0)}
	var b strings.Builder
	ps := New(Options{Writer: &b, Now: c.now})
	p := ps.Begin(Resolve)
	p.Doing("Python packages, with pip")
	p.Waiting("the builder takes the base image")
	c.pass(31)
	p.Doing("Python packages, with uv") // what goes on behind it
	p.Waiting("")
	c.pass(2)
	ps.Close()
	shows(t, &b, "  resolve    the builder takes the base image, 31 s\n"+
		"  resolve    Python packages, with uv, 33 s, stopped\n")
}

func TestDetailsHaveALineForEachPartThatCame(t *testing.T) {
	var b strings.Builder
	ps := New(Options{Writer: &b, Details: true, Now: (&clock{}).now})
	p := ps.Begin(Fetch).Of("files").Kept()
	p.Part("here.whl", 2e6, 2e6)
	for _, done := range []int64{0, 1e9, 2e9, 2e9} {
		p.Part("torch.whl", done, 2e9)
	}
	p.End()
	shows(t, &b, "  fetch      torch.whl, 2.0 GB\n  fetch      2 files, 2.0 GB, 1 there before\n")
}

func TestWhatComesFromOutsideIsPrintableAndFitsTheTerminal(t *testing.T) {
	c := &clock{at: time.Unix(0, 0)}
	s := &screen{t: t, width: 40}
	ps := New(Options{Writer: s, Terminal: true, Width: func() int { return 40 }, Now: c.now})
	p := ps.Begin(Fetch)
	c.pass(1)
	p.Doing("\x1b[2J\u202e and what is too long for one line of it")
	shows(t, s, "  fetch      \\u001b[2J\\u202e and what …\n")
}

func TestNothingIsShownWhereNobodyLooks(t *testing.T) {
	var ps *Phases
	p := ps.Begin(Fetch).Of("files").Kept().Expect(1, 2).OutOf(3, "layers sent", "layers")
	p.Doing("x")
	p.Part("x", 1, 2)
	p.Say("x")
	p.End()
	ps.Note(Fetch, "x")
	ps.Finish(Fetch)
	ps.Reused("x")
	ps.Sum()
	ps.Close()
}

func TestWords(t *testing.T) {
	for d, want := range map[time.Duration]string{
		time.Second: "1 s", 59 * time.Second: "59 s", 200 * time.Second: "3 min 20 s", 125 * time.Minute: "2 h 5 min",
	} {
		if got := seconds(d); got != want {
			t.Errorf("%s is %q, want %q", d, got, want)
		}
	}
	for n, want := range map[int64]string{0: "0.0 kB", 1500: "1.5 kB", 2e6: "2.0 MB", 3_040_000_000: "3.0 GB"} {
		if got := Bytes(n); got != want {
			t.Errorf("%d bytes are %q, want %q", n, got, want)
		}
	}
}
