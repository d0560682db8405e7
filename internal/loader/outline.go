package loader

import "io"

// Outline copies of a library or a program what a Loader reads of it, each byte to where
// it stands: the rest of the copy is a hole. It fails where the loader cannot read it.
func Outline(to io.WriterAt, from io.ReaderAt) error {
	_, err := readObject("outline", &copied{from, to})
	return err
}

// copied copies what is read.
type copied struct {
	from io.ReaderAt
	to   io.WriterAt
}

// ReadAt implements io.ReaderAt.
func (c *copied) ReadAt(p []byte, at int64) (int, error) {
	n, err := c.from.ReadAt(p, at)
	if _, failed := c.to.WriteAt(p[:n], at); failed != nil {
		return n, failed
	}
	return n, err
}
