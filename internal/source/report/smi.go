package report

import (
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/planner/observed"
)

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
