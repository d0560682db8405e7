package builder

import (
	"fmt"
	"path/filepath"

	"github.com/docker/cli/cli/config"
	"github.com/docker/cli/cli/config/credentials"
	"github.com/moby/buildkit/session"
	"github.com/moby/buildkit/session/auth/authprovider"
)

// SessionAuth lets the builder ask for the credentials of the Docker
// configuration, one registry at a time. The folder is looked up for each build,
// as Docker's own client does once for its process.
func (b *Builder) SessionAuth() ([]session.Attachable, error) {
	dir := b.getenv("DOCKER_CONFIG")
	if dir == "" {
		dir = filepath.Join(b.getenv("HOME"), ".docker")
	}
	file, err := config.Load(dir)
	if err != nil {
		return nil, fmt.Errorf("credentials: %w", err)
	}
	if !file.ContainsAuth() {
		file.CredentialsStore = credentials.DetectDefaultStore(file.CredentialsStore)
	}
	return []session.Attachable{authprovider.NewDockerAuthProvider(authprovider.DockerAuthProviderConfig{
		AuthConfigProvider: authprovider.LoadAuthConfig(file),
	})}, nil
}
