package observed

import "testing"

// TestWindowsPath tells what programs print on Windows from what people write of it.
func TestWindowsPath(t *testing.T) {
	for line, want := range map[string]int{
		"": -1, ":": -1, `C:`: -1, `C:\`: -1, "epoch 1: loss": -1,
		`  File "C:\Users\me\train.py", line 3, in <module>`:  8,
		`File "d:/venv/lib/site-packages/torch/cuda.py"`:      6,
		`File "/opt/a:/b.py"`:                                 -1,
		`C:\Users\me>nvidia-smi`:                              0,
		`(base) PS D:\> pip list`:                             10,
		`  PS D:\>`:                                           5,
		`on C:\ we have > 3`:                                  -1,
		`satisfied: torch in c:\py\lib\site-packages (2.6.0)`: 20,
		`C:\cuda is where it is`:                              -1,
		`https://example.com/a:/site-packages`:                -1,
		`print("A:\n")`:                                       -1,
	} {
		if got := WindowsPath(line); got != want {
			t.Errorf("%s: %d, want %d", line, got, want)
		}
	}
}

// TestSaysWSL finds the subsystem by its names and its kernel.
func TestSaysWSL(t *testing.T) {
	for line, want := range map[string]bool{
		"WSL2": true, "I use wsl": true, "5.15.0-microsoft-standard-WSL2": true, "wsl --update": true,
		"Windows Subsystem for Linux": true, "": false, "newsletter": false, "Windows 11": false,
	} {
		if got := SaysWSL(line); got != want {
			t.Errorf("%q: %v", line, got)
		}
	}
}
