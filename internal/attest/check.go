package attest

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	slsa "github.com/in-toto/attestation/go/predicates/provenance/v1"
	intoto "github.com/in-toto/attestation/go/v1"
	spdxjson "github.com/spdx/tools-golang/json"
	"github.com/spdx/tools-golang/spdx"
	"google.golang.org/protobuf/encoding/protojson"

	"github.com/envsolve/envsolve/internal/artifact"
)

// Check tells whether a document is the one that follows from the lock and the
// image: it is made again, for the release and the maker that it names, and must
// have the same bytes. The error says what differs. in.Version is not used.
func Check(in Input, d artifact.Document) error {
	switch d.ArtifactType {
	case artifact.TypeSPDX:
		return checkSBOM(in, d.Content)
	case artifact.TypeInToto:
		return checkProvenance(in, d.Content)
	}
	return fmt.Errorf("documents of type %q are not known", d.ArtifactType)
}

func checkSBOM(in Input, content []byte) error {
	got, err := spdxjson.Read(bytes.NewReader(content))
	if err != nil {
		return fmt.Errorf("it is no SPDX document: %w", err)
	}
	if in.Version, err = toolVersion(got); err != nil {
		return err
	}
	made, err := SBOM(in)
	if err != nil || bytes.Equal(made.Content, content) {
		return err
	}
	want, err := spdxjson.Read(bytes.NewReader(made.Content))
	if err != nil {
		return err
	}
	return unlike(packages(want), packages(got))
}

// toolVersion is the release that made a document.
func toolVersion(d *spdx.Document) (string, error) {
	if d.CreationInfo != nil {
		for _, c := range d.CreationInfo.Creators {
			if version, ok := strings.CutPrefix(c.Creator, "envsolve-"); ok && c.CreatorType == "Tool" {
				return version, nil
			}
		}
	}
	return "", errors.New("it was not made by envsolve")
}

// listed are things with hashes, by name, in order.
type listed []struct{ name, hash string }

func packages(d *spdx.Document) listed {
	var list listed
	for _, p := range d.Packages {
		hash := ""
		if len(p.PackageChecksums) > 0 {
			hash = p.PackageChecksums[0].Value
		}
		list = append(list, struct{ name, hash string }{p.PackageName + " " + p.PackageVersion, hash})
	}
	return list
}

// unlike names the first thing in which two lists differ. They may be the same:
// then it is the text around them.
func unlike(want, got listed) error {
	for i, w := range want {
		if i >= len(got) {
			return fmt.Errorf("%s is missing", w.name)
		}
		g := got[i]
		if g.name != w.name {
			return fmt.Errorf("it lists %s where the lock has %s", g.name, w.name)
		}
		if g.hash != w.hash {
			return fmt.Errorf("it gives %s the sha256 %s, the lock says %s", w.name, g.hash, w.hash)
		}
	}
	if len(got) > len(want) {
		return fmt.Errorf("%s is not in the lock", got[len(want)].name)
	}
	return errors.New("what it lists is as locked, the text around it is not")
}

func checkProvenance(in Input, content []byte) error {
	s, p, err := parse(content)
	if err != nil {
		return err
	}
	in.Version = p.GetRunDetails().GetBuilder().GetVersion()["envsolve"]
	made, err := Provenance(in, makerOf(p))
	if err != nil || bytes.Equal(made.Content, content) {
		return err
	}
	return differs(in, s, p)
}

func parse(content []byte) (*intoto.Statement, *slsa.Provenance, error) {
	var s intoto.Statement
	if err := protojson.Unmarshal(content, &s); err != nil {
		return nil, nil, fmt.Errorf("it is no in-toto statement: %w", err)
	}
	if s.GetPredicateType() != artifact.PredicateSLSA {
		return nil, nil, fmt.Errorf("its predicate is %q, not %s", s.GetPredicateType(), artifact.PredicateSLSA)
	}
	raw, err := protojson.Marshal(s.GetPredicate())
	if err != nil {
		return nil, nil, err
	}
	var p slsa.Provenance
	if err := protojson.Unmarshal(raw, &p); err != nil {
		return nil, nil, fmt.Errorf("its predicate is no SLSA provenance: %w", err)
	}
	return &s, &p, nil
}

func makerOf(p *slsa.Provenance) Maker {
	m := Maker{Mode: ModeMin, BuilderID: p.GetRunDetails().GetBuilder().GetId()}
	if _, ok := p.GetBuildDefinition().GetInternalParameters().GetFields()["layers"]; ok {
		m.Mode = ModeMax
	}
	return m
}

// differs says in what a provenance is not the lock's.
func differs(in Input, s *intoto.Statement, p *slsa.Provenance) error {
	for _, subject := range s.GetSubject() {
		if got := subject.GetDigest()["sha256"]; got != in.Image.Digest.Hex {
			return fmt.Errorf("it speaks of image sha256:%s", got)
		}
	}
	external := p.GetBuildDefinition().GetExternalParameters().GetFields()
	if got := external["lock"].GetStructValue().GetFields()["sha256"].GetStringValue(); got != hexDigest(in.LockDigest) {
		return fmt.Errorf("it names the lock sha256:%s, this one is %s", got, in.LockDigest)
	}
	return unlike(materials(dependencies(in)), materials(p.GetBuildDefinition().GetResolvedDependencies()))
}

func materials(all []*intoto.ResourceDescriptor) listed {
	var list listed
	for _, d := range all {
		list = append(list, struct{ name, hash string }{d.GetName(), d.GetDigest()["sha256"]})
	}
	return list
}
