package verdict

import _ "embed"

// JSONSchema is the JSON Schema of what [Document] encodes to.
//
//go:embed schema.json
var JSONSchema string
