// Package pyindex serves Python packages the two ways that are met in the wild:
//
//   - as PyPI does (the simple repository API of the Python packaging user
//     guide: PEP 503 HTML, PEP 691 JSON by Accept, PEP 658 metadata files, PEP
//     592 yanking, PEP 700 sizes), under [Simple];
//   - as download.pytorch.org does (HTML only, one folder per CUDA variant, plus
//     signs in links percent-encoded, files beside the pages), under [Whl].
//
// Pages can be bent on the way out (wrong hashes, no hashes, …) by a [Bend] in
// the request's context, for tests of what a client makes of them.
package pyindex
