package paste

import (
	"bytes"
	"encoding/base64"
	"io"
	"strings"

	"github.com/envsolve/envsolve/internal/diagnose"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/planner/plan"
)

// mostOfALog is how much of a log is read, its end: a browser takes some five times
// as long as the command line.
const mostOfALog = 256 << 10

// explain reads the end of a log, which is in base64: its encoding is what it is.
func (j *Judger) explain(encoded string) (string, error) {
	decoded, err := document.Reader(base64.NewDecoder(base64.StdEncoding, strings.NewReader(encoded)))
	if err != nil {
		return "", err
	}
	log, err := io.ReadAll(decoded)
	if err != nil {
		return "", err
	}
	skipped := 0
	if cut := len(log) - mostOfALog; cut > 0 {
		skipped, log = bytes.Count(log[:cut], []byte("\n")), log[cut:]
	}
	doc := report.Explained{Schema: report.ExplainedSchema, Log: "stdin",
		Matrices: plan.MatricesInfo{Version: j.facts.Version(), Digest: j.facts.Digest()}}
	doc.Findings, doc.Seen = diagnose.Read(j.facts, log)
	for i := range doc.Findings {
		doc.Findings[i].Line += skipped
	}
	if advice, ok := diagnose.Advise(j.facts, doc.Findings, doc.Seen); ok {
		doc.Advice = &advice
	}
	var b strings.Builder
	err = report.WriteExplained(&b, doc, report.JSON, report.Options{})
	return b.String(), err
}
