package imagetest

import (
	"context"
	"errors"
	"strings"
	"testing"
)

// place is a runner that offers what it is told to.
type place struct {
	name  string
	gpus  bool
	err   error
	asked int
}

func (p *place) Name() string { return p.name }

func (p *place) Offer(context.Context) (Offer, error) {
	p.asked++
	return Offer{Words: p.name + " 1.0", GPUs: p.gpus}, p.err
}

func (p *place) Test(context.Context, Spec) (int, error) { return 0, nil }

func TestPick(t *testing.T) {
	gone := errors.New("it is not installed\nsecond line")
	for _, test := range []struct {
		name    string
		gpu     string
		places  []*place
		want    string
		asked   []int
		refuses []string
	}{
		{"the first with GPUs", GPUAuto, []*place{{name: "a"}, {name: "b", gpus: true}, {name: "c", gpus: true}}, "b",
			[]int{1, 1, 0}, nil},
		{"the first that works where none has GPUs", GPUAuto, []*place{{name: "a", err: gone}, {name: "b"}, {name: "c"}}, "b",
			[]int{1, 1, 1}, nil},
		{"GPUs are not wanted", GPUOff, []*place{{name: "a"}, {name: "b", gpus: true}}, "a", []int{1, 0}, nil},
		{"GPUs are required", GPURequired, []*place{{name: "a"}, {name: "b", err: gone}}, "", nil,
			[]string{"no place here offers a GPU", "a 1.0: it offers no GPU", "b: it is not installed", "--with"}},
		{"nothing works", GPUAuto, []*place{{name: "a", err: gone}}, "", nil, []string{"nothing here runs containers",
			"a: it is not installed"}},
		{"nothing to ask", "", nil, "", nil, []string{"nothing here runs containers"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			var runners []Runner
			for _, p := range test.places {
				runners = append(runners, p)
			}
			got, offer, err := Pick(t.Context(), runners, test.gpu)
			if test.want == "" {
				for _, want := range test.refuses {
					if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "second line") {
						t.Errorf("error %v, want %q in it", err, want)
					}
				}
				return
			}
			if err != nil || got.Name() != test.want || offer.Words != test.want+" 1.0" {
				t.Fatalf("picked %v, %+v, %v", got, offer, err)
			}
			for i, n := range test.asked {
				if test.places[i].asked != n {
					t.Errorf("%s was asked %d times, want %d", test.places[i].name, test.places[i].asked, n)
				}
			}
		})
	}
}

func TestPickStopsWhenInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := Pick(ctx, []Runner{&place{name: "a"}}, GPUAuto); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}
