package lock

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"net/url"
	"path"
	"slices"
	"strings"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/planner/internal/spelling"
	"github.com/envsolve/envsolve/planner/oci"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/target"
)

// checkTexts refuses control characters and direction overrides in every text of
// a block: what a lock says is shown in terminals, written into files of other
// formats and handed to package managers.
func checkTexts(n *node) error {
	for _, label := range n.labels {
		if err := spelling.CheckText(label); err != nil {
			return &lineError{n.line, fmt.Errorf("a label of %s %w", n.kind, err)}
		}
	}
	for _, a := range n.attrs {
		for _, text := range textsOf(a.value) {
			if err := spelling.CheckText(text); err != nil {
				return &lineError{a.line, fmt.Errorf("%s %w", a.name, err)}
			}
		}
	}
	for _, b := range n.blocks {
		if err := checkTexts(b); err != nil {
			return err
		}
	}
	return nil
}

func textsOf(value any) []string {
	switch v := value.(type) {
	case string:
		return []string{v}
	case []string:
		return v
	case map[string]string:
		var all []string
		for key, text := range v {
			all = append(all, key, text)
		}
		slices.Sort(all)
		return all
	}
	return nil
}

// The bytes of versions besides letters and digits: PEP 440 and the older forms
// that indexes still hold, and Debian policy 5.6.12.
const (
	versionMarks = ".+!_-"
	debianMarks  = ".+:~-"
)

// consists reports whether a text is made of ASCII letters, digits and marks, and
// begins with a letter or a digit.
func consists(s, marks string) bool {
	for i := range len(s) {
		c := s[i]
		plain := 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
		if !plain && (i == 0 || strings.IndexByte(marks, c) < 0) {
			return false
		}
	}
	return s != ""
}

// check is a value that must have a form, and what it is where it has another.
type check struct {
	ok   bool
	what string
}

func firstWrong(checks ...check) error {
	for _, c := range checks {
		if !c.ok {
			return fmt.Errorf("%s", c.what)
		}
	}
	return nil
}

func (b *Base) validate() error {
	return firstWrong(
		check{b.Digest == "" || isDigest(b.Digest), fmt.Sprintf("%q is no sha256 digest", b.Digest)},
		check{b.Reference == "" || target.CheckReference(b.Reference) == nil,
			fmt.Sprintf("%q is no image reference", b.Reference)},
		check{b.Python == "" || isInterpreter(b.Python),
			fmt.Sprintf("%q is no path of an interpreter", b.Python)},
		check{b.PythonVersion == "" || consists(b.PythonVersion, versionMarks),
			fmt.Sprintf("%q is no version of Python", b.PythonVersion)},
		check{b.Glibc == "" || consists(b.Glibc, versionMarks), fmt.Sprintf("%q is no version of glibc", b.Glibc)},
		check{isSize(b.Size), fmt.Sprintf("%d is no size", b.Size)},
	)
}

// validateInterpreter checks that a relocatable build of Python is one, and that the
// environment is made of it.
func (t *Target) validateInterpreter() error {
	s := t.Stack.Standalone
	if s == nil {
		if t.Interpreter != (Interpreter{}) {
			return errors.New("the stack has no relocatable build for it")
		}
		return nil
	}
	if err := checkAddress(s.URL); err != nil {
		return err
	}
	err := firstWrong(
		check{isHex(s.SHA256), fmt.Sprintf("%q is no sha256", s.SHA256)},
		check{consists(s.Version, versionMarks), fmt.Sprintf("%q is no version of Python", s.Version)},
		check{consists(s.Build, versionMarks), fmt.Sprintf("%q is no release of builds", s.Build)},
		check{consists("x"+s.Root, "/._+-") && fs.ValidPath(s.Root) && s.Root != ".",
			fmt.Sprintf("%q is no folder of an archive", s.Root)},
		check{isSize(t.Interpreter.Size), fmt.Sprintf("%d is no size", t.Interpreter.Size)},
		check{t.Base.Python == "" || strings.HasPrefix(t.Base.Python, plan.StandalonePrefix+"/"),
			fmt.Sprintf("%q is not in %s, where a relocatable build is", t.Base.Python, plan.StandalonePrefix)},
	)
	if err != nil {
		return err
	}
	return validateLayer(t.Interpreter.Layer)
}

// isInterpreter reports whether a text is an absolute path as interpreters have it,
// which shells and scripts take as it is.
func isInterpreter(s string) bool {
	return path.IsAbs(s) && path.Clean(s) == s && s != "/" && consists("x"+s, "/._+-")
}

// maxSize is more than any file has, in bytes: sums of sizes stay numbers.
const maxSize = 1 << 50

func isSize(n int64) bool { return 0 <= n && n <= maxSize }

func (w *Wheel) validate() error {
	if err := checkFile(w.File, ".whl", w.URL, w.SHA256); err != nil {
		return err
	}
	if err := checkLogin(w.Index); err != nil {
		return fmt.Errorf("index: %w", err)
	}
	project, _, _ := strings.Cut(w.File, "-")
	err := firstWrong(
		check{consists(w.Name, "-") && request.NormalizeName(w.Name) == w.Name, "that is no normalized name of a package"},
		check{request.NormalizeName(project) == w.Name, fmt.Sprintf("%q is a file of another package", w.File)},
		check{consists(w.Version, versionMarks), fmt.Sprintf("%q is no version", w.Version)},
		check{isSize(w.Size), fmt.Sprintf("%d is no size", w.Size)},
		check{w.HashSource == "" || w.HashSource == HashComputed,
			fmt.Sprintf("the source of its hash is %q, which this envsolve does not know", w.HashSource)},
	)
	if err != nil {
		return err
	}
	return validateLayer(w.Layer)
}

func (a *AptPackage) validate() error {
	if err := checkFile(a.File, ".deb", a.URL, a.SHA256); err != nil {
		return err
	}
	return firstWrong(
		check{consists(a.Name, "+-.") && strings.ToLower(a.Name) == a.Name, "that is no name of a package"},
		check{consists(a.Version, debianMarks), fmt.Sprintf("%q is no version", a.Version)},
		check{consists(a.Arch, "-"), fmt.Sprintf("%q is no architecture", a.Arch)},
		check{isSize(a.Size), fmt.Sprintf("%d is no size", a.Size)},
	)
}

func validateLayer(l oci.Layer) error {
	for _, digest := range []digest.Digest{l.Digest, l.DiffID} {
		if digest != "" && !isDigest(string(digest)) {
			return fmt.Errorf("layer: %q is no sha256 digest", digest)
		}
	}
	kind, ok := strings.CutPrefix(l.MediaType, "application/vnd.oci.image.layer.v1.tar+")
	return firstWrong(
		check{isSize(l.Size), fmt.Sprintf("layer: %d is no size", l.Size)},
		check{l.MediaType == "" || ok && (kind == "zstd" || kind == "gzip"),
			fmt.Sprintf("layer: %q is no type of a layer that envsolve makes", l.MediaType)},
	)
}

func validateStack(s *plan.Stack) error {
	if s.DownloadBytes != nil && !isSize(*s.DownloadBytes) {
		return fmt.Errorf("%d is no size", *s.DownloadBytes)
	}
	if s.BaseImage != "" && target.CheckReference(s.BaseImage) != nil {
		return fmt.Errorf("%q is no image reference", s.BaseImage)
	}
	for _, name := range slices.Sorted(maps.Keys(s.Packages)) {
		if !consists(name, "._-") || !consists(s.Packages[name], versionMarks) {
			return fmt.Errorf("%q is no package and its version", name+"=="+s.Packages[name])
		}
	}
	for _, i := range s.Indexes {
		if i.URL == "" {
			continue // the default index
		}
		if err := checkAddress(i.URL); err != nil {
			return fmt.Errorf("index %q: %w", i.Name, err)
		}
	}
	return nil
}

// checkAddress takes an address to download from. A password has no place in a
// lock, which is committed and copied into images.
func checkAddress(link string) error {
	u, err := url.Parse(link)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return fmt.Errorf("%q is no address to download from", withoutLogin(link))
	}
	if u.User != nil {
		return fmt.Errorf("%q holds a login, which belongs into .netrc", u.Redacted())
	}
	return nil
}

// checkLogin takes a text that may be an address, which then holds no login.
func checkLogin(text string) error {
	if !strings.Contains(text, "://") {
		return nil
	}
	return checkAddress(text)
}

// withoutLogin leaves out what stands before an @ in a text that is no address.
func withoutLogin(link string) string {
	if at := strings.LastIndex(link, "@"); at >= 0 {
		return "…" + link[at:]
	}
	return link
}
