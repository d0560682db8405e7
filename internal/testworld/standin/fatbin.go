package standin

import (
	"encoding/binary"
	"strconv"
	"strings"
)

// fatbin is a fat binary as nvcc embeds it: a header, and an entry for each
// cubin and PTX with the architecture that it is for. The layout is what
// cuobjdump reads: 16 bytes of header (magic, version, header size, payload
// size), then per entry 64 bytes of header (kind 1 for PTX, 2 for ELF; header
// size; payload size; architecture at byte 28) and the payload, which is empty
// but for padding here.
func fatbin(cubins, ptx []string) []byte {
	var entries []byte
	for _, capability := range ptx {
		entries = append(entries, fatbinEntry(1, capability)...)
	}
	for _, capability := range cubins {
		entries = append(entries, fatbinEntry(2, capability)...)
	}
	var b []byte
	b = binary.LittleEndian.AppendUint32(b, 0xba55ed50)
	b = binary.LittleEndian.AppendUint16(b, 1)
	b = binary.LittleEndian.AppendUint16(b, 16)
	b = binary.LittleEndian.AppendUint64(b, uint64(len(entries)))
	return append(b, entries...)
}

func fatbinEntry(kind uint16, capability string) []byte {
	const header, payload = 64, 8
	b := make([]byte, header+payload)
	binary.LittleEndian.PutUint16(b, kind)
	binary.LittleEndian.PutUint16(b[2:], 0x101)
	binary.LittleEndian.PutUint32(b[4:], header)
	binary.LittleEndian.PutUint64(b[8:], payload)
	binary.LittleEndian.PutUint32(b[28:], uint32(smNumber(capability)))
	return b
}

// smNumber turns "9.0" or "9.0a" into 90.
func smNumber(capability string) int {
	n, err := strconv.Atoi(strings.ReplaceAll(strings.TrimRight(capability, "af"), ".", ""))
	if err != nil {
		return 0
	}
	return n
}
