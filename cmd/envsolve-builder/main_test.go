package main

import (
	"math"
	"runtime/debug"
	"testing"
)

func TestMemoryIsLimitedUnlessTheUserSaysOtherwise(t *testing.T) {
	before := debug.SetMemoryLimit(math.MaxInt64)
	defer debug.SetMemoryLimit(before)
	limitMemory(func(string) string { return "1GiB" }, memoryLimit) // which the runtime has read by itself
	if got := debug.SetMemoryLimit(-1); got != math.MaxInt64 {
		t.Errorf("the user's limit became %d", got)
	}
	limitMemory(func(string) string { return "" }, memoryLimit)
	if got := debug.SetMemoryLimit(-1); got != memoryLimit {
		t.Errorf("the limit is %d", got)
	}
}
