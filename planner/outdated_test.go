package planner

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

func outdatedOf(p *Planner, r request.Request) ([]plan.HeldBack, error) {
	_, held, err := p.OutdatedAll([]request.Request{r})
	return held[0], err
}

func TestOutdatedKeepsTheOrderOfTargets(t *testing.T) {
	var requests []request.Request
	for _, version := range []string{"2.1.2", "2.15.0", "2.3.1", "2.4.1", "2.5.1", "2.6.0", "2.15.0"} {
		requests = append(requests, plantest.Request("pytorch=="+version))
	}
	doc, held, err := embedded().OutdatedAll(requests)
	if err != nil || len(doc.Plans) != len(requests) {
		t.Fatalf("got %d plans, %v", len(doc.Plans), err)
	}
	for i, plan := range doc.Plans {
		have := plan.Stack.Framework.Version
		if newest := have == "2.15.0"; newest != (len(held[i]) == 0) || !newest && held[i][0].Have != have {
			t.Errorf("target %d has %s, and is told %+v", i, have, held[i])
		}
	}
	requests[1] = plantest.Request("pytorch==99")
	if _, _, err := embedded().OutdatedAll(requests); len(request.InputErrors(err)) != 1 {
		t.Errorf("a version that nobody knows gives %v", err)
	}
}

func TestOutdatedSaysWhatPreferenceCosts(t *testing.T) {
	list, err := outdatedOf(embedded(), plantest.Request("gpu=a100 package=lmcache package=vllm"))
	if err != nil {
		t.Fatal(err)
	}
	for _, h := range list {
		if h.Name != "vllm" {
			continue
		}
		if h.Conflict != nil || !slices.ContainsFunc(h.Instead, func(c plan.Change) bool { return c.Part == "lmcache" }) {
			t.Errorf("got %+v, want that lmcache would change", h)
		}
		return
	}
	t.Errorf("vllm is not outdated: %+v", list)
}

// A release that has another name than the newest is found by its own.
func TestAnOlderNameIsWhatTheStackHas(t *testing.T) {
	list, err := outdatedOf(embedded(), plantest.Request("pytorch==1.13.1 gpu=a100 package=mmcv-full==1.7.2"))
	at := slices.IndexFunc(list, func(h plan.HeldBack) bool { return h.Name == "mmcv" })
	if err != nil || at < 0 || list[at].Have != "1.7.2" {
		t.Errorf("%v: %+v", err, list)
	}
}

// A release whose name has the label of a wheel is that release.
func TestALabelIsNotOutdated(t *testing.T) {
	list, err := outdatedOf(embedded(), plantest.Request("gpu=a100 package=pyg-lib"))
	if err != nil || slices.ContainsFunc(list, func(h plan.HeldBack) bool { return h.Name == "pyg-lib" }) {
		t.Errorf("got %+v, %v", list, err)
	}
}

func TestOutdatedSaysWhatHoldsBack(t *testing.T) {
	p := embedded()
	list, err := outdatedOf(p, plantest.Request("gpu=v100 package=vllm"))
	if err != nil {
		t.Fatal(err)
	}
	held := map[string]plan.HeldBack{}
	for _, h := range list {
		held[h.Name] = h
	}
	vllm := held["vllm"]
	if vllm.Have != "0.19.1" || vllm.Newest != "0.33.0" || vllm.Conflict == nil ||
		!strings.Contains(plantest.Sentences(vllm.Conflict), "vllm 0.33.0 needs compute capability 7.5") {
		t.Errorf("vllm: %+v", vllm)
	}
	torch := held["pytorch"]
	if torch.Have != "2.10.0" || torch.Newest != "2.15.0" {
		t.Errorf("pytorch: %+v", torch)
	}
}

func TestOutdatedOfTheNewestIsEmpty(t *testing.T) {
	list, err := outdatedOf(embedded(), plantest.Request("gpu=h100 pytorch with=torchvision"))
	if err != nil || len(list) != 0 {
		t.Errorf("got %+v, %v", list, err)
	}
}

func TestOutdatedNamesTheUsersOwnPin(t *testing.T) {
	list, err := outdatedOf(embedded(), plantest.Request("gpu=h100 pytorch==2.5.1"))
	if err != nil || len(list) != 1 || list[0].Conflict == nil {
		t.Fatalf("got %+v, %v", list, err)
	}
	if got := plantest.Sentences(list[0].Conflict); !strings.Contains(got, "--framework pytorch==2.5.1") {
		t.Errorf("held back by %s, want the target's own version", got)
	}
}

func TestWhyNotOfAPackage(t *testing.T) {
	got, err := embedded().WhyNot(plantest.Request("gpu=t4 pytorch==2.5.1"), "vllm", "0.6.3")
	if err != nil || got.Conflict == nil || !strings.Contains(plantest.Sentences(got.Conflict),
		"vllm 0.6.3 needs torch ==2.4.0") {
		t.Errorf("got %+v, %v", got.Conflict, err)
	}
}
