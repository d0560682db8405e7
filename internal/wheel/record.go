package wheel

import (
	"bufio"
	"bytes"
	"cmp"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/base64"
	"encoding/csv"
	"errors"
	"fmt"
	"hash"
	"io"
	"slices"
	"strconv"
	"strings"
)

// Row is a line of RECORD: a path, "sha256=<base64>" or nothing, and the size
// in bytes or nothing.
type Row struct{ Path, Hash, size string }

// Hash is a hash that content must have; the zero sum is that of any content.
type Hash struct {
	algorithm string
	Value     []byte
}

// parseRecord reads a RECORD file of no more rows than most. Rows may have more
// fields, which are dropped, or fewer; empty lines are passed over.
func parseRecord(content io.Reader, most int) ([]Row, error) {
	text := bufio.NewReader(content)
	if mark, err := text.Peek(len(byteOrderMark)); err == nil && string(mark) == byteOrderMark {
		if _, err := text.Discard(len(byteOrderMark)); err != nil {
			return nil, err
		}
	}
	r := csv.NewReader(text)
	r.FieldsPerRecord = -1
	r.ReuseRecord = true
	var rows []Row
	for {
		fields, err := r.Read()
		if errors.Is(err, io.EOF) {
			return rows, nil
		}
		if err != nil {
			return nil, Refuse("RECORD", "it cannot be read: %v", err)
		}
		if len(rows) >= most {
			return nil, Refuse("RECORD", "it has more than %d rows, which is more than the archive has files", most)
		}
		for len(fields) < 3 {
			fields = append(fields, "")
		}
		if len(fields[0])+len(fields[1])+len(fields[2]) > maxRow {
			return nil, Refuse("RECORD", "row %d is longer than %d bytes", len(rows)+1, maxRow)
		}
		// What further fields hold is not to be kept by these.
		rows = append(rows, Row{strings.Clone(fields[0]), strings.Clone(fields[1]), strings.Clone(fields[2])})
	}
}

// byteOrderMark begins files of some editors of Windows.
const byteOrderMark = "\ufeff"

// maxRow is longer than a row of RECORD can be: a path, a hash and a size.
const maxRow = maxPath + 256

// FormatRecord writes rows as pip does: sorted, lines ended by CR LF.
func FormatRecord(rows []Row) []byte {
	rows = slices.Clone(rows)
	slices.SortFunc(rows, func(a, b Row) int {
		return cmp.Or(strings.Compare(a.Path, b.Path), strings.Compare(a.Hash, b.Hash), strings.Compare(a.size, b.size))
	})
	n := 0
	for _, r := range rows {
		n += len(r.Path) + len(r.Hash) + len(r.size) + len(",,\r\n")
	}
	var b bytes.Buffer
	b.Grow(n)
	for _, r := range rows {
		b.WriteString(quote(r.Path) + "," + quote(r.Hash) + "," + quote(r.size) + "\r\n")
	}
	return b.Bytes()
}

// quote writes a field with the least quoting, as Python's csv module does.
func quote(field string) string {
	if !strings.ContainsAny(field, ",\"\r\n") {
		return field
	}
	return `"` + strings.ReplaceAll(field, `"`, `""`) + `"`
}

// ParseHash reads the hash of a row. The standard wants sha256 or better.
func (r Row) ParseHash() (Hash, error) {
	algorithm, text, found := strings.Cut(r.Hash, "=")
	if !found {
		return Hash{}, RefuseRecord(r.Path, "RECORD gives no hash for it")
	}
	h := newHash(algorithm)
	if h == nil {
		return Hash{}, RefuseRecord(r.Path, "RECORD gives a hash of kind %q, and the standard wants sha256 or better",
			algorithm)
	}
	value, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(text, "="))
	if err != nil || len(value) != h.Size() {
		return Hash{}, Refuse(r.Path, "RECORD gives a damaged hash, %q", r.Hash)
	}
	return Hash{algorithm, value}, nil
}

// SizeIs reports whether a row's size, where it has one, is that of the archive.
func (r Row) SizeIs(size uint64) (bool, error) {
	if r.size == "" {
		return true, nil
	}
	want, err := strconv.ParseUint(r.size, 10, 63)
	if err != nil {
		return false, Refuse(r.Path, "RECORD gives a size that is no number, %q", r.size)
	}
	return want == size, nil
}

func newHash(algorithm string) hash.Hash {
	switch algorithm {
	case "sha256":
		return sha256.New()
	case "sha384":
		return sha512.New384()
	case "sha512":
		return sha512.New()
	}
	return nil
}

// NewRow makes the row of a file that an install writes.
func NewRow(path string, data []byte) Row {
	h := sha256.Sum256(data)
	return Row{path, "sha256=" + base64.RawURLEncoding.EncodeToString(h[:]), strconv.Itoa(len(data))}
}

// ReadRow makes the row of a file from its content, which it closes.
func ReadRow(path string, content io.ReadCloser) (Row, error) {
	h := sha256.New()
	n, err := io.Copy(h, content)
	if closeErr := content.Close(); err == nil {
		err = closeErr
	}
	return Row{path, "sha256=" + base64.RawURLEncoding.EncodeToString(h.Sum(nil)), strconv.FormatInt(n, 10)}, err
}

// checkedReader passes content on and fails at its end when size or hash are
// not those promised.
type checkedReader struct {
	io.ReadCloser
	entry string
	hash  hash.Hash
	want  Hash
	size  int64 // bytes promised
	n     int64 // bytes passed
}

func NewCheckedReader(r io.ReadCloser, entry string, want Hash, size int64) *checkedReader {
	return &checkedReader{ReadCloser: r, entry: entry, hash: newHash(want.algorithm), want: want, size: size}
}

func (r *checkedReader) Read(p []byte) (int, error) {
	n, err := r.ReadCloser.Read(p)
	if r.hash != nil {
		r.hash.Write(p[:n])
	}
	r.n += int64(n)
	if r.n > r.size {
		return 0, Refuse(r.entry, "it unpacks to more than the %d bytes it declares", r.size)
	}
	if errors.Is(err, io.EOF) {
		if r.n != r.size {
			return n, Refuse(r.entry, "it unpacks to %d bytes, not the %d it declares", r.n, r.size)
		}
		return n, r.checkHash()
	}
	if err != nil {
		return n, Refuse(r.entry, "it cannot be unpacked: %v", err)
	}
	return n, nil
}

// checkHash returns io.EOF for the right content.
func (r *checkedReader) checkHash() error {
	if r.hash == nil {
		return io.EOF
	}
	if got := r.hash.Sum(nil); !bytes.Equal(got, r.want.Value) {
		return Refuse(r.entry, "its content has %s %x, RECORD says %x", r.want.algorithm, got, r.want.Value)
	}
	return io.EOF
}

// ReadAll reads content that is known to be small.
func ReadAll(r io.ReadCloser, entry string, limit int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, limit+1))
	if err == nil && int64(len(data)) > limit {
		err = Refuse(entry, "it is larger than %d bytes", limit)
	}
	if closeErr := r.Close(); err == nil && closeErr != nil {
		err = fmt.Errorf("%s: %w", entry, closeErr)
	}
	return data, err
}
