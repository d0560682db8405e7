# Has an interpreter of a base image run a script. The first argument is its
# name, such as python3.12, the others are what it is called with. Where the base
# has none, it comes out of the .deb files among the blobs, if there are any.
# Needs no network.
set -eu
here=$(dirname "$(dirname "$0")")
python=$1
shift
echo '{}' >"$here/out/report.json"
echo '{}' >"$here/out/python.json"
: >"$here/out/pylock.toml"
for deb in "$here"/blobs/*.deb; do
	[ -e "$deb" ] || break
	apt-get install -qq --yes --no-install-recommends --allow-downgrades \
		-o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts=/dev/null \
		-o APT::Sandbox::User=root -o Dpkg::Use-Pty=0 -- "$here"/blobs/*.deb >"$here/out/log" 2>&1 || {
		cat "$here/out/log" >&2
		exit 1
	}
	break
done
if command -v "$python" >/dev/null 2>&1; then
	exec "$python" "$@"
fi
