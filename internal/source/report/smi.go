package report

import (
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/planner/observed"
)

// smiTable reads a line of the tables that nvidia-smi prints, where it is one: those between a title of
// its own and the end of the table, and rows of GPUs whose title nobody copied.
func (s *scan) smiTable(start int, text string) bool {
	if strings.Contains(text, "NVIDIA-SMI") {
		s.ofSMI = true
		s.smiHead(start, text)
		return true
	}
	cell, others, _ := strings.Cut(text[1:], "|")
	s.ofSMI = s.ofSMI || isSMITitle(strings.Fields(cell))
	if !s.ofSMI && strings.Count(others, "|") < 2 {
		return false // of a GPU there are three cells
	}
	if name, mode := smiName(cell, others); name != "" {
		s.ofSMI = true
		s.gpu(strings.Fields(cell)[0], name, start+strings.Index(text, name))
		if isDriverModel(mode) {
			s.showsWindows(start+1+strings.LastIndex(cell, mode), len(mode))
		}
	}
	return s.ofSMI // other rows of the table say nothing about the stack
}

// isSMITitle reports whether the words of a cell are those above the rows of a table of nvidia-smi's.
func isSMITitle(words []string) bool {
	switch title := strings.Join(words, " "); title {
	case "Processes:", "MIG devices:", "Compute processes:", "Fan Temp Perf Pwr:Usage/Cap":
		return true
	default:
		return strings.HasPrefix(title, "GPU Name ")
	}
}

// smiName returns the name of the GPU of a row of nvidia-smi's by its first cell and what follows that, and
// how its driver runs: "On" and "Off" of persistence, or a driver model. It returns none for another row.
func smiName(cell, others string) (name, mode string) {
	fields := strings.Fields(cell)
	if len(fields) < 3 || !isNumber(fields[0]) || strings.Contains(cell, "%") {
		return "", ""
	}
	mode = fields[len(fields)-1]
	switch {
	case mode == "On" || mode == "Off" || isDriverModel(mode):
	case mode == "N/A" && strings.Count(others, "|") >= 2: // else a process, whose memory nobody knows
	default:
		return "", ""
	}
	name = strings.TrimSpace(cell[strings.Index(cell, fields[0])+len(fields[0]) : strings.LastIndex(cell, mode)])
	if strings.Contains(name, "/") {
		return "", ""
	}
	return name, mode
}

// isDriverModel reports whether a word is a model of drivers that Windows alone has.
func isDriverModel(word string) bool { return word == "WDDM" || word == "TCC" || word == "MCDM" }

// smiHead reads the head of nvidia-smi's table, which names the kernel's driver and the CUDA of the
// user's one by other words from branch 610 on.
func (s *scan) smiHead(start int, text string) bool {
	either := func(kind observed.Kind, marks ...string) bool {
		for _, mark := range marks {
			if s.after(start, text, mark, observed.Observation{Kind: kind}) {
				return true
			}
		}
		return false
	}
	driver := either(observed.Driver, "KMD Version:", "Driver Version:")
	return either(observed.Ceiling, "CUDA UMD Version:", "CUDA Version:") || driver
}

// isCSVHead reports whether a line names the columns that nvidia-smi --format=csv prints, a GPU's name or the
// driver's version among them. A name alone is a word of any list.
func isCSVHead(text string) bool {
	found, several := false, false
	for column := range strings.SplitSeq(text, ",") {
		name, unit, _ := strings.Cut(strings.TrimSpace(column), " ")
		if strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789_.") != "" || name == "" ||
			unit != "" && (unit[0] != '[' || unit[len(unit)-1] != ']') {
			return false
		}
		several = several || strings.Contains(text, ",") || name == "gpu_name" || name == "driver_version"
		found = found || name == "name" || name == "gpu_name" || name == "driver_version"
	}
	return found && several
}

// csvHead takes the columns of nvidia-smi --format=csv.
func (s *scan) csvHead(text string) {
	s.csv = s.csv[:0]
	for column := range strings.SplitSeq(text, ",") {
		name, _, _ := strings.Cut(strings.TrimSpace(column), " ")
		s.csv = append(s.csv, name)
	}
}

func (s *scan) csvRow(start int, text string) bool {
	cells := strings.Split(text, ",")
	if len(cells) != len(s.csv) {
		s.csv = nil
		return false
	}
	at, row := start, strconv.Itoa(s.number)
	for i, cell := range cells {
		value := strings.TrimSpace(cell)
		offset := at + strings.Index(cell, value)
		at += len(cell) + 1
		switch s.csv[i] {
		case "index":
			row = value
		case "name", "gpu_name":
			s.gpu(row, value, offset)
		case "driver_model.current":
			if isDriverModel(value) {
				s.showsWindows(offset, len(value))
			}
		case "driver_version":
			v, n := takeVersion(value)
			if v == "" { // the table has ended
				s.csv = nil
				return false
			}
			s.add(observed.Observation{Kind: observed.Driver, Value: v}, offset+n, len(v))
		}
	}
	return true
}

// xml reads the elements of nvidia-smi -q -x that matter; each stands on a line.
func (s *scan) xml(start int, text string) bool {
	if rest, ok := strings.CutPrefix(text, "<current_dm>"); ok {
		if model, _, _ := strings.Cut(rest, "<"); isDriverModel(model) {
			s.showsWindows(start+len("<current_dm>"), len(model))
		}
		return true
	}
	for _, e := range []struct {
		open string
		kind observed.Kind
	}{
		{"<driver_version>", observed.Driver}, {"<cuda_version>", observed.Ceiling}, {"<product_name>", observed.GPU},
	} {
		rest, ok := strings.CutPrefix(text, e.open)
		if !ok {
			continue
		}
		value, _, _ := strings.Cut(rest, "<")
		if e.kind == observed.GPU {
			s.gpu("element "+strconv.Itoa(s.number), value, start+len(e.open))
			return true
		}
		if v, n := takeVersion(value); v != "" {
			s.add(observed.Observation{Kind: e.kind, Value: v}, start+len(e.open)+n, len(v))
		}
		return true
	}
	return strings.HasSuffix(text, ">")
}
