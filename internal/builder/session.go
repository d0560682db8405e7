package builder

import (
	"fmt"
	"os/user"
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
		home, err := homeOf(b.getenv)
		if err != nil {
			return nil, fmt.Errorf("credentials: no home folder: %w; set HOME or DOCKER_CONFIG", err)
		}
		dir = filepath.Join(home, ".docker")
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

// homeOf returns the user's home folder: that of the environment, or else that which the
// system knows, as Docker's own client does.
func homeOf(getenv func(string) string) (string, error) {
	if home := getenv("HOME"); home != "" {
		return home, nil
	}
	current, err := user.Current()
	if err != nil {
		return "", err
	}
	if !filepath.IsAbs(current.HomeDir) {
		return "", fmt.Errorf("the system knows none of the user %s", current.Username)
	}
	return current.HomeDir, nil
}
