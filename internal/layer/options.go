package layer

import (
	"context"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/planner/oci"
)

// EngineVersion is part of every cache key: it changes whenever the same wheel
// and options give other bytes.
const EngineVersion = 3

// Epoch is the time of every entry, in seconds since 1970: the first moment of
// 1980, the earliest that zip can hold, since Python's zipfile refuses to pack
// older files.
const Epoch = 315532800

// Compression is the form of a layer's bytes.
type Compression string

// The compressions that image registries and runtimes read.
const (
	Zstd Compression = "zstd" // the default
	Gzip Compression = "gzip" // for runtimes that know no zstd, such as Docker 20.10
)

// Options say what environment a layer is for. The zero value of every field
// but Python has a meaning.
type Options struct {
	Python      string      // minor version of the environment, "3.12"
	Prefix      string      // the environment's folder; default /opt/env
	Compression Compression // default Zstd
	Level       int         // of the compression, 1 to 9 (gzip) or 1 to 22 (zstd); 0 is its default
	// Installer is what INSTALLER names; default "envsolve".
	Installer string
	// Requested marks the package as one that the user asked for. It is left
	// out by default, so that images share a layer whether one of them asked
	// for the package or only depends on it.
	Requested bool
	// DirectURL is the content of direct_url.json, for wheels that come from no
	// index; empty means none.
	DirectURL string
	// Bytecode is the full version of the interpreter, such as 3.12.7, whose byte
	// code goes beside every module; empty for none. Its files are checked
	// against nothing at run time (PEP 552, "unchecked hash"), so that no time
	// enters them: the image is not edited.
	Bytecode string `json:",omitempty"`

	compiled *bytecode  // of the wheels at hand; follows from Bytecode
	workers  int        // 0: as many as there may be; it does not change the layer
	locked   *oci.Layer // what the layer must be, see Maker.Locked; nil where nobody knows
	// copies is Maker.Copies, for a locked layer
	copies func(context.Context, oci.Layer) io.WriteCloser
}

const (
	defaultPrefix    = "/opt/env"
	defaultInstaller = "envsolve"
)

// The forms are compiled when they are first asked for: every command starts
// with this package in it, and few of them make layers.
var (
	pythonForm  = form(`^3\.(0|[1-9][0-9]?)$`)
	versionForm = form(`^3\.[0-9]+\.[0-9]+[0-9A-Za-z+.]*$`)
	prefixForm  = form(`^(/[A-Za-z0-9._+-]+)+$`)
)

func form(pattern string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(pattern) })
}

// normalize fills in the defaults and refuses what cannot work.
func (o Options) normalize() (Options, error) {
	if o.Prefix == "" {
		o.Prefix = defaultPrefix
	}
	if o.Compression == "" {
		o.Compression = Zstd
	}
	if o.Installer == "" {
		o.Installer = defaultInstaller
	}
	if !pythonForm().MatchString(o.Python) {
		return o, fmt.Errorf("layer: python %q: want a minor version such as 3.12", o.Python)
	}
	if !prefixForm().MatchString(o.Prefix) || wheel.CheckPath(strings.TrimPrefix(o.Prefix, "/")) != nil {
		return o, fmt.Errorf("layer: prefix %q: want a clean absolute path of letters, digits and ._+-", o.Prefix)
	}
	if o.Bytecode != "" && !versionForm().MatchString(o.Bytecode) {
		return o, fmt.Errorf("layer: byte code of python %q: want a full version such as 3.12.7", o.Bytecode)
	}
	if strings.ContainsAny(o.Installer, "\r\n") {
		return o, fmt.Errorf("layer: installer %q: want one line", o.Installer)
	}
	return o, o.Compression.check(o.Level)
}

// ParseCompression reads "gzip", "zstd" or either with a level: "zstd:19".
func ParseCompression(text string) (Compression, int, error) {
	name, number, given := strings.Cut(text, ":")
	c, level := Compression(name), 0
	if given {
		var err error
		if level, err = strconv.Atoi(number); err != nil || level < 1 {
			return "", 0, fmt.Errorf("want %s or %s, with a level as in %s:19 or without", Zstd, Gzip, Zstd)
		}
	}
	return c, level, c.check(level)
}

func (c Compression) check(level int) error {
	highest := map[Compression]int{Zstd: 22, Gzip: 9}[c]
	if highest == 0 {
		return fmt.Errorf("layer: compression %q: want %s or %s", c, Zstd, Gzip)
	}
	if level < 0 || level > highest {
		return fmt.Errorf("layer: %s level %d: want 1 to %d, or 0 for the default", c, level, highest)
	}
	return nil
}

// MediaType is the OCI media type of a layer in this compression.
func (c Compression) MediaType() string {
	if c == Gzip {
		return ocispec.MediaTypeImageLayerGzip
	}
	return ocispec.MediaTypeImageLayerZstd
}

// root is the environment's folder as a path in a tar, without leading slash.
func (o Options) root() string { return strings.TrimPrefix(o.Prefix, "/") }

// lib is site-packages, as a path in a tar.
func (o Options) lib() string {
	return o.root() + "/lib/python" + o.Python + "/site-packages"
}

// interpreter is what scripts name in their first line.
func (o Options) interpreter() string { return o.Prefix + "/bin/python" }

// scheme returns the folder for a part of .data, as sysconfig's "venv" scheme
// and pip have them; "" for a part that does not exist.
func (o Options) scheme(part, project string) string {
	switch part {
	case "purelib", "platlib":
		return o.lib()
	case "scripts":
		return o.root() + "/bin"
	case "headers":
		return o.root() + "/include/site/python" + o.Python + "/" + project
	case "data":
		return o.root()
	}
	return ""
}

func (o Options) parallel() int {
	if o.workers > 0 {
		return o.workers
	}
	return maxParallel()
}

// copy returns what gets the layer besides; nil for nothing.
func (o Options) copy(ctx context.Context) io.WriteCloser {
	if o.copies == nil {
		return nil
	}
	return o.copies(ctx, *o.locked)
}

func epoch() time.Time { return time.Unix(Epoch, 0).UTC() }
