package inflate

import (
	"fmt"
	"io"
)

const (
	window   = 32 << 10         // bytes that a match may lie back
	outSize  = window + 160<<10 // bytes that are decoded and kept
	inSize   = 64 << 10         // bytes of input that are read at once
	slack    = 4*2 + 258 + 7    // bytes that a turn of the fast loop may write: literals, a match, and past it
	fastRead = 7 + 8            // bytes that such a turn may look at
)

// CorruptError says that the input is not DEFLATE.
type CorruptError struct {
	What string // what is wrong with it
}

func (e *CorruptError) Error() string { return "not deflate data: " + e.What }

func corrupt(format string, args ...any) error { return &CorruptError{fmt.Sprintf(format, args...)} }

// Reader decompresses. It may read more of its input than it needs.
type Reader struct {
	from   io.Reader
	err    error // why no more is decoded; io.EOF at the end
	last   bool  // the block is the last one
	kind   block
	remain int // bytes that a stored block has still

	in       [inSize]byte
	pos, end int    // what of in is not yet in the register
	inErr    error  // of from
	bits     uint64 // the register, lowest bit first; above count, bits may be those that come
	count    uint   // bits in the register

	out         [outSize]byte
	taken, made int // what of out is decoded and not yet read

	*meanings
	lengths  [literalCodes + offsetCodes]byte // of a block's codes
	codes    [1 << lengthBits]entry
	literals literalTable
	offsets  offsetTable
}

// block is what a Reader is in the midst of.
type block int

const (
	header block = iota // at the beginning of one, or behind the last
	stored
	compressed
)

// NewReader returns a Reader of what r holds.
func NewReader(r io.Reader) *Reader {
	d := &Reader{meanings: newMeanings()}
	d.Reset(r)
	return d
}

// Reset begins anew, with another input.
func (d *Reader) Reset(r io.Reader) {
	d.from, d.err, d.last, d.kind = r, nil, false, header
	d.pos, d.end, d.inErr = 0, 0, nil
	d.bits, d.count, d.remain = 0, 0, 0
	d.taken, d.made = 0, 0
}

// Read is io.Reader's.
func (d *Reader) Read(p []byte) (int, error) {
	for d.taken == d.made {
		if d.err != nil {
			return 0, d.err
		}
		if len(p) == 0 {
			return 0, nil
		}
		d.makeRoom()
		d.err = d.decode()
	}
	n := copy(p, d.out[d.taken:d.made])
	d.taken += n
	return n, nil
}

// makeRoom moves the window to the front when what follows it has been read.
func (d *Reader) makeRoom() {
	if d.made > window {
		copy(d.out[:], d.out[d.made-window:d.made])
		d.made = window
		d.taken = window
	}
}

// decode goes on until out is full, or the input ends.
func (d *Reader) decode() error {
	for d.made <= outSize-slack {
		var err error
		switch d.kind {
		case header:
			if d.last {
				return io.EOF
			}
			err = d.header()
		case stored:
			err = d.copyStored()
		case compressed:
			err = d.expand()
		}
		if err != nil {
			return err
		}
	}
	return nil
}
