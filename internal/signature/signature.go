// Package signature signs what a registry holds with a key, and verifies such
// signatures. They are sigstore bundles without a certificate and without a record in
// a transparency log, as "cosign sign --key" makes them and "cosign verify --key"
// reads them: https://docs.sigstore.dev/about/bundle/.
package signature

import (
	"context"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"strings"

	"github.com/opencontainers/go-digest"
	"github.com/secure-systems-lab/go-securesystemslib/dsse"
	"github.com/secure-systems-lab/go-securesystemslib/encrypted"
	"github.com/secure-systems-lab/go-securesystemslib/signerverifier"
	bundlepb "github.com/sigstore/protobuf-specs/gen/pb-go/bundle/v1"
	commonpb "github.com/sigstore/protobuf-specs/gen/pb-go/common/v1"
	dssepb "github.com/sigstore/protobuf-specs/gen/pb-go/dsse"
	"google.golang.org/protobuf/encoding/protojson"
)

// Type is the media type of a bundle, and the artifact type of what is attached.
const Type = "application/vnd.dev.sigstore.bundle.v0.3+json"

// MostBytes is how large a bundle, or a key, may be.
const MostBytes = 1 << 20

// What is signed is an in-toto statement that says nothing but its subject.
const (
	statementType = "https://in-toto.io/Statement/v1"
	payloadType   = "application/vnd.in-toto+json"
	predicateType = "https://sigstore.dev/cosign/sign/v1"
)

// Annotations are those by which readers of bundles find them.
func Annotations() map[string]string {
	return map[string]string{"dev.sigstore.bundle.content": "dsse-envelope",
		"dev.sigstore.bundle.predicateType": predicateType}
}

// Key signs, where it is a private one, and verifies.
type Key struct {
	dsse.SignerVerifier
	private bool
}

// ReadKey reads a key in PEM, ECDSA or Ed25519, private or public. A key that cosign
// has encrypted takes a password.
func ReadKey(text, password []byte) (*Key, error) {
	block, _ := pem.Decode(text)
	if block == nil {
		return nil, errors.New("it holds no key in PEM")
	}
	if strings.HasPrefix(block.Type, "ENCRYPTED ") {
		der, err := encrypted.Decrypt(block.Bytes, password)
		if err != nil {
			return nil, errors.New("its key is encrypted, and the password does not open it: set COSIGN_PASSWORD")
		}
		text = pem.EncodeToMemory(&pem.Block{Type: signerverifier.PrivateKeyPEM, Bytes: der})
	}
	loaded, err := signerverifier.LoadKey(text)
	if err != nil {
		return nil, err
	}
	key := &Key{private: loaded.KeyVal.Private != ""}
	switch loaded.KeyType {
	case signerverifier.ECDSAKeyType:
		key.SignerVerifier, err = signerverifier.NewECDSASignerVerifierFromSSLibKey(loaded)
	case signerverifier.ED25519KeyType:
		key.SignerVerifier, err = signerverifier.NewED25519SignerVerifierFromSSLibKey(loaded)
	default:
		return nil, fmt.Errorf("its key is of type %s: take one of ECDSA or Ed25519", loaded.KeyType)
	}
	return key, err
}

// KeyID implements dsse.Signer: bundles name their key in another place.
func (k *Key) KeyID() (string, error) { return "", nil }

// statement is what is signed.
type statement struct {
	Type          string    `json:"_type"`
	Subject       []subject `json:"subject"`
	PredicateType string    `json:"predicateType"`
	Predicate     struct{}  `json:"predicate"`
}

type subject struct {
	Digest map[string]string `json:"digest"`
}

// Sign returns a bundle that signs what has a digest.
func (k *Key) Sign(ctx context.Context, of digest.Digest) ([]byte, error) {
	if !k.private {
		return nil, errors.New("the key is a public one: a private one signs")
	}
	payload, err := json.Marshal(statement{Type: statementType, PredicateType: predicateType,
		Subject: []subject{{map[string]string{string(of.Algorithm()): of.Encoded()}}}})
	if err != nil {
		return nil, err
	}
	raw, err := k.SignerVerifier.Sign(ctx, dsse.PAE(payloadType, payload))
	if err != nil {
		return nil, err
	}
	public, err := x509.MarshalPKIXPublicKey(k.Public())
	if err != nil {
		return nil, err
	}
	id := sha256.Sum256(public)
	return protojson.Marshal(&bundlepb.Bundle{
		MediaType: Type,
		VerificationMaterial: &bundlepb.VerificationMaterial{Content: &bundlepb.VerificationMaterial_PublicKey{
			PublicKey: &commonpb.PublicKeyIdentifier{Hint: base64.StdEncoding.EncodeToString(id[:])},
		}},
		Content: &bundlepb.Bundle_DsseEnvelope{DsseEnvelope: &dssepb.Envelope{
			Payload: payload, PayloadType: payloadType, Signatures: []*dssepb.Signature{{Sig: raw}},
		}},
	})
}

// Verify returns nil where a bundle holds a signature by the key of what has a digest.
func (k *Key) Verify(ctx context.Context, bundle []byte, of digest.Digest) error {
	var b bundlepb.Bundle
	if err := (protojson.UnmarshalOptions{DiscardUnknown: true}).Unmarshal(bundle, &b); err != nil {
		return fmt.Errorf("it is no sigstore bundle: %w", err)
	}
	envelope := b.GetDsseEnvelope()
	if envelope == nil || envelope.PayloadType != payloadType || len(envelope.Signatures) != 1 {
		return errors.New("it is not one signature of an in-toto statement")
	}
	pae := dsse.PAE(envelope.PayloadType, envelope.Payload)
	if err := k.SignerVerifier.Verify(ctx, pae, envelope.Signatures[0].GetSig()); err != nil {
		return errors.New("it is by another key")
	}
	var signed statement
	if err := json.Unmarshal(envelope.Payload, &signed); err != nil {
		return fmt.Errorf("what it signs is no JSON: %w", err)
	}
	if signed.Type != statementType || signed.PredicateType != predicateType {
		return fmt.Errorf("what it signs is a %q, which is no signature", signed.PredicateType)
	}
	for _, s := range signed.Subject {
		if s.Digest[string(of.Algorithm())] == of.Encoded() {
			return nil
		}
	}
	return fmt.Errorf("it signs something else than %s", of)
}
