package artifact

// The artifact types, which are the documents' media types too.
const (
	TypeSPDX   = "application/spdx+json"
	TypeInToto = "application/vnd.in-toto+json"
)

// The predicate types: https://slsa.dev/spec/v1.0/provenance and, for documents
// that are no in-toto statement, what BuildKit's tools call them.
const (
	PredicateSPDX = "https://spdx.dev/Document"
	PredicateSLSA = "https://slsa.dev/provenance/v1"
)

// Document is an attestation before it is attached.
type Document struct {
	ArtifactType string // TypeSPDX or TypeInToto
	Predicate    string // PredicateSPDX or PredicateSLSA
	Content      []byte // JSON
}
