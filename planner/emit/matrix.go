package emit

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Limits of a strategy matrix: GitHub starts at most 256 jobs for one, and a job
// that builds more than 200 targets would hardly end in time.
const (
	maxShards      = 256
	maxShardTarget = 200
)

// shard is one job of a strategy matrix.
type shard struct {
	Name    string `json:"name"`    // for people: pytorch 2.6.0, Python 3.12, linux/amd64
	Targets string `json:"targets"` // names, one a line, as --target takes them
	Count   int    `json:"count"`
}

// Matrix returns the strategy matrix of a GitHub workflow, on one line: jobs that
// together hold every target exactly once, and of which each holds targets with the
// same wheels, where no more than 256 jobs come of that. Larger files are cut into
// 256 jobs of neighbours.
func Matrix(all []Input) ([]byte, error) {
	if most := maxShards * maxShardTarget; len(all) > most {
		return nil, fmt.Errorf("%d targets are more than the %d that %d jobs of %d hold: write several matrices with --target",
			len(all), most, maxShards, maxShardTarget)
	}
	seen := map[string]bool{}
	for _, in := range all {
		if oneLine(in.Target) != in.Target {
			return nil, fmt.Errorf("target %q: a name of several lines has no place in a list with one name a line", in.Target)
		}
		if seen[in.Target] {
			return nil, fmt.Errorf("two targets are called %q", in.Target)
		}
		seen[in.Target] = true
	}
	var jobs struct {
		Include []shard `json:"include"`
	}
	jobs.Include = []shard{}
	for _, part := range shards(all) {
		jobs.Include = append(jobs.Include, shardOf(part))
	}
	distinguish(jobs.Include)
	var text bytes.Buffer
	enc := json.NewEncoder(&text)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(jobs); err != nil {
		return nil, err
	}
	return text.Bytes(), nil
}

// shards parts targets: those with the same wheels together, in parts of equal
// size where one job would have too many.
func shards(all []Input) [][]Input {
	kinds := map[string][]Input{}
	for i := range all {
		key := wheelsKey(&all[i])
		kinds[key] = append(kinds[key], all[i])
	}
	var parts [][]Input
	for _, key := range slices.Sorted(maps.Keys(kinds)) {
		list := kinds[key]
		slices.SortFunc(list, func(a, b Input) int { return strings.Compare(a.Target, b.Target) })
		parts = append(parts, evenly(list, (len(list)+maxShardTarget-1)/maxShardTarget)...)
	}
	if len(parts) > maxShards {
		return evenly(slices.Concat(parts...), maxShards)
	}
	return parts
}

// evenly cuts a list into n parts whose sizes differ by one at most.
func evenly(list []Input, n int) [][]Input {
	parts := make([][]Input, 0, n)
	for i := range n {
		parts = append(parts, list[i*len(list)/n:(i+1)*len(list)/n])
	}
	return parts
}

// wheelsKey tells stacks with the same wheels from others, and stands beside those
// of stacks that share most of them.
func wheelsKey(in *Input) string {
	s := &in.Stack
	words := []string{in.Platform, s.Python, s.Framework.Name, s.Framework.Version, s.Framework.Variant}
	for _, name := range slices.Sorted(maps.Keys(s.Packages)) {
		words = append(words, name, s.Packages[name])
	}
	return strings.Join(words, "\x00")
}

func shardOf(part []Input) shard {
	s, first := shard{Count: len(part)}, &part[0]
	framework := strings.TrimSpace(first.Stack.Framework.Name + " " + first.Stack.Framework.Version + " " +
		first.Stack.Framework.Variant)
	s.Name = strings.Join(slices.DeleteFunc([]string{framework, "Python " + first.Stack.Python, first.Platform},
		func(word string) bool { return word == "" }), ", ")
	names := make([]string, 0, len(part))
	for i := range part {
		names = append(names, part[i].Target)
	}
	s.Targets = strings.Join(names, "\n")
	return s
}

// distinguish numbers jobs whose names are the same.
func distinguish(jobs []shard) {
	times := map[string]int{}
	for i := range jobs {
		times[jobs[i].Name]++
	}
	seen := map[string]int{}
	for i := range jobs {
		if name := jobs[i].Name; times[name] > 1 {
			seen[name]++
			jobs[i].Name = fmt.Sprintf("%s (%d of %d)", name, seen[name], times[name])
		}
	}
}
