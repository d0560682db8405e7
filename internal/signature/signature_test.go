package signature_test

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/rsa"
	"crypto/x509"
	"encoding/hex"
	"encoding/pem"
	"strings"
	"testing"
	"time"

	"github.com/opencontainers/go-digest"
	"github.com/secure-systems-lab/go-securesystemslib/encrypted"
	"github.com/sigstore/sigstore-go/pkg/bundle"
	"github.com/sigstore/sigstore-go/pkg/root"
	"github.com/sigstore/sigstore-go/pkg/verify"
	sigstore "github.com/sigstore/sigstore/pkg/signature"

	"github.com/envsolve/envsolve/internal/signature"
)

// pair is a key, private and public, in PEM.
type pair struct{ private, public []byte }

func encode(t *testing.T, key crypto.Signer) pair {
	t.Helper()
	private, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	public, err := x509.MarshalPKIXPublicKey(key.Public())
	if err != nil {
		t.Fatal(err)
	}
	return pair{pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: private}),
		pem.EncodeToMemory(&pem.Block{Type: "PUBLIC KEY", Bytes: public})}
}

func elliptical(t *testing.T, curve elliptic.Curve) pair {
	t.Helper()
	key, err := ecdsa.GenerateKey(curve, rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return encode(t, key)
}

func edwards(t *testing.T) pair {
	t.Helper()
	_, key, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return encode(t, key)
}

func read(t *testing.T, text []byte, password string) *signature.Key {
	t.Helper()
	key, err := signature.ReadKey(text, []byte(password))
	if err != nil {
		t.Fatal(err)
	}
	return key
}

func sign(t *testing.T, key *signature.Key, of digest.Digest) []byte {
	t.Helper()
	b, err := key.Sign(t.Context(), of)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestSignaturesAreSigstores signs with each kind of key, and has sigstore's own
// library verify it, and us.
func TestSignaturesAreSigstores(t *testing.T) {
	of := digest.FromString("facts")
	for name, keys := range map[string]pair{"P-256": elliptical(t, elliptic.P256()), "P-384": elliptical(t, elliptic.P384()),
		"Ed25519": edwards(t)} {
		t.Run(name, func(t *testing.T) {
			signed := sign(t, read(t, keys.private, ""), of)
			if err := read(t, keys.public, "").Verify(t.Context(), signed, of); err != nil {
				t.Error(err)
			}
			if err := sigstores(t, keys.public, signed, of); err != nil {
				t.Errorf("sigstore's library: %v", err)
			}
			if err := sigstores(t, keys.public, signed, digest.FromString("other")); err == nil {
				t.Error("sigstore's library takes it for the signature of something else")
			}
		})
	}
}

// sigstores verifies a bundle by the library of sigstore.
func sigstores(t *testing.T, public, signed []byte, of digest.Digest) error {
	t.Helper()
	block, _ := pem.Decode(public)
	key, err := x509.ParsePKIXPublicKey(block.Bytes)
	if err != nil {
		return err
	}
	verifier, err := sigstore.LoadDefaultVerifier(key)
	if err != nil {
		return err
	}
	material := root.NewTrustedPublicKeyMaterial(func(string) (root.TimeConstrainedVerifier, error) {
		return root.NewExpiringKey(verifier, time.Time{}, time.Time{}), nil
	})
	entity, err := verify.NewVerifier(material, verify.WithNoObserverTimestamps())
	if err != nil {
		return err
	}
	var b bundle.Bundle
	if err := b.UnmarshalJSON(signed); err != nil {
		return err
	}
	sum, err := hex.DecodeString(of.Encoded())
	if err != nil {
		return err
	}
	_, err = entity.Verify(&b, verify.NewPolicy(verify.WithArtifactDigest("sha256", sum), verify.WithKey()))
	return err
}

func TestSignaturesThatAreNone(t *testing.T) {
	keys, other := elliptical(t, elliptic.P256()), elliptical(t, elliptic.P256())
	of := digest.FromString("facts")
	signed := sign(t, read(t, keys.private, ""), of)
	for name, tt := range map[string]struct {
		public []byte
		bundle string
		of     digest.Digest
		want   string
	}{
		"by another key":    {other.public, string(signed), of, "by another key"},
		"of something else": {keys.public, string(signed), digest.FromString("other"), "signs something else"},
		"a changed payload": {keys.public, strings.Replace(string(signed), `"payload":"ey`, `"payload":"eY`, 1), of, "by another key"},
		"no JSON":           {keys.public, "{", of, "no sigstore bundle"},
		"nothing":           {keys.public, "{}", of, "not one signature"},
		"a signature no more": {keys.public, `{"dsseEnvelope":{"payload":"e30=","payloadType":"application/vnd.in-toto+json"}}`, of,
			"not one signature"},
	} {
		t.Run(name, func(t *testing.T) {
			err := read(t, tt.public, "").Verify(t.Context(), []byte(tt.bundle), tt.of)
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("the error is %v, want %s", err, tt.want)
			}
		})
	}
	if _, err := read(t, keys.public, "").Sign(t.Context(), of); err == nil {
		t.Error("a public key signs")
	}
}

func TestKeys(t *testing.T) {
	keys := elliptical(t, elliptic.P256())
	block, _ := pem.Decode(keys.private)
	sealed, err := encrypted.Encrypt(block.Bytes, []byte("secret"))
	if err != nil {
		t.Fatal(err)
	}
	cosign := pem.EncodeToMemory(&pem.Block{Type: "ENCRYPTED SIGSTORE PRIVATE KEY", Bytes: sealed})
	of := digest.FromString("facts")
	signed := sign(t, read(t, cosign, "secret"), of)
	if err := read(t, keys.public, "").Verify(t.Context(), signed, of); err != nil {
		t.Errorf("a key that cosign has encrypted: %v", err)
	}
	large, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		t.Fatal(err)
	}
	for name, tt := range map[string]struct{ text, want string }{
		"wrong password": {string(cosign), "set COSIGN_PASSWORD"},
		"a text":         {"key", "no key in PEM"},
		"RSA":            {string(encode(t, large).public), "take one of ECDSA or Ed25519"},
		"damaged":        {strings.Replace(string(keys.public), "MFkw", "MFkx", 1), "parsing"},
	} {
		if _, err := signature.ReadKey([]byte(tt.text), []byte("wrong")); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: the error is %v, want %s", name, err, tt.want)
		}
	}
}

func FuzzVerify(f *testing.F) {
	f.Add([]byte(`{"mediaType":"application/vnd.dev.sigstore.bundle.v0.3+json","dsseEnvelope":{"payload":"e30=",` +
		`"payloadType":"application/vnd.in-toto+json","signatures":[{"sig":"AAAA"}]}}`))
	f.Add([]byte(`{}`))
	_, private, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		f.Fatal(err)
	}
	der, err := x509.MarshalPKIXPublicKey(private.Public())
	if err != nil {
		f.Fatal(err)
	}
	key, err := signature.ReadKey(pem.EncodeToMemory(&pem.Block{Type: "PUBLIC KEY", Bytes: der}), nil)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, bundle []byte) {
		if key.Verify(t.Context(), bundle, digest.FromString("facts")) == nil {
			t.Error("what no key has signed is taken for signed")
		}
	})
}
