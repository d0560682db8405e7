package bounded

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// Bars are what an input may cost.
type Bars struct {
	Memory int64         // peak of resident memory, in bytes
	CPU    time.Duration // on all processors together
}

// Input are the bars for any input of up to 10 MB. On a quiet machine 5 seconds are
// enough; one whose processors are shared counts up to three times as many for the
// same work, and what grows out of bounds takes minutes.
func Input() Bars { return Bars{Memory: 256 << 20, CPU: 15 * time.Second} }

// The variables by which a process is told that it is the one that works.
const (
	variable  = "ENVSOLVE_TEST_BOUNDED"
	inputName = "ENVSOLVE_TEST_BOUNDED_INPUT"
)

// deadline ends a process that does not end; ceiling ends one that takes all of
// the machine's memory. Both are far above any bar.
const (
	deadline = 2 * time.Minute
	ceiling  = 2 << 30
)

// Cost is what the reading of an input took.
type Cost struct {
	Memory int64 // peak of resident memory, in bytes
	CPU    time.Duration
}

// Run calls work with a file that holds the input, in a process of its own, and
// fails the test where that goes over the bars. The work may end in an error of
// its own kind: only what it costs counts, and that it does not crash. Call Run
// once in a test or subtest.
func Run(t *testing.T, bars Bars, input []byte, work func(file string)) {
	t.Helper()
	cost, here := measure(t, input, work, bars.Memory/4*3)
	if here {
		return
	}
	if cost.Memory > bars.Memory {
		t.Errorf("%d bytes of input take %d MB of memory, more than %d", len(input), cost.Memory>>20, bars.Memory>>20)
	}
	if cost.CPU > bars.CPU {
		t.Errorf("%d bytes of input take %v of a processor, more than %v", len(input), cost.CPU, bars.CPU)
	}
	t.Logf("%d bytes: %d MB, %v", len(input), cost.Memory>>20, cost.CPU)
}

// Here reports whether this process is one that Run has started: what only
// prepares the input can be left out.
func Here() bool { return os.Getenv(variable) != "" }

// Measure is Run without bars. In the process that does the work, it reports
// that it is the one, and no cost.
func Measure(t *testing.T, input []byte, work func(file string)) (cost Cost, here bool) {
	t.Helper()
	return measure(t, input, work, 0)
}

// measure measures work, of which Go collects the garbage before it has taken more than so much
// memory, in bytes: how much waits to be collected differs from run to run. 0 sets no limit.
func measure(t *testing.T, input []byte, work func(file string), memory int64) (cost Cost, here bool) {
	t.Helper()
	if os.Getenv(variable) == t.Name() {
		limit := syscall.Rlimit{Cur: ceiling, Max: ceiling}
		if err := syscall.Setrlimit(syscall.RLIMIT_DATA, &limit); err != nil {
			t.Fatal(err)
		}
		file := os.Getenv(inputName)
		work(file)
		if err := os.WriteFile(file+costSuffix, strconv.AppendInt(nil, Peak(t), 10), 0o600); err != nil {
			t.Fatal(err)
		}
		return cost, true
	}
	file := filepath.Join(t.TempDir(), "input")
	if err := os.WriteFile(file, input, 0o600); err != nil {
		t.Fatal(err)
	}
	cost.CPU = spawn(t, file, memory)
	raw, err := os.ReadFile(file + costSuffix)
	if err == nil {
		cost.Memory, err = strconv.ParseInt(string(raw), 10, 64)
	}
	if err != nil {
		t.Errorf("the process that reads the input came to no end: %v", err)
	}
	return cost, false
}

// costSuffix ends the name of the file in which a process says what it took.
const costSuffix = ".cost"

// Peak returns the most memory that this process has held, in bytes (proc(5), VmHWM).
// What wait4(2) says counts the memory of the process that started this one.
func Peak(t *testing.T) int64 {
	t.Helper()
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(status)) {
		if fields := strings.Fields(line); len(fields) == 3 && fields[0] == "VmHWM:" {
			kib, err := strconv.ParseInt(fields[1], 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			return kib << 10
		}
	}
	t.Fatal("the kernel does not say how much memory a process has held")
	return 0
}

// spawn runs this test again, alone, and returns its time on the processor.
func spawn(t *testing.T, file string, memory int64) time.Duration {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), program, "-test.run", pattern(t.Name()), "-test.timeout", deadline.String())
	cmd.Env = append(os.Environ(), variable+"="+t.Name(), inputName+"="+file, "GORACE=", "GOCOVERDIR="+t.TempDir())
	if memory > 0 {
		cmd.Env = append(cmd.Env, "GOMEMLIMIT="+strconv.FormatInt(memory, 10))
	}
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	if err != nil {
		t.Errorf("the process that reads it ends with %v:\n%s", err, out[:min(len(out), 4<<10)])
	}
	return cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
}

// pattern matches one test by its whole name.
func pattern(name string) string {
	parts := strings.Split(name, "/")
	for i, part := range parts {
		parts[i] = "^" + regexp.QuoteMeta(part) + "$"
	}
	return strings.Join(parts, "/")
}
