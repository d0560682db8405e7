package matrices

import (
	"testing"
)

// BenchmarkPlanTables decodes what one plan needs.
func BenchmarkPlanTables(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		s := Embedded()
		s.GPUs()
		s.GPUGroups()
		s.Architectures()
		s.DriverBranches()
		s.DriverFloors()
		s.CUDAReleases()
		s.CUDNNReleases()
		s.OSes()
		s.PythonImages()
		s.Frameworks("pytorch")
	}
}

// BenchmarkEmbedded opens the snapshot without decoding a table.
func BenchmarkEmbedded(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		Embedded()
	}
}
