package solver_test

import (
	"errors"
	"fmt"

	"github.com/envsolve/envsolve/solver"
)

// A build of a framework is made for one CUDA, and needs a driver that is new
// enough for it. The user has an old driver and wants the newest CUDA.
func Example() {
	builds := []string{"2.9 for CUDA 13.0", "2.9 for CUDA 12.8", "2.5 for CUDA 11.8"}
	cuda := []int{130, 128, 118}
	floors := map[int]int{130: 580, 128: 525, 118: 450}
	drivers := []int{580, 535, 470}

	problem := solver.Problem{
		Dimensions: []solver.Dimension{
			{Name: "build", Size: len(builds)},
			{Name: "driver", Size: len(drivers)},
		},
		Rules: []solver.Rule{
			{
				ID: "CUDA needs a driver", Dims: []int{0, 1},
				Allows: func(v []int) bool { return drivers[v[1]] >= floors[cuda[v[0]]] },
			},
			{
				ID: "driver = 535", Kind: solver.Requirement, Cost: 9, Dims: []int{1},
				Allows: func(v []int) bool { return drivers[v[0]] == 535 },
			},
			{
				ID: "cuda = 13.0", Kind: solver.Requirement, Cost: 2, Dims: []int{0},
				Allows:   func(v []int) bool { return cuda[v[0]] == 130 },
				Distance: func(v int) int { return 130 - cuda[v] },
			},
		},
	}
	model, err := solver.Compile(problem)
	if err != nil {
		fmt.Println(err)
		return
	}

	var none *solver.Unsatisfiable
	if _, err := model.Solve(); errors.As(err, &none) {
		fmt.Println(err)
	}
	conflict, _ := model.Conflict()
	for _, rule := range conflict {
		fmt.Println("-", problem.Rules[rule].ID)
	}
	relaxations, _ := model.Relaxations(2)
	for _, r := range relaxations {
		values := r.Solution.Values
		fmt.Printf("without %q: %s, driver %d\n", problem.Rules[r.Rules[0]].ID, builds[values[0]], drivers[values[1]])
	}
	// Output:
	// no assignment satisfies every rule
	// - driver = 535
	// - CUDA needs a driver
	// - cuda = 13.0
	// without "cuda = 13.0": 2.9 for CUDA 12.8, driver 535
	// without "driver = 535": 2.9 for CUDA 13.0, driver 580
}

// A fleet of three GPUs of which no build serves all.
func ExampleCoverOf() {
	newest := []int{7, 12, 12} // the last build that serves each GPU
	oldest := []int{1, 4, 9}   // the first one
	serves := func(members []int) (bool, error) {
		for build := range 20 {
			all := true
			for _, m := range members {
				all = all && oldest[m] <= build && build <= newest[m]
			}
			if all {
				return true, nil
			}
		}
		return false, nil
	}
	cover, err := solver.CoverOf(3, serves)
	fmt.Println(cover.Groups, cover.Proven, err)
	// Output: [[0 1] [2]] true <nil>
}
