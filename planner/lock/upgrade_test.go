package lock

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/planner/plan"
)

func TestUpgrade(t *testing.T) {
	targets := []Target{{
		Wheels: []Wheel{{Name: "flash-attn"}}, Apt: []AptPackage{{Name: "libc6"}},
		Stack: plan.Stack{Framework: plan.Framework{Name: "pytorch"}},
	}}
	named := Upgrade{Names: []string{"Flash_Attn", "libc6", "pytorch", "base-image", "nosuch"}}
	if got := named.Unknown(targets); !slices.Equal(got, []string{"nosuch"}) {
		t.Errorf("unknown: %v", got)
	}
	for _, tt := range []struct {
		name     string
		in       Upgrade
		has, apt bool // flash-attn; the distribution packages
	}{
		{"nothing", Upgrade{}, false, false},
		{"all", Upgrade{All: true}, true, true},
		{"a package in another spelling", Upgrade{Names: []string{"Flash.Attn"}}, true, false},
		{"one distribution package is all of them", Upgrade{Names: []string{"libc6"}}, false, true},
		{"a new base has packages of its own", Upgrade{Names: []string{PartBase}}, false, true},
		{"apt", Upgrade{Names: []string{PartApt}}, false, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := tt.in.Has("flash-attn"); got != tt.has {
				t.Errorf("flash-attn: %v", got)
			}
			if got := tt.in.HasApt(targets[0].Apt); got != tt.apt {
				t.Errorf("apt: %v", got)
			}
		})
	}
}
