package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

var repeats = flag.Int("repeat", 4, "build one lock this many times, each time in other circumstances (make repeat)")

// circumstances are all that must not reach an image.
type circumstances struct {
	builder int    // which of two daemons, each with a state of its own
	cache   string // empty, wheels (no layers), warm
	zone    string
	locale  string
	umask   string
	cores   int // for compression and hashing
	away    bool
	format  string
}

func (c circumstances) String() string {
	return fmt.Sprintf("builder %d, %s cache, TZ=%s, LC_ALL=%s, umask %s, %d cores, from another folder: %v, %s",
		c.builder, c.cache, c.zone, c.locale, c.umask, c.cores, c.away, c.format)
}

// drawn gives the circumstances of one build: all formats and both builders
// come in turn, the rest by chance.
func drawn(i int, r *rand.Rand) circumstances {
	pick := func(of ...string) string { return of[r.IntN(len(of))] }
	return circumstances{
		builder: i % 2, format: []string{"oci", "push", "docker", "tar"}[i/2%4],
		cache: pick("empty", "wheels", "warm"), zone: pick("UTC", "Pacific/Kiritimati", "America/St_Johns", "Asia/Kathmandu"),
		locale: pick("C", "C.UTF-8", "tr_TR.UTF-8"), umask: pick("022", "077", "000", "027"),
		cores: 1 + r.IntN(4), away: r.IntN(2) == 0,
	}
}

// TestOneLockGivesOneImage builds one lock again and again. The manifest has
// one digest in every format, and every file of a format the same bytes.
// Clocks differ as time goes by.
func TestOneLockGivesOneImage(t *testing.T) {
	t.Parallel()
	needsBuilder(t)
	p := newPress(t)
	r := rand.New(rand.NewPCG(7, 7))
	var digest string
	files := map[string]string{}
	for i := range *repeats {
		c := drawn(i, r)
		got, file := p.build(t, c)
		if digest == "" {
			digest = got
		}
		if got != digest {
			t.Fatalf("build %d (%s) gives %s, the first gave %s", i+1, c, got, digest)
		}
		if file == "" {
			continue
		}
		if first, ok := files[c.format]; ok && file != first {
			t.Fatalf("build %d (%s) writes another file of %s than the first", i+1, c, c.format)
		}
		files[c.format] = file
	}
	t.Logf("%d builds of %s", *repeats, digest)
}

// press builds one locked project in many circumstances.
type press struct {
	world *testworld.World
	bin   string
	root  string
}

func newPress(t *testing.T) *press {
	t.Helper()
	buildertest.Require(t)
	p := &press{world: worldtest.Start(t, testworld.Images, testworld.Wheels), bin: install(t), root: t.TempDir()}
	const image = `  image {
    env = { GREETING = "hello" }
    copy {
      from = "envsolve.hcl"
      to   = "/app/"
    }
  }
`
	for _, dir := range []string{"project", "elsewhere", "cache"} {
		if err := os.Mkdir(filepath.Join(p.root, dir), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	writeSmall(t, filepath.Join(p.root, "project"), image, p.world.MirrorHCL())
	for i := range 2 {
		t.Cleanup(func() { stopBuilder(t, p.bin, p.data(i)) })
	}
	p.run(t, circumstances{umask: "022", cores: 2}, "lock")
	return p
}

func (p *press) data(builder int) string { return filepath.Join(p.root, fmt.Sprintf("d%d", builder)) }

// run runs envsolve in the circumstances and gives its standard output.
func (p *press) run(t *testing.T, c circumstances, args ...string) string {
	t.Helper()
	project := filepath.Join(p.root, "project")
	dir := project
	args = append([]string{args[0], "--progress", "plain"}, args[1:]...)
	if c.away {
		dir = filepath.Join(p.root, "elsewhere")
		args = append(args, filepath.Join("..", "project"))
	}
	cmd := exec.Command("sh", append([]string{"-c", "umask " + c.umask + `; exec envsolve "$@"`, "sh"}, args...)...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "PATH="+p.bin+":"+os.Getenv("PATH")+":/usr/sbin:/sbin", "ENVSOLVE_BUILDER=", "BUILDKIT_HOST=",
		"XDG_CACHE_HOME="+filepath.Join(p.root, "cache"), "XDG_DATA_HOME="+p.data(c.builder),
		"TZ="+c.zone, "LC_ALL="+c.locale, fmt.Sprintf("GOMAXPROCS=%d", c.cores), "SOURCE_DATE_EPOCH=")
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s: %v\n%s", c, err, stderr.Bytes())
	}
	return stdout.String()
}

// build gives the manifest's digest, and that of the file where there is one.
func (p *press) build(t *testing.T, c circumstances) (digest, file string) {
	t.Helper()
	p.coolDown(t, c.cache)
	dest, tag := filepath.Join(p.root, "image"), p.world.RegistryHost+"/repeat/small:1"
	output := []string{"--output", "type=" + c.format + ",dest=" + dest}
	if c.format == "push" {
		output = []string{"--push", "--tag", tag}
	}
	said := p.run(t, c, append([]string{"build", "--locked"}, output...)...)
	_, digest, _ = strings.Cut(strings.TrimSpace(said), " ")
	if c.format == "push" {
		pushed, err := worldtest.Pull(t, tag).Digest()
		if err != nil || pushed.String() != digest {
			t.Fatalf("%s: the registry has %s, the build says %s (%v)", c, pushed, digest, err)
		}
		return digest, ""
	}
	return digest, sum(t, dest)
}

// coolDown empties the cache, or takes the layers out of it.
func (p *press) coolDown(t *testing.T, state string) {
	t.Helper()
	cache := filepath.Join(p.root, "cache", "envsolve")
	switch state {
	case "empty":
		if err := os.RemoveAll(cache); err != nil {
			t.Fatal(err)
		}
	case "wheels":
		blobs, err := filepath.Glob(filepath.Join(cache, "blobs", "sha256", "*"))
		if err != nil {
			t.Fatal(err)
		}
		for _, blob := range blobs {
			if !isZip(t, blob) {
				if err := os.Remove(blob); err != nil {
					t.Fatal(err)
				}
			}
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
