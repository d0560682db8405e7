package unpack

import (
	"archive/tar"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"golang.org/x/sys/unix"

	"github.com/envsolve/envsolve/internal/aptinstall"
)

// extract writes what a tar of the layer engine's holds below a folder, with the
// modes and times that it has there, as whoever runs the program.
func extract(r io.Reader, out string) error {
	to, err := openFolder(out)
	if err != nil {
		return err
	}
	defer to.root.Close()
	for archive := tar.NewReader(r); ; {
		h, err := archive.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		if err := to.Write(h, archive); err != nil {
			return err
		}
	}
	if err := to.finish(); err != nil {
		return err
	}
	// The end of the tar is read, too, so that its maker is not cut off.
	_, err = io.Copy(io.Discard, r)
	return err
}

// folder is where the entries of a layer are written.
type folder struct {
	root *os.Root // no link leads out of it
	// The times of subfolders change as long as something is written into them, and their
	// group is handed on as long as they have a bit for that.
	subfolders []*tar.Header
}

// openFolder opens a folder to write into. From then on the program's files have the modes
// that their headers say.
func openFolder(out string) (*folder, error) {
	unix.Umask(0)
	root, err := os.OpenRoot(out)
	return &folder{root: root}, err
}

// Write writes one entry. A folder comes before what it holds, and what is there
// already is an error. Files may be written beside each other.
func (d *folder) Write(h *tar.Header, content io.Reader) error {
	root, name, mode := d.root, filepath.Clean(h.Name), h.FileInfo().Mode().Perm()
	switch h.Typeflag {
	case tar.TypeDir:
		d.subfolders = append(d.subfolders, h)
		if err := root.Mkdir(name, mode); err != nil {
			return err
		}
		return setOwner(h, root)
	case tar.TypeSymlink:
		if err := root.Symlink(h.Linkname, name); err != nil {
			return err
		}
		return errors.Join(setOwner(h, root), setTime(h, root))
	case tar.TypeLink:
		return root.Link(filepath.Clean(h.Linkname), name)
	case tar.TypeChar, tar.TypeBlock, tar.TypeFifo:
		return errors.Join(makeNode(h, root), setOwner(h, root), setSpecial(h, root), setTime(h, root))
	case tar.TypeReg:
		f, err := root.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, mode)
		if err != nil {
			return err
		}
		_, err = io.Copy(f, content)
		return errors.Join(err, f.Close(), setOwner(h, root), setTime(h, root))
	}
	return fmt.Errorf("%s: an entry of type %q, which no layer has", h.Name, h.Typeflag)
}

// Open opens a file that has been written.
func (d *folder) Open(name string) (io.ReadCloser, error) { return d.root.Open(name) }

// finish gives the folders what they can only have when all is in them.
func (d *folder) finish() error {
	for _, h := range slices.Backward(d.subfolders) {
		if err := errors.Join(setSpecial(h, d.root), setTime(h, d.root)); err != nil {
			return err
		}
	}
	return nil
}

// makeNode makes a device or a named pipe, in the folder that its path leads to
// without leaving the root.
func makeNode(h *tar.Header, root *os.Root) error {
	dir, err := root.Open(filepath.Dir(filepath.Clean(h.Name)))
	if err != nil {
		return err
	}
	defer dir.Close()
	kinds := map[byte]uint32{tar.TypeChar: unix.S_IFCHR, tar.TypeBlock: unix.S_IFBLK, tar.TypeFifo: unix.S_IFIFO}
	mode := kinds[h.Typeflag] | uint32(h.FileInfo().Mode().Perm())
	dev := unix.Mkdev(uint32(h.Devmajor), uint32(h.Devminor))
	if err := unix.Mknodat(int(dir.Fd()), filepath.Base(h.Name), mode, int(dev)); err != nil {
		return &os.PathError{Op: "make the device", Path: h.Name, Err: err}
	}
	return nil
}

// setOwner sets the owner of an entry, and then what a change of owner takes away from
// a file: special bits and capabilities. Only packages of a distribution have any of it.
func setOwner(h *tar.Header, root *os.Root) error {
	name := filepath.Clean(h.Name)
	if h.Uid != 0 || h.Gid != 0 {
		if err := root.Lchown(name, h.Uid, h.Gid); err != nil {
			return err
		}
	}
	if h.Typeflag != tar.TypeReg {
		return nil
	}
	if err := setSpecial(h, root); err != nil {
		return err
	}
	capability := h.PAXRecords[aptinstall.Capability]
	if capability == "" {
		return nil
	}
	at := filepath.Join(root.Name(), name)
	if err := unix.Lsetxattr(at, capabilityName, []byte(capability), 0); err != nil {
		return &os.PathError{Op: "set the capabilities of", Path: at, Err: err}
	}
	return nil
}

// setSpecial sets the bits of a mode that are not permissions.
func setSpecial(h *tar.Header, root *os.Root) error {
	const special = fs.ModeSetuid | fs.ModeSetgid | fs.ModeSticky
	mode := h.FileInfo().Mode()
	if mode&special == 0 {
		return nil
	}
	return root.Chmod(filepath.Clean(h.Name), mode&(fs.ModePerm|special))
}

// setTime sets the times of an entry that has been written, and of a link not of
// what it leads to.
func setTime(h *tar.Header, root *os.Root) error {
	when := unix.NsecToTimespec(h.ModTime.Truncate(time.Second).UnixNano())
	at := filepath.Join(root.Name(), h.Name)
	if err := unix.UtimesNanoAt(unix.AT_FDCWD, at, []unix.Timespec{when, when}, unix.AT_SYMLINK_NOFOLLOW); err != nil {
		return &os.PathError{Op: "set the time of", Path: at, Err: err}
	}
	return nil
}
