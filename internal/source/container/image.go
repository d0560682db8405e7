// Package container reads what describes containers: Dockerfiles, references of
// images, and the files of Compose, Kubernetes, development containers and Cog.
package container

import (
	"cmp"
	"slices"
	"strings"

	"github.com/google/go-containerregistry/pkg/name"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/observed"
)

// Image observes a reference of an image that stands between two offsets, and
// what its tag says. What is inside it beyond that, the facts may know.
func Image(r *document.Reading, text string, start, end int) {
	repository, tag, err := splitImage(text)
	if err != nil {
		r.NotJudged(start, end, "no reference of an image")
		return
	}
	r.HeldByPip = nil
	i := image{r: r, reference: text, repository: repository, tag: tag, start: start, end: end}
	i.add(observed.Observation{Kind: observed.Image, Value: text})
	if framework, ok := ngcFramework(i.repository); ok {
		i.ngc(framework)
		return
	}
	if i.ofAMD() || i.ofAWS() {
		return
	}
	if i.isWindows() {
		i.add(observed.Observation{Kind: observed.Platform, Value: "windows/amd64"})
	}
	i.read()
}

// isWindows reports whether an image is Windows: one of Microsoft's own, or one whose tag says which of those it is
// made of (python:3.12-windowsservercore-ltsc2022).
// https://learn.microsoft.com/en-us/virtualization/windowscontainers/manage-containers/container-base-images
func (i image) isWindows() bool {
	return i.repository == "mcr.microsoft.com/windows" || strings.HasPrefix(i.repository, "mcr.microsoft.com/windows/") ||
		slices.ContainsFunc(strings.Split(i.tag, "-"), func(word string) bool {
			return word == "windowsservercore" || word == "nanoserver"
		})
}

// splitImage returns the repository, with its host, and the tag of a reference; no
// tag where it has none.
func splitImage(text string) (repository, tag string, err error) {
	tagged, digest, pinned := strings.Cut(text, "@")
	ref, err := name.NewTag(tagged, name.WithDefaultTag(""))
	if err == nil && pinned {
		_, err = name.NewDigest(ref.Context().Name() + "@" + digest)
	}
	if err != nil {
		return "", "", err
	}
	host := ref.RegistryStr()
	if host == name.DefaultRegistry {
		host = "docker.io"
	}
	return host + "/" + ref.RepositoryStr(), ref.TagStr(), nil
}

// Reference returns the image that a text names among packages, and whether it names
// one: by a repository with a slash, which no package has in its name, by the last word
// of one that the facts know, or after the word image. The path of a wheel is none.
func Reference(text string) (ref string, is bool) {
	text = strings.TrimSpace(text)
	ref, said := strings.CutPrefix(text, "image")
	if said = said && strings.IndexAny(ref, "= ") == 0; said {
		ref = strings.TrimLeft(ref, "= ")
	} else {
		ref = text
	}
	if strings.ContainsAny(ref, " ;<>=!~[") || strings.Contains(ref, "://") || strings.HasSuffix(ref, ".whl") {
		return "", false
	}
	if known, ok := knownImage(ref); ok {
		return known, true
	}
	_, _, err := splitImage(ref)
	return ref, err == nil && (said || strings.Contains(ref, "/"))
}

// Tagged reports whether a text is the reference of an image with a tag or a digest. A
// path has none.
func Tagged(text string) bool {
	_, last, _ := strings.Cut(text[strings.LastIndexByte(text, '/')+1:], ":")
	ref, is := Reference(text)
	return is && ref == text && last != ""
}

// knownImage returns the whole of a reference whose repository is named by its last
// word alone: vllm-openai:v0.8.5.
func knownImage(ref string) (known string, ok bool) {
	name, _, tagged := strings.Cut(ref, ":")
	if !tagged || strings.Contains(name, "/") {
		return "", false
	}
	facts := matrices.Embedded()
	for _, info := range facts.PackageInfos() {
		for _, repository := range info.Images {
			if strings.HasSuffix(repository, "/"+name) {
				return strings.TrimSuffix(repository, name) + ref, true
			}
		}
	}
	return "", false
}

// image is a reference that is being read.
type image struct {
	r               *document.Reading
	reference       string
	repository, tag string
	release         string // of the framework, where a word of the tag says it without dots: torch280
	start, end      int
}

func (i image) add(o observed.Observation) {
	o.Installed = true
	i.r.Observe(o, i.start, i.end)
}

// read takes the version that a tag begins with for that of the repository's
// subject, and looks at the other words of the tag by themselves. Where one of these says the release of the
// framework without dots, the first is the version of the image.
func (i image) read() {
	first := len(i.r.Env.Observations)
	words := i.words()
	i.release = releaseIn(words)
	var subject observed.Observation
	if len(words) > 0 && i.release == "" {
		subject = i.subject(strings.TrimPrefix(words[0], "v"))
	}
	i.holds(subject.Kind != "" || i.release != "")
	if subject.Kind != "" {
		i.add(i.withGPU(subject))
		i.frameworkBuild(words[0])
		words = words[1:]
	} else if system, _ := distribution(i.repository); system == alpine {
		i.add(observed.Observation{Kind: observed.OS, Value: alpine})
	}
	i.tagged(words)
	i.floating(first)
	i.ownIndex()
	i.withoutGPU()
	i.withoutLibraries()
	i.withoutLoaderPath()
	tells := func(o observed.Observation) bool { return o.Kind == observed.Package || o.Kind == observed.Holds }
	if i.repository == "docker.io/continuumio/anaconda3" { // which has NumPy and hundreds of others
		i.r.Env.Bound = true
	}
	if i.opaque() && !slices.ContainsFunc(i.r.Env.Observations[first:], tells) {
		i.add(observed.Observation{Kind: observed.Holds, Value: i.reference})
	}
}

// ownIndex takes in that the images of jetson-containers have pip and uv ask an index of wheels for Jetson boards,
// which differs by JetPack and CUDA, and not the default one.
// https://github.com/dusty-nv/jetson-containers/blob/0ecb7bc7f449fe426434f7a5dffbcf3d51f6967f/packages/cuda/cuda/Dockerfile.pip
func (i image) ownIndex() {
	if strings.HasPrefix(i.repository, "docker.io/dustynv/") {
		i.r.Env.UnreadIndex = true
		i.r.Env.ByDriver = append(i.r.Env.ByDriver, observed.Index{Unsaid: true, At: i.r.Position(i.start)})
	}
}

// floating observes that an official image holds the newest Python, or the newest release of a distribution, where its
// tag says none: it is whichever was the newest when it was pulled, but for one that a digest pins.
// https://github.com/docker-library/official-images
func (i image) floating(first int) {
	says := func(kind observed.Kind) bool {
		return slices.ContainsFunc(i.r.Env.Observations[first:], func(o observed.Observation) bool { return o.Kind == kind })
	}
	word, _, _ := strings.Cut(i.tag, "-")
	system, is := distribution(i.repository)
	switch {
	case strings.Contains(i.reference, "@") || strings.Contains(i.tag, "rc"): // what comes next
	case i.repository == "docker.io/library/python" && !says(observed.Python):
		i.add(observed.Observation{Kind: observed.Python, Value: observed.Newest})
	case is && !says(observed.OS) && slices.Contains([]string{"", "latest", "stable"}, word):
		i.add(observed.Observation{Kind: observed.OS, Value: system + " " + observed.Newest})
	}
}

// holds observes the framework that an image holds in a release which its tag does not say: its makers
// tag it by something else, or the tag begins with no version (latest).
func (i image) holds(said bool) {
	for _, f := range matrices.Embedded().FrameworkInfos() {
		if slices.Contains(f.ImagesUnsaid, i.repository) || !said && slices.Contains(f.Images, i.repository) {
			i.add(observed.Observation{Kind: observed.Holds, Name: f.Packages[0], Value: i.reference})
		}
	}
}

// cudaOfImage returns what CUDA_VERSION says in NVIDIA's images of CUDA alone. It has three numbers: of a tag
// with fewer, nothing is returned, and so it is of other images.
// https://gitlab.com/nvidia/container-images/cuda
func cudaOfImage(text string) string {
	repository, tag, err := splitImage(text)
	if err != nil || repository != "docker.io/nvidia/cuda" && repository != "nvcr.io/nvidia/cuda" {
		return ""
	}
	if version, _, _ := strings.Cut(tag, "-"); requirement.IsVersion(version) && strings.Count(version, ".") == 2 {
		return version
	}
	return ""
}

// subject returns what the first word of a tag is the version of.
func (i image) subject(version string) observed.Observation {
	if !requirement.IsVersion(version) || version[0] < '0' || version[0] > '9' {
		return i.codename(version)
	}
	switch i.repository {
	case "docker.io/nvidia/cuda", "nvcr.io/nvidia/cuda":
		return observed.Observation{Kind: observed.Toolkit, Value: version}
	case "docker.io/library/python", "docker.io/library/pypy":
		if version == "3" && i.repository == "docker.io/library/python" && !strings.Contains(i.reference, "@") {
			version = observed.Newest
		}
		return observed.Observation{Kind: observed.Python, Value: version}
	}
	if name := softwareIn(i.repository); name != "" {
		return pack(name, version)
	}
	if system, ok := distribution(i.repository); ok {
		return observed.Observation{Kind: observed.OS, Value: system + " " + version}
	}
	return observed.Observation{}
}

func pack(name, version string) observed.Observation {
	return observed.Observation{Kind: observed.Package, Name: name, Value: version}
}

// softwareIn returns the package whose version the tags of a repository begin
// with; empty for other repositories.
func softwareIn(repository string) string {
	facts := matrices.Embedded()
	if f := frameworkIn(repository); f != nil {
		return f.Packages[0]
	}
	packages := facts.PackageInfos()
	for i := range packages {
		if slices.Contains(packages[i].Images, repository) {
			return packages[i].PyPI
		}
	}
	return ""
}

// frameworkBuild observes which build of its framework a package's image holds, where the facts
// say it of the release that is its tag: its makers may install that from another index than the default one.
// They say it of images for one platform.
func (i image) frameworkBuild(tag string) {
	facts := matrices.Embedded()
	for _, info := range facts.PackageInfos() {
		if !slices.Contains(info.Images, i.repository) {
			continue
		}
		for _, r := range facts.Packages(info.Name) {
			if label := r.CUDAFacts["image_build"]; label != "" && r.Version == strings.TrimPrefix(tag, "v") {
				i.add(observed.Observation{Kind: observed.Build, Value: label, Marker: "platform_machine == 'x86_64'"})
			}
		}
	}
}

// frameworkIn returns the framework whose own images a repository holds; nil for other ones.
func frameworkIn(repository string) *matrices.FrameworkInfo {
	frameworks := matrices.Embedded().FrameworkInfos()
	for i := range frameworks {
		if slices.Contains(frameworks[i].Images, repository) {
			return &frameworks[i]
		}
	}
	return nil
}

// withGPU returns the package that holds a release's build with GPU code, where a word in the
// tag says that it is one: tensorflow-gpu of the 1.12.0-gpu image. Else the one that is given.
func (i image) withGPU(o observed.Observation) observed.Observation {
	f := frameworkIn(i.repository)
	if f == nil || f.ImageGPU == "" || !strings.Contains(i.tag, f.ImageGPU) {
		return o
	}
	for _, release := range matrices.Embedded().Frameworks(f.ID) {
		if release.Version != o.Value {
			continue
		}
		for _, build := range release.Builds {
			if build.CUDA != "" {
				o.Name = cmp.Or(build.Package, release.Package)
				return o
			}
		}
	}
	return o
}

// withoutGPU observes a build without GPU code where the repository tells those
// with it by a word in their tags.
func (i image) withoutGPU() {
	for _, f := range matrices.Embedded().FrameworkInfos() {
		if f.ImageGPU != "" && i.tag != "" && slices.Contains(f.Images, i.repository) &&
			!strings.Contains(i.tag, f.ImageGPU) {
			i.add(observed.Observation{Kind: observed.Build, Name: f.Packages[0], Value: "cpu"})
		}
	}
}

// distribution returns the system that official images of a repository hold.
func distribution(repository string) (string, bool) {
	switch name := strings.TrimPrefix(repository, "docker.io/library/"); name {
	case "ubuntu", "debian", "centos", "rockylinux", "almalinux", "fedora", "amazonlinux", alpine, "archlinux",
		"oraclelinux":
		return name, true
	case "docker.io/rockylinux/rockylinux":
		return "rockylinux", true
	case "registry.access.redhat.com/ubi7", "registry.access.redhat.com/ubi8", "registry.access.redhat.com/ubi9":
		return "rhel", true
	}
	return "", false
}

// alpine is the distribution of which the name alone says what matters: every release of it
// has the C library musl.
const alpine = "alpine"

// codename returns the release that a distribution's codename names.
func (i image) codename(word string) observed.Observation {
	if system, ok := systemOf(strings.ToLower(word)); ok {
		return observed.Observation{Kind: observed.OS, Value: system}
	}
	return observed.Observation{}
}

func systemOf(word string) (string, bool) {
	switch word {
	case "buster":
		return "debian10", true
	case "bullseye":
		return "debian11", true
	case "bookworm":
		return "debian12", true
	case "trixie":
		return "debian13", true
	case "xenial":
		return "ubuntu16.04", true
	case "bionic":
		return "ubuntu18.04", true
	case "focal":
		return "ubuntu20.04", true
	case "jammy":
		return "ubuntu22.04", true
	case "noble":
		return "ubuntu24.04", true
	case alpine:
		return alpine, true
	}
	digits, ok := strings.CutPrefix(word, "ubuntu")
	if ok && len(digits) == 4 && strings.Trim(digits, "0123456789") == "" {
		return "ubuntu" + digits[:2] + "." + digits[2:], true
	}
	for _, name := range []string{
		"ubuntu", "debian", "rockylinux", "centos", "ubi", alpine, "fedora", "amazonlinux", "almalinux", "opensuse",
	} {
		if rest, ok := strings.CutPrefix(word, name); ok && requirement.IsVersion(rest) && isDigit(rest[0]) {
			return strings.Replace(word, "ubi", "rhel", 1), true
		}
	}
	return "", false
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// word takes one word of a tag: py3.10, cuda11.8.0, cu124, cudnn8, ubuntu22.04.
func (i image) word(word, next string) {
	if system, ok := systemOf(word); ok {
		i.add(observed.Observation{Kind: observed.OS, Value: system})
		return
	}
	for _, form := range []struct {
		prefix string
		as     func(version string) observed.Observation
	}{
		{"python", pythonOf}, {"py", pythonOf}, {"cudnn", i.cudnn}, {"cuda", i.cudaWord}, {"cu", i.label},
		{"pth", i.framed(torch)}, {"torch", i.framed(torch)}, {"pytorch", i.framed(torch)},
		{"tf", i.onTegra("tensorflow")},
		{"r", i.tegra},
	} {
		rest, ok := strings.CutPrefix(word, form.prefix)
		if ok && rest == "" && (form.prefix == "cuda" || form.prefix == "python") {
			rest = next // cuda-12.1.1
		}
		if ok && requirement.IsVersion(rest) && isDigit(rest[0]) {
			if o := form.as(rest); o.Kind != "" {
				i.add(o)
			}
			return
		}
	}
}

func pythonOf(version string) observed.Observation {
	if !strings.Contains(version, ".") { // py3 says nothing, py310 does
		if len(version) < 2 {
			return observed.Observation{}
		}
		version = version[:1] + "." + version[1:]
	}
	return observed.Observation{Kind: observed.Python, Value: version}
}

// framework returns the package that the repository's images hold: where a word
// of its name begins with that of a framework that comes in images.
func (i image) framework() string {
	words := strings.FieldsFunc(i.repository, func(c rune) bool { return strings.ContainsRune("/-_.:", c) })
	for _, f := range matrices.Embedded().FrameworkInfos() {
		if len(f.Images) > 0 && slices.ContainsFunc(words, func(word string) bool {
			return strings.HasPrefix(word, f.ID) || strings.HasPrefix(word, f.Module)
		}) {
			return f.Packages[0]
		}
	}
	return ""
}

// cudaWord reads cuda11.8.0, and cuda1281.
func (i image) cudaWord(version string) observed.Observation {
	if len(version) > 2 && !strings.Contains(version, ".") {
		return i.label(version)
	}
	return i.cuda(version)
}

func (i image) cuda(version string) observed.Observation {
	if name := i.framework(); name != "" {
		return observed.Observation{Kind: observed.Build, Name: name, Value: i.buildFor(name, version)}
	}
	return observed.Observation{Kind: observed.CUDA, Value: version}
}

// buildFor returns the CUDA of the build that an image of a CUDA holds: where the release of the framework has
// none for that one, it is the build for the newest CUDA before it.
// https://github.com/runpod/containers/blob/main/official-templates/pytorch/docker-bake.hcl
func (i image) buildFor(name, cuda string) string {
	nearest := ""
	for _, release := range releasesOf(name) {
		for j := range release.Builds {
			b := &release.Builds[j]
			if release.Version != i.release || len(b.JetPack) > 0 || b.CUDA == "" ||
				version.Compare(version.Minor(b.CUDA), version.Minor(cuda)) > 0 {
				continue
			}
			if nearest == "" || version.Compare(b.CUDA, nearest) > 0 {
				nearest = b.CUDA
			}
		}
	}
	if version.Minor(nearest) == version.Minor(cuda) {
		return cuda
	}
	return cmp.Or(nearest, cuda)
}

// label reads cu124 and cu118, and cu1281.
func (i image) label(digits string) observed.Observation {
	if len(digits) < 3 || strings.Contains(digits, ".") {
		return observed.Observation{}
	}
	if len(digits) > 3 {
		var known []string
		for _, r := range matrices.Embedded().CUDAReleases() {
			known = append(known, r.Version)
		}
		if cuda := dotted(digits, known); cuda != "" {
			return i.cuda(cuda)
		}
		return observed.Observation{}
	}
	return i.cuda(digits[:len(digits)-1] + "." + digits[len(digits)-1:])
}

func (i image) cudnn(version string) observed.Observation {
	in := observed.InSystem
	if i.framework() == "torch" {
		in = observed.InWheel
	}
	return observed.Observation{Kind: observed.CUDNN, Value: version, In: in}
}

// torch is the package whose release tags of images name in words of their own.
const torch = "torch"

// releaseIn returns the release of a framework that a word of a tag says without dots: 2.8.0 of torch280; empty
// for none.
func releaseIn(words []string) string {
	for _, word := range words {
		digits, ok := strings.CutPrefix(strings.ToLower(word), torch)
		if ok && len(digits) > 2 && strings.Trim(digits, "0123456789") == "" {
			return releaseOf(torch, digits)
		}
	}
	return ""
}

// releaseOf returns the release of a framework, by its package, that is written without dots; empty for none.
func releaseOf(name, digits string) string {
	var known []string
	for _, r := range releasesOf(name) {
		known = append(known, r.Version)
	}
	return dotted(digits, known)
}

// releasesOf returns the releases of a framework by its package.
func releasesOf(name string) []matrices.FrameworkRelease {
	facts := matrices.Embedded()
	for _, f := range facts.FrameworkInfos() {
		if f.Packages[0] == name {
			return facts.Frameworks(f.ID)
		}
	}
	return nil
}

// dotted returns the one version among some that is written as those digits without its dots; empty where there
// is none or there are several.
func dotted(digits string, known []string) (found string) {
	for _, v := range known {
		if strings.ReplaceAll(v, ".", "") != digits {
			continue
		}
		if found != "" && found != v {
			return ""
		}
		found = v
	}
	return found
}

// isTegra reports whether the image is one for Jetson boards.
func (i image) isTegra() bool {
	return strings.Contains(i.repository, "l4t") || strings.Contains(i.repository, "jetson")
}

// framed returns what reads the version of a framework off a word of a tag. In images for
// Jetson boards it is a build of its own, which no index has.
func (i image) framed(name string) func(version string) observed.Observation {
	return func(version string) observed.Observation {
		if len(version) > 2 && !strings.Contains(version, ".") {
			if version = releaseOf(name, version); version == "" {
				return observed.Observation{}
			}
		}
		o := pack(name, version)
		o.Source = i.isTegra()
		return o
	}
}

// onTegra reads the version of a framework that only tags for Jetson boards write so.
func (i image) onTegra(name string) func(version string) observed.Observation {
	if i.isTegra() {
		return i.framed(name)
	}
	return func(string) observed.Observation { return observed.Observation{} }
}

// tegra reads the release of Jetson's system, and which JetPack it belongs to: r35.2.1.
func (i image) tegra(release string) observed.Observation {
	if !i.isTegra() {
		return observed.Observation{}
	}
	i.add(observed.Observation{Kind: observed.Platform, Value: "linux/arm64"})
	row := matrices.Embedded().JetPackWithL4T(release)
	if row == nil {
		i.r.NotJudged(i.start, i.end, "which JetPack has L4T "+release+", the facts do not say")
		return observed.Observation{}
	}
	if row.Ubuntu != "" {
		i.add(observed.Observation{Kind: observed.OS, Value: "ubuntu" + row.Ubuntu})
	}
	return observed.Observation{Kind: observed.JetPack, Value: row.Version}
}
