//go:build unix

package main

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/cli/clitest"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

const evil = clitest.Hostile

// hostileCommands are command lines that meet what is hostile in arguments,
// names of files, images, wheels, and what registries and other programs say.
// FORMAT stands for each format, HOST for a registry.
func hostileCommands() [][]string {
	return [][]string{
		{evil},
		{"inspect", evil},
		{"inspect", "./" + evil},
		{"inspect", "short" + evil},
		{"inspect", "evil.whl", "-o", "FORMAT"},
		{"inspect", "layout", "-o", "FORMAT"},
		{"inspect", "HOST/evil/image:1"},
		{"inspect", "x", "-o", evil},
		{"verify", evil},
		{"verify", "layout", "-o", "FORMAT"},
		{"verify", "layout", "--file", "elsewhere.hcl"},
		{"verify", "HOST/evil/image:1"},
		{"verify", "x", "--file", evil},
		{"test", evil, "--with", "docker"},
		{"test", "x", "--with", "docker"},
		{"test", "x", "--with", "docker", "--json"},
		{"test", "x", "--with", "podman"},
		{"test", "x", "--with", evil},
		{"test", "x", "--gpu", evil},
		{"test", "HOST/base:1", "--with", "kubectl"},
		{"test", "HOST/evil/image:1", "--emit-job"},
		{"test", "HOST/base:1", "--emit-job", "--namespace", evil},
		{"lock", evil},
		{"lock", "--builder", "unix:///" + evil},
		{"lock", "--upgrade=" + evil},
		{"lock", "--check", "stale.hcl"},
		{"lock", "--progress", evil},
		{"build", "--builder", "unix:///" + evil},
		{"build", "--locked", "stale.hcl"},
		{"build", "--output", evil},
		{"build", "--tag", evil, "--push", "--builder", "unix:///" + evil},
		{"build", "--compression", evil},
		{"build", "--load=" + evil},
		{"build", "--cache-from", evil},
		{"build", "--provenance=" + evil},
		{"cache", evil},
		{"cache", "ls"},
		{"cache", "prune", "--keep", evil},
		{"builder", evil},
		{"builder", "stop", evil},
		{"builder", "prune", "--builder", "unix:///" + evil},
		{"matrices", evil},
		{"matrices", "harvest", evil},
		{"matrices", "harvest", "--since", evil},
		{"matrices", "harvest", "--index", "http://HOST/v2/evil", "hostile"},
		{"matrices", "audit", evil},
		{"matrices", "audit", "--budget", evil},
		{"matrices", "push", evil},
		{"matrices", "push", "--facts", evil, "HOST/facts:1"},
		{"matrices", "pull", evil},
		{"manual", evil},
		{"serve", "--program", evil},
		{"site", "--program", evil, "--output", "site"},
		{"version", evil},
		{"unpack-image", "--platform", "linux/amd64", "--into", "nowhere", evil},
		{"internal-buildkitd", `{"state": "` + clitest.Hidden + `"}`},
		{"internal-sandbox", evil},
	}
}

// TestEveryCommandIsPrintable has each command meet what is hostile, with its
// output in pipes and on a terminal.
func TestEveryCommandIsPrintable(t *testing.T) {
	program, dir, host := clitest.Link(t), t.TempDir(), hostileRegistry(t)
	writeHostile(t, dir, host)
	for _, line := range hostileCommands() {
		for _, format := range []string{"table", "json"} {
			if !slices.Contains(line, "FORMAT") && format != "table" {
				continue
			}
			for _, where := range []clitest.Where{clitest.Pipes, clitest.Terminal} {
				filled := strings.NewReplacer("FORMAT", format, "HOST", host).Replace(strings.Join(line, "\x00"))
				args := strings.Split(filled, "\x00")
				title := fmt.Sprintf("%q %s", strings.ReplaceAll(strings.Join(args, " "), evil, "EVIL"), where)
				t.Run(title, func(t *testing.T) {
					t.Parallel()
					cmd := exec.Command(program, args...)
					cmd.Dir = dir
					cmd.Env = []string{
						"PATH=" + filepath.Join(dir, "tools"), "HOME=" + dir,
						"XDG_CACHE_HOME=" + filepath.Join(dir, "cache"+evil),
						"XDG_DATA_HOME=" + filepath.Join(dir, "data"),
					}
					clitest.ShowsPrintable(t, cmd, where)
				})
			}
		}
	}
}

// TestNoCommandIsLeftOut fails when a command is added that never met anything
// hostile.
func TestNoCommandIsLeftOut(t *testing.T) {
	root := rootCommand(&cli.App{}, nil)
	met := map[*cobra.Command]bool{}
	for _, line := range hostileCommands() {
		if cmd, _, err := root.Find(line); err == nil {
			met[cmd] = true
		}
	}
	var look func(cmd *cobra.Command)
	look = func(cmd *cobra.Command) {
		for _, below := range cmd.Commands() {
			look(below)
		}
		if cmd.Runnable() && cmd != root && !met[cmd] {
			t.Errorf("no test has %q meet what is hostile", cmd.CommandPath())
		}
	}
	look(root)
}

// TestWhatAnIndexAndPipSayIsPrintable locks, on a real builder, from an index of
// which the status lines are hostile, and from one of which the metadata is: pip
// tells of it in its own words.
func TestWhatAnIndexAndPipSayIsPrintable(t *testing.T) {
	t.Parallel()
	needsBuilder(t)
	world := worldtest.Start(t, testworld.Images, testworld.Wheels)
	bin, dir := install(t), t.TempDir()
	t.Cleanup(func() { stopBuilder(t, bin, dir) })
	for kind, tt := range map[string]struct {
		packages string
		serve    http.HandlerFunc
	}{
		"status":   {"", func(w http.ResponseWriter, _ *http.Request) { answer(w, "418 "+clitest.HostileBytes, evil) }},
		"metadata": {"  packages = { hostile = \"\" }\n", hostileProject},
	} {
		index := httptest.NewServer(tt.serve)
		t.Cleanup(index.Close)
		project := filepath.Join(dir, kind)
		if err := os.Mkdir(project, 0o755); err != nil {
			t.Fatal(err)
		}
		writeSmall(t, project, tt.packages, strings.Replace(world.MirrorHCL(), world.PyPIURL, index.URL, 1))
		for mode, where := range map[string]clitest.Where{
			"plain": clitest.Pipes, "rawjson": clitest.Pipes, "auto": clitest.Display,
		} {
			cmd := exec.Command(filepath.Join(bin, "envsolve"), "lock", "--progress", mode)
			cmd.Dir = project
			cmd.Env = append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH")+":/usr/sbin:/sbin", "XDG_DATA_HOME="+dir,
				"XDG_CACHE_HOME="+dir)
			clitest.ShowsPrintable(t, cmd, where)
		}
	}
}

// hostileProject serves a wheel, of which there is no more than the metadata: it
// needs a torch that there is not, which pip tells.
func hostileProject(w http.ResponseWriter, r *http.Request) {
	switch path.Base(r.URL.Path) {
	case "hostile":
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprint(w, `<a href="hostile-1-py3-none-any.whl" data-core-metadata="true">x</a>`)
	case "hostile-1-py3-none-any.whl.metadata":
		fmt.Fprintf(w, "Metadata-Version: 2.1\nName: hostile\nVersion: 1\n"+
			"Requires-Dist: torch>=99; platform_version != \"%s\"\n", evil)
	default:
		http.NotFound(w, r)
	}
}
