package emit

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/recipe"
)

// Dockerfile writes a Dockerfile for BuildKit (Docker 23 or later) that needs no
// other file but those of the target's copy blocks: the locked base, the locked
// distribution packages by checksum, the Python packages by hash into
// /opt/env, and the same config as the image that "envsolve build" makes.
//
// From a plan it pins what the plan pins.
func Dockerfile(in Input) ([]byte, error) {
	if !strings.HasPrefix(in.Platform, "linux/") {
		return nil, fmt.Errorf("platform %s: images are for linux; \"envsolve emit requirements\" serves others",
			in.Platform)
	}
	config, err := in.config()
	if err != nil {
		return nil, err
	}
	requirements, err := in.ofAllIndexes()
	if err != nil {
		return nil, err
	}
	first, err := in.asides()
	if err != nil {
		return nil, err
	}
	d := &dockerfile{}
	d.comment(in.header("dockerfile")...)
	d.comment("Needs BuildKit (the builder of Docker 23 and later). The self-test and the",
		"byte-for-byte layers are what \"envsolve build\" adds to this.")
	d.line("")
	d.inputs(in, first, requirements)
	d.base(in)
	d.apt(in)
	d.standalone(in)
	d.python(in, first)
	d.config(config)
	d.copies(in)
	d.process(config)
	return []byte(d.b.String()), errors.Join(d.errs...)
}

func (in Input) config() (recipe.Config, error) {
	t := in.Locked
	if t == nil {
		t = &lock.Target{Name: in.Target, Platform: in.Platform, Stack: in.Stack, Image: in.Image,
			Base: lock.Base{Reference: in.baseReference()}}
	}
	return recipe.ConfigOf(t)
}

func (in Input) baseReference() string {
	if in.Locked != nil {
		return in.Locked.Base.Reference
	}
	return in.Stack.BaseImage
}

// dockerfile collects instructions, and what cannot be written as one.
type dockerfile struct {
	b    strings.Builder
	errs []error
}

func (d *dockerfile) line(text string) { d.b.WriteString(text + "\n") }

func (d *dockerfile) comment(lines ...string) {
	for _, l := range lines {
		d.line("# " + l)
	}
}

func (d *dockerfile) refuse(format string, args ...any) {
	d.errs = append(d.errs, fmt.Errorf(format, args...))
}

// inputs is a stage with the requirements files and the .deb files, so that they
// leave no layer in the image.
func (d *dockerfile) inputs(in Input, first []aside, requirements string) {
	d.line("FROM scratch AS inputs")
	for i, a := range first {
		d.line("COPY <<'REQUIREMENTS' /" + a.name(i))
		d.b.WriteString(a.text)
		d.line("REQUIREMENTS")
	}
	d.line("COPY <<'REQUIREMENTS' /requirements.txt")
	d.b.WriteString(requirements)
	d.line("REQUIREMENTS")
	if in.Locked != nil && in.Stack.Pip != "" {
		d.olderPip(in)
	}
	d.addStandalone(in)
	if in.Locked != nil {
		for _, p := range in.Locked.Apt {
			link, err := address(p.URL)
			if err != nil || !debForm().MatchString(p.File) {
				d.refuse("apt package %q: %q at %q cannot be written", p.Name, p.File, p.URL)
			}
			d.line(fmt.Sprintf("ADD --checksum=sha256:%s %s /debs/%s", p.SHA256, link, debFile(p.File)))
		}
	}
	d.line("")
}

// The last pip before 24.1, from which on it refuses metadata that is not by PEP 440, and the
// SHA-256 of its wheel. https://pypi.org/project/pip/24.0/#files
const (
	olderPip       = "24.0"
	olderPipSHA256 = "ba0d021a166865d2265246961bec0152ff124de910c5cc39f1156ce3fa7c69dc"
)

// olderPip adds the file by which a pip is installed, with its hash as all that a lock has.
func (d *dockerfile) olderPip(in Input) {
	if spec, err := version.ParseSpecifier(in.Stack.Pip); err != nil || !spec.Allows(olderPip) {
		d.refuse("the packages take pip%s, and the hash of pip %s alone is known", in.Stack.Pip, olderPip)
	}
	d.line("COPY <<'PIP' /pip.txt")
	for _, option := range d.ownIndex(in) {
		d.line(option)
	}
	d.line("pip==" + olderPip + " --hash=sha256:" + olderPipSHA256)
	d.line("PIP")
}

// ownIndex are the options of pip by which it asks the target's default index, where that is not pip's own.
func (d *dockerfile) ownIndex(in Input) []string {
	fallback, _, err := in.sources()
	if err != nil {
		d.refuse("%w", err)
	}
	if fallback.url == plan.DefaultIndex {
		return nil
	}
	return indexOptions([]source{fallback})
}

// Names of .deb files may hold a version's ~ and a percent-encoded colon.
var debForm = form(`^[A-Za-z0-9][A-Za-z0-9.+~_%:-]*\.deb$`)

// debFile avoids what the file name's colon, once decoded, means to apt.
func debFile(name string) string {
	return strings.NewReplacer("%3a", "_", "%3A", "_", ":", "_", "%", "_").Replace(name)
}

var (
	referenceForm = form(`^[A-Za-z0-9][A-Za-z0-9._/:@-]*$`)
	digestForm    = form(`^sha256:[0-9a-f]{64}$`)
	platformForm  = form(`^linux/[a-z0-9]+$`)
)

func (d *dockerfile) base(in Input) {
	reference := in.baseReference()
	if !referenceForm().MatchString(reference) || !platformForm().MatchString(in.Platform) {
		d.refuse("base image %q for %q cannot be written", reference, in.Platform)
	}
	if in.Locked != nil {
		if !digestForm().MatchString(in.Locked.Base.Digest) {
			d.refuse("base image %s: %q is no digest", reference, in.Locked.Base.Digest)
		}
		name, _, _ := strings.Cut(reference, "@")
		reference = name + "@" + in.Locked.Base.Digest
	}
	d.line(fmt.Sprintf("FROM --platform=%s %s", in.Platform, reference))
	d.line("USER 0:0")
	d.line("")
}

var aptForm = form(`^[a-z0-9][a-z0-9+.-]*$`)

// apt installs the locked .deb files, or the newest packages without a lock.
func (d *dockerfile) apt(in Input) {
	const tidy = " && rm -rf /var/lib/apt/lists/* /var/cache/apt/*.bin /var/log/apt /var/log/dpkg.log"
	switch {
	case in.Locked != nil && len(in.Locked.Apt) > 0:
		d.line("RUN --network=none --mount=type=bind,from=inputs,target=/run/inputs \\")
		d.line("    DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends --allow-downgrades /run/inputs/debs/*.deb" + tidy)
	case in.Locked == nil && len(in.aptNames()) > 0:
		names := in.aptNames()
		if !plan.HasApt(in.Stack.OS) {
			d.refuse("base image %s of %s: %s would come from apt, which that system does not have; take "+
				"os = \"ubuntu24.04\" or another with apt, or a base image that holds them", in.Stack.BaseImage,
				in.Stack.OS, strings.Join(names, ", "))
		}
		for _, name := range names {
			if !aptForm().MatchString(name) {
				d.refuse("image.apt: %q is no name of a distribution package", name)
			}
		}
		d.line("RUN apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends " +
			strings.Join(names, " ") + tidy)
	default:
		return
	}
	d.line("")
}

// aptNames are the distribution packages of a plan, with those that bring
// Python to a base without.
func (in Input) aptNames() []string {
	var names []string
	if in.Stack.Standalone == nil && plan.LacksPython(in.Stack.BaseImage) {
		names = plan.PythonPackages(in.Stack.Python)
		if len(in.compiled()) > 0 {
			names = append(names, "python"+in.Stack.Python+"-dev") // the headers that extensions include
		}
	}
	for i := range in.compiled() {
		for _, name := range in.Stack.Compiled[i].Debs {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	for _, p := range in.Image.Apt {
		names = append(names, p.Value)
	}
	return names
}

// python makes the virtual environment and installs into it. pip runs from the
// base's interpreter or, where that has none, from the environment. What an index of its
// own is asked for alone comes first: pip leaves it as it is where it installs the rest.
func (d *dockerfile) python(in Input, first []aside) {
	interpreter := "python" + in.Stack.Python
	if s := in.Stack.Standalone; s != nil {
		interpreter = s.Interpreter(in.Stack.Python)
	}
	if in.Locked != nil && in.Locked.Base.Python != "" {
		interpreter = in.Locked.Base.Python
	}
	d.line("RUN " + exec(interpreter, "-m", "venv", recipe.Prefix))
	install := []string{recipe.Prefix + "/bin/python", "-m", "pip", "install", "--no-cache-dir", "--no-compile",
		"--disable-pip-version-check"}
	if in.Stack.Pip != "" && in.Locked == nil {
		words := append(slices.Clone(install), "pip"+in.Stack.Pip)
		for _, option := range d.ownIndex(in) {
			words = append(words, strings.Fields(option)...)
		}
		d.line("RUN " + exec(words...))
	}
	for i, a := range first {
		words := slices.Clone(install)
		if a.exact { // what they need comes with the rest
			words = append(words, "--no-deps")
		}
		d.line("RUN --mount=type=bind,from=inputs,target=/run/inputs \\")
		d.line("    " + exec(append(words, "-r", "/run/inputs/"+a.name(i))...))
	}
	files := []string{"requirements.txt"}
	if in.Locked != nil {
		install = append(install, "--no-deps", "--require-hashes")
		if in.Stack.Pip != "" {
			files = []string{"pip.txt", "requirements.txt"}
		}
	}
	for _, file := range files {
		d.line("RUN --mount=type=bind,from=inputs,target=/run/inputs \\")
		d.line("    " + exec(append(slices.Clone(install), "-r", "/run/inputs/"+file)...))
	}
	for i := range in.compiled() {
		c := &in.Stack.Compiled[i]
		words := slices.Clone(install)
		if c.MayHaveWheel {
			d.comment(oneLine("Where no wheel of "+c.Name+" fits, it is compiled here, which takes nvcc and a C++ compiler:"),
				"the base image has them where the target says toolkit = true.")
		}
		if len(c.Tools) > 0 {
			// The next command puts back what is older for the tools' sake when they have done their work.
			d.line("RUN " + exec(append(slices.Clone(install), c.Tools...)...))
		}
		if c.ArchList != "" {
			words = append([]string{"env", "TORCH_CUDA_ARCH_LIST=" + c.ArchList}, words...)
		}
		if c.InPlace {
			words = append(words, "--no-build-isolation")
		}
		d.line("RUN --mount=type=bind,from=inputs,target=/run/inputs \\") // whose packages it must leave as they are
		d.line("    " + exec(append(words, "-r", "/run/inputs/requirements.txt", c.Requirement)...))
	}
	d.line("")
}

func (d *dockerfile) config(c recipe.Config) {
	for _, e := range c.Env {
		name, value, _ := strings.Cut(e, "=")
		if c.BeforeBase(name, value) { // as in the recipe
			before := ":$" + name
			if name == recipe.LibraryPath { // which few bases have, and an empty folder there is the current one
				before = "${" + name + ":+:$" + name + "}"
			}
			d.line("ENV " + name + "=\"" + value + before + "\"")
			continue
		}
		d.line("ENV " + d.word(name) + "=" + d.quote(value))
	}
	for _, name := range slices.Sorted(maps.Keys(c.Labels)) {
		d.line("LABEL " + d.quote(name) + "=" + d.quote(c.Labels[name]))
	}
	if c.WorkingDir != "" {
		d.line("WORKDIR " + d.quotePath(c.WorkingDir))
	}
	d.line("")
}

// copies are written in the form that takes spaces. What Docker would read as a
// pattern or a variable is refused: COPY has no way to quote it that all
// versions share.
func (d *dockerfile) copies(in Input) {
	for _, c := range in.Image.Copy {
		to := recipe.Destination(c.To, in.Image.Workdir.Value)
		for _, path := range []string{c.From, to} {
			if strings.ContainsAny(path, "*?[]\\\"'$`<") || oneLine(path) != path {
				d.refuse("copy from %q to %q: COPY would read %q as a pattern or a variable: rename it", c.From, c.To, path)
			}
		}
		d.line("COPY " + exec(c.From, to))
	}
}

func (d *dockerfile) process(c recipe.Config) {
	if !userForm().MatchString(c.User) {
		d.refuse("user %q cannot be written", c.User)
	}
	d.line("USER " + c.User)
	if len(c.Entrypoint) > 0 {
		d.line("ENTRYPOINT " + exec(c.Entrypoint...))
	}
	if len(c.Cmd) > 0 {
		d.line("CMD " + exec(c.Cmd...))
	}
}

var (
	userForm = form(`^[A-Za-z0-9_][A-Za-z0-9_.-]*(:[A-Za-z0-9_][A-Za-z0-9_.-]*)?$`)
	wordForm = form(`^[A-Za-z_][A-Za-z0-9_]*$`)
)

// word is a variable's name, which has no quotes.
func (d *dockerfile) word(name string) string {
	if !wordForm().MatchString(name) {
		d.refuse("env %q is no name of a variable", name)
	}
	return name
}

// quote writes a value between double quotes, where \ escapes itself, the quote
// and the dollar sign (Dockerfile reference, "Environment replacement"). Lines
// end an instruction even there.
func (d *dockerfile) quote(s string) string {
	if strings.ContainsAny(s, "\n\r\x00") || !utf8.ValidString(s) {
		d.refuse("%q: a Dockerfile's values have one line of UTF-8", s)
	}
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, `$`, `\$`).Replace(s) + `"`
}

// quotePath is a path for WORKDIR, which is not quoted but expanded.
func (d *dockerfile) quotePath(path string) string {
	if strings.ContainsAny(path, "\\\"'$`") || oneLine(path) != path {
		d.refuse("workdir %q: WORKDIR would read it as a variable or a quote: rename it", path)
	}
	return path
}

// exec is the JSON form of an instruction, which no shell reads.
func exec(args ...string) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(args); err != nil {
		panic(err) // strings always encode
	}
	return strings.TrimSuffix(b.String(), "\n")
}
