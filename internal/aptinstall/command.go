package aptinstall

// Mount is the folder that holds the packages while they are installed.
const Mount = "/run/envsolve/debs"

// File returns what apt-get sees a package as: a name that no file name in a lock can
// turn into something else.
func File(sha256 string) string { return sha256 + ".deb" }

// Environment is what the command runs with besides the base image's own, each as
// NAME=VALUE.
func Environment() []string {
	return []string{
		"DEBIAN_FRONTEND=noninteractive",
		"DEBCONF_NOWARNINGS=yes",
		"LC_ALL=C.UTF-8",
		// Tools that write the date into what they make take this one:
		// useradd, py3compile, fc-cache.
		"SOURCE_DATE_EPOCH=315532800",
	}
}

// Command installs the packages of these SHA-256, without network, as root.
func Command(hashes []string) []string {
	args := []string{
		"apt-get", "install", "--yes", "--no-install-recommends", "--allow-downgrades",
		"-o", "Dir::Etc::SourceList=/dev/null", "-o", "Dir::Etc::SourceParts=/dev/null",
		"-o", "APT::Sandbox::User=root", "-o", "APT::Keep-Downloaded-Packages=false",
		"-o", "Dpkg::Use-Pty=0", "-o", "Dpkg::Options::=--force-confold", "-o", "Dpkg::Options::=--force-unsafe-io",
	}
	for _, h := range hashes {
		args = append(args, Mount+"/"+File(h))
	}
	return args
}
