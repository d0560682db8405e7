package squashfs

import (
	"bytes"
	"encoding/binary"
	"fmt"

	"github.com/klauspost/compress/zlib"
	"github.com/klauspost/compress/zstd"
)

// Compression is an algorithm that blocks are compressed with.
type Compression string

// The algorithms: gzip is read by every Linux, zstd from 4.14 on.
const (
	Gzip Compression = "gzip"
	Zstd Compression = "zstd"
)

// compressor packs blocks, also several at a time.
type compressor struct {
	id   uint16 // in the superblock
	pack func([]byte) []byte
}

func newCompressor(c Compression) (compressor, error) {
	switch c {
	case Gzip:
		return compressor{1, zlibPack}, nil
	case Zstd:
		// The kernel unpacks in a window of one block.
		e, err := zstd.NewWriter(nil, zstd.WithWindowSize(blockSize), zstd.WithEncoderCRC(false),
			zstd.WithEncoderLevel(zstd.SpeedDefault))
		if err != nil {
			return compressor{}, err
		}
		return compressor{6, func(p []byte) []byte { return e.EncodeAll(p, nil) }}, nil
	}
	return compressor{}, fmt.Errorf("compression %q: there are gzip and zstd", c)
}

func zlibPack(p []byte) []byte {
	var b bytes.Buffer
	z := zlib.NewWriter(&b)
	_, _ = z.Write(p) // a buffer takes all
	_ = z.Close()
	return b.Bytes()
}

const (
	metadataSize   = 8192
	metadataStored = 1 << 15
)

// metadata is a sequence of blocks of 8 KiB, compressed one by one.
type metadata struct {
	compress compressor
	out      []byte
	block    []byte   // not yet full
	starts   []uint64 // of the blocks in out
}

func newMetadata(c compressor) *metadata { return &metadata{compress: c} }

// position is where the next byte goes: the start of its block in the table, and
// the place in it once unpacked.
func (m *metadata) position() (block uint32, offset uint16) {
	return uint32(len(m.out)), uint16(len(m.block))
}

// ref is the position as one number.
func (m *metadata) ref() uint64 {
	block, offset := m.position()
	return uint64(block)<<16 | uint64(offset)
}

func (m *metadata) append(p []byte) {
	for len(p) > 0 {
		n := min(len(p), metadataSize-len(m.block))
		m.block = append(m.block, p[:n]...)
		p = p[n:]
		if len(m.block) == metadataSize {
			m.flush()
		}
	}
}

// flush ends a block.
func (m *metadata) flush() {
	if len(m.block) == 0 {
		return
	}
	m.starts = append(m.starts, uint64(len(m.out)))
	packed := m.compress.pack(m.block)
	size := uint16(len(packed))
	if len(packed) >= len(m.block) {
		packed, size = m.block, uint16(len(m.block))|metadataStored
	}
	m.out = binary.LittleEndian.AppendUint16(m.out, size)
	m.out = append(m.out, packed...)
	m.block = m.block[:0]
}
