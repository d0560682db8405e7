package reading

import (
	"strings"
	"time"
)

var (
	isoDate     = lazily(`\b(20\d\d)-(\d\d)(?:-(\d\d))?\b`)
	nightlyDate = lazily(`\.?dev(20\d{6})$`)
	monthDate   = lazily(`\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)` +
		`(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\.?,? (20\d\d)\b`)
)

// ReadDate returns the last day, as 2025-05-31, of the date that a text holds:
// "latest (May 2025)", "image of April 2025", "nightly 2025-07-10"; empty where
// it holds none.
func ReadDate(text string) string {
	low := strings.ToLower(text)
	if m := isoDate().FindStringSubmatch(low); m != nil {
		if m[3] != "" {
			return dayOf("2006-01-02", m[0], 0)
		}
		return dayOf("2006-01", m[0], 1)
	}
	if m := monthDate().FindStringSubmatch(low); m != nil {
		return dayOf("Jan 2006", m[1]+" "+m[2], 1)
	}
	return ""
}

// longOut is how long after a release a nightly that has its name is no longer of the
// days before it.
const longOut = 30 * 24 * time.Hour

// NightlyAfter returns the day of a nightly's version, as 2025-07-17 of
// 3.0.0.dev20250717, where that is long after the day of the release that it is named
// for; empty elsewhere.
func NightlyAfter(ver, released string) string {
	day, ok := nightlyDay(ver)
	out, unknown := time.Parse(time.DateOnly, released)
	if !ok || unknown != nil || day.Sub(out) < longOut {
		return ""
	}
	return day.Format(time.DateOnly)
}

// nightlyDay returns the day in the version of a nightly.
func nightlyDay(ver string) (day time.Time, ok bool) {
	m := nightlyDate().FindStringSubmatch(strings.ToLower(ver))
	if m == nil {
		return day, false
	}
	day, err := time.Parse("20060102", m[1])
	return day, err == nil
}

// oneNight is how far apart the days of nightlies may be that were installed together: not every
// package of an index of nightlies has a new one each night.
const oneNight = 7 * 24 * time.Hour

// OfOneNight reports whether two versions are nightlies of about the same day.
func OfOneNight(a, b string) bool {
	dayOfA, okA := nightlyDay(a)
	dayOfB, okB := nightlyDay(b)
	return okA && okB && dayOfA.Sub(dayOfB).Abs() <= oneNight
}

// dayOf returns the day that a text means by a layout, or the last one of so many
// months; empty where it means none.
func dayOf(layout, text string, months int) string {
	day, err := time.Parse(layout, text)
	if err != nil {
		return ""
	}
	if months > 0 {
		day = day.AddDate(0, months, -1)
	}
	return day.Format(time.DateOnly)
}
