//go:build unix

package main

import "testing"

func TestAFleetWithoutEndIsRefused(t *testing.T) {
	f := checkFlags{fleet: "/dev/zero"}
	if err := f.takeFleet(); err == nil {
		t.Error("/dev/zero is a fleet")
	}
}
