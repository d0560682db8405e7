package squashfs

import (
	"encoding/binary"
	"fmt"
	"math"
)

// extended is what is added to a type for the inode that has more fields.
const extended = 7

// place writes the inodes below a directory, then its listing, then its own inode:
// a listing says where inodes lie.
func (w *Writer) place(n *Inode, parent uint32) *pathError {
	for _, name := range n.names() {
		child := n.Entries[name]
		switch {
		case child.Type == Directory:
			if err := w.place(child, n.number); err != nil {
				err.names = append(err.names, name)
				return err
			}
		case !child.done:
			if err := w.leaf(child); err != nil {
				return &pathError{[]string{name}, err.Error()}
			}
		}
	}
	block, offset := w.listing.position()
	size := w.list(n)
	if size > math.MaxUint32 {
		return &pathError{why: fmt.Sprintf("%d names in one directory", len(n.Entries))}
	}
	b, err := w.head(n, Directory+extended)
	if err != nil {
		return &pathError{why: err.Error()}
	}
	for _, v := range []uint32{n.links, uint32(size), block, parent} {
		b = binary.LittleEndian.AppendUint32(b, v)
	}
	b = binary.LittleEndian.AppendUint16(b, 0) // no index
	b = binary.LittleEndian.AppendUint16(b, offset)
	w.inode.append(binary.LittleEndian.AppendUint32(b, n.xattr))
	return nil
}

// head begins an inode, and notes where it lies.
func (w *Writer) head(n *Inode, t Type) ([]byte, error) {
	uid, err := w.id(n.UID)
	if err != nil {
		return nil, err
	}
	gid, err := w.id(n.GID)
	if err != nil {
		return nil, err
	}
	if n.xattr, err = w.xattrs.add(n.Xattrs); err != nil {
		return nil, err
	}
	n.ref, n.done = w.inode.ref(), true
	var b []byte
	for _, v := range []uint16{uint16(t), n.Mode & 0o7777, uid, gid} {
		b = binary.LittleEndian.AppendUint16(b, v)
	}
	b = binary.LittleEndian.AppendUint32(b, seconds(n.Modified))
	return binary.LittleEndian.AppendUint32(b, n.number), nil
}

// leaf writes an inode that is no directory.
func (w *Writer) leaf(n *Inode) error {
	b, err := w.head(n, n.Type+extended)
	if err != nil {
		return err
	}
	add32 := func(v uint32) { b = binary.LittleEndian.AppendUint32(b, v) }
	switch n.Type {
	case Regular:
		for _, v := range []uint64{n.Content.start, n.Content.size, 0} { // no holes
			b = binary.LittleEndian.AppendUint64(b, v)
		}
		add32(n.links)
		add32(none32) // no fragment
		add32(0)
		add32(n.xattr)
		for _, size := range n.Content.blocks {
			add32(size)
		}
	case Symlink:
		add32(n.links)
		add32(uint32(len(n.Target)))
		b = append(b, n.Target...)
		add32(n.xattr)
	case BlockDevice, CharDevice:
		add32(n.links)
		add32(n.Major<<8 | n.Minor&0xff | (n.Minor&^0xff)<<12)
		add32(n.xattr)
	case FIFO, Socket:
		add32(n.links)
		add32(n.xattr)
	default:
		return fmt.Errorf("type %d is none of a file", n.Type)
	}
	w.inode.append(b)
	return nil
}

// emptyListing is added to the size of every listing, for "." and "..".
const emptyListing = 3

// list writes the names in a directory, in runs whose inodes lie in one block and
// near each other, and returns the size that the directory's inode has.
func (w *Writer) list(n *Inode) int {
	size := emptyListing
	names := n.names()
	for len(names) > 0 {
		first := n.Entries[names[0]]
		run := 0
		for run < len(names) && run < 256 && together(first, n.Entries[names[run]]) {
			run++
		}
		var b []byte
		for _, v := range []uint32{uint32(run - 1), uint32(first.ref >> 16), first.number} {
			b = binary.LittleEndian.AppendUint32(b, v)
		}
		for _, name := range names[:run] {
			child := n.Entries[name]
			delta := uint16(int16(int64(child.number) - int64(first.number)))
			for _, v := range []uint16{uint16(child.ref), delta, uint16(child.Type), uint16(len(name) - 1)} {
				b = binary.LittleEndian.AppendUint16(b, v)
			}
			b = append(b, name...)
		}
		w.listing.append(b)
		size += len(b)
		names = names[run:]
	}
	return size
}

// together reports whether two inodes may stand in one run.
func together(a, b *Inode) bool {
	delta := int64(b.number) - int64(a.number)
	return a.ref>>16 == b.ref>>16 && delta >= math.MinInt16 && delta <= math.MaxInt16
}
