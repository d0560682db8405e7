package retry

import "time"

// Most is how often a request that only reads is sent.
const Most = 6

// Tries counts the tries in a row that failed.
type Tries struct {
	Most   int // tries in a row before it is given up
	failed int
}

// Failed counts a failure, and reports whether to try again.
func (t *Tries) Failed() bool {
	t.failed++
	return t.failed < t.Most
}

// Progress starts the count anew: a bad line only makes a download slow.
func (t *Tries) Progress() { t.failed = 0 }

// Count returns the number of failures in a row.
func (t *Tries) Count() int { return t.failed }

// Wait returns the time before the next try, see Wait.
func (t *Tries) Wait(asked time.Duration) (wait time.Duration, ok bool) {
	return Wait(t.failed-1, asked)
}
