package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/cli/clitest"
	"github.com/envsolve/envsolve/matrices"
)

// ownFacts is a driver branch's release that our own facts lack.
const ownFacts = `
source "lab" {
  title = "our hosts"
  url   = "https://facts.example.com/drivers"
  date  = "2026-11-10"
  class = "measured"
}
driver_branch "580" {
  source = ["lab"]
  version "580.999.01" {
    source = ["lab"]
  }
}
`

// factsProject is where a test plans by facts of a registry.
type factsProject struct {
	bin, dir, cache string
}

// run runs envsolve, and returns its standard output and error and its exit code.
func (p factsProject) run(t *testing.T, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), filepath.Join(p.bin, "envsolve"), args...)
	cmd.Dir = p.dir
	cmd.Env = append(os.Environ(), "XDG_CACHE_HOME="+p.cache, "PATH="+p.bin+":"+os.Getenv("PATH"))
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil && cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return out.String(), errs.String(), cmd.ProcessState.ExitCode()
}

func (p factsProject) must(t *testing.T, args ...string) string {
	t.Helper()
	stdout, stderr, code := p.run(t, args...)
	if code != 0 {
		t.Fatalf("envsolve %s ends with %d:\n%s", strings.Join(args, " "), code, stderr)
	}
	return stdout
}

func (p factsProject) fails(t *testing.T, want string, args ...string) {
	t.Helper()
	stdout, stderr, code := p.run(t, args...)
	if code == 0 || stdout != "" || !regexp.MustCompile(want).MatchString(stderr) {
		t.Errorf("envsolve %s ends with %d, want %s:\n%s%s", strings.Join(args, " "), code, want, stdout, stderr)
	}
}

func (p factsProject) write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Join(p.dir, filepath.Dir(name)), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(p.dir, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestFactsTravelThroughARegistry pushes facts, and plans by them elsewhere: what a
// reference with a digest gave once, it gives for good.
func TestFactsTravelThroughARegistry(t *testing.T) {
	t.Parallel()
	p := factsProject{bin: clitest.Install(t), dir: t.TempDir(), cache: t.TempDir()}
	repository := buildertest.Registry(t) + "/team/facts"
	p.write(t, "lab/drivers.hcl", ownFacts)

	ours := strings.TrimSpace(p.must(t, "matrices", "push", repository+":2026-11"))
	if again := strings.TrimSpace(p.must(t, "matrices", "push", repository+":again")); again != ours {
		t.Errorf("the same facts are %s, and then %s", ours, again)
	}
	theirs := strings.TrimSpace(p.must(t, "matrices", "push", repository+":lab", "--overlay", "lab"))
	if theirs == ours || !strings.HasPrefix(theirs, repository+"@sha256:") {
		t.Errorf("with an overlay they are %s, without %s", theirs, ours)
	}

	target := "target \"t\" {\n  gpu = \"h100\"\n  framework \"pytorch\" { version = \"==2.14.1\" }\n}\n"
	p.write(t, "plain.hcl", target)
	p.write(t, "from.hcl", "matrices { from = \""+theirs+"\" }\n"+target)
	p.fails(t, `facts .* are not in the cache; fetch them with\n  envsolve matrices pull `+regexp.QuoteMeta(theirs),
		"plan", "from.hcl")
	elsewhere := factsProject{bin: p.bin, dir: p.dir, cache: t.TempDir()}
	elsewhere.fails(t, "fetching the facts "+regexp.QuoteMeta(theirs)+"\n", "lock", "--builder", "unix:///nowhere", "from.hcl")
	if got := elsewhere.must(t, "plan", "from.hcl"); !strings.Contains(got, "580.999.01") {
		t.Errorf("the plan does not go by the facts that lock has fetched:\n%s", got)
	}
	host, _, _ := strings.Cut(repository, "/")
	mirrored := strings.Replace(theirs, host, "facts.example.com", 1)
	p.write(t, "mirrored.hcl", "mirror \"facts.example.com\" {\n  to = \""+host+"\"\n}\n"+target)
	far := factsProject{bin: p.bin, dir: p.dir, cache: t.TempDir()}
	far.fails(t, "fetching the facts "+regexp.QuoteMeta(mirrored)+"\n", "lock", "--builder", "unix:///nowhere",
		"--facts", mirrored, "mirrored.hcl")
	if got := far.must(t, "plan", "--facts", mirrored, "mirrored.hcl"); !strings.Contains(got, "580.999.01") {
		t.Errorf("the plan does not go by the facts that came through the file's mirror:\n%s", got)
	}
	if got := strings.TrimSpace(p.must(t, "matrices", "pull", repository+":lab")); got != theirs {
		t.Errorf("pulled %s, want %s", got, theirs)
	}
	p.must(t, "matrices", "pull", ours)
	if got := p.must(t, "plan", "from.hcl"); !strings.Contains(got, "580.999.01") {
		t.Errorf("the plan does not go by the facts that its file names:\n%s", got)
	}
	now := p.must(t, "plan", "plain.hcl")
	for name, args := range map[string][]string{"of the reference": {"--facts", ours, "plain.hcl"},
		"over what the file names": {"--facts", ours, "from.hcl"}} {
		if got := p.must(t, append([]string{"plan"}, args...)...); got != now {
			t.Errorf("the plan by old facts, %s, is\n%s\nand was\n%s", name, got, now)
		}
	}
	said := p.must(t, "plan", "-o", "json", "from.hcl")
	if !strings.Contains(said, `"from": "`+theirs+`"`) {
		t.Errorf("the document does not say which facts it rests on:\n%.400s", said)
	}

	p.must(t, "matrices", "pull", ours, "--output", "old.facts")
	if got := p.must(t, "plan", "--facts", "old.facts", "plain.hcl"); got != now {
		t.Errorf("the plan by a file of old facts is\n%s\nand was\n%s", got, now)
	}
}

// TestFactsThatCannotBeHad say why, and what to do.
func TestFactsThatCannotBeHad(t *testing.T) {
	t.Parallel()
	p := factsProject{bin: clitest.Install(t), dir: t.TempDir(), cache: t.TempDir()}
	host := buildertest.Registry(t)
	buildertest.Push(t, buildertest.Base(t), host+"/image:1")
	none := "@sha256:" + strings.Repeat("00", 32)
	p.write(t, "damaged.facts", "EVM1 and no more")
	p.write(t, "tag.hcl", "matrices { from = \""+host+"/facts:latest\" }\ntarget \"t\" {\n  framework \"pytorch\" {}\n}\n")
	for _, test := range []struct {
		want string
		args []string
	}{
		{`it holds no facts: its type is`, []string{"matrices", "pull", host + "/image:1"}},
		{`no such image|not found|unknown`, []string{"matrices", "pull", host + "/facts" + none}},
		{`connection refused`, []string{"matrices", "pull", "127.0.0.1:1/facts:1"}},
		{`connection refused`, []string{"matrices", "push", "127.0.0.1:1/facts:1"}},
		{`names no digest: write REGISTRY/NAME@sha256:…`, []string{"plan", "tag.hcl"}},
		{`there is no file of that name, and "lost.facts" names no digest`,
			[]string{"plan", "--facts", "lost.facts", "--framework", "pytorch"}},
		{`the snapshot of the facts is damaged`, []string{"plan", "--facts", "damaged.facts", "--framework", "pytorch"}},
		{`A:B:C`, []string{"matrices", "push", "A:B:C"}},
	} {
		p.fails(t, test.want, test.args...)
	}
}

// TestFaultyFactsAreRefused pulls facts whose rows lack what rows need.
func TestFaultyFactsAreRefused(t *testing.T) {
	t.Parallel()
	p := factsProject{bin: clitest.Install(t), dir: t.TempDir(), cache: t.TempDir()}
	p.write(t, "faulty.facts", string(matrices.Encode(matrices.Tables{Version: "2026.11.20",
		GPUs: []matrices.GPU{{ID: "x1", Name: "X1", Arch: "nowhere", ComputeCapability: "9.9", Class: "datacenter"}}})))
	ref := strings.TrimSpace(p.must(t, "matrices", "push", buildertest.Registry(t)+"/facts:1", "--facts", "faulty.facts"))
	p.fails(t, "rows cannot be used, among them gpus/x1: ", "matrices", "pull", ref)
	p.fails(t, "are not in the cache", "plan", "--facts", ref, "--framework", "pytorch")
}

// TestDamagedFactsAreFetchedAnew, and a plan by them never made.
func TestDamagedFactsAreFetchedAnew(t *testing.T) {
	t.Parallel()
	p := factsProject{bin: clitest.Install(t), dir: t.TempDir(), cache: t.TempDir()}
	ref := strings.TrimSpace(p.must(t, "matrices", "push", buildertest.Registry(t)+"/facts:1"))
	p.must(t, "matrices", "pull", ref)
	blobs, err := filepath.Glob(filepath.Join(p.cache, "envsolve", "blobs", "sha256", "*"))
	if err != nil || len(blobs) < 2 {
		t.Fatalf("the cache holds %v (%v)", blobs, err)
	}
	for _, path := range blobs {
		if err := os.Chmod(path, 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Truncate(path, 10); err != nil {
			t.Fatal(err)
		}
	}
	p.fails(t, "are not in the cache; fetch them with", "plan", "--facts", ref, "--framework", "pytorch")
	p.must(t, "matrices", "pull", ref)
	p.must(t, "plan", "--facts", ref, "--framework", "pytorch")
}
