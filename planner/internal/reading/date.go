package reading

import (
	"strings"
	"time"
)

var (
	isoDate   = lazily(`\b(20\d\d)-(\d\d)(?:-(\d\d))?\b`)
	monthDate = lazily(`\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)` +
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
