# Looks for an interpreter in a base image, and has it run resolve.py. The first
# argument is its name, such as python3.12. Where the base has none, it comes
# out of the .deb files among the blobs, if there are any. Without network.
set -eu
here=$(dirname "$(dirname "$0")")
python=$1
echo '{}' >"$here/out/report.json"
echo '{}' >"$here/out/python.json"
set -- "$here"/blobs/*.deb
if [ -e "$1" ]; then
	apt-get install -qq --yes --no-install-recommends --allow-downgrades \
		-o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts=/dev/null \
		-o APT::Sandbox::User=root -o Dpkg::Use-Pty=0 -- "$@" >"$here/out/log" 2>&1 || {
		cat "$here/out/log" >&2
		exit 1
	}
fi
if command -v "$python" >/dev/null 2>&1; then
	exec "$python" "$here/in/resolve.py"
fi
