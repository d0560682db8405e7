package bounded

import (
	"os"
	"testing"
	"time"
)

// spend keeps work from being left out.
func spend(block []byte) (sum int) {
	for i := range block {
		block[i]++
		sum += int(block[i])
	}
	return sum
}

func TestMemoryThatWasGivenBackCounts(t *testing.T) {
	const most = 300 << 20
	cost, here := Measure(t, nil, func(string) { spend(make([]byte, most)) })
	if !here && cost.Memory < most {
		t.Errorf("%d MB were counted, %d were taken", cost.Memory>>20, most>>20)
	}
}

func TestTimeOnTheProcessorCounts(t *testing.T) {
	cost, here := Measure(t, nil, func(string) {
		block := make([]byte, 1<<20)
		for begin := time.Now(); time.Since(begin) < 50*time.Millisecond; {
			spend(block)
		}
	})
	if !here && cost.CPU == 0 {
		t.Error("no time was counted")
	}
}

func TestTheInputArrives(t *testing.T) {
	Run(t, Input(), []byte("what is read"), func(file string) {
		if text, err := os.ReadFile(file); err != nil || string(text) != "what is read" {
			t.Errorf("%q, %v", text, err)
		}
	})
}

func TestSubtests(t *testing.T) {
	for _, name := range []string{"a.b", "a b (c)", "x/y"} {
		t.Run(name, func(t *testing.T) { Run(t, Input(), nil, func(string) {}) })
	}
}
