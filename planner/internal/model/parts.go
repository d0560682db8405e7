package model

import (
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// Part is a part of the stack that comes with a build or below it, and what
// builds accept of it.
type Part struct {
	Part   string // cuda, cudnn, nccl
	Name   string // as people write it
	Of     func(*candidate.Build) candidate.Compatibility
	open   func(*candidate.Build, candidate.Compatibility) []string // versions that a range may meet
	asked  *query.Range
	known  []string // versions to look at when the user asks for some
	onBase func(*facts.BaseImage) string
}

// newParts describes the three parts that come with a build or below it.
func (m *Model) newParts() []Part {
	list := []Part{
		{Part: "cuda", Name: "CUDA", Of: func(b *candidate.Build) candidate.Compatibility { return b.AcceptsCUDA(m.Open()) },
			open: m.openCUDA, asked: m.Query.CUDA,
			onBase: func(i *facts.BaseImage) string { return i.CUDA }},
		{Part: "cudnn", Name: "cuDNN", Of: (*candidate.Build).AcceptsCUDNN,
			open: func(b *candidate.Build, a candidate.Compatibility) []string {
				return candidate.OpenCUDNN(m.Facts, m, b, a)
			}, asked: m.Query.CUDNN,
			onBase: func(i *facts.BaseImage) string { return i.CUDNN }},
		{Part: "nccl", Name: "NCCL", Of: (*candidate.Build).AcceptsNCCL, open: func(b *candidate.Build,
			a candidate.Compatibility) []string {
			return candidate.OpenNCCL(m.Facts, m, b, a)
		}, asked: m.Query.NCCL,
			onBase: func(*facts.BaseImage) string { return "" }},
	}
	if m.Query.CUDA != nil && m.Query.Request.Image.Base.Set() { // nobody knows what CUDA that image has
		list[0].Of = (*candidate.Build).AcceptsCUDABeside
	}
	if len(m.Query.Frameworks()) > 1 {
		list[0].Of = (*candidate.Build).AcceptsCUDABeside
		// Beside a framework that brings the part, one without use for it is
		// content with what is there.
		for i := range list {
			of := list[i].Of
			list[i].Of = func(b *candidate.Build) candidate.Compatibility {
				a := of(b)
				a.Any = a.Made == "" && a.Spec == ""
				return a
			}
		}
	}
	if m.Query.NamesPart("cudnn") {
		of := list[1].Of
		list[1].Of = func(b *candidate.Build) candidate.Compatibility {
			a := of(b)
			a.Any = a.Any || b.OpensNoCUDNN()
			return a
		}
	}
	m.takeObservedCUDNN(&list[1])
	m.bringOwnParts(list)
	if list[0].asked != nil {
		list[0].known = m.Facts.CUDAVersions()
	}
	if list[1].asked != nil || m.Query.NamesPart("cudnn") {
		list[1].known = m.Facts.CUDNNVersions()
	}
	if list[2].asked != nil || m.Query.NamesPart("nccl") {
		list[2].known = m.Facts.NCCLVersions()
	}
	return list
}

// acceptedBy is what builds accept of the parts by, besides themselves.
type acceptedBy struct {
	open, joint, namesCUDNN bool
	judged                  bool   // of an environment that is there
	cuda, cudnn             string // of an environment's system
}

// partsBy returns what the builds of the target accept of the parts by.
func (m *Model) partsBy() acceptedBy {
	by := acceptedBy{open: m.Open(), joint: len(m.Query.Frameworks()) > 1, namesCUDNN: m.Query.NamesPart("cudnn")}
	if e := m.Query.Existing; e != nil {
		by.cuda, by.cudnn = e.CUDA, e.CUDNN
		by.judged = true
	}
	return by
}

// Open reports whether something beside a framework's own wheels may decide
// the CUDA of the stack: another framework, or the user.
func (m *Model) Open() bool { return len(m.Query.Frameworks()) > 1 || m.Query.CUDA != nil }

// openCUDA lists the releases that a build with a range may meet: on a Windows
// system any, and any that wheels may bring whose requirements name no minor. A
// Linux system has those of the base images, which the list holds anyway; wheels
// that name a minor bring that one.
func (m *Model) openCUDA(b *candidate.Build, a candidate.Compatibility) []string {
	if b.System() && !b.Windows() && m.Query.Existing == nil || !b.System() && version.Parts(b.CUDA) > 1 {
		return nil
	}
	var list []string
	accepted, rows := a.Read(m), m.Facts.CUDAReleases()
	for i := range rows {
		if accepted.Allows(rows[i].Version) {
			list = append(list, rows[i].Version)
		}
	}
	return list
}

// partBy is what the list of a part's versions follows from besides the builds.
type partBy struct {
	asked string
	parts any
	bases Identity
}

func (m *Model) newPartVariable(p *Part) *ListVariable {
	by := partBy{parts: m.PartsBy, bases: m.Base.Same}
	if p.asked != nil {
		by.asked = p.asked.Range.Text
	}
	if len(m.Query.Of(query.CUDAWheel)) > 0 || m.Base.Same == nil {
		return m.newListVariable(p.Part, uncached{}, func() []string { return m.listParts(p) })
	}
	return m.newListVariable(p.Part, by, func() []string { return m.listParts(p) })
}

// partKey is what the versions of a part that a build can meet follow from.
type partKey struct {
	accepts         candidate.Compatibility
	major, delivery string
}

// listParts returns the versions of a part that candidates bring or can meet,
// and those known ones that the user asks for, newest first; "" for none
// stands last.
func (m *Model) listParts(p *Part) []string {
	var list []string
	seen := map[partKey]bool{}
	for _, f := range m.Frameworks() {
		for i := range f.Builds {
			b := &f.Builds[i]
			a := p.Of(b)
			key := partKey{a, version.Major(b.CUDA), b.On.Delivery}
			if seen[key] {
				continue
			}
			seen[key] = true
			if a.Any {
				list = append(list, "")
			}
			short := a.Made
			if version.IsDotted(a.Made) && version.Parts(a.Made) < 2 {
				a.Made = ""
			}
			if a.Spec == "" || p.Part != "cudnn" && a.Made != "" {
				list = append(list, a.Made)
			}
			if a.Spec != "" {
				met := p.open(b, a)
				if len(met) == 0 && p.Part == "cudnn" {
					met = []string{short} // of a time whose releases the facts do not list
				}
				list = append(list, met...)
			}
		}
	}
	for i := range m.Bases {
		if v := p.onBase(&m.Bases[i]); v != "" {
			list = append(list, v)
		}
	}
	if p.asked != nil {
		for _, v := range p.known {
			if p.asked.Range.Allows(v) {
				list = append(list, v)
			}
		}
	}
	list = append(list, m.observedPart(p.Part)...)
	return version.SortDistinct(append(list, m.Query.PartVersions(p.Part, p.known)...))
}

// CUDNNRows returns the release of each value of the cuDNN variable; nil where the
// facts hold none.
func (m *Model) CUDNNRows() []*matrices.CUDNNRelease {
	if m.cudnnRows == nil {
		m.cudnnRows = PerValue(m, m.CUDNN.Same, "release", nil, m.listCUDNNRows)
	}
	return m.cudnnRows
}

func (m *Model) listCUDNNRows() []*matrices.CUDNNRelease {
	rows := make([]*matrices.CUDNNRelease, len(m.CUDNN.Values))
	for i, v := range m.CUDNN.Values {
		if v != "" {
			rows[i] = m.Facts.CUDNN(v)
		}
	}
	return rows
}

// pythonsBy returns what the list of Pythons follows from besides the builds.
func (m *Model) pythonsBy() any {
	if m.Query.Python == nil {
		return ""
	}
	return m.Query.Python.Range.Text
}

// listPythons returns the Python minors that any candidate has wheels for or
// that the user asks for, newest first.
func (m *Model) listPythons() []string {
	var list []string
	for _, f := range m.Frameworks() {
		age := -1
		for i := range f.Builds {
			if f.Builds[i].Age != age {
				age = f.Builds[i].Age
				list = append(list, f.Builds[i].Pythons...)
			}
		}
	}
	if e := m.Query.Existing; e != nil && e.Python != "" {
		list = append(list, e.Python)
	}
	for _, image := range m.Facts.PythonImages() {
		if m.Query.Python != nil && m.Query.Python.Range.Allows(image.Python) {
			list = append(list, image.Python)
		}
	}
	for _, os := range m.Facts.OSes() {
		if m.Query.Python != nil && os.Python != "" && m.Query.Python.Range.Allows(os.Python) {
			list = append(list, os.Python)
		}
	}
	return version.SortDistinct(list)
}
