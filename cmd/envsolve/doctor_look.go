package main

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/loader"
	"github.com/envsolve/envsolve/internal/report"
)

// doctorFlags are the flags of doctor.
type doctorFlags struct {
	output, framework, write string
	root, image, container   string
	platform                 string
	pythons, mirrors         []string
	force, test              bool
}

// doctorLook says what doctor looks at.
type doctorLook struct {
	// machine is where the GPUs, the driver and the devices are, and machineEnv what its
	// programs begin with.
	machine    fs.FS
	machineEnv host.Lookup
	// into is the image or the container that is looked into; nil for the machine itself.
	into *host.Inside
	// files and env are those of what is looked into, or the machine's.
	files fs.FS
	env   host.Lookup
	// base is where the machine's files are on this one; empty where its files are those of
	// an image or a container, or of no folder at all.
	base      string
	pythons   []string // that are named
	framework string   // to plan for
	write     string   // the target file to write; empty for none
	format    report.Format
	checks    []host.Check // what was seen on the way
}

// called is what messages call what is looked at.
func (l *doctorLook) called() string {
	if l.into != nil {
		return l.into.Name + " on this machine"
	}
	return "this machine"
}

// look opens what the flags name. closeLook removes what was made for it.
func (a *app) look(ctx context.Context, f *doctorFlags) (l *doctorLook, closeLook func() error, err error) {
	l = &doctorLook{pythons: f.pythons, framework: f.framework, write: f.write, base: f.root}
	closeLook = func() error { return nil }
	whole := filepath.Clean(f.root) == "/"
	switch info, err := os.Stat(f.root); {
	case err != nil || !info.IsDir():
		return nil, nil, cli.UsageError("--root %s: not a folder", f.root)
	case f.image != "" && f.container != "":
		return nil, nil, cli.UsageError("--image and --container: name one of them")
	case f.container != "" && !whole:
		return nil, nil, cli.UsageError("--root and --container: a container runs on this machine")
	case f.image == "" && len(f.mirrors) > 0:
		return nil, nil, cli.UsageError("--mirror is for --image")
	case f.image == "" && f.platform != "":
		return nil, nil, cli.UsageError("--platform is for --image")
	case whole:
		l.machine, l.machineEnv = os.DirFS("/"), a.LookupEnv
	default:
		if l.machine, closeLook, err = loader.Below(ctx, f.root); err != nil {
			return nil, nil, err
		}
		l.machineEnv = host.Environment(l.machine)
	}
	l.files, l.env = l.machine, l.machineEnv
	var closeInto func() error
	switch {
	case f.image != "":
		closeInto, err = a.lookIntoImage(ctx, l, f)
	case f.container != "":
		closeInto, err = a.lookIntoContainer(ctx, l, f.container)
	}
	if err != nil {
		_ = closeLook()
		return nil, nil, err
	}
	if closeInto != nil {
		l.base = ""
		closeMachine := closeLook
		closeLook = func() error { return errors.Join(closeInto(), closeMachine()) }
	}
	return l, closeLook, nil
}

// otherPlatform warns of an image for processors that this machine has not.
func otherPlatform(platform string) []host.Check {
	here := "linux/" + runtime.GOARCH
	if platform == here {
		return nil
	}
	return []host.Check{{Name: "image", Verdict: host.Warning,
		Seen: "it is for " + platform + ", and this machine is " + here + ": what is said of " +
			"its GPUs and its driver is not " +
			"said of a machine that runs it",
		Fix: "look at the image for this machine, --platform " + here + ", or run doctor on one that is " + platform}}
}
