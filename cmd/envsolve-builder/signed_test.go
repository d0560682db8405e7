package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"encoding/pem"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/cli/clitest"
)

// keyPair writes a private and a public key into the project.
func (p factsProject) keyPair(t *testing.T, name string) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	private, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	public, err := x509.MarshalPKIXPublicKey(key.Public())
	if err != nil {
		t.Fatal(err)
	}
	p.write(t, name+".key", string(pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: private})))
	p.write(t, name+".pub", string(pem.EncodeToMemory(&pem.Block{Type: "PUBLIC KEY", Bytes: public})))
}

// TestFactsAreSigned pushes facts with a key and without, and pulls them by keys.
func TestFactsAreSigned(t *testing.T) {
	t.Parallel()
	p := factsProject{bin: clitest.Install(t), dir: t.TempDir(), cache: t.TempDir()}
	repository := buildertest.Registry(t) + "/team/signed"
	p.keyPair(t, "ours")
	p.keyPair(t, "theirs")
	p.write(t, "lab/drivers.hcl", ownFacts)
	p.write(t, "plain.hcl", "target \"t\" {\n  gpu = \"h100\"\n  framework \"pytorch\" { version = \"==2.14.1\" }\n}\n")

	unsigned := strings.TrimSpace(p.must(t, "matrices", "push", repository+":plain", "--overlay", "lab"))
	signed := strings.TrimSpace(p.must(t, "matrices", "push", repository+":signed", "--key", "ours.key"))
	p.fails(t, `facts .*:plain: sha256:[0-9a-f]+ is not signed: nothing of type .* refers to it`,
		"matrices", "pull", repository+":plain", "--key", "ours.pub")
	p.fails(t, `facts .*:signed: sha256:[0-9a-f]+ is not signed with the key:\nsignature 1: it is by another key`,
		"matrices", "pull", repository+":signed", "--key", "theirs.pub")
	for _, refused := range []string{unsigned, signed} {
		p.fails(t, "not in the cache", "plan", "--facts", refused, "plain.hcl") // nothing was kept
	}

	p.must(t, "matrices", "push", repository+":also", "--key", "theirs.key")
	for _, key := range []string{"ours.pub", "theirs.pub"} {
		if got := strings.TrimSpace(p.must(t, "matrices", "pull", repository+":signed", "--key", key)); got != signed {
			t.Errorf("pulled %s, want %s", got, signed)
		}
	}
	p.must(t, "plan", "--facts", signed, "plain.hcl")

	p.fails(t, "--key: the key is a public one", "matrices", "push", repository+":none", "--key", "ours.pub")
	p.fails(t, "--key plain.hcl: it holds no key in PEM", "matrices", "push", repository+":none", "--key", "plain.hcl")
	p.fails(t, "--key: .*nowhere", "matrices", "pull", repository+":signed", "--key", "nowhere")
	p.fails(t, "artifact .*:none: not found at .*: check the tag", "matrices", "pull", repository+":none")
}
