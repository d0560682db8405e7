package layer

import (
	"context"
	"slices"
	"sync"
)

// MadeAtOnce is how many layers are made at once, so that one fills the gaps of the
// other; more would only need more memory.
const MadeAtOnce = 2

// Turns lets a few things be made at a time, and of those that wait the largest
// first: what takes longest must not be begun last.
type Turns struct {
	mu      sync.Mutex
	free    int
	waiting []*turn
}

type turn struct {
	size int64
	come chan struct{} // closed when it may begin
}

// NewTurns returns turns for so many at a time.
func NewTurns(atOnce int) *Turns { return &Turns{free: atOnce} }

// Take waits for a turn to make something of so many bytes. The turn ends with
// done, which is called once. The error is the context's.
func (t *Turns) Take(ctx context.Context, size int64) (done func(), err error) {
	mine := &turn{size: size, come: make(chan struct{})}
	t.mu.Lock()
	t.waiting = append(t.waiting, mine)
	t.next()
	t.mu.Unlock()
	select {
	case <-mine.come:
		return t.end, nil
	case <-ctx.Done():
	}
	t.mu.Lock()
	i := slices.Index(t.waiting, mine)
	if i >= 0 {
		t.waiting = slices.Delete(t.waiting, i, i+1)
	}
	t.mu.Unlock()
	if i < 0 { // it came at the same moment
		t.end()
	}
	return nil, ctx.Err()
}

func (t *Turns) end() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.free++
	t.next()
}

// next calls up who waits, while there is room.
func (t *Turns) next() {
	for t.free > 0 && len(t.waiting) > 0 {
		largest := 0
		for i, w := range t.waiting {
			if w.size > t.waiting[largest].size {
				largest = i
			}
		}
		close(t.waiting[largest].come)
		t.waiting = slices.Delete(t.waiting, largest, largest+1)
		t.free--
	}
}
