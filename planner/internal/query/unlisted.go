package query

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// ReadForPlan resolves a request for a plan: the lock decides on releases of packages that
// the facts do not know, as it does on packages that they do not know at all. The error joins
// every fault found.
func ReadForPlan(tables *facts.Facts, r *request.Request) (*Query, error) {
	q, err := read(tables, &Query{Request: r, lockDecides: true})
	if err != nil {
		return nil, err
	}
	var faults Faults
	for i := range r.Packages {
		refuseDeviceExtras(tables, &r.Packages[i], &faults)
	}
	if err := faults.Err(); err != nil {
		return nil, err
	}
	return q, nil
}

// refuseDeviceExtras refuses the extras of a framework's own package that bring it to other devices than NVIDIA's GPUs.
func refuseDeviceExtras(tables *facts.Facts, p *request.PackageRequest, faults *Faults) {
	id, _ := tables.FrameworkOf(p.Name)
	if id == "" {
		return
	}
	info := tables.FrameworkInfo(id)
	for _, extra := range p.Extras {
		if device := info.DeviceExtras[extra]; device != "" {
			faults.Add(p.At, fmt.Sprintf("%s[%s] is no build for GPUs", p.Name, extra),
				"it brings %s to %s: ask for %s without that extra, and for those use pip by itself", info.Name, device, p.Name)
		}
	}
}

// leaveToLock leaves a package to the lock of which the target asks for releases that the facts
// do not know, and reports whether it did. One that they know under another name, as mmcv 2.0.0,
// which is no mmcv-full, is none of those.
func (q *Query) leaveToLock(e *Package) bool {
	if !q.lockDecides || e.Version == nil || slices.ContainsFunc(e.Releases, func(r facts.Release) bool {
		return e.Version.Spec.Allows(r.Version)
	}) {
		return false
	}
	q.Unlisted = append(q.Unlisted, e)
	return true
}

// leavesToLock reports whether the target asks for releases of a package that the facts do not know.
func (q *Query) leavesToLock(name string) bool {
	return slices.ContainsFunc(q.Unlisted, func(p *Package) bool {
		return p.Name == name || request.NormalizeName(p.Asked) == name
	})
}

// warnUnlisted says of which packages the target asks for releases that the facts do not know.
func (q *Query) warnUnlisted(tables *facts.Facts) {
	for _, p := range q.Unlisted {
		q.Unknown = append(q.Unknown, request.NormalizeName(p.Asked))
		q.Warnings = append(q.Warnings, plan.Warning{Rule: UnknownPackage,
			Text: p.Asked + " " + p.Version.shown() + " is unknown to the facts of " + tables.Date() +
				": the lock looks for it, and nothing here says whether it fits; " + p.knownInstead()})
	}
	slices.Sort(q.Unknown)
}

// knownInstead says which releases the facts know: the first or the last one where all of those
// asked for are older or newer, or else the nearest ones.
func (p *Package) knownInstead() string {
	known := p.versions()
	low := p.Version.Spec.Low()
	switch first := known[len(known)-1]; {
	case low == "":
		return "the oldest known is " + first
	case version.NewerThan(low, known):
		return "the newest known is " + known[0]
	case version.IsDotted(low) && version.Compare(low, first) < 0:
		return "the oldest known is " + first
	}
	return "nearest known: " + words.JoinWords(version.NearestVersions(low, known), "and")
}

// lacksFramework reports the releases that a target without a framework asks for and that the
// facts do not know, if there are any.
func (q *Query) lacksFramework(tables *facts.Facts, faults *Faults) bool {
	for _, p := range q.Unlisted {
		p.checkKnown(tables, faults)
	}
	return len(q.Unlisted) > 0
}

// AskedFor is a package with the versions of it that the target asks for, as the target writes it.
func (p *Package) AskedFor() string {
	return strings.TrimSpace(request.SpellRequirement(p.Asked, p.Version.Text.Value, p.At))
}
