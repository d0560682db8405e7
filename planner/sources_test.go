package planner

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

func TestSources(t *testing.T) {
	torch := request.Index{Name: "pytorch", URL: "https://download.pytorch.org/whl/cu124",
		Packages: []string{"torch", "torchvision"}}
	jax := request.Index{Name: "jax", URL: "https://example.org/jax_releases.html", Packages: []string{"jaxlib"},
		FindLinks: true}
	stack := plan.Stack{
		Wheels:     map[string]string{"flash-attn": "https://example.org/flash_attn-2.8.3-py3-none-any.whl"},
		Indexes:    []request.Index{torch, jax},
		Framework:  plan.Framework{Name: "pytorch", Variant: "cu124"},
		Frameworks: []plan.Framework{{Name: "pytorch", Variant: "cu124"}, {Name: "jax", Variant: "cuda12"}},
	}
	pypi := request.Index{Name: "pypi", URL: plan.DefaultIndex}
	wheels := stack.Wheels
	for _, tt := range []struct {
		name  string
		user  []request.Index
		want  plan.Sources
		owner map[string]string // package → URL
	}{
		{
			name: "the facts alone", want: plan.Sources{Default: pypi, Named: []request.Index{torch, jax}, Wheels: wheels},
			owner: map[string]string{"torch": torch.URL, "Torch": torch.URL, "numpy": plan.DefaultIndex, "jaxlib": jax.URL},
		},
		{
			name: "a block without packages is the default",
			user: []request.Index{{Name: "mine", URL: "https://mine.example/simple"}},
			want: plan.Sources{Default: request.Index{Name: "mine", URL: "https://mine.example/simple"},
				Named: []request.Index{torch, jax}, Wheels: wheels},
		},
		{
			name: "a framework's index moves, and takes packages on",
			user: []request.Index{{Name: "pytorch", URL: "https://mine.example/{variant}", Packages: []string{"Flash_Attn"}}},
			want: plan.Sources{Default: pypi, Named: []request.Index{{Name: "pytorch", URL: "https://mine.example/cu124",
				Packages: []string{"torch", "torchvision", "Flash_Attn"}}, jax}},
			owner: map[string]string{"flash-attn": "https://mine.example/cu124", "torchvision": "https://mine.example/cu124"},
		},
		{
			name: "a page of links becomes an index",
			user: []request.Index{{Name: "jax", URL: "https://mine.example/{variant}"}},
			want: plan.Sources{Default: pypi, Named: []request.Index{torch, {Name: "jax", URL: "https://mine.example/cuda12",
				Packages: []string{"jaxlib"}}}, Wheels: wheels},
		},
		{
			name: "another framework's index is not the default",
			user: []request.Index{{Name: "paddle", URL: "https://mine.example/{variant}"}},
			want: plan.Sources{Default: pypi, Named: []request.Index{torch, jax}, Wheels: wheels},
		},
		{
			name: "the user's go before the facts', with the first framework's variant",
			user: []request.Index{{Name: "house", URL: "https://mine.example/{variant}", Packages: []string{"torch"}}},
			want: plan.Sources{Default: pypi, Named: []request.Index{{Name: "house", URL: "https://mine.example/cu124",
				Packages: []string{"torch"}}, torch, jax}, Wheels: wheels},
			owner: map[string]string{"torch": "https://mine.example/cu124", "torchvision": torch.URL},
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := plan.SourcesOf(stack, tt.user)
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
			if at := got.Wheel("Flash_Attn"); at != tt.want.Wheels["flash-attn"] {
				t.Errorf("flash-attn comes from %q, want %q", at, tt.want.Wheels["flash-attn"])
			}
			for name, url := range tt.owner {
				if got := got.Owner(name).URL; got != url {
					t.Errorf("%s comes from %s, not %s", name, got, url)
				}
			}
		})
	}
	if got := plan.SourcesOf(stack, nil); !got.IsPageOfLinks(jax.URL) || got.IsPageOfLinks(torch.URL) ||
		got.IsPageOfLinks("https://example.org/") {
		t.Error("a page of links is not told from an index")
	}
	if diff := cmp.Diff([]string{"torch", "torchvision"}, stack.Indexes[0].Packages); diff != "" {
		t.Errorf("the stack was changed: %s", diff)
	}
}

// TestBuildsOfTheDefaultIndex: what plain pip gives comes from the default index,
// or from where the target file says that the framework's wheels are.
func TestBuildsOfTheDefaultIndex(t *testing.T) {
	stack := plan.Stack{Framework: plan.Framework{Name: "pytorch", Variant: "cu130"},
		Indexes: []request.Index{{Name: "pytorch", Packages: []string{"torch", "torchvision"}}}}
	for _, tt := range []struct {
		name string
		user []request.Index
		want string // index of torch
	}{
		{name: "plain", want: plan.DefaultIndex},
		{name: "a mirror of the default index", want: "https://mine.example/simple",
			user: []request.Index{{Name: "mine", URL: "https://mine.example/simple"}}},
		{name: "a mirror of PyTorch's", want: "https://mine.example/whl/cu130",
			user: []request.Index{{Name: "pytorch", URL: "https://mine.example/whl/{variant}"}}},
	} {
		got := plan.SourcesOf(stack, tt.user)
		if url := got.Owner("torchvision").URL; url != tt.want {
			t.Errorf("%s: torchvision comes from %s, want %s", tt.name, url, tt.want)
		}
		for _, ix := range got.Named {
			if ix.URL == "" {
				t.Errorf("%s: pip is told of an index without an address", tt.name)
			}
		}
	}
}
