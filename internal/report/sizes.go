package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/plan"
)

// WriteSizes shows how large a locked image is, and its layers of wheels.
func WriteSizes(w io.Writer, s *plan.LockedSizes, opt Options) error {
	p := newPage(opt)
	tableSizes(p, printable.Document(s))
	return p.flush(w)
}

func tableSizes(p *page, s *plan.LockedSizes) {
	p.columns(2, sizeRows(s), dim)
	p.columns(4, layerRows(s), "")
}

func sizeRows(s *plan.LockedSizes) []row {
	parts := []string{}
	if s.BaseBytes > 0 {
		parts = append(parts, "base "+size(s.BaseBytes))
	}
	var wheels int64
	for _, l := range s.Layers {
		wheels += l.Bytes
	}
	parts = append(parts, fmt.Sprintf("wheels %s in %s of at most %d", size(wheels), counted(len(s.Layers), "layer"),
		s.LayerBudget))
	if s.PythonBytes > 0 {
		parts = append(parts, "Python "+size(s.PythonBytes))
	}
	if s.AptBytes > 0 {
		parts = append(parts, "distribution packages "+size(s.AptBytes))
	}
	return []row{{"download", size(s.DownloadBytes)}, {"image", size(s.ImageBytes) + ": " + strings.Join(parts, ", ")}}
}

// layerRows shows the largest layers; the rest is one line.
func layerRows(s *plan.LockedSizes) []row {
	const most, names = 8, 4
	var rows []row
	for i, l := range s.Layers {
		if i == most && len(s.Layers) > most+1 {
			var rest int64
			for _, l := range s.Layers[i:] {
				rest += l.Bytes
			}
			return append(rows, row{size(rest), fmt.Sprintf("%d more layers", len(s.Layers)-i)})
		}
		text := strings.Join(l.Wheels[:min(names, len(l.Wheels))], ", ")
		if more := len(l.Wheels) - names; more > 0 {
			text += fmt.Sprintf(" and %d more", more)
		}
		rows = append(rows, row{size(l.Bytes), text})
	}
	return rows
}

func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
