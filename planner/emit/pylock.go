package emit

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

// pylock is a pylock.toml, version 1.0 (PyPA specification "pylock.toml", PEP
// 751). Keys are in the order that the specification lists them.
type pylock struct {
	LockVersion    string          `toml:"lock-version"`
	Environments   []string        `toml:"environments"`
	RequiresPython string          `toml:"requires-python"`
	CreatedBy      string          `toml:"created-by"`
	Packages       []pylockPackage `toml:"packages"`
}

type pylockPackage struct {
	Name    string        `toml:"name"`
	Version string        `toml:"version"`
	Index   string        `toml:"index,omitempty"`
	Wheels  []pylockWheel `toml:"wheels"`
}

type pylockWheel struct {
	Name   string       `toml:"name"`
	URL    string       `toml:"url"`
	Size   int64        `toml:"size"`
	Hashes pylockHashes `toml:"hashes"`
}

type pylockHashes struct {
	SHA256 string `toml:"sha256"`
}

// ErrNoLock says that a form needs a lock that fits the target file.
var ErrNoLock = errors.New("a pylock.toml names files and hashes, which a plan does not know: run \"envsolve lock\" first")

// Pylock writes a pylock.toml for the lock's one environment. Without a lock
// the error is ErrNoLock: the format has no packages without files.
func Pylock(in Input) ([]byte, error) {
	if in.Locked == nil {
		return nil, ErrNoLock
	}
	marker, err := in.environment()
	if err != nil {
		return nil, err
	}
	document := pylock{
		LockVersion: "1.0", Environments: []string{marker},
		RequiresPython: "==" + in.Stack.Python + ".*", CreatedBy: "envsolve",
	}
	var errs []error
	for _, w := range in.Locked.Wheels {
		p, err := in.pylockPackage(w)
		errs = append(errs, err)
		document.Packages = append(document.Packages, p)
	}
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	for _, line := range append(in.header("pylock"), in.hostLines()...) {
		fmt.Fprintf(&b, "# %s\n", line)
	}
	b.WriteByte('\n')
	e := toml.NewEncoder(&b)
	e.SetArraysMultiline(false)
	if err := e.Encode(document); err != nil {
		return nil, fmt.Errorf("pylock.toml: %w", err)
	}
	return b.Bytes(), nil
}

// environment is the marker of the lock's platform (PEP 508).
func (in Input) environment() (string, error) {
	machines := map[string]string{"linux/amd64": "x86_64", "linux/arm64": "aarch64"}
	machine, ok := machines[in.Platform]
	if err := checkVersion("python", in.Stack.Python); err != nil || !ok {
		return "", errors.Join(err, fmt.Errorf("platform %q: a lock is for linux/amd64 or linux/arm64", in.Platform))
	}
	return fmt.Sprintf("implementation_name == 'cpython' and python_version == '%s' and sys_platform == 'linux' and platform_machine == '%s'",
		in.Stack.Python, machine), nil
}

func (in Input) pylockPackage(w lock.Wheel) (pylockPackage, error) {
	link, err := address(w.URL)
	if err := errors.Join(checkName(w.Name), checkVersion(w.Name, w.Version), err); err != nil {
		return pylockPackage{}, err
	}
	p := pylockPackage{Name: w.Name, Version: w.Version, Wheels: []pylockWheel{
		{Name: w.File, URL: link, Size: w.Size, Hashes: pylockHashes{SHA256: w.SHA256}},
	}}
	if isAddress(w.Index) && !in.isPageOfLinks(w.Index) {
		p.Index, err = address(w.Index)
	}
	return p, err
}

// isPageOfLinks reports whether an address is no index, which the format's
// index key must be.
func (in Input) isPageOfLinks(address string) bool {
	return plan.SourcesOf(in.Stack, in.Indexes).IsPageOfLinks(address) || strings.HasSuffix(address, ".html")
}
