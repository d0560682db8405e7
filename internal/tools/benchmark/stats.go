package main

import (
	"fmt"
	"slices"
	"time"
)

// sample is many measurements of one thing.
type sample []time.Duration

// at returns the smallest time that a share of the measurements does not exceed:
// 0.5 is the median. An empty sample gives 0.
func (s sample) at(share float64) time.Duration {
	if len(s) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(s))
	return sorted[int(share*float64(len(sorted)-1))]
}

// percentiles reads "p50 1.2 ms, p99 3.4 ms".
func (s sample) percentiles() string {
	return fmt.Sprintf("p50 %s, p99 %s", shortTime(s.at(0.5)), shortTime(s.at(0.99)))
}

// shortTime writes a time with three digits or so, in the unit that fits.
func shortTime(d time.Duration) string {
	switch {
	case d < time.Millisecond:
		return fmt.Sprintf("%.0f µs", float64(d.Nanoseconds())/1e3)
	case d < 100*time.Millisecond:
		return fmt.Sprintf("%.1f ms", float64(d.Nanoseconds())/1e6)
	case d < time.Second:
		return fmt.Sprintf("%.0f ms", float64(d.Nanoseconds())/1e6)
	default:
		return fmt.Sprintf("%.1f s", d.Seconds())
	}
}

// ratio divides times; 0 where there is nothing to divide by.
func ratio(a, b time.Duration) float64 {
	if b == 0 {
		return 0
	}
	return float64(a) / float64(b)
}

func megabytes(n int64) string { return fmt.Sprintf("%.1f MB", float64(n)/1e6) }
