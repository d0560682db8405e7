package request_test

import (
	"testing"

	"github.com/envsolve/envsolve/planner/request"
)

func TestWroteKeepsTheUsersForm(t *testing.T) {
	file, with := request.Position{File: "envsolve.hcl", Line: 3, Column: 1}, request.Position{File: "--with"}
	for want, got := range map[string]string{
		`driver = ">=535"`:                      request.Spell(file, "driver", ">=535"),
		`gpu = ["v100", "t4"]`:                  request.Spell(file, "gpu", "v100", "t4"),
		`--driver '>=535'`:                      request.Spell(request.Position{File: "--driver"}, "driver", ">=535"),
		`--gpu 'Tesla T4' --gpu l4`:             request.Spell(request.Position{File: "--gpu"}, "gpu", "Tesla T4", "l4"),
		`packages = { vllm = "0.6" }`:           request.SpellRequirement("vllm", "0.6", file),
		`packages = { vllm = "==0.6.3" }`:       request.SpellRequirement("vllm", "==0.6.3", file),
		`--with vllm==0.6.2`:                    request.SpellRequirement("vllm", "0.6.2", with),
		`--with vllm==0.6.3`:                    request.SpellRequirement("vllm", "==0.6.3", with),
		`packages = { nvidia-nccl-cu12 = "*" }`: request.SpellRequirement("nvidia-nccl-cu12", "", file),
		`--with nvidia-nccl-cu12`:               request.SpellRequirement("nvidia-nccl-cu12", "*", with),
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// TestNoValueLeavesItsWord: what stands behind a flag is one word of a shell,
// whatever is in it.
func TestNoValueLeavesItsWord(t *testing.T) {
	at := request.Position{File: "--gpu"}
	for value, want := range map[string]string{
		"t4":          "--gpu t4",
		"it's":        `--gpu 'it'\''s'`,
		"`id`":        "--gpu '`id`'",
		"$(id)":       "--gpu '$(id)'",
		`a\b`:         `--gpu 'a\b'`,
		"a;b|c&d":     "--gpu 'a;b|c&d'",
		"# a comment": "--gpu '# a comment'",
	} {
		if got := request.Spell(at, "gpu", value); got != want {
			t.Errorf("%q is written as %s, want %s", value, got, want)
		}
	}
}

func TestBlocksAreSpelledAsTheFileHasThem(t *testing.T) {
	want := `framework "pytorch" { version = "2.7.1" }`
	if got := request.SpellInBlock("pytorch", "version", "2.7.1"); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
