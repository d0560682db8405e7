package templates

import (
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

// selfTest holds the Python sources under selftest/. The pattern names the
// folders, so that compiled files of a developer's run stay out.
//
//go:embed selftest/*.py selftest/envsolve_selftest/*.py selftest/envsolve_selftest/*.json
//go:embed selftest/envsolve_selftest/checks/*.py selftest/envsolve_selftest/frameworks/*.py
var selfTest embed.FS

// SelfTestLockSchema names the form of lock.json that the self-test reads.
const SelfTestLockSchema = "envsolve.selftest-lock/v1"

// SelfTestSchema names the form of what envsolve-selftest --json prints; it is
// documented in report.py.
const SelfTestSchema = "envsolve.selftest/v1"

// SelfTestFailed is the command's exit status when a check failed.
const SelfTestFailed = 5

// Values of SelfTestLock.GPUMode.
const (
	GPUAuto     = "auto"     // test the GPU where there is one
	GPURequired = "required" // no GPU is a failure
	GPUOff      = "off"      // never touch a GPU
)

// SelfTestLock is what the self-test holds an image to: the part of a lock
// that says what must be inside.
type SelfTestLock struct {
	Target     string              `json:"target"`
	Platform   string              `json:"platform"` // linux/amd64
	Python     string              `json:"python"`   // 3.12
	Frameworks []SelfTestFramework `json:"frameworks"`
	CUDA       SelfTestCUDA        `json:"cuda"`
	CUDNN      string              `json:"cudnn"` // 9.1.0.70, empty for a stack without it
	NCCL       string              `json:"nccl"`
	// LibraryPath lists the folders of wheels, below site-packages, that the loader must
	// look through: nvidia/cublas/lib.
	LibraryPath []string        `json:"library_path,omitempty"`
	DriverFloor string          `json:"driver_floor"` // 525.60.13
	GPUs        []SelfTestGPU   `json:"gpus"`
	Wheels      []SelfTestWheel `json:"wheels"`
	GPUMode     string          `json:"gpu_mode"` // auto, required, off; empty is auto
	// Smoke is the base name of the user's script, which goes to the layout's
	// SmokeScript; empty: none.
	Smoke string `json:"smoke"`
	// Installed says that the lock was made of what is installed in an environment: what
	// people change there that is not of the stack is no failure.
	Installed bool `json:"installed,omitempty"`
}

// SelfTestFramework is one framework build; the first of a lock is the main one.
type SelfTestFramework struct {
	Name    string `json:"name"`    // as in the target file: pytorch
	Version string `json:"version"` // 2.5.1
	Variant string `json:"variant"` // cu124, cpu
}

// SelfTestCUDA is the CUDA that the framework loads; Version is empty for a CPU stack.
type SelfTestCUDA struct {
	Version  string `json:"version"`
	Delivery string `json:"delivery"` // wheels, base-image, distro
}

// SelfTestGPU is one GPU model of the target.
type SelfTestGPU struct {
	ID                string `json:"id"`
	Name              string `json:"name"`
	ComputeCapability string `json:"compute_capability"` // 9.0
	RunsBy            string `json:"runs_by"`            // cubin, ptx
}

// SelfTestWheel is one locked wheel under its normalised name.
type SelfTestWheel struct {
	Name      string `json:"name"`
	Version   string `json:"version"`
	Requested bool   `json:"requested"`
}

// SelfTestLayout says where in an image things are.
type SelfTestLayout struct {
	Prefix string // the Python environment, /opt/env
	Home   string // the self-test and its lock, /opt/envsolve
}

// DefaultSelfTestLayout is the layout of every image that envsolve builds.
func DefaultSelfTestLayout() SelfTestLayout {
	return SelfTestLayout{Prefix: "/opt/env", Home: "/opt/envsolve"}
}

// Command is the path of the envsolve-selftest command.
func (l SelfTestLayout) Command() string {
	return path.Join(l.Prefix, "bin/envsolve-selftest")
}

// Guard is the path of the envsolve-guard command.
func (l SelfTestLayout) Guard() string {
	return path.Join(l.Prefix, "bin/envsolve-guard")
}

// SmokeScript is where the user's script of that base name belongs.
func (l SelfTestLayout) SmokeScript(name string) string {
	return path.Join(l.Home, smokeFolder, name)
}

// smokeFolder keeps the user's script apart from lock.json and the sources.
const smokeFolder = "smoke"

// File is one file to put into an image.
type File struct {
	Path    string      // absolute
	Mode    fs.FileMode // permission bits
	Content []byte
}

// SelfTestFiles returns the self-test as it goes into an image of the default
// layout: the Python package, the lock as JSON and the command, sorted by path.
// The content depends on the lock alone.
func SelfTestFiles(lock SelfTestLock) ([]File, error) {
	return SelfTestFilesAt(DefaultSelfTestLayout(), lock)
}

// SelfTestFilesAt is SelfTestFiles for another layout. Both folders must be
// absolute and free of white space: the prefix becomes part of a #! line.
func SelfTestFilesAt(layout SelfTestLayout, lock SelfTestLock) ([]File, error) {
	if err := layout.check(); err != nil {
		return nil, err
	}
	document, err := lock.encode()
	if err != nil {
		return nil, err
	}
	files := []File{
		{Path: layout.Guard(), Mode: 0o755, Content: guard(layout)},
		{Path: layout.Command(), Mode: 0o755, Content: launcher(layout)},
		{Path: path.Join(layout.Home, "lock.json"), Mode: 0o644, Content: document},
	}
	sources, err := selfTestSources(path.Join(layout.Home, "selftest"))
	if err != nil {
		return nil, err
	}
	return append(files, sources...), nil
}

func (l SelfTestLayout) check() error {
	for _, folder := range []string{l.Prefix, l.Home} {
		if !path.IsAbs(folder) || strings.ContainsAny(folder, " \t\n'\"\\") {
			return fmt.Errorf("self-test folder %q: must be absolute, without white space or quotes", folder)
		}
	}
	return nil
}

// encode returns lock.json, or an error that names the part which is wrong.
func (l SelfTestLock) encode() ([]byte, error) {
	if l.GPUMode == "" {
		l.GPUMode = GPUAuto
	}
	switch l.GPUMode {
	case GPUAuto, GPURequired, GPUOff:
	default:
		return nil, fmt.Errorf("self-test gpu mode %q: must be auto, required or off", l.GPUMode)
	}
	if len(l.Frameworks) == 0 {
		return nil, fmt.Errorf("self-test of target %q: the lock names no framework", l.Target)
	}
	if l.Smoke != "" {
		if l.Smoke != path.Base(l.Smoke) {
			return nil, fmt.Errorf("self-test of target %q: smoke script %q is no base name", l.Target, l.Smoke)
		}
		l.Smoke = path.Join(smokeFolder, l.Smoke)
	}
	document := struct {
		Schema string `json:"schema"`
		SelfTestLock
	}{SelfTestLockSchema, l}
	text, err := json.MarshalIndent(document, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("self-test lock of target %q: %w", l.Target, err)
	}
	return append(text, '\n'), nil
}

// launcher is the command. Byte code of its own may be made beside it, too, see bytecode.py.
func launcher(layout SelfTestLayout) []byte {
	return python(layout, `import os
import sys

sys.path.insert(0, "%s/selftest")
sys.pycache_prefix = os.environ.get("ENVSOLVE_BYTECODE") or None

from envsolve_selftest.cli import main  # noqa: E402

sys.exit(main(default_lock="%[1]s/lock.json"))
`)
}

// guard is the command before an entrypoint.
func guard(layout SelfTestLayout) []byte {
	return python(layout, `import sys

sys.path.insert(0, "%s/selftest")

from envsolve_selftest.guard import main  # noqa: E402

sys.exit(main(sys.argv[1:], "%[1]s/lock.json"))
`)
}

// python is a script that imports from the self-test, whose folder is given to its text. -I
// keeps PYTHONPATH, the user site and the working directory from breaking the command itself;
// its checks read the environment to report on them. -B leaves no compiled files behind in the
// image.
func python(layout SelfTestLayout, text string) []byte {
	return fmt.Appendf(nil, "#!%s/bin/python -IB\n%s", layout.Prefix, fmt.Sprintf(text, layout.Home))
}

func selfTestSources(home string) ([]File, error) {
	var files []File
	err := fs.WalkDir(selfTest, "selftest", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := selfTest.ReadFile(name)
		if err != nil {
			return err
		}
		files = append(files, File{
			Path: path.Join(home, strings.TrimPrefix(name, "selftest/")), Mode: 0o644, Content: content,
		})
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("embedded self-test: %w", err)
	}
	return files, nil
}
