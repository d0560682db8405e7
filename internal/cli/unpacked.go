package cli

// UnpackCommand is the command of the second program that writes into a folder what doctor
// reads of an image: the files to UnpackedFiles in it. It prints an UnpackedImage as JSON.
const (
	UnpackCommand = "unpack-image"
	UnpackedFiles = "files"
)

// UnpackedImage is what an image says of itself.
type UnpackedImage struct {
	Platform string   `json:"platform"` // linux/amd64
	Env      []string `json:"env"`      // NAME=VALUE
}
