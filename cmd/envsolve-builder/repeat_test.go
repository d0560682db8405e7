package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/cli/clitest"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

var (
	repeats = flag.Int("repeat", 4, "build one lock this many times, each time in other circumstances (make repeat)")
	clocks  = flag.Bool("clocks", false, "move the clocks of the programs and of buildkitd, which are compiled anew for it (make repeat)")
)

// circumstances are all that must not reach an image.
type circumstances struct {
	stack   string // light or big
	builder int    // which of two daemons, each with a state of its own
	cache   string // see coolDown
	clock   time.Duration
	zone    string
	locale  string
	umask   string
	cores   int // for compression and hashing
	away    bool
	formats []string
}

func (c circumstances) String() string {
	return fmt.Sprintf("%s stack, builder %d, %s cache, clock %+dh, TZ=%s, LC_ALL=%s, umask %s, %d cores, from another folder: %v, %s",
		c.stack, c.builder, c.cache, int(c.clock.Hours()), c.zone, c.locale, c.umask, c.cores, c.away,
		strings.Join(c.formats, " "))
}

// usual are the circumstances where none matter.
func usual(stack string) circumstances { return circumstances{stack: stack, umask: "022", cores: 2} }

// drawn returns the circumstances of one build. The first four write each format
// on both builders; one in ten is of the big stack; the rest comes by chance.
func drawn(i int, r *rand.Rand) circumstances {
	pick := func(of ...string) string { return of[r.IntN(len(of))] }
	c := circumstances{
		stack: "light", builder: i % 2,
		cache: pick("none", "empty", "wheels", "warm"), zone: pick("UTC", "Pacific/Kiritimati", "America/St_Johns",
			"Asia/Kathmandu"),
		locale: pick("C", "C.UTF-8", "tr_TR.UTF-8"), umask: pick("022", "077", "000", "027"),
		cores: 1 + r.IntN(4), away: r.IntN(2) == 0,
	}
	if *clocks {
		const year = 365 * 24 * time.Hour
		c.clock = time.Duration(r.Int64N(int64(20*year))) - 8*year
	}
	all := []string{"oci", "push", "docker", "tar"}
	if i < 4 {
		first := (i + 1) / 2 % 2 * 2
		c.formats = all[first : first+2]
		return c
	}
	if i%10 == 9 {
		c.stack = "big"
	}
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	c.formats = all[:1+r.IntN(len(all))]
	return c
}

// TestOneLockGivesOneImage builds a lock again and again. The manifest has one
// digest in every format, and every file of a format the same bytes.
func TestOneLockGivesOneImage(t *testing.T) {
	t.Parallel()
	needsBuilder(t)
	p := newPress(t)
	r := rand.New(rand.NewPCG(7, 7))
	first, times := map[string]string{}, map[string]int{}
	for i := range *repeats {
		c := drawn(i, r)
		start := time.Now()
		for what, got := range p.build(t, c) {
			what = c.stack + " " + what
			times[what]++
			if first[what] == "" {
				first[what] = got
			}
			if got != first[what] {
				t.Fatalf("build %d (%s): %s is %s, at first it was %s", i+1, c, what, got, first[what])
			}
		}
		t.Logf("build %d, %.1f s: %s", i+1, time.Since(start).Seconds(), c)
	}
	for _, what := range slices.Sorted(maps.Keys(times)) {
		t.Logf("%d times %s %s", times[what], what, first[what])
	}
}

// press builds locked projects in many circumstances.
type press struct {
	world *testworld.World
	bin   string
	root  string
}

// stacks are built again and again. The light one has all that an image can hold:
// several wheels, byte code, the distribution's packages with a user of their
// own, files, a self-test that computes.
func stacks() map[string]string {
	return map[string]string{
		"light": `
target "light" {
  python = "3.13"
  os     = "debian13"
  framework "onnxruntime" {
    version = "1.21.0"
    cuda    = "cpu"
  }
  image {
    apt      = ["dbus"]
    bytecode = true
    env      = { GREETING = "hello" }
    copy {
      from = "envsolve.hcl"
      to   = "/app/"
    }
  }
}
`,
		"big": `
target "big" {
  python = "3.13"
  os     = "debian13"
  framework "pytorch" {
    version = "2.6.0"
    cuda    = "cpu"
    with    = ["torchvision"]
  }
}
`}
}

func newPress(t *testing.T) *press {
	t.Helper()
	buildertest.Require(t)
	p := &press{world: worldtest.Start(t, testworld.Images, testworld.Wheels), root: t.TempDir()}
	if *clocks {
		p.bin = clitest.InstallClocked(t)
	} else {
		p.bin = install(t)
	}
	for i := range 2 {
		t.Cleanup(func() { stopBuilder(t, p.bin, p.data(i)) })
	}
	for _, dir := range []string{"elsewhere", "cache"} {
		if err := os.Mkdir(filepath.Join(p.root, dir), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for stack, target := range stacks() {
		if stack == "big" && *repeats < 10 {
			continue
		}
		if err := os.Mkdir(filepath.Join(p.root, stack), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(p.root, stack, "envsolve.hcl"), []byte(target+p.world.MirrorHCL()),
			0o644); err != nil {
			t.Fatal(err)
		}
		p.run(t, usual(stack), "lock")
	}
	return p
}

func (p *press) data(builder int) string { return filepath.Join(p.root, fmt.Sprintf("d%d", builder)) }

// run runs envsolve in the circumstances and gives its standard output.
func (p *press) run(t *testing.T, c circumstances, args ...string) string {
	t.Helper()
	dir := filepath.Join(p.root, c.stack)
	args = append([]string{args[0], "--progress", "plain"}, args[1:]...)
	if c.away {
		dir = filepath.Join(p.root, "elsewhere")
		args = append(args, filepath.Join("..", c.stack))
	}
	cmd := exec.Command("sh", append([]string{"-c", "umask " + c.umask + `; exec envsolve "$@"`, "sh"}, args...)...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "PATH="+p.bin+":"+os.Getenv("PATH")+":/usr/sbin:/sbin", "ENVSOLVE_BUILDER=",
		"BUILDKIT_HOST=",
		"XDG_CACHE_HOME="+filepath.Join(p.root, "cache"), "XDG_DATA_HOME="+p.data(c.builder),
		"TZ="+c.zone, "LC_ALL="+c.locale, fmt.Sprintf("GOMAXPROCS=%d", c.cores), "SOURCE_DATE_EPOCH=",
		fmt.Sprintf("%s=%d", clitest.ClockVariable, int64(c.clock.Seconds())))
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s: %v\n%s", c, err, stderr.Bytes())
	}
	return stdout.String()
}

// build returns the manifest's digest for each format it was written in, and the
// files' digests.
func (p *press) build(t *testing.T, c circumstances) map[string]string {
	t.Helper()
	p.coolDown(t, c)
	tag := p.world.RegistryHost + "/repeat/" + c.stack + ":1"
	// Archives hold the tag, so it is always there.
	args, files := []string{"build", "--locked", "--tag", tag}, map[string]string{}
	for _, format := range c.formats {
		if format == "push" {
			args = append(args, "--push")
			continue
		}
		files[format] = filepath.Join(p.root, "image."+format)
		args = append(args, "--output", "type="+format+",dest="+files[format])
	}
	_, digest, _ := strings.Cut(strings.TrimSpace(p.run(t, c, args...)), " ")
	found := map[string]string{"manifest": digest}
	for format, path := range files {
		found[format+" file"] = sum(t, path)
	}
	if slices.Contains(c.formats, "push") {
		pushed, err := worldtest.Pull(t, tag).Digest()
		if err != nil || pushed.String() != digest {
			t.Fatalf("%s: the registry has %s, the build says %s (%v)", c, pushed, digest, err)
		}
		found["in registry"] = digest
	}
	return found
}

// coolDown makes the caches what the circumstances say:
//
//	warm    as the last build left them
//	wheels  without layers
//	empty   nothing is left but the builder's own
//	none    a new builder, too
func (p *press) coolDown(t *testing.T, c circumstances) {
	t.Helper()
	cache := filepath.Join(p.root, "cache", "envsolve")
	var remove []string
	switch c.cache {
	case "none":
		stopBuilder(t, p.bin, p.data(c.builder))
		remove = []string{cache, p.data(c.builder)}
	case "empty":
		remove = []string{cache}
	case "wheels":
		blobs, err := filepath.Glob(filepath.Join(cache, "blobs", "sha256", "*"))
		if err != nil {
			t.Fatal(err)
		}
		remove = slices.DeleteFunc(blobs, func(blob string) bool { return isZip(t, blob) })
	}
	for _, path := range remove {
		if err := os.RemoveAll(path); err != nil {
			t.Fatal(err)
		}
	}
}

// isZip knows wheels by how zip files begin.
func isZip(t *testing.T, path string) bool {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	start := make([]byte, 4)
	_, err = io.ReadFull(f, start)
	return err == nil && string(start) == "PK\x03\x04"
}

func sum(t *testing.T, path string) string {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		t.Fatal(err)
	}
	return hex.EncodeToString(h.Sum(nil))
}
