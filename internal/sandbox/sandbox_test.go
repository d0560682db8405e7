package sandbox_test

import (
	"archive/tar"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/sandbox"
)

// entry is a file of a layer; a folder where the name ends in a slash.
type entry struct {
	name, text string
	mode       int64
}

// archived returns a layer's tar file.
func archived(t *testing.T, entries ...entry) []byte {
	t.Helper()
	var buf bytes.Buffer
	w := tar.NewWriter(&buf)
	for _, e := range entries {
		h := &tar.Header{Name: e.name, Mode: e.mode, Size: int64(len(e.text)), Typeflag: tar.TypeReg}
		if strings.HasSuffix(e.name, "/") {
			h.Typeflag = tar.TypeDir
		}
		if err := w.WriteHeader(h); err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(w, e.text); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return buf.Bytes()
}

// layer returns a layer of a tar file, which counts how often it is opened.
func layer(text []byte, opened *int) sandbox.Layer {
	return sandbox.Layer{DiffID: digest.FromBytes(text), Open: func(context.Context) (io.ReadCloser, error) {
		if opened != nil {
			*opened++
		}
		return io.NopCloser(bytes.NewReader(text)), nil
	}}
}

// toolbox is a layer that has the toolbox, a user, and some files.
func toolbox(t *testing.T) []byte {
	t.Helper()
	layers, err := buildertest.Base(t).Layers()
	if err != nil {
		t.Fatal(err)
	}
	var found string
	for _, l := range layers {
		r, err := l.Uncompressed()
		if err != nil {
			t.Fatal(err)
		}
		for in := tar.NewReader(r); found == ""; {
			h, err := in.Next()
			if err == io.EOF {
				break
			}
			if err != nil {
				t.Fatal(err)
			}
			if "/"+h.Name == buildertest.Toolbox {
				program, err := io.ReadAll(in)
				if err != nil {
					t.Fatal(err)
				}
				found = string(program)
			}
		}
		if err := r.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if found == "" {
		t.Fatal("the base image has no toolbox")
	}
	return archived(t, entry{"toolbox", found, 0o755}, entry{"etc/", "", 0o755},
		entry{"etc/passwd", "ada:x:1000:1000::/:/bin/sh\n", 0o644}, entry{"old/", "", 0o755}, entry{"old/a", "old", 0o644},
		entry{"old/b", "old", 0o644})
}

func newSandbox(t *testing.T) *sandbox.Sandbox {
	t.Helper()
	buildertest.Require(t)
	s := &sandbox.Sandbox{Dir: filepath.Join(t.TempDir(), "sandbox"), Runtime: "runc"}
	if err := s.Available(); err != nil {
		t.Fatal(err)
	}
	return s
}

// do runs the toolbox and returns its exit code and both of its streams.
func do(t *testing.T, s *sandbox.Sandbox, spec sandbox.Spec, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	var out, errs bytes.Buffer
	spec.Args, spec.Stdout, spec.Stderr = append([]string{"/toolbox"}, args...), &out, &errs
	code, err := s.Run(t.Context(), spec)
	if err != nil {
		t.Fatalf("%q: %v", args, err)
	}
	return code, out.String(), errs.String()
}

func TestRunIsLikeAStepOfABuild(t *testing.T) {
	s := newSandbox(t)
	spec := sandbox.Spec{Layers: []sandbox.Layer{layer(toolbox(t), nil)}, Config: ocispec.ImageConfig{User: "ada",
		WorkingDir: "/etc", Env: []string{"NAME=a b"}}}
	for _, tt := range []struct {
		args           []string
		code           int
		stdout, stderr string
	}{
		{[]string{"id"}, 0, "1000 1000 /etc\n", ""},
		{[]string{"env", "NAME"}, 0, "a b\n", ""},
		{[]string{"env", "PATH"}, 0, "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin\n", ""},
		{[]string{"fail", "5", "no", "cudnn"}, 5, "", "no cudnn\n"},
		{[]string{"write", "/tmp/x", "y"}, 0, "", ""},
		{[]string{"readonly", "/etc/passwd"}, 0, "", ""}, // to this user
		{[]string{"cat", "/proc/1/comm"}, 0, "toolbox\n", ""},
	} {
		code, stdout, stderr := do(t, s, spec, tt.args...)
		if code != tt.code || stdout != tt.stdout || stderr != tt.stderr {
			t.Errorf("%q: exit code %d, stdout %q, stderr %q", tt.args, code, stdout, stderr)
		}
	}
	_, devices, _ := do(t, s, spec, "cat", "/proc/net/dev")
	if n := strings.Count(devices, ":"); n != 1 || !strings.Contains(devices, "lo:") {
		t.Errorf("it has a network:\n%s", devices)
	}
}

// Upper layers cover lower ones, and take files and the content of folders away. What a
// container writes is gone after it, and a layer is opened once.
func TestLayersAreStacked(t *testing.T) {
	s := newSandbox(t)
	opened := 0
	spec := sandbox.Spec{Layers: []sandbox.Layer{layer(toolbox(t), &opened),
		layer(archived(t, entry{"old/", "", 0o755}, entry{"old/.wh.a", "", 0o644}, entry{"new", "one", 0o644}), &opened),
		layer(archived(t, entry{"new", "two", 0o644}), &opened)}}
	var unpacked int64
	spec.Unpacked = func(_ sandbox.Layer, size int64) { unpacked += size }
	if _, text, _ := do(t, s, spec, "cat", "/new"); text != "two" {
		t.Errorf("/new holds %q", text)
	}
	first := unpacked
	if _, text, _ := do(t, s, spec, "cat", "/old/b"); text != "old" {
		t.Errorf("/old/b holds %q", text)
	}
	if code, _, _ := do(t, s, spec, "exists", "/old/a"); code == 0 {
		t.Error("/old/a is there")
	}
	do(t, s, spec, "write", "/new", "three")
	if _, text, _ := do(t, s, spec, "cat", "/new"); text != "two" {
		t.Errorf("/new holds %q after a container that wrote to it", text)
	}
	if opened != len(spec.Layers) || first == 0 || unpacked != first {
		t.Errorf("layers were opened %d times; %d bytes were unpacked at first, %d in all", opened, first, unpacked)
	}
	emptied := append(spec.Layers, layer(archived(t, entry{"old/", "", 0o755}, entry{"old/.wh..wh..opq", "", 0o644}), nil))
	if code, _, _ := do(t, s, sandbox.Spec{Layers: emptied}, "exists", "/old/b"); code == 0 {
		t.Error("/old/b is there")
	}
}

// Of several that run at a time, one unpacks a layer that none has.
func TestSeveralUnpackALayerOnce(t *testing.T) {
	s := newSandbox(t)
	text := toolbox(t)
	var read atomic.Int64
	counted := sandbox.Layer{DiffID: digest.FromBytes(text), Open: func(context.Context) (io.ReadCloser, error) {
		return io.NopCloser(io.TeeReader(bytes.NewReader(text), writer(func(p []byte) { read.Add(int64(len(p))) }))), nil
	}}
	spec := sandbox.Spec{Args: []string{"/toolbox", "cat", "/old/a"}, Layers: []sandbox.Layer{counted}}
	var work sync.WaitGroup
	for range 4 {
		work.Go(func() {
			var out bytes.Buffer
			mine := spec
			mine.Stdout = &out
			if code, err := s.Run(t.Context(), mine); code != 0 || err != nil || out.String() != "old" {
				t.Errorf("%q, exit code %d, %v", out.String(), code, err)
			}
		})
	}
	work.Wait()
	if n := read.Load(); n != int64(len(text)) {
		t.Errorf("%d bytes of the layer were read, which has %d", n, len(text))
	}
}

// writer is a function that gets what is written.
type writer func(p []byte)

func (w writer) Write(p []byte) (int, error) {
	w(p)
	return len(p), nil
}

// What is unpacked while a layer is made is what is unpacked of it later. It is opened where
// that came to nothing.
func TestALayerIsUnpackedAsItIsMade(t *testing.T) {
	text := toolbox(t)
	diffID := digest.FromBytes(text)
	made := func(t *testing.T, s *sandbox.Sandbox, text []byte) {
		t.Helper()
		c := s.Copy(t.Context(), diffID)
		if c == nil {
			t.Fatal("it takes no copy of the layer")
		}
		if s.Copy(t.Context(), diffID) != nil {
			t.Error("it takes two copies of a layer at a time")
		}
		for part := range slices.Chunk(text, 1000) {
			if n, err := c.Write(part); n != len(part) || err != nil {
				t.Fatalf("it took %d of %d bytes: %v", n, len(part), err)
			}
		}
		if err := c.Close(); err != nil {
			t.Error(err)
		}
	}
	plain := newSandbox(t)
	do(t, plain, sandbox.Spec{Layers: []sandbox.Layer{layer(text, nil)}}, "id")
	for name, c := range map[string]struct {
		text   []byte
		opened int
	}{
		"whole":           {text, 0},
		"another layer":   {archived(t, entry{"old/", "", 0o755}, entry{"old/a", "new", 0o644}), 1},
		"cut off":         {text[:len(text)/2], 1},
		"no tar file":     {[]byte(strings.Repeat("a line\n", 1000)), 1},
		"nothing written": {nil, 1},
	} {
		t.Run(name, func(t *testing.T) {
			s, opened := newSandbox(t), 0
			made(t, s, c.text)
			spec := sandbox.Spec{Layers: []sandbox.Layer{layer(text, &opened)}}
			if _, said, _ := do(t, s, spec, "cat", "/old/a"); said != "old" || opened != c.opened {
				t.Errorf("/old/a holds %q; the layer was opened %d times, want %d", said, opened, c.opened)
			}
			if s.Copy(t.Context(), diffID) != nil {
				t.Error("it takes a copy of a layer that is there")
			}
			if diff := cmp.Diff(tree(t, plain, diffID), tree(t, s, diffID)); diff != "" {
				t.Errorf("they differ (-from the blob +as it is here):\n%s", diff)
			}
		})
	}
	t.Run("while it is opened", func(t *testing.T) {
		s := newSandbox(t)
		var unpacked int64
		l := layer(text, nil)
		open := l.Open
		l.Open = func(ctx context.Context) (io.ReadCloser, error) {
			made(t, s, text)
			return open(ctx)
		}
		spec := sandbox.Spec{Layers: []sandbox.Layer{l}}
		spec.Unpacked = func(_ sandbox.Layer, size int64) { unpacked += size }
		do(t, s, spec, "id")
		if unpacked != int64(len(text)) {
			t.Errorf("%d bytes were unpacked, want %d", unpacked, len(text))
		}
	})
}

// tree lists what an unpacked layer holds.
func tree(t *testing.T, s *sandbox.Sandbox, layer digest.Digest) (list []string) {
	t.Helper()
	dir := filepath.Join(s.Dir, "layers", layer.Encoded(), "files")
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := e.Info()
		if err != nil || path == dir {
			return err
		}
		var sum digest.Digest
		if info.Mode().IsRegular() {
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			sum = digest.FromBytes(text)
		}
		of := info.Sys().(*syscall.Stat_t)
		list = append(list, fmt.Sprint(path[len(dir):], info.Mode(), info.ModTime().UTC(), of.Uid, of.Gid, sum))
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func TestAFileThatMustBeThere(t *testing.T) {
	s := newSandbox(t)
	spec := sandbox.Spec{Args: []string{"/toolbox", "id"}, Layers: []sandbox.Layer{layer(toolbox(t), nil),
		layer(archived(t, entry{"old/", "", 0o755}, entry{"old/.wh.a", "", 0o644}), nil)}}
	for file, there := range map[string]bool{"": true, "/old/b": true, "/old/a": false, "/none": false} {
		spec.File = file
		_, err := s.Run(t.Context(), spec)
		var missing *sandbox.MissingError
		if there && err != nil || !there && (!errors.As(err, &missing) || missing.File != file) {
			t.Errorf("%q: %v", file, err)
		}
	}
}

func TestALayerThatIsAnotherIsNotKept(t *testing.T) {
	s := newSandbox(t)
	wrong := layer(toolbox(t), nil)
	wrong.DiffID = digest.FromString("another")
	_, err := s.Run(t.Context(), sandbox.Spec{Layers: []sandbox.Layer{wrong}, Args: []string{"/toolbox", "id"}})
	if err == nil || !strings.Contains(err.Error(), "the blob is of another layer") {
		t.Errorf("%v", err)
	}
	if left := entriesOf(t, filepath.Join(s.Dir, "layers")); len(left) > 0 {
		t.Errorf("%q are left", left)
	}
}

func TestLayersOfAnEarlierBootAreUnpackedAgain(t *testing.T) {
	s := newSandbox(t)
	opened := 0
	spec := sandbox.Spec{Layers: []sandbox.Layer{layer(toolbox(t), &opened)}}
	do(t, s, spec, "id")
	dir := filepath.Join(s.Dir, "layers", spec.Layers[0].DiffID.Encoded())
	state := filepath.Join(dir, "state.json")
	buildertest.Write(t, state, `{"bytes":1,"boot":"00000000-0000-0000-0000-000000000000"}`, 0o600)
	buildertest.Write(t, filepath.Join(dir, "files", "old", "a"), "", 0o644)
	if _, text, _ := do(t, s, spec, "cat", "/old/a"); text != "old" || opened != 2 {
		t.Errorf("/old/a holds %q, and the layer was opened %d times", text, opened)
	}
}

func TestPruneLeavesWhatMayBeInUse(t *testing.T) {
	s := newSandbox(t)
	spec := sandbox.Spec{Layers: []sandbox.Layer{layer(toolbox(t), nil)}}
	do(t, s, spec, "id")
	if removed, err := s.Prune(0); removed != 0 || err != nil {
		t.Errorf("%d bytes were removed of what has just been used: %v", removed, err)
	}
	dir := filepath.Join(s.Dir, "layers", spec.Layers[0].DiffID.Encoded())
	half := filepath.Join(s.Dir, "layers", strings.Repeat("0", 64))
	if err := os.Mkdir(half, 0o700); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{half, filepath.Join(dir, "state.json")} {
		if err := os.Chtimes(path, time.Unix(0, 0), time.Unix(0, 0)); err != nil {
			t.Fatal(err)
		}
	}
	if removed, err := s.Prune(1 << 40); removed != 0 || err != nil {
		t.Errorf("%d bytes were removed where there is room: %v", removed, err)
	}
	if left := entriesOf(t, filepath.Join(s.Dir, "layers")); len(left) != 1 {
		t.Errorf("%q are left, of which one is half unpacked", left)
	}
	if removed, err := s.Prune(0); removed == 0 || err != nil {
		t.Errorf("%d bytes were removed: %v", removed, err)
	}
	if left := entriesOf(t, filepath.Join(s.Dir, "layers")); len(left) > 0 {
		t.Errorf("%q are left", left)
	}
}

// What somebody works on stays, however long ago it was begun.
func TestPruneLeavesWhatIsBeingUnpacked(t *testing.T) {
	s := newSandbox(t)
	text := toolbox(t)
	diffID := digest.FromBytes(text)
	to := s.Copy(t.Context(), diffID)
	if _, err := to.Write(text[:len(text)/2]); err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(s.Dir, "layers", diffID.Encoded())
	if err := os.Chtimes(dir, time.Unix(0, 0), time.Unix(0, 0)); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Prune(0); err != nil {
		t.Error(err)
	}
	if _, err := to.Write(text[len(text)/2:]); err != nil {
		t.Fatal(err)
	}
	if err := to.Close(); err != nil {
		t.Fatal(err)
	}
	opened := 0
	do(t, s, sandbox.Spec{Layers: []sandbox.Layer{layer(text, &opened)}}, "id")
	if opened > 0 {
		t.Error("what was unpacked meanwhile was removed")
	}
}

func TestPassedIsOfTheSameCommandInTheSameLayers(t *testing.T) {
	s := &sandbox.Sandbox{Dir: t.TempDir()}
	one, two := layer([]byte("one"), nil), layer([]byte("two"), nil)
	spec := sandbox.Spec{Layers: []sandbox.Layer{one, two}, Args: []string{"a"}}
	if s.Passed(spec) {
		t.Error("nothing has passed")
	}
	s.Pass(spec)
	if !s.Passed(spec) {
		t.Error("it has passed")
	}
	for what, other := range map[string]sandbox.Spec{
		"layers":    {Layers: []sandbox.Layer{two, one}, Args: spec.Args},
		"arguments": {Layers: spec.Layers, Args: []string{"b"}},
		"variables": {Layers: spec.Layers, Args: spec.Args, Config: ocispec.ImageConfig{Env: []string{"A=1"}}},
		"user":      {Layers: spec.Layers, Args: spec.Args, Config: ocispec.ImageConfig{User: "1000"}},
		"folder":    {Layers: spec.Layers, Args: spec.Args, Config: ocispec.ImageConfig{WorkingDir: "/app"}},
	} {
		if s.Passed(other) {
			t.Errorf("other %s: it has passed", what)
		}
	}
}

// verifiedIn returns the verified files that a container is told of, and what it sees of each
// path: the file's inode number and the time of its last change.
func verifiedIn(t *testing.T, s *sandbox.Sandbox, spec sandbox.Spec, paths ...string) (layers []map[string]int64,
	seen map[string]string) {
	t.Helper()
	spec.VerifiedEnv = "VERIFIED"
	_, file, _ := do(t, s, spec, "env", "VERIFIED")
	_, text, _ := do(t, s, spec, "cat", strings.TrimSpace(file))
	if err := json.Unmarshal([]byte(text), &layers); err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	seen = map[string]string{}
	for _, path := range paths {
		_, said, _ := do(t, s, spec, "changed", path)
		seen[path] = strings.TrimSpace(said)
	}
	return layers, seen
}

// A container is told of the files of checked layers, as it sees them, where these are as they
// were unpacked: from their blobs, or while they were made.
func TestVerifiedFiles(t *testing.T) {
	s := newSandbox(t)
	text := archived(t, entry{"both", "b", 0o644})
	lower := layer(archived(t, entry{"own", "a", 0o644}, entry{"both", "a", 0o644}), nil)
	upper := layer(text, nil)
	spec := sandbox.Spec{Layers: []sandbox.Layer{layer(toolbox(t), nil), lower, upper},
		Config: ocispec.ImageConfig{User: "ada"}}
	to := s.Copy(t.Context(), upper.DiffID)
	if _, err := to.Write(text); err != nil {
		t.Fatal(err)
	}
	if err := to.Close(); err != nil {
		t.Fatal(err)
	}
	spec.Checked = []digest.Digest{lower.DiffID, upper.DiffID}
	layers, seen := verifiedIn(t, s, spec, "/own", "/both", "/old/a")
	if len(layers) != 2 || len(layers[0]) != 2 {
		t.Fatalf("verified are %v", layers)
	}
	known := func(i int, path string) bool {
		inode, changed, _ := strings.Cut(seen[path], " ")
		return fmt.Sprint(layers[i][inode]) == changed
	}
	if !known(0, "/own") || known(0, "/both") || !known(1, "/both") || known(0, "/old/a") || known(1, "/old/a") {
		t.Errorf("the container sees %q, and verified are %v", seen, layers)
	}
	if code, _, _ := do(t, s, spec, "exists", "/run/envsolve-verified.json"); code == 0 {
		t.Error("a container that does not ask for it has the file")
	}
	own := filepath.Join(s.Dir, "layers", lower.DiffID.Encoded(), "files/own")
	if err := os.WriteFile(own, []byte("b"), 0o644); err != nil {
		t.Fatal(err)
	}
	if layers, seen = verifiedIn(t, s, spec, "/own"); known(0, "/own") {
		t.Errorf("after it was changed the container sees %q, and verified are %v", seen, layers)
	}
	// What is unpacked for somebody who has not checked it is not verified.
	buildertest.Write(t, filepath.Join(s.Dir, "layers", lower.DiffID.Encoded(), "state.json"), "{}", 0o600)
	spec.Checked = nil
	if layers, _ := verifiedIn(t, s, spec); len(layers) != 1 {
		t.Errorf("with one layer unpacked anew: %v", layers)
	}
}

func TestARuntimeThatDoesNotStartIsNoExitCode(t *testing.T) {
	s := newSandbox(t)
	s.Runtime = filepath.Join(t.TempDir(), "none")
	spec := sandbox.Spec{Layers: []sandbox.Layer{layer(toolbox(t), nil)}, Args: []string{"/toolbox", "id"}}
	_, err := s.Run(t.Context(), spec)
	var start *sandbox.StartError
	if !errors.As(err, &start) {
		t.Errorf("%v", err)
	}
}

func TestACancelledRunEndsAtOnceAndLeavesNothing(t *testing.T) {
	s := newSandbox(t)
	ctx, cancel := context.WithCancel(t.Context())
	spec := sandbox.Spec{Layers: []sandbox.Layer{layer(toolbox(t), nil)}, Args: []string{"/toolbox", "sleep", "600"}}
	spec.Begins = func() {
		go func() {
			for len(processesOf(s.Dir)) == 0 && ctx.Err() == nil {
				time.Sleep(time.Millisecond)
			}
			cancel()
		}()
	}
	if _, err := s.Run(ctx, spec); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	nothingLeft(t, s.Dir)
	if left := entriesOf(t, filepath.Join(s.Dir, "runs")); len(left) > 0 {
		t.Errorf("%q are left", left)
	}
}

// Whoever runs the container may be killed with it: the container ends, its mounts are
// gone, and the next run removes what it wrote.
func TestAKilledRunTakesItsContainerAlong(t *testing.T) {
	s := newSandbox(t)
	base := toolbox(t)
	file := filepath.Join(t.TempDir(), "layer.tar")
	buildertest.Write(t, file, string(base), 0o644)
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(program, runCommand, s.Dir, file, "sleep", "600")
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	buildertest.Eventually(t, "the container runs", func() bool { return len(containersOf(s.Dir)) > 0 })
	if err := cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = cmd.Wait() // it was killed
	nothingLeft(t, s.Dir)
	do(t, s, sandbox.Spec{Layers: []sandbox.Layer{layer(base, nil)}}, "id")
	if left := entriesOf(t, filepath.Join(s.Dir, "runs")); len(left) > 0 {
		t.Errorf("%q are left", left)
	}
}

// nothingLeft waits until no process is in the folder and no mount.
func nothingLeft(t *testing.T, dir string) {
	t.Helper()
	buildertest.Eventually(t, "no process is left", func() bool {
		return len(processesOf(dir)) == 0 && len(containersOf(dir)) == 0
	})
	mounts, err := os.ReadFile("/proc/self/mounts")
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(mounts), dir) {
		t.Errorf("there are mounts left:\n%s", mounts)
	}
}

// processesOf are the sandbox's processes in a folder.
func processesOf(dir string) (pids []string) {
	all, _ := filepath.Glob("/proc/[0-9]*")
	for _, p := range all {
		cwd, err := os.Readlink(filepath.Join(p, "cwd"))
		if err == nil && strings.HasPrefix(cwd, dir) {
			pids = append(pids, p)
		}
	}
	return pids
}

// containersOf are the processes whose root folder is a stack of layers in a folder.
func containersOf(dir string) (pids []string) {
	all, _ := filepath.Glob("/proc/[0-9]*")
	for _, p := range all {
		mounts, err := os.ReadFile(filepath.Join(p, "mounts"))
		command, _ := os.ReadFile(filepath.Join(p, "comm"))
		if err == nil && strings.Contains(string(mounts), dir) && strings.TrimSpace(string(command)) == "toolbox" {
			pids = append(pids, p)
		}
	}
	return pids
}

func entriesOf(t *testing.T, dir string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

// The state of a layer is read by later versions of envsolve, too.
func TestStateOfALayer(t *testing.T) {
	s := newSandbox(t)
	base := toolbox(t)
	do(t, s, sandbox.Spec{Layers: []sandbox.Layer{layer(base, nil)}}, "id")
	text, err := os.ReadFile(filepath.Join(s.Dir, "layers", digest.FromBytes(base).Encoded(), "state.json"))
	if err != nil {
		t.Fatal(err)
	}
	var state map[string]any
	if err := json.Unmarshal(text, &state); err != nil {
		t.Fatal(err)
	}
	if boot, _ := state["boot"].(string); int(state["bytes"].(float64)) != len(base) || len(boot) != 36 {
		t.Errorf("%s", text)
	}
}
