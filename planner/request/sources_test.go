package request_test

import (
	"testing"

	"github.com/envsolve/envsolve/planner/request"
)

func TestNamesAreThoseOfIndexes(t *testing.T) {
	for written, want := range map[string]string{
		"flash_attn": "flash-attn", "Flash.Attn": "flash-attn", "ruamel.yaml-_.clib": "ruamel-yaml-clib",
		"torch": "torch", "_private_": "private", "": "",
		// The examples of PEP 503.
		"friendly-bard": "friendly-bard", "Friendly-Bard": "friendly-bard", "FRIENDLY-BARD": "friendly-bard",
		"friendly.bard": "friendly-bard", "friendly_bard": "friendly-bard", "friendly--bard": "friendly-bard",
		"FrIeNdLy-._.-bArD": "friendly-bard",
	} {
		if got := request.NormalizeName(written); got != want {
			t.Errorf("%q is %q, want %q", written, got, want)
		}
	}
}

func TestARequestOfAMatrixHasItsCellInItsName(t *testing.T) {
	if got := (request.Request{Target: "ci"}).Name(); got != "ci" {
		t.Errorf("a target's request is called %q", got)
	}
	if got := (request.Request{Target: "ci", Cell: "gpu=t4,torch=2.5"}).Name(); got != "ci[gpu=t4,torch=2.5]" {
		t.Errorf("a cell's request is called %q", got)
	}
}

func TestTextIsSetWhereItWasWritten(t *testing.T) {
	if (request.Text{}).Set() {
		t.Error("what nobody wrote is set")
	}
	if !(request.Text{Value: "12.4"}).Set() || !(request.Text{At: request.Position{File: "--cuda"}}).Set() {
		t.Error("a value, or an empty one that was written, is not set")
	}
}
