package planner

import (
	"strings"
	"testing"
)

func TestOutdatedSaysWhatHoldsBack(t *testing.T) {
	p := embedded()
	list, err := p.Outdated(request("gpu=v100 package=vllm"))
	if err != nil {
		t.Fatal(err)
	}
	held := map[string]HeldBack{}
	for _, h := range list {
		held[h.Name] = h
	}
	vllm := held["vllm"]
	if vllm.Have != "0.19.1" || vllm.Newest != "0.31.0" || vllm.Conflict == nil || !strings.Contains(sentences(vllm.Conflict), "vllm 0.31.0 needs compute capability 7.5") {
		t.Errorf("vllm: %+v", vllm)
	}
	torch := held["pytorch"]
	if torch.Have != "2.10.0" || torch.Newest != "2.14.1" {
		t.Errorf("pytorch: %+v", torch)
	}
}

func TestOutdatedOfTheNewestIsEmpty(t *testing.T) {
	list, err := embedded().Outdated(request("gpu=h100 pytorch with=torchvision"))
	if err != nil || len(list) != 0 {
		t.Errorf("got %+v, %v", list, err)
	}
}

func TestOutdatedNamesTheUsersOwnPin(t *testing.T) {
	list, err := embedded().Outdated(request("gpu=h100 pytorch==2.5.1"))
	if err != nil || len(list) != 1 || list[0].Conflict == nil {
		t.Fatalf("got %+v, %v", list, err)
	}
	if got := sentences(list[0].Conflict); !strings.Contains(got, "--framework pytorch==2.5.1") {
		t.Errorf("held back by %s, want the target's own version", got)
	}
}

func TestWhyNotOfAPackage(t *testing.T) {
	got, err := embedded().WhyNot(request("gpu=t4 pytorch==2.5.1"), "vllm", "0.6.3")
	if err != nil || got.Conflict == nil || !strings.Contains(sentences(got.Conflict), "vllm 0.6.3 needs torch ==2.4.0") {
		t.Errorf("got %+v, %v", got.Conflict, err)
	}
}
