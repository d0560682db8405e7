package planner

import (
	"strings"
	"testing"
)

func TestWhyNot(t *testing.T) {
	p := embedded()
	for _, test := range []struct{ words, name, version, said, fix string }{
		{"gpu=v100 pytorch", "pytorch", "2.14.1+cu130", "PyTorch 2.14.1 builds (cu130) carry no sm_70 code", ""},
		{"gpu=rtx-5090 pytorch", "torch", "2.5.1", "carry no sm_120 code", ""},
		{"gpu=h100 driver=535.104.05 pytorch", "cuda", "13.0", "CUDA 13 needs driver 580.65.06 or newer", "driver"},
		{"pytorch==2.5.1", "torchvision", "0.24.1", "PyTorch 2.5.1 goes with torchvision 0.20.1", "framework"},
		{"pytorch==2.0.1", "python", "3.13", "PyTorch 2.0.1 has wheels for Python 3.8 to 3.11", "framework"},
	} {
		got, err := p.WhyNot(request(test.words), test.name, test.version)
		if err != nil {
			t.Errorf("why not %s %s: %v", test.name, test.version, err)
			continue
		}
		if got.Conflict == nil {
			t.Errorf("why not %s %s beside %q: nothing keeps it out", test.name, test.version, test.words)
			continue
		}
		if said := sentences(got.Conflict); !strings.Contains(said, test.said) {
			t.Errorf("why not %s %s: %q does not say %q", test.name, test.version, said, test.said)
		}
		for _, f := range got.Conflict.Fixes {
			if f.Change[0].Part == test.name {
				t.Errorf("why not %s %s: way out %q gives up what was asked about", test.name, test.version, f.Text)
			}
		}
		if test.fix != "" && (len(got.Conflict.Fixes) == 0 || got.Conflict.Fixes[0].Change[0].Part != test.fix) {
			t.Errorf("why not %s %s: ways out %v, want a change of %s first", test.name, test.version, texts(got.Conflict.Fixes), test.fix)
		}
	}
}

func TestWhyNotOfWhatWorksIsItsStack(t *testing.T) {
	got, err := embedded().WhyNot(request("gpu=t4 pytorch"), "torch", "2.5.1")
	if err != nil || got.Stack == nil || got.Stack.Framework.Version != "2.5.1" {
		t.Errorf("got %+v, %v; want the stack with 2.5.1", got.Stack, err)
	}
}

func TestWhyNotOfWhatNobodyKnows(t *testing.T) {
	p := embedded()
	for _, test := range []struct{ name, version string }{{"pytorch", "9.9.9"}, {"frobnicator", "1.0"}, {"torch", "latest"}, {"cuda", "x"}} {
		_, err := p.WhyNot(request("pytorch"), test.name, test.version)
		if len(InputErrors(err)) != 1 {
			t.Errorf("why not %s %s gives %v, want one fault of the input", test.name, test.version, err)
		}
	}
}
