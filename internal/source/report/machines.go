package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/observed"
)

// board is a GPU and where it was named.
type board struct {
	number        string // by which its machine names it
	name          string
	start, length int
	count         int
	machine       int // of those of its report
}

// machine is what a text shows of one machine's GPUs: its driver, where it names that.
type machine struct {
	start        int // where it begins
	driver       string
	observations []int // of the driver and of what it serves
	boards       int
}

// mostBoards is how many GPUs a report may name.
const mostBoards = 256

// gpu takes the GPU of a number and returns it, nil for none; text may name it again and again.
// Another name for a number that is there is the GPU of another machine.
func (s *scan) gpu(number, name string, start int) *board {
	name = strings.TrimSpace(name)
	if name == "" || len(name) > 128 {
		return nil
	}
	now := len(s.machines) - 1
	at := slices.IndexFunc(s.boards, func(b board) bool { return b.number == number && b.machine == now })
	if at >= 0 && !sameBoard(s.boards[at].name, name) {
		s.nextMachine(start)
		now, at = now+1, -1
	}
	if at < 0 {
		if len(s.boards) >= mostBoards {
			return nil
		}
		s.boards, at = append(s.boards, board{}), len(s.boards)
		s.machines[now].boards++
	}
	s.boards[at] = board{number, name, start, len(name), 1, now}
	return &s.boards[at]
}

// sameBoard reports whether two names may be those of one GPU: nvidia-smi cuts long ones off, and
// people leave words out.
func sameBoard(a, b string) bool {
	a, b = strings.ToLower(strings.TrimSuffix(a, "...")), strings.ToLower(strings.TrimSuffix(b, "..."))
	return strings.Contains(a, b) || strings.Contains(b, a)
}

// sameName reports whether two names are of one kind of GPU, of which lspci's may have the chip besides.
func sameName(a, b string) bool {
	nameA, chipA := chipOf(a)
	nameB, chipB := chipOf(b)
	return a == b || chipA != chipB && strings.TrimPrefix(nameA, "NVIDIA ") == strings.TrimPrefix(nameB, "NVIDIA ")
}

// chipOf returns the name of a board and whether its chip stands before it: "GK208B [GeForce GT 730]".
func chipOf(name string) (board string, chip bool) {
	before, board, found := strings.Cut(strings.TrimSuffix(name, "]"), " [")
	if !found || before == "" || !strings.HasSuffix(name, "]") {
		return name, false
	}
	return board, true
}

// driver takes in that a driver is named: another one than that of a machine whose GPUs are
// named already is another machine's.
func (s *scan) driver(version string, start int) {
	m := &s.machines[len(s.machines)-1]
	if m.boards > 0 && m.driver != "" && !strings.HasPrefix(version, m.driver) && !strings.HasPrefix(m.driver, version) {
		s.nextMachine(start)
		m = &s.machines[len(s.machines)-1]
	}
	m.driver = version
}

func (s *scan) nextMachine(start int) { s.machines = append(s.machines, machine{start: start}) }

// ofMachine takes in that an observation is of the machine at hand.
func (s *scan) ofMachine(observation int) {
	m := &s.machines[len(s.machines)-1]
	m.observations = append(m.observations, observation)
}

// addBoards observes the GPUs of a report, those of one name once. Of several machines that each
// name their driver, each is judged with its own.
func (s *scan) addBoards() {
	apart := len(s.machines) > 1 && !slices.ContainsFunc(s.machines, func(m machine) bool {
		return m.driver == "" || m.boards == 0
	})
	var kinds []board
	for _, b := range s.boards {
		same := func(other board) bool {
			return sameName(other.name, b.name) && (!apart || other.machine == b.machine)
		}
		if at := slices.IndexFunc(kinds, same); at < 0 {
			kinds = append(kinds, b)
		} else if other := &kinds[at]; other.machine == b.machine {
			if _, chip := chipOf(b.name); chip {
				other.name, other.start, other.length = b.name, b.start, b.length
			}
			switch {
			case isNumber(b.number) == isNumber(other.number):
				other.count += b.count
			case isNumber(b.number): // a list has it that was named in words before
				other.number, other.count = b.number, b.count
			}
		}
	}
	for _, b := range kinds {
		s.ofMachineAt(b.machine, len(s.Env.Observations))
		s.Observe(observed.Observation{Kind: observed.GPU, Value: b.name, Count: b.count, Installed: true},
			b.start, b.start+b.length)
		if strings.HasSuffix(b.name, "...") {
			s.Note(b.start, "the name of the GPU is cut off: \"nvidia-smi -L\" prints it whole")
		}
	}
	for _, m := range s.machines {
		for _, i := range m.observations {
			if apart && i < len(s.Env.Observations) {
				s.Env.Observations[i].Container = fmt.Sprintf("the machine of line %d", s.Position(m.start).Line)
			}
		}
	}
}

func (s *scan) ofMachineAt(machine, observation int) {
	m := &s.machines[machine]
	m.observations = append(m.observations, observation)
}

// reported is a report in a text, and what was observed of it.
type reported struct {
	start        int
	first, after int // of the observations
}

// mostReports is how many reports are read of a text.
const mostReports = 16

// secondLine is that of torch.utils.collect_env below the version.
const secondLine = "Is debug build"

// furtherReports returns where the reports of torch.utils.collect_env begin in a text which come
// after the first.
func furtherReports(text string) (begin []int) {
	at, before := 0, -1
	for len(begin) < mostReports {
		n := strings.Index(text[at:], secondLine)
		if n < 0 {
			break
		}
		n += at
		if before >= 0 {
			begin = append(begin, beginning(text, before, n))
		}
		at, before = n+len(secondLine), n
	}
	return begin
}

// beginning returns where the report begins whose second line is at an offset: with what collect_env
// prints while it works, with the heading of the system that vLLM's begins with, or else with the
// line before.
func beginning(text string, after, second int) int {
	line := lineStart(text, second)
	for end := line; line > after && strings.TrimSpace(text[line:end]) == ""; {
		end, line = line, lineStart(text, line-1)
	}
	line = max(line, after)
	for _, head := range []string{"Collecting environment information", "System Info"} {
		if n := strings.LastIndex(text[after:line], head); n >= 0 {
			return lineStart(text, after+n)
		}
	}
	return line
}

func lineStart(text string, at int) int { return strings.LastIndexByte(text[:at], '\n') + 1 }

// begin begins a report at an offset.
func (s *scan) begin(start int) {
	n := len(s.Env.Observations)
	s.reports = append(s.reports, reported{start, n, n})
	s.last, s.boards, s.warned, s.machines = map[subject]string{}, nil, nil, []machine{{start: start}}
	s.list, s.heading, s.pending, s.smi, s.csv, s.shown, s.release, s.onGPU = none, "", "", 0, nil, "", "", ""
	s.wsl, s.windows, s.jetson, s.built = false, nil, nil, ""
}

// end ends a report.
func (s *scan) end() {
	one := &s.reports[len(s.reports)-1]
	if len(s.boards) == 0 {
		for _, b := range s.warned {
			s.gpu("warned of "+b.name, b.name, b.start)
		}
	}
	s.addJetson(one.first)
	s.addWindows(one.first)
	s.addBoards()
	s.markGPUBuild(one.first)
	one.after = len(s.Env.Observations)
}

// partReports makes an environment of its own of each of several reports. What says the same as one
// before it says nothing new.
func (s *scan) partReports() {
	all := s.Env.Observations
	var kept []reported
	list := all[:s.reports[0].first:s.reports[0].first]
	for _, one := range s.reports {
		same := func(other reported) bool {
			return slices.EqualFunc(all[one.first:one.after], all[other.first:other.after], saysTheSame)
		}
		if slices.ContainsFunc(kept, same) {
			continue
		}
		kept = append(kept, one)
		list = append(list, all[one.first:one.after]...)
	}
	s.Env.Observations = list
	if len(kept) < 2 {
		return
	}
	at := kept[0].first
	for _, one := range kept {
		for range one.after - one.first {
			list[at].Container = fmt.Sprintf("the report of line %d", s.Position(one.start).Line)
			at++
		}
	}
}

func saysTheSame(a, b observed.Observation) bool {
	return a.Kind == b.Kind && a.Name == b.Name && a.Value == b.Value && a.Label == b.Label && a.In == b.In &&
		a.Count == b.Count
}
