package templates

import _ "embed" // for the schema

//go:embed selftest-report.schema.json
var reportSchema []byte

// SelfTestReportSchema is the JSON Schema (draft 2020-12) of SelfTestReport.
func SelfTestReportSchema() []byte { return append([]byte(nil), reportSchema...) }

// SelfTestReport is what envsolve-selftest --json and envsolve test --json
// print: one JSON object of schema SelfTestSchema. Every key is always there.
type SelfTestReport struct {
	Schema    string             `json:"schema"`
	Target    string             `json:"target"`
	Platform  string             `json:"platform"`
	Status    string             `json:"status"`     // ok, fail
	RootCause *SelfTestRootCause `json:"root_cause"` // null when nothing failed
	GPU       struct {
		Mode   string `json:"mode"`   // auto, required, off
		Tested bool   `json:"tested"` // whether any check of the group gpu was not skipped
	} `json:"gpu"`
	Counts struct {
		OK   int `json:"ok"`
		Fail int `json:"fail"`
		Skip int `json:"skip"`
	} `json:"counts"`
	Seconds float64          `json:"seconds"`
	Checks  []SelfTestResult `json:"checks"` // in the order of the stack's layers
}

// SelfTestResult is the outcome of one check.
type SelfTestResult struct {
	Check    string            `json:"check"`
	Group    string            `json:"group"` // static, cpu, gpu
	Proves   string            `json:"proves"`
	Status   string            `json:"status"` // ok, fail, skip
	Seen     string            `json:"seen"`
	Expected string            `json:"expected"`
	Reason   string            `json:"reason"` // why a skipped check did not run
	Seconds  float64           `json:"seconds"`
	Problems []SelfTestProblem `json:"problems"`
	Warnings []string          `json:"warnings"`
	// ConsequenceOf names the check whose failure explains this one.
	ConsequenceOf *string `json:"consequence_of"`
	Signal        *string `json:"signal"` // SIGSEGV, when one ended the check
	Output        string  `json:"output"` // the end of what the check's process printed
}

// SelfTestProblem is one thing that is wrong.
type SelfTestProblem struct {
	Error    string `json:"error"` // the id in the facts; envsolve explain knows it
	Cause    string `json:"cause"`
	Fix      string `json:"fix"` // a command, where one repairs it
	Confirm  string `json:"confirm"`
	Part     string `json:"part"` // the wheel or component at fault
	Seen     string `json:"seen"`
	Expected string `json:"expected"`
	Stack    bool   `json:"stack"` // whether the part decides how the framework works
}

// SelfTestRootCause is the problem that explains the others, and the check that
// found it.
type SelfTestRootCause struct {
	Check string `json:"check"`
	SelfTestProblem
}
