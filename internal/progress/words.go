package progress

import (
	"fmt"
	"math"
	"strings"
	"time"
)

// Bytes returns a size as people read it.
func Bytes(n int64) string {
	switch {
	case n >= 1e9:
		return fmt.Sprintf("%.1f GB", float64(n)/1e9)
	case n >= 1e6:
		return fmt.Sprintf("%.1f MB", float64(n)/1e6)
	default:
		return fmt.Sprintf("%.1f kB", float64(n)/1e3)
	}
}

// many returns a number of things, whose first word ends with the s of many.
func many(n int, things string) string {
	if n == 1 {
		first, rest, more := strings.Cut(things, " ")
		if things = strings.TrimSuffix(first, "s"); more {
			things += " " + rest
		}
	}
	return fmt.Sprintf("%d %s", n, things)
}

// perSecond is a rate, and 0 where too little time has passed to tell.
func perSecond(bytes int64, taken time.Duration) int64 {
	if taken < time.Second || bytes <= 0 {
		return 0
	}
	return int64(float64(bytes) / taken.Seconds())
}

// left says how long the rest takes at a rate.
func left(bytes, rate int64) string {
	return seconds(time.Duration(math.Ceil(float64(max(bytes, 0))/float64(rate)))*time.Second) + " left"
}

// seconds returns a time as people read it: 42 s, 3 min 20 s, 2 h 5 min.
func seconds(d time.Duration) string {
	s := int(d.Round(time.Second) / time.Second)
	switch {
	case s < 60:
		return fmt.Sprintf("%d s", s)
	case s < 3600:
		return fmt.Sprintf("%d min %d s", s/60, s%60)
	default:
		return fmt.Sprintf("%d h %d min", s/3600, s/60%60)
	}
}
