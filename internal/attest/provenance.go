package attest

import (
	"bytes"
	"encoding/json"
	"fmt"

	slsa "github.com/in-toto/attestation/go/predicates/provenance/v1"
	intoto "github.com/in-toto/attestation/go/v1"
	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/types/known/structpb"

	"github.com/envsolve/envsolve/internal/artifact"
	"github.com/envsolve/envsolve/internal/dpkg"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/recipe"
)

// BuildType names the meaning of the parameters; the package comment is its
// specification.
const BuildType = "https://github.com/envsolve/envsolve/buildtypes/locked-image/v1"

// BuilderID is who made an image when nobody says otherwise: this program, on a
// machine that nobody vouches for.
const BuilderID = "https://github.com/envsolve/envsolve"

// The modes of provenance, as BuildKit's clients name them.
const (
	ModeMin = "min"
	ModeMax = "max" // also the layers, and why each part was chosen
)

// Maker says how much provenance tells, and in whose name.
type Maker struct {
	Mode      string // ModeMin or ModeMax; empty is ModeMin
	BuilderID string // a URI; empty is BuilderID
}

// Provenance says from what the image was made: an in-toto statement with the
// SLSA predicate.
func Provenance(in Input, m Maker) (artifact.Document, error) {
	content, err := statement(in, m)
	if err != nil {
		return artifact.Document{}, fmt.Errorf("provenance of target %q: %w", in.Target.Name, err)
	}
	return artifact.Document{ArtifactType: artifact.TypeInToto, Predicate: artifact.PredicateSLSA,
		Content: content}, nil
}

func statement(in Input, m Maker) ([]byte, error) {
	definition, err := definition(in, m)
	if err != nil {
		return nil, err
	}
	if m.BuilderID == "" {
		m.BuilderID = BuilderID
	}
	raw, err := protojson.Marshal(&slsa.Provenance{
		BuildDefinition: definition,
		RunDetails: &slsa.RunDetails{
			Builder: &slsa.Builder{Id: m.BuilderID, Version: map[string]string{"envsolve": in.Version}},
		},
	})
	if err != nil {
		return nil, err
	}
	predicate := &structpb.Struct{}
	if err := protojson.Unmarshal(raw, predicate); err != nil {
		return nil, err
	}
	s := &intoto.Statement{
		Type: intoto.StatementTypeUri, PredicateType: artifact.PredicateSLSA, Predicate: predicate,
		Subject: []*intoto.ResourceDescriptor{{Name: in.Target.Name, Digest: sha256(in.Image.Digest.Hex)}},
	}
	if err := s.Validate(); err != nil {
		return nil, err
	}
	if raw, err = protojson.Marshal(s); err != nil {
		return nil, err
	}
	return stable(raw)
}

// stable takes out the spaces that protojson puts at random, so that nobody
// relies on its bytes; here somebody does.
func stable(raw []byte) ([]byte, error) {
	var out bytes.Buffer
	if err := json.Compact(&out, raw); err != nil {
		return nil, err
	}
	return append(out.Bytes(), '\n'), nil
}

func definition(in Input, m Maker) (*slsa.BuildDefinition, error) {
	external, err := structpb.NewStruct(map[string]any{
		"target": in.Target.Name, "platform": in.Target.Platform,
		"lock": map[string]any{"sha256": hexDigest(in.LockDigest)},
	})
	if err != nil {
		return nil, err
	}
	parameters := map[string]any{
		"facts": map[string]any{"version": in.Matrices.Version, "sha256": hexDigest(in.Matrices.Digest)},
	}
	if m.Mode == ModeMax {
		parameters["layers"], parameters["reasons"] = layers(in.Layers), reasons(in.Target.Reasons)
	}
	internal, err := structpb.NewStruct(parameters)
	if err != nil {
		return nil, err
	}
	return &slsa.BuildDefinition{
		BuildType: BuildType, ExternalParameters: external, InternalParameters: internal,
		ResolvedDependencies: dependencies(in),
	}, nil
}

// layers keeps out the layers of the user's own files: their names are paths.
func layers(all []recipe.Layer) []any {
	out := []any{}
	for _, l := range all {
		entry := map[string]any{"kind": string(l.Kind),
			"digest": map[string]any{"sha256": hexDigest(l.Digest.String())}}
		if l.Kind != recipe.Files {
			entry["name"] = l.Name
		}
		out = append(out, entry)
	}
	return out
}

func reasons(all []plan.Reason) []any {
	out := []any{}
	for _, r := range all {
		facts := []any{}
		for _, f := range r.Facts {
			facts = append(facts, f)
		}
		out = append(out, map[string]any{"part": r.Part, "value": r.Value, "rule": r.Rule, "facts": facts})
	}
	return out
}

func dependencies(in Input) []*intoto.ResourceDescriptor {
	t := in.Target
	all := []*intoto.ResourceDescriptor{{
		Name: t.Base.Reference, Uri: imagePURL(t.Base.Reference, t.Base.Digest),
		Digest: sha256(hexDigest(t.Base.Digest)),
	}}
	if s := t.Stack.Standalone; s != nil {
		all = append(all, &intoto.ResourceDescriptor{
			Name: s.File(), Uri: pythonPURL(s), Digest: sha256(s.SHA256), DownloadLocation: address(s.URL),
		})
	}
	for _, w := range t.Wheels {
		all = append(all, &intoto.ResourceDescriptor{
			Name: w.File, Uri: wheelPURL(w), Digest: sha256(w.SHA256), DownloadLocation: address(w.URL),
		})
	}
	for _, p := range t.Apt {
		all = append(all, &intoto.ResourceDescriptor{
			Name: p.File, Uri: debPURL(dpkg.Package{Name: p.Name, Version: p.Version, Arch: p.Arch}, t.Stack.OS),
			Digest: sha256(p.SHA256), DownloadLocation: address(p.URL),
		})
	}
	return all
}

func sha256(hex string) map[string]string { return map[string]string{"sha256": hex} }
