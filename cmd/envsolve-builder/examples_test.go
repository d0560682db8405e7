package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/blobs"
	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

// TestRuntimesUnpackEveryExample locks and builds every example, and holds what
// runtimes unpack of its image to the tree in the builder. PyTorch and its CUDA are
// stand-ins, what the world has no wheels of is made up: the trees are compared, and
// the self-test, which only real frameworks pass, is left out.
func TestRuntimesUnpackEveryExample(t *testing.T) {
	t.Parallel()
	needsBuilder(t) // and root, who alone can set the owners that are compared
	world := worldtest.Start(t, testworld.Images, testworld.Wheels, testworld.StandIns)
	bin, data := install(t), t.TempDir()
	t.Cleanup(func() { stopBuilder(t, bin, data) })
	st := buildertest.Store(t)
	b := buildertest.Connect(t, st)
	files, err := filepath.Glob("../../examples/*/envsolve.hcl")
	if err != nil || len(files) == 0 {
		t.Fatal("there are no examples:", err)
	}
	for _, file := range files {
		example := filepath.Base(filepath.Dir(file))
		t.Run(example, func(t *testing.T) {
			e := exampleBuild{world: world, bin: bin, data: data, dir: t.TempDir()}
			if err := os.CopyFS(e.dir, os.DirFS(filepath.Dir(file))); err != nil {
				t.Fatal(err)
			}
			e.settle(t)
			e.run(t, "lock", "--progress", "plain")
			if found := e.trees(t, b, st); len(found) > 0 {
				t.Errorf("%d differences:\n%s", len(found), strings.Join(found[:min(len(found), 20)], "\n"))
			}
		})
	}
}

// exampleBuild builds one example's copy in the test world.
type exampleBuild struct {
	world     *testworld.World
	bin, data string
	dir       string
}

func (e exampleBuild) run(t *testing.T, args ...string) []byte {
	t.Helper()
	cmd := exec.Command(filepath.Join(e.bin, "envsolve"), args...)
	cmd.Dir = e.dir
	cmd.Env = append(os.Environ(), "PATH="+e.bin+":"+os.Getenv("PATH")+":/usr/sbin:/sbin", "ENVSOLVE_BUILDER=",
		"BUILDKIT_HOST=", "XDG_CACHE_HOME="+filepath.Join(e.data, "cache"), "XDG_DATA_HOME="+e.data)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("envsolve %s: %v\n%s", strings.Join(args, " "), err, stderr.Bytes())
	}
	return out
}

// settle changes the example to a Python and a system that the world has an image of,
// and adds an index of the packages that it has no wheels of.
func (e exampleBuild) settle(t *testing.T) {
	t.Helper()
	path := filepath.Join(e.dir, "envsolve.hcl")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, change := range []struct{ from, to string }{
		{`(?m)^  python = "3.11"`, "  os = \"debian12\"\n$0"},
		{`(?m)^  python = var.python`, "  os = \"debian13\"\n  python = \"3.13\""},
	} {
		text = regexp.MustCompile(change.from).ReplaceAll(text, []byte(change.to))
	}
	if !bytes.Contains(text, []byte("\n  python ")) {
		text = regexp.MustCompile(`(?m)^target .*`).ReplaceAll(text, []byte("$0\n  python = \"3.13\"\n  os = \"debian13\""))
	}
	if err := os.WriteFile(path, text, 0o644); err != nil {
		t.Fatal(err)
	}
	var made strings.Builder
	index, names, missing := newMadeUp(t), []string{}, e.missing(t)
	sources := e.world.MirrorHCL()
	if missing["torch"] != "" {
		sources, _, _ = strings.Cut(sources, `index "pytorch"`)
	}
	fmt.Fprintln(&made, sources)
	for name, version := range missing {
		if err := index.add(name, version, nil); err != nil {
			t.Fatal(err)
		}
		names = append(names, fmt.Sprintf("%q", name))
	}
	slices.Sort(names)
	if len(names) > 0 {
		fmt.Fprintf(&made, "index \"made-up\" {\n  url      = %q\n  packages = [%s]\n}\n", index.server.URL,
			strings.Join(names, ", "))
	}
	if err := os.WriteFile(path, append(text, made.String()...), 0o644); err != nil {
		t.Fatal(err)
	}
}

// missing are the packages of the example's plan that the world has no wheels of,
// each with a version that the plan takes.
func (e exampleBuild) missing(t *testing.T) map[string]string {
	t.Helper()
	var doc plan.Document
	if err := json.Unmarshal(e.run(t, "plan", "-o", "json"), &doc); err != nil {
		t.Fatal(err)
	}
	versions := map[string]string{}
	for _, p := range doc.Plans {
		if p.Stack == nil {
			t.Fatalf("no plan for %s", p.Target)
		}
		for name, version := range p.Stack.Packages {
			name, _, _ = strings.Cut(name, "[")
			if !e.has(t, p.Stack.Framework.Variant, name, version) {
				versions[name] = version
			}
		}
		for _, u := range p.Stack.Unpinned {
			if !e.has(t, p.Stack.Framework.Variant, u.Name, "") {
				versions[u.Name] = "1000"
			}
		}
	}
	return versions
}

// has reports whether an index of the world has a wheel of a version, or any where
// none is named.
func (e exampleBuild) has(t *testing.T, variant, name, version string) bool {
	t.Helper()
	at := e.world.PyPIURL
	if strings.Contains(version, "+") { // of PyTorch's index; the default one has the others
		at = e.world.IndexURL(variant)
	}
	resp, err := http.Get(at + "/" + name + "/")
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	page, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	return resp.StatusCode == http.StatusOK && strings.Contains(html.UnescapeString(string(page)), "-"+version)
}

// trees builds the example's lock and says what runtimes unpack otherwise.
func (e exampleBuild) trees(t *testing.T, b *builder.Builder, st *store.Store) (different []string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(e.dir, "envsolve.lock.hcl"))
	if err != nil {
		t.Fatal(err)
	}
	l, err := lock.Read(text, "envsolve.lock.hcl")
	if err != nil {
		t.Fatal(err)
	}
	for i := range l.Targets {
		target := &l.Targets[i]
		client := &registry.Client{Mirrors: []registry.Mirror{{Host: "docker.io", To: e.world.RegistryHost + "/" + testworld.HubPrefix}}}
		base, err := client.Pinned(t.Context(), target.Base.Reference, target.Base.Digest, target.Platform)
		if err != nil {
			t.Fatal(err)
		}
		provider := &blobs.Provider{Store: st, Index: &index.Client{}, Dir: e.dir, LockDigest: target.Base.Digest}
		prepared, err := provider.Prepare(t.Context(), target)
		if err != nil {
			t.Fatal(err)
		}
		prepared.Recipe.SelfTest.Args = []string{"/bin/true"}
		rootfs, image := filepath.Join(e.dir, "rootfs.tar"), filepath.Join(e.dir, "image.tar")
		_, err = build.Build(t.Context(), b, prepared.Recipe, build.Options{
			Base: base.Content, BaseFrom: base.Source.String(), Registry: client, Fetch: prepared.Fetch,
			Outputs: []build.Output{{Type: build.OutputTar, Dest: rootfs},
				{Type: build.OutputDocker, Dest: image, Tags: []string{"example:1"}}},
		})
		if err != nil {
			t.Fatal(err)
		}
		different = append(different, buildertest.Differences(t, rootfs, image)...)
	}
	return different
}
