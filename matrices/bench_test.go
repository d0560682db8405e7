package matrices

import "testing"

// BenchmarkPlanTables decodes what one plan needs.
func BenchmarkPlanTables(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		s := decodeEmbedded()
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
		decodeEmbedded()
	}
}

// BenchmarkAllTables decodes everything.
func BenchmarkAllTables(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		s := decodeEmbedded()
		for _, name := range s.TableNames() {
			if _, _, err := s.Table(name); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// BenchmarkFindGPU resolves a name that needs the index of spellings.
func BenchmarkFindGPU(b *testing.B) {
	s := Embedded()
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := s.FindGPU("NVIDIA-H100-80GB-HBM3"); err != nil {
			b.Fatal(err)
		}
	}
}
