package lazyregexp_test

import (
	"testing"

	"github.com/envsolve/envsolve/internal/lazyregexp"
)

func TestWhatIsNoExpressionPanicsAtItsFirstUse(t *testing.T) {
	r := lazyregexp.New(`(`)
	defer func() {
		if recover() == nil {
			t.Error("the first use of what is no expression says nothing")
		}
	}()
	r.MatchString("")
}

func BenchmarkNew(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		lazyregexp.New(`^([a-z]+)([0-9.]*)$`)
	}
}
