package sandbox_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/sandbox"
)

// compiling is what the toolbox does as Python would: it makes byte code of one module, where
// there is none, and looks at what it has. It ends with the command, or not for an hour.
const compiling = `args
exists /old/a
readonly /run/envsolve-packages/other
folder /run/envsolve-bytecode/pkg
copy /run/envsolve-packages/pkg/m.py /run/envsolve-bytecode/pkg/new
move /run/envsolve-bytecode/pkg/new /run/envsolve-bytecode/pkg/m.any.pyc
sleep 3600
`

const made = "/run/envsolve-bytecode/pkg/m.any.pyc"

// withPackages is a command in an image of the toolbox and layers of packages, for which the
// toolbox makes byte code as a script says.
func withPackages(t *testing.T, script string, packages ...[]byte) sandbox.Spec {
	base := layer(toolbox(t), nil)
	spec := sandbox.Spec{Layers: []sandbox.Layer{base}, Config: ocispec.ImageConfig{User: "ada"},
		Bytecode: &sandbox.Bytecode{Env: "MADE", Interpreter: []digest.Digest{base.DiffID}, Python: "/toolbox",
			Server: []byte(script)}}
	for _, p := range packages {
		l := layer(p, nil)
		spec.Layers, spec.Bytecode.Packages = append(spec.Layers, l), append(spec.Bytecode.Packages, l.DiffID)
	}
	return spec
}

// module is a layer with a module, and which removes a file of the layer with the toolbox.
func module(t *testing.T, text string) []byte {
	return archived(t, entry{"pkg/", "", 0o755}, entry{"pkg/m.py", text, 0o644}, entry{"old/", "", 0o755},
		entry{"old/.wh.a", "", 0o644})
}

// What the command imports is compiled beside it, by the layers with Python alone, and is kept
// with the layer of its source for later commands that have that layer.
func TestByteCodeIsMadeBesideAndKept(t *testing.T) {
	s := newSandbox(t)
	one, two := module(t, "one"), module(t, "two")
	spec := withPackages(t, compiling, one)
	if _, folder, _ := do(t, s, spec, "env", "MADE"); folder != "/run/envsolve-bytecode\n" {
		t.Fatalf("the variable says %q", folder)
	}
	if code, _, stderr := do(t, s, spec, "await", made); code != 0 {
		t.Fatal(stderr)
	}
	for _, tt := range []struct {
		name     string
		script   string // empty: the same
		packages [][]byte
		want     string // empty: it is not there
	}{
		{"the same layer", "", [][]byte{one}, "one"},
		{"beside another", "", [][]byte{archived(t, entry{"x", "", 0o644}), one}, "one"},
		{"below one with the module", "", [][]byte{one, two}, "one"}, // its hash tells Python
		{"another layer with the module", "", [][]byte{two}, ""},
		{"made by something else", "args\n", [][]byte{one}, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			spec := withPackages(t, compiling, tt.packages...)
			if tt.script != "" {
				spec.Bytecode.Server = []byte(tt.script)
			}
			// Nothing is made anew, so that what is there was kept.
			spec.Bytecode.Packages = nil
			code, text, _ := do(t, s, spec, "cat", made)
			if text != tt.want || (code == 0) != (tt.want != "") {
				t.Errorf("it is %q, not %q", text, tt.want)
			}
		})
	}
	// The command's container has no way to change it.
	if code, _, stderr := do(t, s, spec, "readonly", "/run/envsolve-bytecode/pkg/n.any.pyc"); code != 0 {
		t.Error(stderr)
	}
}

// What is compiled of the command's own modules is kept for other layers that have these.
func TestByteCodeOfTheCommandIsKeptForOtherLayers(t *testing.T) {
	s := newSandbox(t)
	command := func(script, lock, text string) sandbox.Spec {
		spec := withPackages(t, script, archived(t, entry{"lock", lock, 0o644}, entry{"pkg/", "", 0o755},
			entry{"pkg/m.py", text, 0o644}, entry{"old/", "", 0o755}, entry{"old/.wh.a", "", 0o644}))
		spec.Bytecode.Command, spec.Bytecode.Packages = spec.Bytecode.Packages, nil
		return spec
	}
	if code, _, stderr := do(t, s, command(compiling, "one", "text"), "await", made); code != 0 {
		t.Fatal(stderr)
	}
	kept := entriesOf(t, filepath.Join(s.Dir, "bytecode"))
	if len(kept) != 1 {
		t.Fatalf("%q are kept", kept)
	}
	for _, tt := range []struct {
		name               string
		script, lock, text string
		want               bool
	}{
		{"another lock", compiling, "two", "text", true},
		{"another module", compiling, "one", "other text", false},
		{"made by something else", "args\n", "one", "text", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			spec := command(tt.script, tt.lock, tt.text)
			// The same program in another layer, and none that compiles.
			spec.Layers[0] = layer(append(toolbox(t), make([]byte, 1024)...), nil)
			if code, text, _ := do(t, s, spec, "cat", made); (code == 0) != tt.want || tt.want && text != "text" {
				t.Errorf("exit code %d, %q", code, text)
			}
		})
	}
}

// Byte code that was made otherwise goes where it has not been used for some time.
func TestByteCodeOfOldIsForgotten(t *testing.T) {
	s := newSandbox(t)
	one := module(t, "one")
	all := filepath.Join(s.Dir, "layers", digest.FromBytes(one).Encoded(), "bytecode")
	first := withPackages(t, compiling, one)
	do(t, s, first, "await", made)
	kept := entriesOf(t, all)
	do(t, s, withPackages(t, compiling+"echo\n", one), "await", made)
	if both := entriesOf(t, all); len(kept) != 1 || len(both) != 2 {
		t.Fatalf("%q, then %q: one of two that are in use is gone", kept, both)
	}
	for _, name := range entriesOf(t, all) {
		if err := os.Chtimes(filepath.Join(all, name), time.Unix(0, 0), time.Unix(0, 0)); err != nil {
			t.Fatal(err)
		}
	}
	do(t, s, first, "cat", made) // which uses it
	do(t, s, withPackages(t, compiling+"echo again\n", one), "await", made)
	if left := entriesOf(t, all); len(left) != 2 || !slices.Contains(left, kept[0]) {
		t.Errorf("%q are left, and %q was used", left, kept)
	}
}

// What belongs to no module of a layer is not kept, nor what is not whole.
func TestOnlyByteCodeOfModulesIsKept(t *testing.T) {
	s := newSandbox(t)
	script := strings.NewReplacer("pkg/m.any.pyc\n", "pkg/stray.any.pyc\n",
		"sleep 3600", "write /run/envsolve-bytecode/pkg/m.any.pyc.new half\nsleep 3600").Replace(compiling)
	spec := withPackages(t, script, module(t, "one"))
	if code, _, stderr := do(t, s, spec, "await", "/run/envsolve-bytecode/pkg/m.any.pyc.new"); code != 0 {
		t.Fatal(stderr)
	}
	for _, l := range spec.Layers {
		found, err := filepath.Glob(filepath.Join(s.Dir, "layers", l.DiffID.Encoded(), "bytecode", "*", "*", "*"))
		if err != nil || len(found) > 0 {
			t.Errorf("%q were kept, %v", found, err)
		}
	}
}

// A command runs without what cannot be compiled beside it.
func TestACommandNeedsNoByteCode(t *testing.T) {
	s := newSandbox(t)
	for _, spoil := range []func(b *sandbox.Bytecode){
		func(b *sandbox.Bytecode) { b.Python = "/none" },
		func(b *sandbox.Bytecode) { b.Server = []byte("fail 1 broken\n") },
		func(b *sandbox.Bytecode) { b.Interpreter = nil },
	} {
		spec := withPackages(t, compiling, module(t, "one"))
		spoil(spec.Bytecode)
		if code, stdout, stderr := do(t, s, spec, "cat", "/pkg/m.py"); code != 0 || stdout != "one" || stderr != "" {
			t.Errorf("exit code %d, stdout %q, stderr %q", code, stdout, stderr)
		}
	}
}
