package buildkitd

// NotFoundError says that no builder was named and that the managed one cannot
// run here.
type NotFoundError struct {
	Reason string // what is missing
	Remedy string // how to get it
}

// Error says what is missing and how to get a builder.
func (e *NotFoundError) Error() string {
	return "no builder: " + e.Reason + "\n" + e.Remedy + "\n" +
		"Or name a running BuildKit: --builder or ENVSOLVE_BUILDER = unix:///run/buildkit/buildkitd.sock, tcp://host:1234, ssh://host, docker-container://name, kube-pod://name"
}
