// Package layer turns a Python wheel into one OCI layer, the same bytes
// wherever and however often it is made.
//
// # What a layer holds
//
// The files that `pip install --no-deps --no-compile` leaves in a virtual
// environment for the wheel, by the binary distribution format and the
// specifications of recorded installs, entry points and direct URLs
// (packaging.python.org):
//
//   - files go to lib/pythonX.Y/site-packages, whatever Root-Is-Purelib says,
//     since both libraries are one folder in a virtual environment; those of
//     the .data folder go where their scheme says;
//   - console and GUI entry points become the scripts that pip writes, and
//     scripts that start with #!python get the environment's interpreter;
//   - RECORD is checked, row by row, against the content, and written anew with
//     what was installed; INSTALLER, REQUESTED and direct_url.json follow pip;
//   - a file of another size than RECORD says has a row of its own content: there
//     are wheels whose libraries were stripped or patched after RECORD was made.
//     pip installs them and keeps the old row.
//
// # What makes it the same everywhere
//
//   - a PAX tar in the order of ComparePaths, every parent folder once before its
//     content;
//   - owner 0:0 without names, mode 0755 for folders and what the wheel marks
//     executable, 0644 for the rest, 0777 for links;
//   - every time is Epoch;
//   - zstd in one frame, or gzip in blocks of a fixed size, so that the number of
//     processors changes nothing.
//
// The digest is a function of the wheel, the Options and EngineVersion.
//
// # What is refused
//
// A wheel that could write outside the environment, that unpacks to something
// else than it lists, or that is built to exhaust the machine: names that are
// absolute, climb, hold backslashes or control characters; links and devices;
// two entries of one name, or of names that differ only in case; encrypted,
// overlapping or oddly compressed entries; content of the size that RECORD gives
// and of another hash; files that RECORD does not list, and the reverse. The reason is a
// *wheel.Error.
//
// # Memory
//
// Content is streamed. What is held at once is bounded by constants, whatever
// the size of the wheel or of a file in it.
package layer
