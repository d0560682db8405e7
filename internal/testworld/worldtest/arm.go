package worldtest

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
	"github.com/google/go-containerregistry/pkg/v1/types"

	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/repack"
)

// Where Linux keeps the emulators for foreign programs, and where Debian's
// qemu-user-static describes that for Arm (binfmt.d(5)).
const (
	emulators   = "/proc/sys/fs/binfmt_misc"
	armEmulator = "/usr/lib/binfmt.d/qemu-aarch64.conf"
)

// EmulateArm lets programs for linux/arm64 run on this machine, by QEMU; where
// the kernel was not told of it before, until the test ends.
func EmulateArm(t testing.TB) {
	t.Helper()
	description, err := os.ReadFile(armEmulator)
	if err != nil {
		SkipUnlessCI(t, "no emulator for arm64: apt-get install qemu-user-static")
	}
	registered := filepath.Join(emulators, "qemu-aarch64")
	if _, err := os.Stat(filepath.Join(emulators, "register")); err != nil {
		if out, err := exec.Command("mount", "-t", "binfmt_misc", "binfmt_misc",
			emulators).CombinedOutput(); err != nil {
			SkipUnlessCI(t, "the kernel takes no emulators here: "+string(out))
		}
	}
	if _, err := os.Stat(registered); err == nil {
		return
	}
	if err := os.WriteFile(filepath.Join(emulators, "register"), description, 0); err != nil &&
		!errors.Is(err, fs.ErrExist) {
		SkipUnlessCI(t, "the kernel takes no emulators here: "+err.Error())
	}
	t.Cleanup(func() { _ = os.WriteFile(registered, []byte("-1"), 0) }) // another test may have done it
}

// AddArmPython has the world's Docker Hub offer an image with Python for
// linux/arm64 beside the one for linux/amd64 that it has: Debian's own packages,
// unpacked without their scripts, which is enough for an interpreter, and the
// libraries of [testworld.ArmWheels].
func AddArmPython(t testing.TB, w *testworld.World, reference, suite, python string) {
	t.Helper()
	mirror := Mirror(t)
	list, err := mirror.Component(t.Context(), suite, "main", "arm64")
	if err != nil {
		t.Fatal(err)
	}
	roots := []string{"base-files", "coreutils", "dash", "ca-certificates", "python" + python, "tzdata"}
	for _, r := range repack.Arm() {
		roots = append(roots, r.Libraries...)
	}
	closure, err := list.Closure(roots, []string{"debconf", "openssl"})
	if err != nil {
		t.Fatal(err)
	}
	root := t.TempDir()
	for _, p := range closure {
		file, err := mirror.Download(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command("dpkg-deb", "-x", file, root).CombinedOutput(); err != nil {
			t.Fatalf("unpack %s: %v\n%s", p.Name, err, out)
		}
	}
	trust(t, root)
	alternatives(t, filepath.Join(root, "usr/lib/aarch64-linux-gnu"), "blas/libblas.so.3", "lapack/liblapack.so.3")
	archive := filepath.Join(t.TempDir(), "arm.tar")
	if out, err := exec.Command("tar", "-c", "--numeric-owner", "-C", root, "-f", archive,
		".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	offerPlatform(t, w.Image(reference), archive)
}

// alternatives makes the links that the scripts of libraries make which come in
// several builds.
func alternatives(t testing.TB, dir string, libraries ...string) {
	t.Helper()
	for _, l := range libraries {
		if err := os.Symlink(l, filepath.Join(dir, filepath.Base(l))); err != nil {
			t.Fatal(err)
		}
	}
}

// trust makes the file that the script of ca-certificates makes, which Debian's
// pip wants to see even where it never needs it.
func trust(t testing.TB, root string) {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(root, "usr/share/ca-certificates/mozilla/*.crt"))
	if err != nil || len(all) == 0 {
		t.Fatalf("no certificates: %v", err)
	}
	var bundle []byte
	for _, name := range all {
		one, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		bundle = append(bundle, one...)
	}
	dir := filepath.Join(root, "etc/ssl/certs")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "ca-certificates.crt"), bundle, 0o644); err != nil {
		t.Fatal(err)
	}
}

// offerPlatform makes of an image an index that has another for linux/arm64 too.
func offerPlatform(t testing.TB, reference, archive string) {
	t.Helper()
	tag, err := name.NewTag(reference)
	if err != nil {
		t.Fatal(err)
	}
	layer, err := tarball.LayerFromFile(archive)
	if err != nil {
		t.Fatal(err)
	}
	arm, err := mutate.AppendLayers(empty.Image, layer)
	if err != nil {
		t.Fatal(err)
	}
	config, err := arm.ConfigFile()
	if err != nil {
		t.Fatal(err)
	}
	config = config.DeepCopy()
	config.OS, config.Architecture, config.Created = "linux", "arm64", v1.Time{Time: time.Unix(1e9, 0).UTC()}
	config.Config.Env = []string{"PATH=" + strings.Join([]string{"/usr/local/bin", "/usr/bin", "/bin"}, ":")}
	if arm, err = mutate.ConfigFile(arm, config); err != nil {
		t.Fatal(err)
	}
	index := mutate.IndexMediaType(empty.Index, types.OCIImageIndex)
	for arch, img := range map[string]v1.Image{"amd64": Pull(t, reference), "arm64": arm} {
		index = mutate.AppendManifests(index, mutate.IndexAddendum{
			Add: img, Descriptor: v1.Descriptor{Platform: &v1.Platform{OS: "linux", Architecture: arch}},
		})
	}
	if err := remote.WriteIndex(tag, index); err != nil {
		t.Fatal(err)
	}
}
