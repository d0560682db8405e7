package layer_test

import (
	"context"
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"

	"github.com/envsolve/envsolve/internal/layer"
)

func TestTheLargestThatWaitsIsNext(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		turns := layer.NewTurns(layer.MadeAtOnce)
		var begun []func()
		for range 2 {
			done, err := turns.Take(t.Context(), 1)
			if err != nil {
				t.Fatal(err)
			}
			begun = append(begun, done)
		}
		var mu sync.Mutex
		var order []int64
		for _, size := range []int64{30, 10, 40, 20} {
			go func() {
				done, err := turns.Take(t.Context(), size)
				if err != nil {
					t.Error(err)
					return
				}
				mu.Lock()
				order = append(order, size)
				mu.Unlock()
				done()
			}()
			synctest.Wait()
		}
		if len(order) > 0 {
			t.Fatalf("%v began while two were at work", order)
		}
		begun[0]()
		synctest.Wait()
		begun[1]()
		if want := []int64{40, 30, 20, 10}; !slices.Equal(order, want) {
			t.Errorf("the order is %v, want %v", order, want)
		}
	})
}

func TestATurnNobodyWaitsForAnyMoreIsPassedOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		turns := layer.NewTurns(layer.MadeAtOnce)
		var begun []func()
		for range 2 {
			done, _ := turns.Take(t.Context(), 1)
			begun = append(begun, done)
		}
		ctx, cancel := context.WithCancel(t.Context())
		var given atomic.Int32
		for _, c := range []context.Context{ctx, t.Context()} {
			go func() {
				done, err := turns.Take(c, 5)
				switch {
				case err == nil:
					given.Add(1)
					done()
				case !errors.Is(err, context.Canceled):
					t.Error(err)
				}
			}()
			synctest.Wait()
		}
		cancel()
		synctest.Wait()
		begun[0]()
		begun[1]()
		synctest.Wait()
		if given.Load() != 1 {
			t.Errorf("%d turns were given, want the one whose context lives", given.Load())
		}
		for range 2 { // all are free again
			if _, err := turns.Take(t.Context(), 1); err != nil {
				t.Error(err)
			}
		}
	})
}
