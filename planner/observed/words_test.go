package observed

import "testing"

// What stands alone in a table or a report is told with what it is of.
func TestTextsNameWhatTheyAreOf(t *testing.T) {
	for _, test := range []struct {
		of   Observation
		want string
	}{
		{Observation{Kind: Package, Name: "torch", Text: "==2.4.0"}, "torch ==2.4.0"},
		{Observation{Kind: Package, Name: "torch", Text: "torch==2.4.0"}, "torch==2.4.0"},
		{Observation{Kind: Python, Text: "^3.12"}, "python ^3.12"},
		{Observation{Kind: Driver, Text: "535.104.05"}, "driver 535.104.05"},
		{Observation{Kind: Build, Text: "12.1"}, "CUDA 12.1 of the build"},
		{Observation{Kind: Build, Value: "11.8", Text: "11.8.*"}, "CUDA 11.8.* of the build"},
		{Observation{Kind: Build, Value: "11.8", Text: "2.1.0"}, "CUDA 11.8 of the build"},
		{Observation{Kind: Build, Value: "cpu", Text: "2.1.0"}, "the build for the CPU"},
		{Observation{Kind: Ceiling, Text: "12.2"}, "CUDA 12.2 of the driver"},
		{Observation{Kind: GPU, Text: "2 x RTX 3090"}, "2 x RTX 3090"},
	} {
		if got := test.of.Words(); got != test.want {
			t.Errorf("%q: %q, want %q", test.of.Text, got, test.want)
		}
	}
}
