package verify

import (
	"github.com/envsolve/envsolve/internal/artifact"
	"github.com/envsolve/envsolve/internal/attest"
)

// Kinds of documents that are attached to images.
const (
	SBOM       = "sbom"
	Provenance = "provenance"
)

// Attached is the verdict on a document that an image should have beside it.
type Attached struct {
	Kind   string `json:"kind"`  // SBOM or Provenance
	Proof  Proof  `json:"proof"` // ByContent, Missing or Differs
	Detail string `json:"detail,omitempty"`
}

// CheckAttached holds the documents that were found to the lock: of each kind
// one at least must be there, and one at least must be what follows from the
// lock. Others may have attached documents of their own.
func CheckAttached(in attest.Input, found []artifact.Document, kinds []string) []Attached {
	types := map[string]string{SBOM: artifact.TypeSPDX, Provenance: artifact.TypeInToto}
	verdicts := []Attached{}
	for _, kind := range kinds {
		verdict := Attached{Kind: kind, Proof: Missing}
		for _, d := range found {
			if d.ArtifactType != types[kind] || verdict.Proof == ByContent {
				continue
			}
			if err := attest.Check(in, d); err != nil {
				verdict.Proof, verdict.Detail = Differs, err.Error()
			} else {
				verdict.Proof, verdict.Detail = ByContent, ""
			}
		}
		verdicts = append(verdicts, verdict)
	}
	return verdicts
}
