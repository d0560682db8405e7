package frontend

import (
	"strings"
	"testing"

	"github.com/containerd/platforms"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
)

func TestAnImageThatTheBuilderCannotRunIsRefused(t *testing.T) {
	for _, tt := range []struct {
		runs []string
		want string
		says string // empty: it is built
	}{
		{runs: []string{"linux/amd64", "linux/386"}, want: "linux/amd64"},
		{runs: []string{"linux/amd64", "linux/arm64"}, want: "linux/arm64"},
		{want: "linux/arm64"},
		{runs: []string{"linux/amd64", "linux/386"}, want: "linux/arm64",
			says: "is for linux/arm64, and its self-test runs before it is handed out, but the builder runs only linux/amd64, linux/386:"},
		{runs: []string{"linux/arm64"}, want: "linux/amd64", says: "install an emulator"},
	} {
		var worker gateway.WorkerInfo
		for _, text := range tt.runs {
			worker.Platforms = append(worker.Platforms, platformOf(text))
		}
		err := runnable([]gateway.WorkerInfo{worker}, platformOf(tt.want))
		if tt.says == "" && err != nil || tt.says != "" && (err == nil || !strings.Contains(err.Error(), tt.says)) {
			t.Errorf("%s on a builder for %q: %v", tt.want, tt.runs, err)
		}
	}
}

func platformOf(text string) ocispec.Platform { return platforms.Normalize(platforms.MustParse(text)) }
