package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	hostfacts "github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/testworld/machine"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// systemPackages are what the base image has beside the essential packages: the
// distribution's Python, and what its official image has.
func systemPackages() []string { return []string{"python3", "ca-certificates", "libstdc++6"} }

// wish is an image to be made: a framework, and packages beside it.
type wish struct {
	framework string
	packages  []string
}

// wishes reads FRAMEWORK[:PACKAGE,...].
func wishes(args []string) (list []wish) {
	for _, arg := range args {
		framework, packages, _ := strings.Cut(arg, ":")
		list = append(list, wish{framework, strings.FieldsFunc(packages, func(r rune) bool { return r == ',' })})
	}
	return list
}

// installed makes a page of images of what a Python on this machine has.
func (s *session) installed(ctx context.Context, program string, args []string, now time.Time) (
	text []byte, failed bool, err error) {
	python, err := machine.Ask(ctx, program)
	if err != nil {
		return nil, false, err
	}
	names := []string{"pip"} // by which a lock is resolved, inside the base image
	for _, w := range wishes(args) {
		name := distribution(python, w.framework)
		if name == "" {
			return nil, false, fmt.Errorf("%s has no framework %q", program, w.framework)
		}
		names = append(append(names, name), w.packages...)
	}
	host, err := s.host(ctx)
	if err != nil {
		return nil, false, err
	}
	here := hostfacts.Read(os.DirFS("/"), os.LookupEnv, matrices.Embedded())
	scratch, err := os.MkdirTemp("", "envsolve-installed-")
	if err != nil {
		return nil, false, err
	}
	defer os.RemoveAll(scratch)
	fmt.Fprintln(s.log, "making wheels and a base image of what is installed")
	world, err := machine.Start(ctx, machine.Config{
		Python: python, Packages: names, System: systemPackages(), Dir: filepath.Join(scratch, "world"),
	})
	if err != nil {
		return nil, false, err
	}
	defer world.Close()
	var folders []string
	for _, w := range wishes(args) {
		folder := filepath.Join(scratch, w.framework)
		if err := os.Mkdir(folder, 0o755); err != nil {
			return nil, false, err
		}
		text := target(world, python, w, here.SystemID+here.SystemVersion, host.Driver)
		if err := os.WriteFile(filepath.Join(folder, "envsolve.hcl"), []byte(text), 0o644); err != nil {
			return nil, false, err
		}
		folders = append(folders, folder)
	}
	return s.page(ctx, folders, now)
}

// distribution is the package by which a Python has a framework, empty where it has
// none.
func distribution(python machine.Python, framework string) string {
	info := matrices.Embedded().FrameworkInfo(framework)
	if info == nil {
		return ""
	}
	for _, name := range info.Distributions() {
		if python.Packages[name] != "" {
			return name
		}
	}
	return ""
}

// target is the target file of a wish.
func target(world *machine.World, python machine.Python, w wish, system, driver string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "variable \"gpu\" {\n  type = list(string)\n}\n\nindex \"pypi\" {\n  url = %q\n}\n\n", world.IndexURL)
	fmt.Fprintf(&b, "target %q {\n  gpu    = var.gpu\n  driver = %q\n  os     = %q\n  python = %q\n\n",
		w.framework, driver, system, python.Version)
	release := python.Packages[distribution(python, w.framework)]
	fmt.Fprintf(&b, "  framework %q {\n    version = %q\n", w.framework, release)
	if runtime, ok := python.Packages["nvidia-cuda-runtime"]; ok {
		fmt.Fprintf(&b, "    cuda    = %q\n", version.Minor(runtime))
	}
	b.WriteString("  }\n\n  packages = {\n")
	for _, name := range w.packages {
		fmt.Fprintf(&b, "    %q = %q\n", name, "=="+python.Packages[name])
	}
	fmt.Fprintf(&b, "  }\n\n  image {\n    base = %q\n  }\n}\n", world.BaseImage)
	return b.String()
}
