package squashfs

import (
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"runtime"
	"sync"
	"time"
)

const (
	magic      = 0x73717368
	blockLog   = 17
	blockSize  = 1 << blockLog // of files' content
	superblock = 96
	padding    = 4096 // loop devices take whole blocks
	none32     = math.MaxUint32
	none64     = math.MaxUint64
	stored     = 1 << 24 // set in the size of a block that is not compressed

	flagNoFragments = 0x10
	flagNoXattrs    = 0x200
)

// Writer writes one file system. It is for one goroutine.
type Writer struct {
	out      io.WriterAt
	at       uint64 // where the next byte goes
	compress compressor
	inodes   uint32
	ids      []uint32
	idOf     map[uint32]uint16
	inode    *metadata
	listing  *metadata
	xattrs   xattrTable
}

// NewWriter begins a file system with contents compressed by an algorithm.
func NewWriter(out io.WriterAt, c Compression) (*Writer, error) {
	compress, err := newCompressor(c)
	if err != nil {
		return nil, err
	}
	return &Writer{out: out, at: superblock, compress: compress, idOf: map[uint32]uint16{},
		inode: newMetadata(compress), listing: newMetadata(compress), xattrs: newXattrTable(compress)}, nil
}

func (w *Writer) write(p []byte) error {
	_, err := w.out.WriteAt(p, int64(w.at))
	w.at += uint64(len(p))
	return err
}

// Add writes the content of a file, and returns where it lies.
func (w *Writer) Add(r io.Reader) (Content, error) {
	c := Content{start: w.at}
	batch := make([][]byte, runtime.GOMAXPROCS(0))
	for {
		n, last, err := readBatch(r, batch)
		if err != nil {
			return c, err
		}
		for _, block := range batch[:n] {
			c.size += uint64(len(block))
		}
		if err := w.addBlocks(&c, batch[:n]); err != nil || last {
			return c, err
		}
	}
}

// readBatch fills blocks, and tells whether the content has ended.
func readBatch(r io.Reader, batch [][]byte) (n int, last bool, err error) {
	for n < len(batch) {
		if batch[n] == nil {
			batch[n] = make([]byte, blockSize)
		}
		got, err := io.ReadFull(r, batch[n][:blockSize])
		batch[n] = batch[n][:got]
		if got > 0 {
			n++
		}
		switch err {
		case nil:
		case io.EOF, io.ErrUnexpectedEOF:
			return n, true, nil
		default:
			return n, true, err
		}
	}
	return n, false, nil
}

// addBlocks compresses blocks, all at a time, and writes them in order.
func (w *Writer) addBlocks(c *Content, blocks [][]byte) error {
	packed := make([][]byte, len(blocks))
	var all sync.WaitGroup
	for i, block := range blocks {
		all.Go(func() { packed[i] = w.compress.pack(block) })
	}
	all.Wait()
	for i, block := range blocks {
		size := uint32(len(packed[i]))
		if len(packed[i]) >= len(block) {
			packed[i], size = block, uint32(len(block))|stored
		}
		if err := w.write(packed[i]); err != nil {
			return err
		}
		c.blocks = append(c.blocks, size)
	}
	return nil
}

// Finish writes all that is not content: root is the tree's, and modified the
// time that the file system says it was made at.
func (w *Writer) Finish(root *Inode, modified time.Time) error {
	if root.Type != Directory {
		return fmt.Errorf("the root is no directory")
	}
	if err := w.number(root); err != nil {
		return err
	}
	if err := w.place(root, w.inodes+1); err != nil {
		return err
	}
	s := super{root: root.ref, fragments: none64, export: none64, flags: flagNoFragments}
	var err error
	if s.inodes, err = w.table(w.inode); err != nil {
		return err
	}
	if s.listings, err = w.table(w.listing); err != nil {
		return err
	}
	if s.ids, err = w.writeIDs(); err != nil {
		return err
	}
	s.xattrs = none64
	if w.xattrs.empty() {
		s.flags |= flagNoXattrs
	} else if s.xattrs, err = w.writeXattrs(); err != nil {
		return err
	}
	s.used = w.at
	if over := w.at % padding; over > 0 {
		if err := w.write(make([]byte, padding-over)); err != nil {
			return err
		}
	}
	_, err = w.out.WriteAt(w.super(s, modified), 0)
	return err
}

// super is what the superblock says beyond constants.
type super struct {
	root, used, ids, xattrs, inodes, listings, fragments, export uint64
	flags                                                        uint16
}

func (w *Writer) super(s super, modified time.Time) []byte {
	b := binary.LittleEndian.AppendUint32(nil, magic)
	for _, n := range []uint32{w.inodes, seconds(modified), blockSize, 0} { // no fragments
		b = binary.LittleEndian.AppendUint32(b, n)
	}
	for _, n := range []uint16{w.compress.id, blockLog, s.flags, uint16(len(w.ids)), 4, 0} { // version 4.0
		b = binary.LittleEndian.AppendUint16(b, n)
	}
	for _, n := range []uint64{s.root, s.used, s.ids, s.xattrs, s.inodes, s.listings, s.fragments, s.export} {
		b = binary.LittleEndian.AppendUint64(b, n)
	}
	return b
}

// id is the place of a user or group in the table of them.
func (w *Writer) id(n uint32) (uint16, error) {
	at, ok := w.idOf[n]
	if ok {
		return at, nil
	}
	if len(w.ids) == math.MaxUint16 {
		return 0, fmt.Errorf("more than %d users and groups", math.MaxUint16)
	}
	w.idOf[n] = uint16(len(w.ids))
	w.ids = append(w.ids, n)
	return w.idOf[n], nil
}

func (w *Writer) writeIDs() (uint64, error) {
	m := newMetadata(w.compress)
	for _, id := range w.ids {
		m.append(binary.LittleEndian.AppendUint32(nil, id))
	}
	return w.indexed(m, nil)
}

// table writes metadata and returns where it begins.
func (w *Writer) table(m *metadata) (uint64, error) {
	start := w.at
	m.flush()
	return start, w.write(m.out)
}

// indexed writes metadata, and after it a header and the places of its blocks. It
// returns where the header begins.
func (w *Writer) indexed(m *metadata, header []byte) (uint64, error) {
	start, err := w.table(m)
	if err != nil {
		return 0, err
	}
	at := w.at
	for _, block := range m.starts {
		header = binary.LittleEndian.AppendUint64(header, start+block)
	}
	return at, w.write(header)
}
