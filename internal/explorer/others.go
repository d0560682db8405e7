package explorer

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// otherPages adds the pages of errors and packages, those of drivers and cuDNN,
// and the one of announced ends.
func (s *Site) otherPages(ctx context.Context) error {
	for _, add := range []func() error{s.errorPages, s.packagePages, s.driverPage, s.cudnnPage, s.endsPage} {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := add(); err != nil {
			return err
		}
	}
	return nil
}

// errorPages adds the catalogue of errors.
func (s *Site) errorPages() error {
	index := section{Head: texts("error", "of", "looks like")}
	for _, e := range s.Facts.Errors() {
		path := "error/" + e.ID + ".html"
		index.Rows = append(index.Rows,
			[]cell{{Text: e.ID, Path: path}, {Text: e.Framework, Path: path}, {Text: short(e.Example), Path: path}})
		content := []section{{Text: []cell{{Text: e.Example, Class: "plain"}}}}
		for i, c := range e.Causes {
			part := section{Heading: fmt.Sprintf("Cause %d of %d", i+1, len(e.Causes)), Head: texts("", "")}
			part.Text = texts(c.Cause)
			if c.Confirm != "" {
				part.Text = append(part.Text, cell{Text: "Confirm: " + c.Confirm, Class: "plain"})
			}
			part.Text = append(part.Text, cell{Text: "Fix: " + c.Fix, Class: "plain"})
			content = append(content, part)
		}
		err := s.page(path, "tables", page{Title: e.ID + ": cause and fix", Heading: e.ID,
			Description: "What causes it, how to confirm that, and what mends it: " + short(e.Example),
			Content:     append(content, s.sourcesOf(e.Evidence))})
		if err != nil {
			return err
		}
	}
	return s.page("error/index.html", "tables", page{Title: "Errors of GPU software, their causes and fixes",
		Heading: "Errors", Description: "The catalogue of errors that envsolve explain knows.", Content: []section{index}})
}

// short is the first line of a text, cut to what fits into a table.
func short(text string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	if r := []rune(line); len(r) > 90 {
		return string(r[:90]) + "…"
	}
	return line
}

// packagePath is the page of a package.
func packagePath(name string) string { return "package/" + name + ".html" }

// packagePages adds a page for each package around the frameworks.
func (s *Site) packagePages() error {
	index := section{}
	for _, name := range s.Facts.PackageNames() {
		index.List = append(index.List, cell{Text: name, Path: packagePath(name)})
		releases := section{Heading: "Releases", Head: texts("release", "released", "Python", "requires")}
		for _, r := range s.Facts.Packages(name) {
			releases.Rows = append(releases.Rows, s.packageRow(&r, name+"/"+r.Version))
		}
		err := s.page(packagePath(name), "tables", page{Title: name + ": releases and what they require", Heading: name,
			Description: "Every release of " + name + " that the facts know, with its Pythons and what it requires.",
			Content:     []section{{Text: []cell{{Text: "Ask for a stack with it", Path: "index.html#with=" + name}}}, releases}})
		if err != nil {
			return err
		}
	}
	return s.page("package/index.html", "tables", page{Title: "Packages around GPU frameworks", Heading: "Packages",
		Description: "Packages that tie a stack to a CUDA, a framework or a GPU.", Content: []section{index}})
}

func (s *Site) packageRow(r *matrices.PackageRelease, ref string) []cell {
	var requires []string
	for _, of := range slices.Sorted(maps.Keys(r.Requires)) {
		requires = append(requires, of+r.Requires[of])
	}
	return []cell{s.of(r.Version, ref), s.of(r.Released, ref+"#released"),
		s.of(strings.Join(r.Python, ", "), ref+"#python"),
		s.of(strings.Join(requires, ", "), ref+"#requires")}
}

// driverPage adds the grid of driver branches and CUDA.
func (s *Site) driverPage() error {
	branches := section{Heading: "Branches", ID: "branches",
		Head: texts("branch", "kind", "fixes until", "CUDA", "newest release")}
	for _, b := range slices.Backward(s.Facts.DriverBranches()) {
		newest, ref := "", "drivers/"+b.Branch
		if n := len(b.Versions); n > 0 {
			newest = b.Versions[n-1].Version
		}
		branches.Rows = append(branches.Rows, []cell{s.of(b.Branch, ref), s.of(b.Type, ref+"#type"),
			s.of(b.EndOfSupport, ref+"#end-of-support"), s.of(b.CUDA, ref+"#cuda"), s.of(newest, ref)})
	}
	floors := section{Heading: "The oldest driver that runs a CUDA", ID: "floors",
		Head: texts("CUDA", "Linux", "Windows")}
	for _, f := range slices.Backward(s.Facts.DriverFloors()) {
		ref := "driver-floors/" + f.Family
		floors.Rows = append(floors.Rows,
			[]cell{s.of(f.Family, ref), s.of(f.Linux, ref+"#linux"), s.of(f.Windows, ref+"#windows")})
	}
	toolkits := section{Heading: "CUDA releases", ID: "cuda",
		Head: texts("CUDA", "released", "its own driver", "oldest driver")}
	for _, r := range slices.Backward(s.Facts.CUDAReleases()) {
		ref := "cuda/" + r.Version
		toolkits.Rows = append(toolkits.Rows, []cell{s.of(r.Version, ref), s.of(r.Released, ref+"#released"),
			s.of(r.MinDriverLinux, ref+"#min-driver-linux"),
			s.of(r.MinDriverMinorCompatLinux, ref+"#min-driver-minor-compat-linux")})
	}
	return s.page("driver/index.html", "tables", page{Title: "NVIDIA drivers and CUDA", Heading: "Drivers and CUDA",
		Description: "Which driver branch runs which CUDA, and until when it gets fixes.",
		Content:     []section{floors, branches, toolkits}})
}

// cudnnPage adds the grid of cuDNN, CUDA and GPUs.
func (s *Site) cudnnPage() error {
	grid := section{Head: texts("cuDNN", "released", "CUDA", "oldest GPU", "newest GPU")}
	for _, r := range slices.Backward(s.Facts.CUDNNReleases()) {
		oldest, ref := r.SMMin, "cudnn/"+r.Version
		for _, major := range slices.Sorted(maps.Keys(r.SMMinByCUDA)) {
			oldest += fmt.Sprintf("; %s for CUDA %s", r.SMMinByCUDA[major], major)
		}
		grid.Rows = append(grid.Rows, []cell{s.of(r.Version, ref), s.of(r.Released, ref+"#released"),
			s.of(strings.Join(r.CUDAMajors, ", "), ref+"#cuda-majors"),
			s.of(strings.TrimPrefix(oldest, "; "), ref+"#sm-min"),
			s.of(r.SMMax, ref+"#sm-max")})
	}
	return s.page("cudnn/index.html", "tables", page{Title: "cuDNN, CUDA and GPUs", Heading: "cuDNN, CUDA and GPUs",
		Description: "Which cuDNN is for which CUDA and which GPUs.", Content: []section{grid}})
}

// endsPage adds the page of announced ends: those of builds for CUDA 12 first of all.
func (s *Site) endsPage() error {
	var content []section
	for _, a := range s.Facts.Announced() {
		name := s.Facts.FrameworkInfo(a.Framework).Name
		part := section{Heading: fmt.Sprintf("%s: builds for CUDA %s end with %s", name, a.CUDA, a.Last), ID: a.ID}
		part.Text = append(part.Text, cell{Text: fmt.Sprintf("%s %s is the last line with builds for CUDA %s; %s and later have none, as announced on %s.",
			name, a.Last, a.CUDA, a.From, a.On), Path: s.place("announced/" + a.ID)})
		if a.DriverMin != "" {
			part.Text = append(part.Text, cell{Text: "What comes after needs driver " + a.DriverMin + " or newer."})
		}
		for _, c := range s.byClass {
			if a.SMMin != "" && below(c.capability, a.SMMin) && c.newest[a.Framework].Stack != nil {
				part.List = append(part.List, cell{Text: c.name() + " stays behind", Path: c.path()})
			}
		}
		sources := s.sourcesOf(a.Evidence)
		content = append(content, part, section{List: sources.List})
	}
	return s.page("cuda-12.html", "tables",
		page{Title: "The end of CUDA 12 builds", Heading: "The end of CUDA 12 builds",
			Description: "Which framework releases are the last with builds for CUDA 12, and which GPUs and drivers stay behind.",
			Content:     content})
}
