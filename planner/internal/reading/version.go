package reading

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
)

// What is looked for in the words for versions.
var (
	cudaLabel     = lazily(`\bcu(\d{2,3})\b`)
	dottedNumber  = lazily(`\d+(\.\d+)*`)
	remark        = lazily(`\s*(?:\([^()]*\)|, *[A-Za-z(][^,<>=!~]*)\s*$`)
	labelAlone    = lazily(`^[=+ ]*(cu\d{2,3})$`)
	beforeRelease = lazily(`^(\d+(?:\.\d+)*)\.?(?:a|b|rc|dev|alpha|beta|nightly|-)[.\w]*$`)
)

// Says which of several things a version is of.
const (
	OfBuild   = "build"   // what a framework was compiled for
	OfToolkit = "toolkit" // nvcc's
	OfDriver  = "driver"  // the newest that the driver serves, as nvidia-smi shows
)

// CUDA is a CUDA version as somebody wrote it.
type CUDA struct {
	Version string // 12.4, 11.8.89 or 12; empty where the text holds none
	Label   string // of a build: cu121; empty where the text is no label
	CPU     bool   // the text says that there is none
	Of      string // OfBuild, OfToolkit, OfDriver, or empty when the text does not say
}

// ReadCUDA reads "12.4", "CUDA 12.1 (nvidia-smi)", "cu121", "11.8.0", "release
// 12.4, V12.4.131" and "cpu".
func ReadCUDA(text string) CUDA {
	low := strings.ToLower(strings.TrimSpace(text))
	if low == "cpu" || low == "none" || low == "no" || strings.HasPrefix(low, "cpu") {
		return CUDA{CPU: true}
	}
	if m := cudaLabel().FindStringSubmatch(low); m != nil {
		return CUDA{Version: DottedCUDA(m[1]), Label: "cu" + m[1], Of: OfBuild}
	}
	c := CUDA{Version: FirstVersion(low)}
	switch {
	case strings.Contains(low, "nvcc"), strings.Contains(low, "toolkit") && !strings.Contains(low, "cudatoolkit"),
		strings.Contains(low, "system"):
		c.Of = OfToolkit
	case strings.Contains(low, "smi"), strings.Contains(low, "driver"):
		c.Of = OfDriver
	case strings.Contains(low, "cudatoolkit"), strings.Contains(low, "pytorch-cuda"), strings.Contains(low, "wheel"):
		c.Of = OfBuild
	}
	return c
}

// SaysNone reports whether a text says that something is not there: "none", "not
// installed". That nobody knows of it, as "N/A", is something else.
func SaysNone(text string) bool {
	switch strings.Trim(strings.ToLower(text), " .()") {
	case "none", "no", "not installed", "not there", "missing", "absent", "without":
		return true
	}
	return false
}

// FirstVersion returns the first number with dots in a text: 12.4 of "CUDA
// 12.4 update 1", 535.104.05 of "NVIDIA-SMI 535.104.05"; empty for none.
func FirstVersion(text string) string {
	return strings.Trim(dottedNumber().FindString(text), ".")
}

var bits32 = lazily(`\b32[- ]?bits?\b`)

// Is32Bit reports whether a Python is said to be one of 32 bits: "3.10.6 32-bit",
// "[MSC v.1932 32 bit (Intel)] (32-bit runtime)".
func Is32Bit(text string) bool { return bits32().MatchString(strings.ToLower(text)) }

var freeThreaded = lazily(`\bfree-?thread(?:ed|ing)\b|\bcp3\d\dt\b|\b(?:python)?3\.\d+(?:\.\d+)?t\b|\bnogil\b`)

// IsFreeThreaded reports whether a Python is said to run without the global interpreter
// lock, for which wheels have a tag of their own: "3.13t", "cp313t", "3.13.5 experimental
// free-threading build".
func IsFreeThreaded(text string) bool { return freeThreaded().MatchString(strings.ToLower(text)) }

// Requirement is a package with a version as somebody wrote it.
type Requirement struct {
	Name      string
	Extras    []string
	Specifier string // PEP 440; empty for any
	Exact     string // the version, where one is named, without a local label
	Label     string // its local label: cu121, nv22.4, git84d1cb9
	Series    bool   // the version names a series: 2.8 stands for all of 2.8
}

// WithoutRemark takes a remark in brackets, or words behind a comma, off the end of a text.
func WithoutRemark(text string) string {
	return remark().ReplaceAllString(text, "")
}

// ReadVersion takes in the version of a requirement: "2.4.0+cu121", "==2.8",
// "v1.2", "2.x", ">=2.1,<2.3", "before 4.5.0", "2.4.0 or newer", "cu124".
func (r *Requirement) ReadVersion(text string) {
	text = strings.TrimSpace(WithoutRemark(text))
	if m := labelAlone().FindStringSubmatch(text); m != nil {
		r.Label = m[1]
		return
	}
	if strings.ContainsAny(text, "<>!~,") && strings.ContainsAny(text[:1], "<>=!~0123456789") {
		r.Specifier = text
		return
	}
	if r.Specifier = boundInWords(text); r.Specifier != "" {
		return
	}
	ver := strings.TrimSpace(strings.TrimLeft(strings.TrimSpace(text), "= "))
	ver = strings.TrimPrefix(strings.TrimPrefix(ver, "v"), "V")
	ver, r.Label, _ = strings.Cut(ver, "+")
	ver, _, _ = strings.Cut(ver, " ")
	series := strings.HasSuffix(ver, ".*") || strings.HasSuffix(ver, ".x")
	ver = strings.TrimSuffix(strings.TrimSuffix(ver, ".*"), ".x")
	switch {
	case ver == "" || ver == "*" || ver[0] < '0' || ver[0] > '9':
		r.Label = ""
	case version.IsDotted(ver) && (series || version.Parts(ver) < 3):
		r.Exact, r.Series, r.Specifier = ver, true, "=="+ver+".*"
	default:
		r.Exact, r.Specifier = ver, "=="+ver
	}
}

// ReadRange returns the specifier of PEP 440 that a text is, or means in words: ">=3.9", "3.9 or
// newer"; empty for other texts.
func ReadRange(text string) string {
	text = strings.TrimSpace(WithoutRemark(text))
	if text != "" && strings.ContainsAny(text, "<>!~") && strings.ContainsAny(text[:1], "<>=!~") {
		return text
	}
	return boundInWords(text)
}

var pythonTag = lazily(`\b(?:cp|py|python)?3(\d{1,2})t?\b`)

// ReadPython returns the version of a Python: 3.10 of "Python 3.10", "cp310" and "310"; empty where
// the text holds none.
func ReadPython(text string) string {
	ver := FirstVersion(text)
	if m := pythonTag().FindStringSubmatch(strings.ToLower(text)); m != nil && version.Parts(ver) < 2 {
		return "3." + m[1]
	}
	return ver
}

var packedCUDNN = lazily(`^\D*(\d{4,6})\D*$`)

// ReadCUDNN returns the version of cuDNN that a text holds, with dots or as cudnnGetVersion returns
// it: 8.9.6 of "8906", 9.1.0 of "90100"; empty where it holds none.
func ReadCUDNN(text string) string {
	m := packedCUDNN().FindStringSubmatch(text)
	if m == nil {
		return FirstVersion(text)
	}
	n, _ := strconv.Atoi(m[1]) // six digits at most
	major := 1000
	if n >= 10000 { // from cuDNN 9 on
		major = 10000
	}
	return fmt.Sprintf("%d.%d.%d", n/major, n%major/100, n%100)
}

// saysNumbers reports whether a text is a version of numbers and dots, as most are, and
// has no words to look for.
func saysNumbers(text string) bool {
	return strings.Trim(text, ".0123456789") == ""
}

var (
	boundBefore = lazily(`^(?:= *)*(before|older than|below|newer than|after|above|at least|up to) v?(\d+(?:\.\d+)*)$`)
	boundBehind = lazily(`^(?:= *)*v?(\d+(?:\.\d+)*) (?:or|and) (newer|later|above|up|older|earlier|below)$`)
)

// boundInWords returns the specifier that words such as "before 4.5.0" and "2.4.0
// or newer" mean; empty for other texts.
func boundInWords(text string) string {
	if saysNumbers(text) {
		return ""
	}
	low := strings.ToLower(text)
	if m := boundBefore().FindStringSubmatch(low); m != nil {
		switch m[1] {
		case "before", "older than", "below":
			return "<" + m[2]
		case "at least":
			return ">=" + m[2]
		case "up to":
			return "<=" + m[2]
		}
		if version.Parts(m[2]) < 3 {
			return ">" + m[2] + ",!=" + m[2] + ".*" // newer than the series
		}
		return ">" + m[2]
	}
	if m := boundBehind().FindStringSubmatch(low); m != nil {
		switch m[2] {
		case "older", "earlier", "below":
			return "<=" + m[1]
		}
		return ">=" + m[1]
	}
	return ""
}

// Follows returns the release that a post-release is one of: 0.3.0 of
// 0.3.0.post4. Not ok for others.
func Follows(ver string) (release string, ok bool) {
	release, number, ok := strings.Cut(strings.ToLower(ver), ".post")
	return release, ok && version.IsDotted(release) && version.IsDotted(number)
}

// Precedes returns the release that a development version comes before: 2.10.0
// of 2.10.0.dev20251021, 1.12.0 of 1.12.0a0. Not ok for a release.
func Precedes(ver string) (release string, ok bool) {
	m := beforeRelease().FindStringSubmatch(
		strings.ToLower(ver))
	if m == nil {
		return "", false
	}
	return m[1], true
}
