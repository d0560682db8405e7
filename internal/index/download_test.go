package index

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"
)

func TestHashingWhatIsThereEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	r := whileWanted{ctx, strings.NewReader("text")}
	if _, err := io.ReadFull(r, make([]byte, 2)); err != nil {
		t.Error(err)
	}
	cancel()
	if n, err := r.Read(make([]byte, 2)); n != 0 || !errors.Is(err, context.Canceled) {
		t.Errorf("read %d, %v", n, err)
	}
}
