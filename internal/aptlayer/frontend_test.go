package aptlayer

import (
	"archive/tar"
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/containerd/containerd/v2/core/content"
	"github.com/moby/buildkit/client"
	"github.com/moby/buildkit/client/llb"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// TestTheFrontendWritesTheSameLayer makes one layer both ways of what an installation
// has left, with files of several names and a pipe: from BuildKit's own difference, as
// the command does, and by the frontend's program, of whose tree BuildKit makes a layer.
func TestTheFrontendWritesTheSameLayer(t *testing.T) {
	if os.Getuid() != 0 {
		worldtest.SkipUnlessCI(t, "a layer is root's: only a builder that runs as root unpacks it so")
	}
	s := buildertest.Store(t)
	b := buildertest.Connect(t, s)
	platform, err := builder.ParsePlatform(buildertest.Platform)
	if err != nil {
		t.Fatal(err)
	}
	layout := builder.NewLayout(s, nil)
	base, err := layout.Base(buildertest.Base(t), platform, "toolbox")
	if err != nil {
		t.Fatal(err)
	}
	in := llb.Scratch().File(llb.Mkfile("/left.tar", 0o644, leftBehind(t)))
	installed := base.Run(llb.Args([]string{buildertest.Toolbox, "untar", "/in/left.tar", "/"}),
		llb.AddMount("/in", in, llb.Readonly)).Root()
	raw, err := os.Open(exported(t, b, layout, llb.Diff(base, installed), platform))
	if err != nil {
		t.Fatal(err)
	}
	defer raw.Close()
	made, err := normalize(t.Context(), raw, newest, layer.Zstd, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	const deb = "!<arch>\ndebian-binary   %-12d0     0     100644  4         `\n2.0\n"
	debs := llb.Scratch().File(llb.Mkfile("/a.deb", 0o644, fmt.Appendf(nil, deb, newest)))
	program := llb.Scratch().File(llb.Mkfile("/unpack", 0o755, unpackProgram(t)))
	written := llb.Scratch().Run(llb.Args([]string{"/unpack", "apt", made.DiffID.String(), "/base", "/installed", "/debs", "/out"}),
		llb.AddMount("/unpack", program, llb.Readonly, llb.SourcePath("/unpack")), llb.AddMount("/base", base, llb.Readonly),
		llb.AddMount("/installed", installed, llb.Readonly), llb.AddMount("/debs", debs, llb.Readonly)).
		AddMount("/out", llb.Scratch())
	plain, err := os.ReadFile(exported(t, b, layout, written, platform))
	if err != nil {
		t.Fatal(err)
	}
	if got := digest.FromBytes(plain); got != made.DiffID {
		t.Errorf("the frontend's layer is %s, and the command's %s", got, made.DiffID)
	}
}

// leftBehind is what an installation writes: files of several names, in an order of
// the maker's, and a pipe.
func leftBehind(t *testing.T) []byte {
	t.Helper()
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	at := time.Unix(newest-5, 0)
	for _, h := range []tar.Header{
		{Typeflag: tar.TypeDir, Name: "usr/", Mode: 0o755}, {Typeflag: tar.TypeDir, Name: "usr/bin/", Mode: 0o755},
		{Typeflag: tar.TypeDir, Name: "var/", Mode: 0o755}, {Typeflag: tar.TypeDir, Name: "var/log/", Mode: 0o755},
		{Typeflag: tar.TypeReg, Name: "usr/bin/zip", Mode: 0o755, Size: 4}, {Typeflag: tar.TypeLink, Name: "usr/bin/unzip", Linkname: "usr/bin/zip"},
		{Typeflag: tar.TypeLink, Name: "usr/bin-zip", Linkname: "usr/bin/zip"}, {Typeflag: tar.TypeReg, Name: "usr/bin/x", Mode: 0o644, Size: 4},
		{Typeflag: tar.TypeReg, Name: "var/log/of", Mode: 0o644, Size: 4}, {Typeflag: tar.TypeLink, Name: "var/of", Linkname: "var/log/of"},
		{Typeflag: tar.TypeFifo, Name: "var/pipe", Mode: 0o600},
	} {
		h.ModTime = at
		if err := w.WriteHeader(&h); err != nil {
			t.Fatal(err)
		}
		if h.Size > 0 {
			if _, err := io.WriteString(w, "text"); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// unpackProgram compiles the frontend's program, as its image has it.
func unpackProgram(t *testing.T) []byte {
	t.Helper()
	to := filepath.Join(t.TempDir(), "unpack")
	cmd := exec.Command("go", "build", "-ldflags=-s -w", "-o", to, "../../cmd/envsolve-unpack")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	program, err := os.ReadFile(to)
	if err != nil {
		t.Fatal(err)
	}
	return program
}

// exported is the one layer of a state, as a tar.
func exported(t *testing.T, b *builder.Builder, layout *builder.Layout, state llb.State,
	platform ocispec.Platform) string {
	t.Helper()
	export := &layerExport{dest: filepath.Join(t.TempDir(), "layer.tar")}
	display, err := builder.Progress{}.Open("test")
	if err != nil {
		t.Fatal(err)
	}
	_, err = b.Solve(t.Context(), client.SolveOpt{OCIStores: map[string]content.Store{builder.StoreID: layout},
		Exports: []client.ExportEntry{{Type: client.ExporterOCI, Attrs: map[string]string{"tar": "false",
			"compression": "uncompressed"}, OutputStore: export}}}, display,
		func(ctx context.Context, c gateway.Client) (*gateway.Result, error) {
			def, err := state.Marshal(ctx, llb.Platform(platform))
			if err != nil {
				return nil, err
			}
			return c.Solve(ctx, gateway.SolveRequest{Definition: def.ToPB()})
		})
	if err == nil {
		err = export.check()
	}
	if err != nil {
		t.Fatal(err)
	}
	return export.dest
}
