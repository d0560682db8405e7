package call

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/explorer/explorertest"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/target"
)

func ask(t *testing.T, a *Answerer, address string) (Answer, plan.Document) {
	t.Helper()
	text, err := a.Call("answer", address)
	if err != nil {
		t.Fatalf("%s: %v", address, err)
	}
	var answer Answer
	var doc plan.Document
	if err := json.Unmarshal([]byte(text), &answer); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal([]byte(answer.Document), &doc); err != nil {
		t.Fatal(err)
	}
	return answer, doc
}

func TestTheWayOutOfAConflictLeadsToItsStack(t *testing.T) {
	a := New(matrices.Embedded())
	answer, doc := ask(t, a, "#gpu=rtx-5090&framework=pytorch==2.5.1")
	if doc.Plans[0].Conflict == nil || len(answer.Fixes) == 0 {
		t.Fatalf("no conflict with a way out: %+v", answer)
	}
	if want := "gpu=rtx-5090&framework=pytorch==2.7.1"; answer.Fixes[0] != want {
		t.Errorf("the way out leads to %s, want %s", answer.Fixes[0], want)
	}
}

func TestEveryWayOutLeadsToItsStack(t *testing.T) {
	a, tried := New(matrices.Embedded()), 0
	for _, q := range explorertest.Questions(matrices.Embedded(), 60, 7) {
		text, err := a.Call("answer", q.Address)
		if err != nil {
			continue
		}
		var answer Answer
		if err := json.Unmarshal([]byte(text), &answer); err != nil {
			t.Fatal(err)
		}
		var doc plan.Document
		if err := json.Unmarshal([]byte(answer.Document), &doc); err != nil {
			t.Fatal(err)
		}
		for i, address := range answer.Fixes {
			_, led := ask(t, a, address)
			tried++
			if diff := cmp.Diff(doc.Plans[0].Conflict.Fixes[i].Stack, led.Plans[0].Stack); diff != "" {
				t.Errorf("%s: %q leads to %s and another stack:\n%s", q.Address, doc.Plans[0].Conflict.Fixes[i].Text, address, diff)
			}
		}
	}
	if tried < 10 {
		t.Errorf("only %d ways out were tried", tried)
	}
}

func TestAnAddressIsReadAsItIsWritten(t *testing.T) {
	for _, address := range []string{
		"", "gpu=rtx-5090&framework=pytorch==2.5.1", "gpu=a&gpu=b+c&driver=%3E=535&with=ray%5Bdefault%5D%3E=2",
		"framework=pytorch==2.5.1%2Bcu124&forward-compat=true&toolkit=true&facts=2026.11.20",
	} {
		q, err := ReadAddress("#" + address)
		if err != nil {
			t.Fatal(err)
		}
		if got := q.Address(); got != address {
			t.Errorf("%s is written %s", address, got)
		}
	}
}

func TestAnAddressThatIsWrong(t *testing.T) {
	for address, want := range map[string]string{
		"gpus=t4":               `"gpus"`,
		"cuda=12&cuda=13":       "cuda twice",
		"toolkit=yes":           "toolkit=yes",
		"gpu=%zz":               "cannot be read",
		"gpu=t4":                "--framework",
		"framework=pytroch":     `Did you mean "pytorch"`,
		"framework=jax&gpu=t44": "t44",
	} {
		if _, err := New(matrices.Embedded()).Call("plan", address); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s gives %v, want %q", address, err, want)
		}
	}
}

func TestTheTargetFileAsksTheSame(t *testing.T) {
	facts := matrices.Embedded()
	for _, address := range []string{
		"gpu=rtx-5090&framework=pytorch==2.5.1",
		"gpu=a100,h100&driver=535&driver=580.65.06&framework=jax&with=numpy%3C2&with=ray%5Bdefault%5D&python=3.12&os=debian12",
		"framework=pytorch==2.16&assume-like=2.14&forward-compat=true&toolkit=true&cuda=12.6&cudnn=9&nccl=2&platform=linux/arm64",
		"framework=tensorflow==2.99.0&framework=jax&assume-like=2.18.0",
		"framework=tensorflow==2.99.0&framework=pytorch==2.98.0&assume-like=2.18.0&assume-like=pytorch==2.7.0",
		"gpu=a%22b%24%7Bx%7D%25%7By%7D%5C&framework=pytorch",
	} {
		q, err := ReadAddress(address)
		if err != nil {
			t.Fatal(err)
		}
		asked, err := q.Request(facts)
		if err != nil {
			t.Fatal(err)
		}
		file, diags := target.Parse([]byte(hcl(&asked)), target.DefaultName, target.Options{})
		if diags.HasErrors() {
			t.Fatalf("%s: %v", hcl(&asked), diags)
		}
		nowhere := cmp.Comparer(func(request.Position, request.Position) bool { return true })
		if diff := cmp.Diff(asked, file.Requests[0], nowhere); diff != "" {
			t.Errorf("%s asks for something else (-address +file):\n%s", hcl(&asked), diff)
		}
		if got := questionOf(&asked); got.Address() == "" {
			t.Errorf("%s: no address", address)
		}
	}
}

func TestCommandsAreQuoted(t *testing.T) {
	q, err := ReadAddress("gpu=NVIDIA+GeForce+RTX+5090&framework=pytorch%3E=2&with=it's")
	if err != nil {
		t.Fatal(err)
	}
	const want = `envsolve plan --gpu 'NVIDIA GeForce RTX 5090' --framework 'pytorch>=2' --with 'it'\''s'`
	if got := q.command(); got != want {
		t.Errorf("the command is\n%s, want\n%s", got, want)
	}
}

func TestFactsAndAbout(t *testing.T) {
	a := New(matrices.Embedded())
	if text, err := a.Call("about", ""); err != nil || !strings.Contains(text, `"digest":"sha256:`) {
		t.Errorf("about: %s, %v", text, err)
	}
	if text, err := a.Call("fact", "gpus/rtx-5090#compute-capability"); err != nil || !strings.Contains(text, `"date":"20`) {
		t.Errorf("fact: %s, %v", text, err)
	}
	if _, err := a.Call("fact", "nothing"); err == nil {
		t.Error("a fact that is none is found")
	}
	if _, err := a.Call("sing", ""); err == nil {
		t.Error("there is a function that sings")
	}
}

func FuzzCall(f *testing.F) {
	for _, address := range []string{"#gpu=rtx-5090&framework=pytorch==2.5.1", "with=%00", "framework=jax&cuda=%ff", "&&=="} {
		f.Add("answer", address)
	}
	f.Add("fact", "gpus/rtx-5090")
	a := New(matrices.Embedded())
	f.Fuzz(func(t *testing.T, name, text string) {
		if out, err := a.Call(name, text); err == nil && !json.Valid([]byte(out)) {
			t.Errorf("%s(%q) is no JSON: %s", name, text, out)
		}
	})
}

func TestFactsStandSomewhere(t *testing.T) {
	facts := matrices.Embedded()
	for ref, want := range map[string]string{
		"gpus/rtx-5090#compute-capability":         "gpu/rtx-5090.html#compute-capability",
		"pytorch/2.5.1+cu124#sm":                   "pytorch/2.5.1.html#cu124.sm",
		"pytorch/2.5.1+cu124":                      "pytorch/2.5.1.html#cu124",
		"pytorch/2.5.1#python":                     "pytorch/2.5.1.html#python",
		"cuda/12.4#min-driver":                     "fact/cuda/12.4.1.html#min-driver-linux",
		"gpus/sm_90#name":                          "fact/architectures/9.0.html#name",
		"vllm/0.6.3#requires":                      "package/vllm/0.6.3.html#requires",
		"errors/no-kernel-image":                   "error/no-kernel-image.html",
		"instances/gcp:n1-* + nvidia-tesla-t4#gpu": "fact/instances/gcp_n1-__+_nvidia-tesla-t4.html#gpu",
		"nothing/of#this":                          "",
	} {
		if got := Place(facts, ref); got != want {
			t.Errorf("%s stands at %q, want %q", ref, got, want)
		}
	}
}
