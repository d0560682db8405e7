package imagetest

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	v1 "github.com/google/go-containerregistry/pkg/v1"

	"github.com/envsolve/envsolve/planner/recipe"
)

// How a test treats GPUs.
const (
	GPUAuto     = "auto"     // use them where there are any
	GPURequired = "required" // fail where there are none
	GPUOff      = "off"      // leave them alone
)

// selfTest is the command in the image. It is absolute, as a container's PATH
// may be anything.
const selfTest = recipe.Prefix + "/bin/" + recipe.SelfTestCommand

// notFound is what container tools exit with when the command is not in the
// image, as shells do.
const notFound = 127

// Spec is one test.
type Spec struct {
	Reference      string   // as the user named the image
	Image          v1.Image // nil: the tool is to find the reference by itself
	Local          bool     // Reference is an archive or a folder, so the tool has to be given the image
	Args           []string // of the self-test
	GPU            string   // empty is auto
	Stdout, Stderr io.Writer
}

// Offer is what a runner can do now.
type Offer struct {
	Words string // where the test would run, for people: docker 28.2.2
	GPUs  bool   // whether it would be given GPUs
}

// Runner is a place where containers run.
type Runner interface {
	// Name is what --with calls it.
	Name() string
	// Offer asks the place; the error says in a few words why nothing runs there.
	Offer(ctx context.Context) (Offer, error)
	// Test runs the self-test and gives its exit code. The error is about
	// running it, not about its verdict.
	Test(ctx context.Context, spec Spec) (exitCode int, err error)
}

// NoRunnerError says that a test can run nowhere, and why at each place.
type NoRunnerError struct {
	GPU     string
	Reasons []string
}

// Error names each place with its reason.
func (e *NoRunnerError) Error() string {
	what := "nothing here runs containers"
	if e.GPU == GPURequired {
		what = "no place here offers a GPU"
	}
	return fmt.Sprintf("%s:\n  %s\nname one with --with and --builder", what, strings.Join(e.Reasons, "\n  "))
}

// Pick takes the first runner that has GPUs. Where none has, and GPUs are not
// required, it takes the first that works. Runners after the first that suits
// are not asked.
func Pick(ctx context.Context, runners []Runner, gpu string) (Runner, Offer, error) {
	none := &NoRunnerError{GPU: gpu}
	var second Runner
	var secondOffer Offer
	for _, r := range runners {
		offer, err := r.Offer(ctx)
		switch {
		case ctx.Err() != nil:
			return nil, Offer{}, ctx.Err()
		case err != nil:
			none.Reasons = append(none.Reasons, r.Name()+": "+firstLine(err.Error()))
		case offer.GPUs || gpu == GPUOff:
			return r, offer, nil
		default:
			none.Reasons = append(none.Reasons, offer.Words+": it offers no GPU")
			if second == nil {
				second, secondOffer = r, offer
			}
		}
	}
	if second == nil || gpu == GPURequired {
		return nil, Offer{}, none
	}
	return second, secondOffer, nil
}

// errLocal is for runners that fetch an image by themselves.
var errLocal = errors.New("it needs an image in a registry, and this is a file: push it first")

func firstLine(text string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	return line
}
