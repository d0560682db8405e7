package build_test

import (
	"os"
	"testing"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
)

func TestMain(m *testing.M) { os.Exit(buildertest.Main(m)) }
