package layer

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

// row is a line of RECORD: a path, "sha256=<base64>" or nothing, and the size
// in bytes or nothing.
type row struct{ path, sum, size string }

// sum is a hash that content must have; the zero sum is that of any content.
type sum struct {
	algorithm string
	value     []byte
}

// parseRecord reads a RECORD file of no more rows than most. Rows may have more
// fields, which are dropped, or fewer; empty lines are passed over.
func parseRecord(content io.Reader, most int) ([]row, error) {
	text := bufio.NewReader(content)
	if mark, err := text.Peek(len(byteOrderMark)); err == nil && string(mark) == byteOrderMark {
		if _, err := text.Discard(len(byteOrderMark)); err != nil {
			return nil, err
		}
	}
	r := csv.NewReader(text)
	r.FieldsPerRecord = -1
	r.ReuseRecord = true
	var rows []row
	for {
		fields, err := r.Read()
		if errors.Is(err, io.EOF) {
			return rows, nil
		}
		if err != nil {
			return nil, bad("RECORD", "it cannot be read: %v", err)
		}
		if len(rows) >= most {
			return nil, bad("RECORD", "it has more than %d rows, which is more than the archive has files", most)
		}
		for len(fields) < 3 {
			fields = append(fields, "")
		}
		if len(fields[0])+len(fields[1])+len(fields[2]) > maxRow {
			return nil, bad("RECORD", "row %d is longer than %d bytes", len(rows)+1, maxRow)
		}
		// What further fields hold is not to be kept by these.
		rows = append(rows, row{strings.Clone(fields[0]), strings.Clone(fields[1]), strings.Clone(fields[2])})
	}
}

// byteOrderMark begins files of some editors of Windows.
const byteOrderMark = "\ufeff"

// maxRow is longer than a row of RECORD can be: a path, a hash and a size.
const maxRow = maxPath + 256

// formatRecord writes rows as pip does: sorted, lines ended by CR LF.
func formatRecord(rows []row) []byte {
	rows = slices.Clone(rows)
	slices.SortFunc(rows, func(a, b row) int {
		return cmp.Or(strings.Compare(a.path, b.path), strings.Compare(a.sum, b.sum), strings.Compare(a.size, b.size))
	})
	n := 0
	for _, r := range rows {
		n += len(r.path) + len(r.sum) + len(r.size) + len(",,\r\n")
	}
	var b bytes.Buffer
	b.Grow(n)
	for _, r := range rows {
		b.WriteString(quote(r.path) + "," + quote(r.sum) + "," + quote(r.size) + "\r\n")
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

// parseSum reads the hash of a row. The standard wants sha256 or better.
func (r row) parseSum() (sum, error) {
	algorithm, text, found := strings.Cut(r.sum, "=")
	if !found {
		return sum{}, bad(r.path, "RECORD gives no hash for it")
	}
	h := newHash(algorithm)
	if h == nil {
		return sum{}, bad(r.path, "RECORD gives a hash of kind %q; the standard wants sha256 or better", algorithm)
	}
	value, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(text, "="))
	if err != nil || len(value) != h.Size() {
		return sum{}, bad(r.path, "RECORD gives a damaged hash, %q", r.sum)
	}
	return sum{algorithm, value}, nil
}

// checkSize compares a row's size, when it has one, with the archive's.
func (r row) checkSize(size uint64) error {
	if r.size == "" {
		return nil
	}
	want, err := strconv.ParseUint(r.size, 10, 63)
	if err != nil {
		return bad(r.path, "RECORD gives a size that is no number, %q", r.size)
	}
	if want != size {
		return bad(r.path, "RECORD says %d bytes, the archive has %d", want, size)
	}
	return nil
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

// rowFor makes the row of a file that an install writes.
func rowFor(path string, data []byte) row {
	h := sha256.Sum256(data)
	return row{path, "sha256=" + base64.RawURLEncoding.EncodeToString(h[:]), strconv.Itoa(len(data))}
}

// checkedReader passes content on and fails at its end when size or hash are
// not those promised.
type checkedReader struct {
	io.ReadCloser
	entry string
	hash  hash.Hash
	want  sum
	size  int64 // bytes promised
	n     int64 // bytes passed
}

func newCheckedReader(r io.ReadCloser, entry string, want sum, size int64) *checkedReader {
	return &checkedReader{ReadCloser: r, entry: entry, hash: newHash(want.algorithm), want: want, size: size}
}

func (r *checkedReader) Read(p []byte) (int, error) {
	n, err := r.ReadCloser.Read(p)
	if r.hash != nil {
		r.hash.Write(p[:n])
	}
	r.n += int64(n)
	if r.n > r.size {
		return 0, bad(r.entry, "it unpacks to more than the %d bytes it declares", r.size)
	}
	if errors.Is(err, io.EOF) {
		if r.n != r.size {
			return n, bad(r.entry, "it unpacks to %d bytes, not the %d it declares", r.n, r.size)
		}
		return n, r.checkHash()
	}
	if err != nil {
		return n, bad(r.entry, "it cannot be unpacked: %v", err)
	}
	return n, nil
}

// checkHash gives io.EOF for the right content.
func (r *checkedReader) checkHash() error {
	if r.hash == nil {
		return io.EOF
	}
	if got := r.hash.Sum(nil); !bytes.Equal(got, r.want.value) {
		return bad(r.entry, "its content has %s %x, RECORD says %x", r.want.algorithm, got, r.want.value)
	}
	return io.EOF
}

// readAll reads content that is known to be small.
func readAll(r io.ReadCloser, entry string, limit int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, limit+1))
	if err == nil && int64(len(data)) > limit {
		err = bad(entry, "it is larger than %d bytes", limit)
	}
	if closeErr := r.Close(); err == nil && closeErr != nil {
		err = fmt.Errorf("%s: %w", entry, closeErr)
	}
	return data, err
}
