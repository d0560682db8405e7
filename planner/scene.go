package planner

import (
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/solver"
)

// scene is one solver problem with everything needed to turn its answer back
// into words: the candidates of each dimension, and the clauses over them.
type scene struct {
	facts *facts
	ask   *ask
	size  sceneSize

	axes       []*axis // in order of preference; the index is the solver's dimension
	frameworks []*frameworkAxis
	companions []*companionAxis
	extensions []*extensionAxis
	nvidia     []*nvidiaAxis
	named      []*namedAxis
	python     *listAxis
	cuda       *listAxis
	cudnn      *listAxis
	nccl       *listAxis
	os         *osAxis
	base       *baseAxis
	bases      []baseImage // of base
	fit        *axis       // nil unless base images bring CUDA
	forward    *axis       // nil unless a cuda-compat package may be in the image
	parts      []acceptor  // cuda, cudnn, nccl
	platform   *listAxis
	drivers    []*driverAxis
	gpus       []*gpuAxis

	cudnnReleases []*matrices.CUDNNRelease // of the cuDNN axis, once asked for

	clauses     []clause
	preferences []preference
	model       *solver.Model // of the clauses and preferences, once compiled
}

// axis is one thing to be decided.
type axis struct {
	part string // as in prefer and in the plan: framework, python, …
	dim  int
	size int
	same identity // of its values
}

type frameworkAxis struct {
	axis
	ask    *frameworkAsk
	builds []build
}

type companionAxis struct {
	axis
	ask      *companionAsk
	versions []string // newest first
	labelled int      // the one that the target names with a local label; -1 for none
}

type listAxis struct {
	axis
	values []string
}

type osAxis struct {
	axis
	rows []matrices.OS
}

type baseAxis struct {
	axis
	images []baseImage
}

// driverAxis is the oldest driver of one entry of the fleet, or the floor to
// be found when none is given.
type driverAxis struct {
	axis
	ask    *driverAsk // nil when none is given
	values []string   // oldest first
}

// gpuAxis says whether the boards of one compute capability are served:
// value 0 is yes, 1 is no. The user's requirement pins it to 0; a narrow scene
// has no other value.
type gpuAxis struct {
	axis
	ask   *gpuAsk
	cover [][]coverage // by framework, by build
}

const absent = 1

// sceneSize says how much a scene holds. A smaller one leaves out what the
// preferences put last or the user's own words rule out: where it has an
// answer, the larger ones have the same.
type sceneSize uint8

const (
	wheelScene  sceneSize = iota // builds whose wheels bring CUDA, of the versions asked for
	narrowScene                  // every build of the versions asked for
	wideScene                    // everything, so that conflicts can be explained and ways out found
)

// narrow reports whether what the user's words rule out is left out.
func (s *scene) narrow() bool { return s.size != wideScene }

// usualClauses is how many clauses the scene of one GPU has room for.
const usualClauses = 40

// newScene lists the candidates and states the rules.
func newScene(facts *facts, a *ask, size sceneSize) *scene {
	s := newAxes(facts, a, size)
	s.stateRules()
	return s
}

// newAxes lists the candidates.
func newAxes(facts *facts, a *ask, size sceneSize) *scene {
	s := &scene{facts: facts, ask: a, size: size, clauses: make([]clause, 0, usualClauses), preferences: make([]preference, 0, usualClauses/4)}
	on := s.candidatePlatforms()
	for i := range a.frameworks {
		fa := &a.frameworks[i]
		builds, same := s.facts.buildsOf(fa, s.wanted(fa, on))
		s.frameworks = append(s.frameworks, &frameworkAxis{ask: fa, builds: builds,
			axis: axis{part: "framework", size: len(builds), same: same}})
	}
	s.addCompanionAxes()
	s.addExtensionAxes()
	s.addNVIDIAAxes()
	s.addNamedAxes()
	s.python = s.newListAxis("python", pythonsBy(a), s.listPythons)
	s.addForwardAxis()
	s.addBaseAxes(on)
	s.parts = s.acceptors()
	s.cuda = s.newPartAxis(&s.parts[0])
	s.cudnn = s.newPartAxis(&s.parts[1])
	s.nccl = s.newPartAxis(&s.parts[2])
	platform, same := s.facts.sameList(on)
	s.platform = &listAxis{values: platform, axis: axis{part: "platform", size: len(platform), same: same}}
	s.addDriverAxes()
	s.addGPUAxes()
	s.order()
	return s
}

// newListAxis makes an axis of values that follow from the builds of the
// target's frameworks and from what by says.
func (s *scene) newListAxis(part string, by any, list func() []string) *listAxis {
	values, same := s.listed(part, by, list)
	return &listAxis{values: values, axis: axis{part: part, size: len(values), same: same}}
}

// listed gives a list that follows from the builds of the target's frameworks
// and from what by says, with its identity.
func (s *scene) listed(what string, by any, list func() []string) ([]string, identity) {
	var of identity
	if by != (unshared{}) {
		of = s.buildsIdentity()
	}
	values := traits(s.facts, of, what, by, func() []string {
		values, _ := s.facts.sameList(list())
		return values
	})
	if len(values) == 0 {
		return values, nil
	}
	return values, &values[0]
}

// candidatePlatforms gives the platform of the target first; where the user
// wrote one, a wide scene holds the others too, since another platform may be
// the way out.
func (s *scene) candidatePlatforms() []string {
	list := []string{s.ask.platform}
	if s.narrow() || (!s.ask.platformAt.Set() && s.ask.platformBy == "") {
		return list
	}
	for _, p := range platforms() {
		if p != s.ask.platform {
			list = append(list, p)
		}
	}
	return list
}

// driverCUDA is the CUDA of the oldest given driver's branch; empty when no
// driver is given or its branch is not known.
func (s *scene) driverCUDA() string {
	oldest := ""
	for i := range s.ask.drivers {
		branch := s.facts.branches()[major(s.ask.drivers[i].low)]
		if branch != nil && branch.CUDA != "" && (oldest == "" || compareDotted(branch.CUDA, oldest) < 0) {
			oldest = branch.CUDA
		}
	}
	return oldest
}

// buildsIdentity is the identity of the builds of all frameworks together.
func (s *scene) buildsIdentity() identity {
	var all [3]identity
	if len(s.frameworks) > len(all) {
		return nil
	}
	for i, f := range s.frameworks {
		if f.same == nil {
			return nil
		}
		all[i] = f.same
	}
	return all
}

func versionsOf[Row any](rows []Row, version func(*Row) string) []string {
	list := make([]string, len(rows))
	for i := range rows {
		list[i] = version(&rows[i])
	}
	return list
}

func (s *scene) addBaseAxes(on []string) {
	s.os = s.newOSAxis(on)
	s.base = s.newBaseAxis(on)
	s.bases = s.base.images
	if s.needsSystemCUDA() {
		s.fit = &axis{part: "fit", size: 2}
	}
}

func (s *scene) addDriverAxes() {
	values, same := s.listed("drivers", s.driversBy(), s.listDrivers)
	one := axis{part: "driver", size: len(values), same: same}
	if len(s.ask.drivers) == 0 {
		s.drivers = []*driverAxis{{values: values, axis: one}}
		return
	}
	for i := range s.ask.drivers {
		s.drivers = append(s.drivers, &driverAxis{ask: &s.ask.drivers[i], values: values, axis: one})
	}
}

func (s *scene) addGPUAxes() {
	size := absent + 1
	if s.narrow() {
		size = absent
	}
	for i := range s.ask.gpus {
		ask := &s.ask.gpus[i]
		g := &gpuAxis{ask: ask, axis: axis{part: "gpu", size: size, same: gpuIdentity{ask.arch, size, s.ask.forcesPTX()}}}
		for _, f := range s.frameworks {
			g.cover = append(g.cover, s.coverOf(f, ask.arch))
		}
		s.gpus = append(s.gpus, g)
	}
}

// coverOf says how each build serves an architecture.
func (s *scene) coverOf(f *frameworkAxis, arch *matrices.Architecture) []coverage {
	forced := s.ask.forcesPTX()
	return traits(s.facts, f.same, "cover", gpuIdentity{arch: arch, forced: forced}, func() []coverage {
		cover := make([]coverage, len(f.builds))
		for b := range f.builds {
			if cover[b] = f.builds[b].covers(arch, s.facts.architectures()); forced {
				cover[b] = f.builds[b].coversForced(arch, s.facts.architectures())
			}
		}
		return cover
	})
}

// problem gives the solver its problem.
func (s *scene) problem() solver.Problem {
	p := solver.Problem{
		Budget:     s.ask.budget,
		Dimensions: make([]solver.Dimension, 0, len(s.axes)),
		Rules:      make([]solver.Rule, 0, len(s.clauses)),
		Soft:       make([]solver.Soft, 0, len(s.preferences)),
	}
	for _, a := range s.axes {
		p.Dimensions = append(p.Dimensions, solver.Dimension{Name: a.part, Size: a.size})
	}
	for i := range s.clauses {
		p.Rules = append(p.Rules, s.clauses[i].rule)
	}
	for i := range s.preferences {
		p.Soft = append(p.Soft, s.preferences[i].soft)
	}
	return p
}
