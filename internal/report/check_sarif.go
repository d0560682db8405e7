package report

import (
	"net/url"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/verdict"
)

// The part of SARIF 2.1.0 that verdicts need.
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool    sarifTool     `json:"tool"`
		Results []sarifResult `json:"results"`
	}
	sarifTool struct {
		Driver sarifDriver `json:"driver"`
	}
	sarifDriver struct {
		Name           string `json:"name"`
		InformationURI string `json:"informationUri"`
	}
	sarifResult struct {
		RuleID    string          `json:"ruleId"`
		Level     string          `json:"level"`
		Message   sarifText       `json:"message"`
		Locations []sarifLocation `json:"locations"`
		Fixes     []sarifFix      `json:"fixes,omitempty"`
	}
	sarifFix struct {
		Description sarifText     `json:"description"`
		Changes     []sarifChange `json:"artifactChanges"`
	}
	sarifChange struct {
		Artifact     sarifArtifact      `json:"artifactLocation"`
		Replacements []sarifReplacement `json:"replacements"`
	}
	sarifReplacement struct {
		Deleted  sarifLines `json:"deletedRegion"`
		Inserted sarifText  `json:"insertedContent"`
	}
	sarifLines struct {
		Line      int `json:"startLine"`
		Column    int `json:"startColumn"`
		EndLine   int `json:"endLine"`
		EndColumn int `json:"endColumn"`
	}
	sarifText struct {
		Text string `json:"text"`
	}
	sarifLocation struct {
		Physical sarifPhysical `json:"physicalLocation"`
	}
	sarifPhysical struct {
		Artifact sarifArtifact `json:"artifactLocation"`
		Region   sarifRegion   `json:"region"`
	}
	sarifArtifact struct {
		URI string `json:"uri"`
	}
	sarifRegion struct {
		Line   int `json:"startLine"`
		Column int `json:"startColumn"`
	}
)

// sarifOf returns a verdict as SARIF: a result for each place, with the ways out
// that the sources can be given.
func sarifOf(doc *verdict.Document, patches map[string]Patch) sarifLog {
	run := sarifRun{Results: []sarifResult{}}
	run.Tool.Driver = sarifDriver{Name: "envsolve", InformationURI: "https://github.com/envsolve/envsolve"}
	for _, f := range findingsOf(doc) {
		if f.file == "" {
			f = atSource(f, doc.Sources)
		}
		r := sarifResult{RuleID: f.rule, Level: f.level, Message: sarifText{f.text}, Locations: []sarifLocation{}}
		if f.file != "" {
			r.Locations = append(r.Locations, sarifLocation{sarifPhysical{
				artifactAt(f.file), sarifRegion{f.line, f.column}}})
		}
		for _, text := range f.fixes {
			p := patches[PatchKey(&verdict.Judged{Container: f.container}, &verdict.Fix{Text: text})]
			if len(p.Files) > 0 && len(p.ByHand) == 0 {
				r.Fixes = append(r.Fixes, sarifFixOf(text, p.Files))
			}
		}
		run.Results = append(run.Results, r)
	}
	return sarifLog{Schema: "https://json.schemastore.org/sarif-2.1.0.json", Version: "2.1.0", Runs: []sarifRun{run}}
}

// atSource puts a finding that has no place of its own at the head of the first source that has a name:
// code scanning refuses a whole log in which one result has no location. It stays without where all
// was said by flags or came from standard input.
func atSource(f finding, sources []string) finding {
	at := slices.IndexFunc(sources, func(name string) bool { return name != "-" && !strings.HasPrefix(name, "--") })
	if at >= 0 {
		f.file, f.line, f.column = sources[at], 1, 1
	}
	return f
}

func artifactAt(file string) sarifArtifact {
	return sarifArtifact{(&url.URL{Path: filepath.ToSlash(file)}).EscapedPath()}
}

// sarifFixOf returns a way out as the replacement of whole lines.
func sarifFixOf(text string, files []Replacement) sarifFix {
	fix := sarifFix{Description: sarifText{text}}
	for _, f := range files {
		fix.Changes = append(fix.Changes, sarifChange{artifactAt(f.File), []sarifReplacement{{
			sarifLines{f.Line, 1, f.Line + f.Lines, 1}, sarifText{f.Text}}}})
	}
	return fix
}
