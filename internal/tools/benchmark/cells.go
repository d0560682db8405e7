package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"time"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/request"
)

// cellsCommand is how this program runs itself to plan one matrix in a process
// of its own, whose memory can be told: internal-cells NUMBER.
const cellsCommand = "internal-cells"

// cellsRun is what planning a matrix took.
type cellsRun struct {
	processor time.Duration // which others on the machine change little
	wall      time.Duration
	memory    int64 // bytes, the most that the process held
}

// cellsProcess plans a matrix of n cells in a process of its own.
func cellsProcess(ctx context.Context, n int) (cellsRun, error) {
	self, err := os.Executable()
	if err != nil {
		return cellsRun{}, err
	}
	cmd := exec.CommandContext(ctx, self, cellsCommand, strconv.Itoa(n))
	var out, problems bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &problems
	peak, err := watched(ctx, cmd)
	if err != nil {
		return cellsRun{}, fmt.Errorf("planning %d cells: %w\n%s", n, err, problems.Bytes())
	}
	run := cellsRun{}
	if _, err := fmt.Sscan(out.String(), &run.processor, &run.wall, &run.memory); err != nil {
		return cellsRun{}, fmt.Errorf("planning %d cells: it printed %q", n, out.Bytes())
	}
	run.memory = max(run.memory, peak)
	return run, nil
}

// planCells is what the process does: it prints the two times and the memory.
func planCells(number string) error {
	n, err := strconv.Atoi(number)
	if err != nil {
		return err
	}
	facts := matrices.Embedded()
	cells := matrixOf(facts, n)
	before, start := processorTime(), time.Now()
	doc, err := planner.New(facts).PlanAll(cells)
	if err != nil {
		return err
	}
	if len(doc.Plans) != n {
		return fmt.Errorf("%d plans of %d cells", len(doc.Plans), n)
	}
	processor, wall := processorTime()-before, time.Since(start)
	_, err = fmt.Println(int64(processor), int64(wall), highWater(os.Getpid()))
	return err
}

// matrixOf returns n different cells: GPU, PyTorch release, Python, driver. They
// are taken evenly from all there could be, and only they are made.
func matrixOf(facts *matrices.Set, n int) []request.Request {
	gpus, releases := facts.GPUs(), facts.Frameworks("pytorch")
	pythons, drivers := []string{"", "3.10", "3.11", "3.12"}, []string{"", ">=525", ">=550", ">=570"}
	total := len(gpus) * len(releases) * len(pythons) * len(drivers)
	step := stride(total, n)
	var cells []request.Request
	for at := range min(n, total) {
		i := at * step % total
		take := func(size int) int {
			k := i % size
			i /= size
			return k
		}
		gpu, release := gpus[take(len(gpus))].ID, releases[take(len(releases))].Version
		python, driver := pythons[take(len(pythons))], drivers[take(len(drivers))]
		r := ask(gpu, "pytorch", "=="+release)
		if driver != "" {
			r.Drivers = []request.Text{{Value: driver}}
		}
		r.Python = request.Text{Value: python}
		r.Cell = fmt.Sprintf("gpu=%s,torch=%s,python=%s,driver=%s", gpu, release, python, driver)
		cells = append(cells, r)
	}
	return cells
}
