package main

import (
	"testing"
	"time"
)

func TestTheFrontendIsHeldToItsBars(t *testing.T) {
	at := func(d time.Duration) sample { return sample{d, d, 9 * d} }
	good := frontendTimes{gateway: at(250 * time.Millisecond), syntax: at(310 * time.Millisecond),
		cached: at(450 * time.Millisecond), pushed: at(600 * time.Millisecond),
		toRepository: coldTimes{at(39 * time.Second), at(46 * time.Second)},
		toArchive:    coldTimes{at(48 * time.Second), at(46 * time.Second)}}
	slow := good
	slow.gateway, slow.cached = at(350*time.Millisecond), at(550*time.Millisecond)
	slow.toRepository.byFrontend = at(47 * time.Second)
	if missing := missedRows(good.rows(10 << 20)); len(missing) > 0 {
		t.Errorf("missed: %q", missing)
	}
	if missing := missedRows(slow.rows(13 << 20)); len(missing) != 4 {
		t.Errorf("missed: %q", missing)
	}
}
